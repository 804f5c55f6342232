### Die geführten ersten Partien.

learn-title = Deine erste Partie { $game }
learn-progress = Schritt { $step } von { $last }
learn-not-now = Das darfst du später. Tu jetzt, was markiert ist.
learn-play = Gegen leichte Bots spielen
learn-back = Zurück
learn-leave = Verlassen

## Draftosaurus

learn-step-draftosaurus-1 = Alle haben sechs Dinosaurier auf der Hand und wählen in jeder Runde heimlich einen. Zwei von deinen sind gelbe Triceratops: Tippe einen an, und tippe noch einmal, um ihn zu wählen.
learn-step-draftosaurus-2 = Alle zeigen ihren Dinosaurier und setzen ihn ein. Du hast gewürfelt, darum bindet dich der Würfel nicht. Setze den Triceratops in den Wald der Gleichartigen: nur eine Art, und jeder weitere bringt mehr.
learn-step-draftosaurus-3 = Die übrigen Dinosaurier gingen nach links, und du hast eine neue Hand. Der Würfel zeigt „Ebene“, und diesmal bindet er dich. Wähle den rosa Parasaurolophus.
learn-step-draftosaurus-4 = Die Ebene sind die hellen Gehege unten; alle anderen sind für dich jetzt geschlossen. Setze ihn in die Prärie der Verliebten: Zwei einer Art sind dort ein Paar und bringen 5 Punkte.
learn-step-draftosaurus-5 = Der Würfel zeigt „Leeres Gehege“: Nur Gehege ohne Dinosaurier sind offen. Wähle den roten T-Rex.
learn-step-draftosaurus-6 = Setze den T-Rex ins Trio unter den Bäumen. Drei Dinosaurier bringen dort 7 Punkte – und jedes Gehege mit einem T-Rex bringt 1 Punkt mehr.
learn-step-draftosaurus-7 = Du würfelst wieder, bist also frei. Wähle den Triceratops, der zu deinem ersten passt.
learn-step-draftosaurus-8 = Setze ihn in den Wald der Gleichartigen: Zwei einer Art sind 4 Punkte wert, sechs sind 24 wert.
learn-step-draftosaurus-9 = Der Würfel zeigt „Kein T-Rex“: Gehege mit einem T-Rex sind geschlossen. Du hast nur noch T-Rex auf der Hand: Wähle einen.
learn-step-draftosaurus-10 = Der Fluss steht allen offen, was auch der Würfel sagt, und jeder Dinosaurier darin bringt 1 Punkt. Setze den T-Rex dorthin.
learn-end-draftosaurus = So geht eine Runde! Nach zwölf Dinosauriern werden die Zoos gewertet, und die meisten Punkte gewinnen; bei Gleichstand die wenigsten T-Rex. Tippe im Spiel auf ein Gehege, um seine Regel zu lesen.

## Drakon

learn-step-drakon-1 = Sechs Helden plündern die Höhle einer Drachin. Alle wählen einen und beginnen am Eingang. Nimm den Ritter.
learn-step-drakon-2 = In deinem Zug legst du entweder eine Kammer an oder du bewegst dich. Nimm „Münze finden“ aus deiner Hand und lege die Kammer oberhalb des Eingangs an. Pfeile sind Ausgänge, und zwei Pfeile dürfen nie aufeinander zeigen. Danach ziehst du eine neue Kammer.
learn-step-drakon-3 = Jetzt geh: Ein Held folgt einem Pfeil der Kammer, in der er steht. Geh nach Norden, in „Münze finden“.
learn-step-drakon-4 = Wer eine Kammer betritt, löst sie aus: Du hast eine Münze gefunden, die nur du sehen darfst. Als Nächstes weckst du die Drachin: Nimm „Drakons Zug“ und lege die Kammer oberhalb deines Helden an.
learn-step-drakon-5 = Die erste solche Kammer ruft Drakon herbei. Du sagst, wo sie erscheint: Setze sie auf den Eingang.
learn-step-drakon-6 = Wen Drakon trifft, den schickt sie zum Eingang zurück, um eine Münze ärmer. Geh nach Norden, in „Drakons Zug“.
learn-step-drakon-7 = Du darfst Drakon bis zu drei Kammern weit bewegen, was auch die Pfeile sagen. Dein Gegner ist gleich neben ihr: Schick sie dorthin.
learn-end-drakon = Sie hat ihn erwischt! Er steht wieder am Eingang und hat eine Münze verloren. Wer Münzen im Wert von 10 hat, gewinnt. Tippe im Spiel auf eine Kammer, um zu lesen, was sie tut.
