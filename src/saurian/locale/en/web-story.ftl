### The table in the browser: the story of the game, what was missed, rules beside the board.

## The story

story-end = The end
story-details = What happened in detail
story-you-table-left = You leave the table.
story-you-table-stood-in = A bot is now playing for you.
story-you-table-returned = You are back.
story-you-table-handed = You hand over your seat.

## What was missed

recap-title = While you were away
