### Der Wertungsblock im Browser.

pad-how = Wähle einen Dinosaurier und tipp auf sein Gehege. Mehrere auf einmal: Halte ein Feld gedrückt; beim dritten Feld sind es dann drei. Mit dem Kreuz nimmst du einen Dinosaurier wieder heraus.
pad-pick-first = Wähle zuerst einen Dinosaurier, oder das Kreuz, um einen herauszunehmen.
pad-palette = Dinosaurier wählen
pad-left =
    { $count ->
        [one] { $name }, noch 1 übrig
       *[other] { $name }, noch { $count } übrig
    }
pad-remove = Einen Dinosaurier herausnehmen
pad-zoos = Zoos
pad-zoo-count =
    { $count ->
        [one] 1 Zoo
       *[other] { $count } Zoos
    }
pad-leads = führt:
pad-owner = Name für Zoo { $number }
pad-rename = Namen ändern
pad-next = Voll! Weiter mit { $seat }.
pad-problem = { $seat }, { $pen }: { $cause }
pad-progress = { $placed } von { $all } Dinosauriern eingetragen
pad-reasons = Die Punkte von { $seat } im Einzelnen
pad-new = Neuer Block
pad-share = Diesen Block teilen
pad-share-explained = Der ganze Block steckt im Link; auf dem Server wird nichts gespeichert.
pad-unreadable = Dieser Link enthält keinen Wertungsblock.
pad-history = Frühere Blöcke auf diesem Gerät
pad-forget = Diesen Block löschen
pad-offline = Wenn du ihn einmal geöffnet hast, funktioniert der Wertungsblock auch offline. Über das Menü des Browsers kannst du ihn installieren.
