"""What the strong Drakon bots are made of.

`routes` (how far it is to the next coin), `worth` (who will win: learned weights), `going`, `laying` and
`policy` (play by it), `learning` and `training` (how it is learned), `hidden` (deal anew what a seat does not
see), `tree`, `iterations` and `search` (look ahead), `hints`, `reasons` and `ways` (tell a person).
"""
