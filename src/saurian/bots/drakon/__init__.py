"""What the strong Drakon bots are made of.

`routes` (how far it is to the next coin), `worth` (who will win: learned weights), `policy` (play by it),
`learning` (how it is learned), `hidden` (deal anew what a seat does not see), `search` (look ahead), `judge`
(the policy for one decision), `hints`, `reasons` and `ways` (tell a person).
"""
