### Die geführten ersten Partien.

learn-title = { $game } lernen
learn-progress = Schritt { $step } von { $last }
learn-coach = Spielhilfe
learn-begin = Los geht’s
learn-continue = Weiter, wo du aufgehört hast (Schritt { $step } von { $last })
learn-restart = Von vorn anfangen
learn-promise = Das dauert höchstens fünf Minuten. Du kannst jederzeit aufhören und später weitermachen.
learn-next = Weiter
learn-twice = Tippe zweimal: erst zum Ansehen, dann zum Ausführen.
learn-meanwhile = Inzwischen …
learn-forbidden = { $why }. Macht nichts, versuch es noch einmal!
learn-unplanned = In einer echten Partie darfst du das. Jetzt bleiben wir erst einmal beim Plan.
learn-play = { $count ->
    [one] Jetzt gegen einen leichten Bot spielen
   *[other] Jetzt gegen leichte Bots spielen
}
learn-back = Einen Schritt zurück
learn-leave = Lektion beenden

learn-rival-1 = Mia
learn-rival-2 = Leo

## Draftosaurus

learn-goal-title-draftosaurus = Bau den besten Dino-Zoo
learn-goal-draftosaurus = Du, Mia und Leo füllt je einen Zoo mit zwölf Dinosauriern. Jedes Gehege bringt auf seine Art Punkte, und wer die meisten Punkte hat, gewinnt. Wir spielen zusammen eine ganze Partie!

learn-draftosaurus-forest = In jeder Runde nehmen alle geheim einen Dinosaurier aus ihrer Hand und stellen ihn in ihren Zoo. Nimm einen Triceratops.
learn-draftosaurus-forest-then = Das ist der Wald der Gleichartigen: nur eine Spezies, und jeder weitere zählt mehr. Sechs bringen 24 Punkte! Stell ihn hierher.
learn-draftosaurus-pass = Alle haben einen platziert. Deine übrigen Dinosaurier sind nach links zu Mia gewandert, diese hier kommen von rechts, von Leo.
learn-draftosaurus-die = Mia hat „Ebene“ gewürfelt. Wer würfelt, darf überallhin; für alle anderen gilt der Würfel. Dir stehen jetzt nur die Prärie, die Ebene der Vielfalt und die Insel offen.
learn-draftosaurus-love = Nimm einen Parasaurolophus. Später kommt hoffentlich ein zweiter dazu.
learn-draftosaurus-love-then = Die Prärie der Verliebten ist für Paare: Zwei derselben Spezies bringen 5 Punkte. Hier kommt der erste.
learn-draftosaurus-trio = Leo hat „Leeres Gehege“ gewürfelt: Dir stehen nur Gehege ohne Dinosaurier offen. Nimm den T-Rex.
learn-draftosaurus-trio-then = Im Trio unter den Bäumen ist jede Spezies willkommen: Genau drei Dinosaurier bringen 7 Punkte. Und jedes Gehege mit einem T-Rex bringt 1 Punkt extra.
learn-draftosaurus-forest-again = Diesmal hast du gewürfelt, darum gilt der Würfel nicht für dich. Und deine erste Hand ist wieder da: Nimm den anderen Triceratops.
learn-draftosaurus-forest-again-then = Er passt in den Wald der Gleichartigen: Zwei derselben Spezies bringen dort 4 Punkte.
learn-draftosaurus-meadow = „Achtung, T-Rex“: Gehege, in denen schon ein T-Rex steht, sind gesperrt, also auch dein Trio. Nimm einen Diplodocus.
learn-draftosaurus-meadow-then = Auf der Ebene der Vielfalt steht jede Spezies nur einmal. Ein Dinosaurier bringt 1 Punkt, sechs bringen 21.
learn-draftosaurus-half = Halbzeit, und das sind deine Punkte! Dein letzter Dinosaurier steht schon auf der Ebene der Vielfalt. Jetzt ziehen alle sechs neue für die zweite und letzte Spielphase.
learn-draftosaurus-love-again = Du hast wieder gewürfelt, alle Gehege stehen dir offen. Nimm einen Parasaurolophus …
learn-draftosaurus-love-again-then = … und mach das Paar vollständig: 5 Punkte!
learn-draftosaurus-trio-again = „Beim Café“: Nur die Gehege links vom Fluss sind offen. Nimm einen Diplodocus.
learn-draftosaurus-trio-again-then = Das Trio unter den Bäumen nimmt alle auf. Das ist Nummer zwei.
learn-draftosaurus-trio-full = „Wald“: Nur der Wald der Gleichartigen, das Trio und der König sind offen. Nimm einen Stegosaurus.
learn-draftosaurus-trio-full-then = Nummer drei! Das sind 7 Punkte, und 1 dazu für den T-Rex.
learn-draftosaurus-rivals = Schau in die anderen Zoos: Mia und Leo haben je nur einen Triceratops. Du hast zwei!
learn-draftosaurus-king = Und du hast gewürfelt, darfst also überallhin. Nimm deinen dritten Triceratops.
learn-draftosaurus-king-then = Der König des Dschungels bringt 7 Punkte, wenn niemand sonst im ganzen Zoo mehr von dieser Spezies hat. Gleich viele sind erlaubt.
learn-draftosaurus-island = „Bei den Toiletten“: Nur die Gehege rechts vom Fluss sind offen. Nimm den Spinosaurus, deinen ersten.
learn-draftosaurus-island-then = Die Insel des Einzelgängers bringt 7 Punkte, wenn ihr Dinosaurier der einzige seiner Spezies in deinem ganzen Zoo ist.
learn-draftosaurus-river = „Leeres Gehege“, aber bei dir ist keins mehr leer! Nimm deinen letzten Dinosaurier, den T-Rex.
learn-draftosaurus-river-then = Der Fluss steht immer offen, egal, was der Würfel zeigt. Jeder Dinosaurier darin bringt 1 Punkt. Ein T-Rex bringt hier nichts extra.
learn-end-draftosaurus = Dein Zoo ist voll. Jedes Gehege zählt nach seiner Regel, jedes Gehege mit einem T-Rex bringt 1 Punkt extra, jeder Dinosaurier im Fluss 1. Bei Gleichstand gewinnt, wer die wenigsten T-Rex hat. Tippe im Spiel auf ein Gehege, um seine Regel zu lesen.

## Drakon

learn-goal-title-drakon = Plündere die Drachin
learn-goal-drakon = In Drakons Höhle liegt ein Schatz aus Münzen im Wert von 1, 2 oder 3. Wer zuerst Münzen im Wert von 10 hat, gewinnt. Mia will sie auch, und Drakon mag keinen Besuch. Wir spielen zusammen eine ganze Partie!

learn-drakon-hero = Alle wählen einen Helden. In dieser Partie hat jeder eine Fähigkeit, die einmal pro Spiel hilft. Nimm den Waldläufer: Er darf sich ein zweites Mal bewegen.
learn-drakon-arrows = Du startest am Eingang. Pfeile sind die Ausgänge einer Kammer, aber noch führen sie ins Leere: Die Höhle baut ihr selbst.
learn-drakon-lay = In deinem Zug tust du eines von beiden: Du legst eine Kammer an, oder du bewegst dich. Nimm „Münze finden“ aus deiner Hand.
learn-drakon-lay-then = Leg sie über dem Eingang an. Zwei Pfeile dürfen nie aufeinander zeigen, darum passt sie nur so. Danach ziehst du eine neue Kammer.
learn-drakon-walk = Jetzt beweg dich! Folge dem Pfeil nach oben, in „Münze finden“. Wer eine Kammer betritt, löst sie aus.
learn-drakon-coins = Eine Münze im Wert von 3! Nur du siehst den Wert; die anderen sehen, wie viele Münzen du hast. Bei 10 gewinnst du.
learn-drakon-lay-theft = Auch Mia hat eine Münze gefunden. Nimm „Münze stehlen“ …
learn-drakon-lay-theft-then = … und leg die Kammer über deinem Helden an.
learn-drakon-theft = Geh hinein, und du stiehlst eine Münze von links. Zu zweit ist das immer Mia.
learn-drakon-lay-more = Eine Münze im Wert von 2: Jetzt hast du 5. Nimm noch eine Kammer „Münze finden“ …
learn-drakon-lay-more-then = … und leg sie wieder über deinem Helden an.
learn-drakon-harp = Wie gemein: Mia hat eine Zauberharfe neben dich gelegt. Zeigt ein Pfeil deiner Kammer auf eine Harfe, musst du dorthin, wenn du dich bewegst.
learn-drakon-harp-calls = Die Münze oben muss also warten. Folge der Harfe.
learn-drakon-lay-drakon = Das bekommt Mia zurück! Nimm „Drakon bewegen“ …
learn-drakon-lay-drakon-then = … und leg die Kammer neben dir an. Die erste dieser Sorte lässt Drakon erscheinen.
learn-drakon-drakon-comes = Du bestimmst, wo sie erscheint: direkt neben Mia!
learn-drakon-drakon-wakes = Wen Drakon erwischt, der verliert eine Münze und muss zurück zum Eingang. Betritt „Drakon bewegen“, um sie loszuschicken.
learn-drakon-drakon-strikes = Sie fliegt bis zu drei Kammern weit, egal, wohin die Pfeile zeigen. Schick sie zu Mia!
learn-drakon-struck = Erwischt! Mia steht wieder am Eingang und hat eine Münze weniger. Vorsicht: Wenn du deinen eigenen Zug in Drakons Kammer beendest, erwischt sie dich.
learn-drakon-close = Ein paar Züge später hast du noch eine 3 gefunden. Das macht 8: Es fehlen nur noch 2!
learn-drakon-lay-last = Nimm noch einmal „Münze finden“ …
learn-drakon-lay-last-then = … und leg die Kammer zwei Schritte vor dir an.
learn-drakon-danger = Die Harfe hat Mia direkt neben „Drakon bewegen“ gelockt. Im nächsten Zug käme Drakon zu dir. Jetzt oder nie!
learn-drakon-run = Zwei Schritte bis zur Münze. Geh den ersten.
learn-drakon-ability = Eigentlich wäre dein Zug jetzt vorbei. Aber du bist der Waldläufer: Nutze deine Fähigkeit und beweg dich noch einmal!
learn-drakon-win = Noch ein Schritt bis zur Münze!
learn-end-drakon = Münzen im Wert von 10: Die Höhle gehört dir! Du hast Kammern angelegt und betreten, eine Münze gestohlen, bist der Harfe gefolgt und hast Drakon losgeschickt. Fähigkeiten kannst du für jede Partie einschalten. Tippe im Spiel auf eine Kammer, um zu lesen, was sie bewirkt.
