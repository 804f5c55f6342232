"""What the strong Draftosaurus bots are made of.

`worth` (what a zoo under way is worth: learned tables), `policy` (play by it), `learning` (how it is
learned), `search` (look ahead), `hints` and `reasons` (tell a person), `judge` (the policy for one decision).
"""
