### Der Wertungsblock im Browser.

pad-how = Wähle einen Dinosaurier und tippe dann auf das Gehege, in dem er steht. Das Kreuz nimmt den letzten wieder heraus.
pad-pick-first = Wähle zuerst einen Dinosaurier, oder das Kreuz, um einen herauszunehmen.
pad-palette = Was hineinkommt
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
pad-problem = { $seat }, { $pen }: { $cause }
pad-progress = { $placed } von { $all } Dinosauriern sind eingetragen.
pad-reasons = Die Punkte von { $seat } im Einzelnen
pad-new = Neuer Block
pad-share = Diesen Block teilen
pad-share-explained = Der ganze Block steckt im Link; auf dem Server wird nichts gespeichert.
pad-unreadable = Dieser Link enthält keinen Wertungsblock.
pad-history = Frühere Blöcke auf diesem Gerät
pad-forget = Diesen Block vergessen
pad-offline = Einmal geöffnet, funktioniert der Wertungsblock auch ohne Verbindung. Über das Menü des Browsers lässt er sich installieren.
