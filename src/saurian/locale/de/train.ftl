# Learning.

help-train-games = Anzahl der Partien je Art von Tisch, aus denen gelernt wird; sonst so viele wie für die mitgelieferte Datei, das dauert bis zu einer Viertelstunde
help-train-seed = Startwert für den Zufall: gleiche Zahl, gleiche Tabellen
help-train-to = wohin das Gelernte geschrieben wird; sonst nach SPIEL-tables.npz in diesem Ordner
help-train-install = die Tabellen dieser Installation ersetzen, nach denen alle ihre Bots spielen

train-running =
    { $minutes ->
        [one] Das Training läuft (etwa 1 Minute)
       *[other] Das Training läuft (etwa { $minutes } Minuten)
    }
train-nothing = bei { $game } gibt es nichts zu lernen: Die Bots brauchen dort keine gelernten Tabellen
train-written = Geschrieben: { $file }
train-needs-numba = zum Lernen fehlt Numba: pip install "saurian[sim]"
train-try = Ob es besser ist, zeigt: { $command }
figure-command = Befehl
figure-minutes = Minuten
figure-mean-points = Mittlere Punkte am Ende, nach Zooplatte und Anzahl der Plätze:
figure-mean-loss = Mittlerer Fehler der Bewertung
