"""What the strong Drakon bots are made of.

`sight` (what is seen of a position), `worth` (who will win: a learned net), `trying`, `policy` and `quick`
(play by it), `learning` and `training` (how it is learned), `routes`, `laying` and `greed` (how greedy
players play), `hidden` (deal anew what a seat does not see), `iterations` and `search` (look ahead), `hints`,
`reasons` and `ways` (tell a person).
"""
