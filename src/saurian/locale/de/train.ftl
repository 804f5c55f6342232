# Learning.

help-train-games = aus wie vielen Partien gelernt wird, je Art von Tisch; sonst aus so vielen wie für die Datei, die den Bots beiliegt: Das dauert bis zu einer Viertelstunde
help-train-seed = wo der Zufall beginnt: gleicher Wert, gleiche Tabellen
help-train-output = wohin das Gelernte geschrieben wird; sonst dorthin, wo die Bots es suchen

train-running =
    { $minutes ->
        [one] Lernt (etwa 1 Minute)
       *[other] Lernt (etwa { $minutes } Minuten)
    }
train-nothing = für { $game } gibt es nichts zu lernen: Die Bots brauchen dort keine gelernten Tabellen
train-written = Geschrieben: { $file }
figure-command = Befehl
figure-minutes = Minuten
figure-mean-points = Mittlere Punkte am Ende, nach Zooplatte und Zahl der Personen:
figure-mean-loss = Verlust der Einschätzung
