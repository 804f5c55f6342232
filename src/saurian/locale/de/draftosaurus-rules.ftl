### Die Regeln von Draftosaurus in eigenen Worten. Jede Regel ist ohne die anderen zu verstehen.

rules-title-draftosaurus = Die Regeln von Draftosaurus

rules-heading-draftosaurus-setup = Aufbau
rules-heading-draftosaurus-play = Ablauf
rules-heading-draftosaurus-die = Der Regelwürfel
rules-heading-draftosaurus-summer = Die Sommerseite
rules-heading-draftosaurus-winter = Die Winterseite
rules-heading-draftosaurus-scoring = Wertung
rules-heading-draftosaurus-examples = Durchgerechnete Beispiele

## Aufbau

rule-text-D-01 = Das Spiel ist für 2 bis 5 Personen. Alle nehmen sich eine Zooplatte und spielen auf derselben Seite: Sommer oder Winter.
rule-text-D-02 = Es gibt sechs Arten von Dinosauriern, je zehn Stück: T-Rex, Diplodocus, Triceratops, Spinosaurus, Stegosaurus und Parasaurolophus. Besonders ist allein der T-Rex (siehe D-50 und D-53).
rule-text-D-03 = In den Beutel kommen von jeder Art zu zweit 8 Dinosaurier, zu dritt 6, zu viert 8 und zu fünft alle 10. Die übrigen bleiben in der Schachtel. Bis zum Ende des Spiels wird der Beutel restlos leer.
rule-text-D-04 = Jemand bekommt den Würfel und würfelt zuerst. Internationale Regeln: die jüngste Person. Polnische Regeln: wer zuletzt einen Film über Dinosaurier gesehen hat. An diesem Tisch entscheidet der Zufall, wenn ihr niemanden bestimmt.
rule-text-D-05 = Der Regelwürfel zeigt auf jeder seiner sechs Seiten etwas anderes: Wald, Ebene, Café, Toiletten, leeres Gehege, kein T-Rex.

## Ablauf

rule-text-D-10 = Zu dritt bis zu fünft gibt es 2 Spielphasen mit je 6 Runden. Zu Beginn einer Spielphase zieht jede Person blind 6 Dinosaurier aus dem Beutel und verbirgt sie in der Hand. Für das Spiel zu zweit siehe D-17.
rule-text-D-11 = So läuft eine Runde: Wer den Würfel hat, würfelt. Alle wählen geheim einen Dinosaurier aus der Hand. Haben alle gewählt, zeigen sie ihre Dinosaurier gleichzeitig und setzen sie in ihren Zoo. Dann geben alle die übrigen Dinosaurier verdeckt nach links weiter; auch der Würfel geht nach links. Mit der Option „quick“ sind Wählen und Setzen ein einziger geheimer Schritt.
rule-text-D-12 = Wer gewürfelt hat, darf jedes Gehege nutzen, das den Dinosaurier nach seiner eigenen Regel aufnimmt. Alle anderen müssen außerdem dem Würfel gehorchen.
rule-text-D-13 = Alle, auch wer gewürfelt hat, dürfen den Dinosaurier statt in ein Gehege jederzeit in den Fluss setzen.
rule-text-D-14 = Der Würfel wandert über die Spielphasen hinweg weiter: In der neuen Spielphase würfelt zuerst, wer links von der Person sitzt, die zuletzt gewürfelt hat.
rule-text-D-15 = Ist die letzte Spielphase vorbei, stehen in jedem Zoo 12 Dinosaurier. Das Spiel endet, und die Punkte werden gezählt.
rule-text-D-16 = Nur zu fünft und nur als Option: In den polnischen Regeln ist sie eingeschaltet, in den internationalen nicht. Nach Runde 5 einer Spielphase wird der Würfel nicht weitergegeben. Dieselbe Person würfelt auch für Runde 6, und in Runde 6 gehorchen alle dem Würfel, auch sie selbst. Erst dann wandert er weiter. So sind alle in jeder Spielphase genau einmal frei vom Würfel.
rule-text-D-17 = Zu zweit gibt es 4 Spielphasen mit je 3 Runden, und in jeder Spielphase ziehen beide 6 Dinosaurier. Nach dem Setzen wählen beide geheim einen zweiten Dinosaurier aus der Hand für die Schachtel und zeigen ihn gleichzeitig. Dann tauschen sie, was sie noch in der Hand haben. Gewürfelt wird abwechselnd, und der Würfel bindet nur die Person, die nicht gewürfelt hat.
rule-text-D-18 = Jahreszeiten-Match: Ihr spielt erst eine Partie auf der Sommerseite, dann eine auf der Winterseite und zählt die Punkte beider zusammen. Die gedruckten Regeln sagen nicht, was bei Gleichstand gilt und wer die zweite Partie beginnt. An diesem Tisch gewinnt bei Gleichstand, wer in beiden Partien zusammen die wenigsten T-Rex hat; ist auch das gleich, wird der Sieg geteilt. In der zweiten Partie würfelt zuerst, wer links von der Person sitzt, die zuletzt gewürfelt hat.

## Der Regelwürfel

rule-text-D-20 = Wald oder Ebene: Setze in ein Gehege dieses Gebiets. Café: Setze in ein Gehege links vom Fluss. Toiletten: Setze in ein Gehege rechts vom Fluss. Wo ein Gehege liegt, steht in seiner eigenen Regel.
rule-text-D-21 = Leeres Gehege: Setze in ein Gehege, in dem kein Dinosaurier steht.
rule-text-D-22 = Kein T-Rex: Setze in ein Gehege, in dem kein T-Rex steht. Der Dinosaurier, den du dorthin setzt, darf selbst ein T-Rex sein.
rule-text-D-23 = Der Würfel erlaubt nie, was die eigene Regel eines Geheges verbietet, und er sperrt nie den Fluss.
rule-text-D-24 = Verlangt der Würfel ein leeres Gehege oder eines ohne T-Rex, so gilt jedes Ufer der Brücke der Liebe als eigenes Gehege.

## Die Sommerseite

rule-text-D-30 = Wald der Gleichartigen: Wald, links vom Fluss. Fasst bis zu 6 Dinosaurier, alle von einer Art, von links an ohne Lücke. Punkte für 1, 2, 3, 4, 5, 6 Dinosaurier: 2, 4, 8, 12, 18, 24.
rule-text-D-31 = Trio unter den Bäumen: Wald, links vom Fluss. Fasst bis zu 3 beliebige Dinosaurier. Mit genau 3 bringt es 7 Punkte, sonst 0.
rule-text-D-32 = König des Dschungels: Wald, rechts vom Fluss. Fasst 1 beliebigen Dinosaurier. Bringt 7 Punkte, wenn kein anderer Zoo mehr Dinosaurier dieser Art hat als deiner, sonst 0. Gleich viele genügen.
rule-text-D-33 = Prärie der Verliebten: Ebene, links vom Fluss. Nimmt jede Art auf; internationale Regeln: ohne Obergrenze, polnische Regeln: bis zu 6 Dinosaurier. Jedes Paar einer Art darin bringt 5 Punkte. Eine Art kann mehrere Paare bilden; ein Dritter ohne Partner zählt nichts.
rule-text-D-34 = Ebene der Vielfalt: Ebene, rechts vom Fluss. Fasst bis zu 6 Dinosaurier, keine Art zweimal, von links an ohne Lücke. Punkte für 1, 2, 3, 4, 5, 6 Dinosaurier: 1, 3, 6, 10, 15, 21.
rule-text-D-35 = Insel des Einzelgängers: Ebene, rechts vom Fluss. Fasst 1 beliebigen Dinosaurier. Bringt 7 Punkte, wenn er der einzige seiner Art in deinem ganzen Zoo ist, sonst 0.
rule-text-D-36 = Fluss: kein Gehege, in keinem Gebiet und auf keiner Seite. Er nimmt jederzeit beliebig viele Dinosaurier jeder Art auf, und jeder bringt 1 Punkt.

## Die Winterseite

rule-text-D-40 = Bäume in Reih und Glied: Wald, links vom Fluss. Fassen bis zu 6 Dinosaurier zweier verschiedener Arten, die sich von links an abwechseln: A B A B A B. Punkte für 1, 2, 3, 4, 5, 6 Dinosaurier: 2, 4, 8, 12, 18, 24.
rule-text-D-41 = Brücke der Liebe, linkes Ufer: Wald, links vom Fluss. Nimmt beliebig viele Dinosaurier jeder Art auf. Beide Ufer zusammen bringen 6 Punkte für jedes Paar einer Art, von dem ein Dinosaurier am linken und einer am rechten Ufer steht.
rule-text-D-42 = Brücke der Liebe, rechtes Ufer: Ebene, rechts vom Fluss. Nimmt beliebig viele Dinosaurier jeder Art auf. Die Paare zählen gemeinsam mit dem linken Ufer (D-41).
rule-text-D-43 = Aussichtspunkt: Wald, rechts vom Fluss. Fasst 1 beliebigen Dinosaurier. Bringt 2 Punkte für jeden Dinosaurier dieser Art im Zoo der Person rechts von dir.
rule-text-D-44 = Quarantänezone: Ebene, links vom Fluss. Fasst 1 beliebigen Dinosaurier und bringt selbst nichts; am Ende zieht der Dinosaurier um (D-46).
rule-text-D-45 = Pyramide: Ebene, rechts vom Fluss. Fasst bis zu 6 Dinosaurier in drei Reihen (D-47). Jedes besetzte Feld zählt für sich: unten 2 Punkte, in der Mitte 4, an der Spitze 7.
rule-text-D-46 = Nach der letzten Runde und vor dem Zählen zieht der Dinosaurier aus der Quarantäne in ein anderes Gehege, das ihn nach seiner eigenen Regel aufnimmt, oder in den Fluss; der Würfel spielt dabei keine Rolle. Alle entscheiden gleichzeitig. Internationale Regeln: Er muss umziehen. Polnische Regeln: Er darf bleiben und zählt dann nichts außer dem Bonus eines T-Rex (D-50).
rule-text-D-47 = Die Pyramide hat unten 3 Felder, in der Mitte 2 und an der Spitze 1, versetzt wie Ziegel. Fülle erst die untere Reihe, dann die mittlere, dann die Spitze; innerhalb einer Reihe wählst du das Feld. Zwei Dinosaurier einer Art dürfen keine Nachbarn sein, weder nebeneinander noch übereinander. Du darfst dir damit auch selbst ein Feld versperren.
rule-text-D-48 = Fluss: wie auf der Sommerseite (D-36). Jederzeit beliebig viele Dinosaurier jeder Art, 1 Punkt für jeden.

## Wertung

rule-text-D-50 = Jedes Gehege mit mindestens einem T-Rex bringt 1 Punkt mehr; weitere T-Rex im selben Gehege ändern nichts. Jedes Ufer der Brücke der Liebe zählt für sich; der Fluss zählt nicht.
rule-text-D-51 = Wo immer die Dinosaurier eines ganzen Zoos gezählt werden – beim König des Dschungels, bei der Insel des Einzelgängers, beim Aussichtspunkt und bei Gleichstand –, zählen die im Fluss mit.
rule-text-D-52 = Wer die meisten Punkte hat, gewinnt.
rule-text-D-53 = Haben mehrere gleich viele Punkte, gewinnt unter ihnen, wer die wenigsten T-Rex im Zoo hat. Ist auch das gleich, teilen sie sich den Sieg.

## Durchgerechnete Beispiele

rule-text-D-60 = Sommer, 31 Punkte. Prärie der Verliebten, 2 Dinosaurier einer Art: 5. Wald der Gleichartigen, 3 Dinosaurier: 8. Trio unter den Bäumen, voll: 7. Ebene der Vielfalt, 4 Dinosaurier, darunter ein T-Rex: 10. T-Rex in einem Gehege: 1. Das englische und das deutsche Regelheft nennen dafür 30, ein Versehen: Ihre eigenen Teile ergeben 31.
rule-text-D-61 = Sommer, 33 Punkte. Wald der Gleichartigen, 2 Dinosaurier: 4. König des Dschungels, 5 dieser Art im Zoo und niemand hat mehr: 7. Trio unter den Bäumen, nicht voll: 0. Ebene der Vielfalt, 3 Dinosaurier: 6. Prärie der Verliebten, ein Paar: 5. Insel des Einzelgängers: 7. Fluss, 1 Dinosaurier: 1. T-Rex in 3 Gehegen: 3.
rule-text-D-62 = Winter, 38 Punkte. Bäume in Reih und Glied, 3 Dinosaurier: 8. Aussichtspunkt, 3 dieser Art im Zoo zur Rechten: 6. Brücke der Liebe, 2 Paare: 12. Pyramide, 4 Dinosaurier: 2 + 2 + 2 + 4 = 10. Fluss, leer: 0. T-Rex in 2 Gehegen: 2.
