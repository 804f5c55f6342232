"""What the strong Draftosaurus bots are made of.

`worth` (what a zoo under way is worth: learned tables), `policy` (play by it), `judge` (the policy for one
decision), `learning` and `training` (how it is learned), `search` and `tree` (look ahead), `hints` and
`reasons` (tell a person).
"""
