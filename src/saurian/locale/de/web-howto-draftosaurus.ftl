### „So wird gespielt“ für Draftosaurus, in Bildern.

howto-search-draftosaurus = zum Beispiel: Würfel, zu zweit, Gleichstand
howto-draftosaurus-idea = Du baust einen Dinosaurier-Zoo. Wähle jede Runde einen Dinosaurier, gib die anderen weiter und bring deine zwölf dort unter, wo sie am meisten Punkte bringen.

howto-zoo = Dein Zoo
howto-zoo-text = Jedes Gehege will etwas anderes. Oben ist Wald, unten Ebene; links vom Fluss ist das Café, rechts sind die Toiletten.

howto-turn-draft = Eine Runde
howto-turn-draft-text = Alle spielen gleichzeitig. Niemand muss warten!
howto-roll = Eine Person würfelt. Der Würfel zeigt allen anderen, wo sie ihren Dinosaurier platzieren dürfen.
howto-pick = Wähle geheim einen Dinosaurier aus deiner Hand.
howto-place = Alle decken ihren Dinosaurier auf und platzieren ihn. Hier zeigt der Würfel die Toiletten: Nur die rechte Seite ist offen.
howto-pass = Gib den Rest deiner Hand nach links weiter. Auch der Würfel wandert nach links.
howto-river = Nichts passt dir? Der Fluss ist immer offen, egal, was der Würfel zeigt. Nur wer gewürfelt hat, darf den Würfel ignorieren.
howto-rounds = Sechs Runden sind eine Spielphase. Nach zwei Spielphasen haben alle 12 Dinosaurier.

howto-die = Der Würfel
howto-die-text = In diesen kleinen Zoos sind die gesperrten Gehege blass. Der Fluss bleibt offen.

howto-points = Punkte zählen
howto-points-text = Ein fertiger Zoo, Gehege für Gehege:
howto-total =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
howto-example-sameness = Zwei derselben Spezies
howto-example-trio = Genau drei Dinosaurier
howto-example-king = Niemand hat mehr Stegosaurier als du
howto-example-love = Ein Paar
howto-example-differences = Zwei verschiedene Spezies
howto-example-island = Der einzige Triceratops in deinem Zoo
howto-example-river = Ein Dinosaurier
howto-example-trex = T-Rex in zwei Gehegen
howto-example-wood = Drei Dinosaurier, immer abwechselnd
howto-example-bridge = Ein Paar über den Fluss hinweg
howto-example-lookout = Im Zoo rechts von dir stehen drei davon
howto-example-pyramid = Drei unten, einer in der Mitte
howto-example-winter-trex = T-Rex in einem Gehege

howto-end-draft = Das Ende
howto-end-draft-text = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer von den Punktgleichen die wenigsten T-Rex hat; ist auch das gleich, teilt ihr euch den Sieg.

howto-more-draft = Gut zu wissen
howto-two = Zu zweit spielt ihr vier kurze Spielphasen, und jede Runde legt ihr beide noch einen Dinosaurier weg.
howto-five = Zu fünft kann der Würfel in der letzten Runde einer Spielphase für alle gelten.
howto-seasons = Spielt erst Sommer, dann Winter, und zählt die Punkte zusammen.
