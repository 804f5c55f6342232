### Der Tisch im Browser: die Geschichte der Partie, was man verpasst hat, Regeln neben dem Spiel.

## Die Geschichte

story-end = Das Ende
story-details = Im Einzelnen
story-you-table-left = Du verlässt den Tisch.
story-you-table-stood-in = Ein Bot springt für dich ein.
story-you-table-returned = Du bist wieder da.
story-you-table-handed = Du gibst deinen Platz weiter.

## Was man verpasst hat

recap-title = Inzwischen passiert
