### Die Regeln von Draftosaurus in eigenen Worten. Jede Regel ist ohne die anderen zu verstehen.

rules-title-draftosaurus = Die Regeln von Draftosaurus

rules-heading-draftosaurus-setup = Aufbau
rules-heading-draftosaurus-play = Ablauf
rules-heading-draftosaurus-die = Der Regelwürfel
rules-heading-draftosaurus-summer = Die Sommerseite
rules-heading-draftosaurus-winter = Die Winterseite
rules-heading-draftosaurus-scoring = Wertung
rules-heading-draftosaurus-examples = Beispielrechnungen

## Titel

rule-title-D-01 = Personen und Zooplatten
rule-title-D-02 = Die Dinosaurier
rule-title-D-03 = Der Beutel
rule-title-D-04 = Wer zuerst würfelt
rule-title-D-05 = Die Seiten des Würfels
rule-title-D-10 = Spielphasen und Hand
rule-title-D-11 = Eine Runde Schritt für Schritt
rule-title-D-12 = Für wen der Würfel gilt
rule-title-D-13 = Der Fluss ist immer offen
rule-title-D-14 = Der Würfel zwischen den Spielphasen
rule-title-D-15 = Ende der Partie
rule-title-D-16 = Letzte Runde zu fünft
rule-title-D-17 = Spiel zu zweit
rule-title-D-18 = Jahreszeiten-Variante
rule-title-D-20 = Gebiete und Seiten
rule-title-D-21 = { face-empty-pen }
rule-title-D-22 = { face-no-trex }
rule-title-D-23 = Was der Würfel nicht kann
rule-title-D-24 = Der Würfel und die Brücke der Liebe
rule-title-D-30 = { pen-sameness }
rule-title-D-31 = { pen-trio }
rule-title-D-32 = { pen-king }
rule-title-D-33 = { pen-love }
rule-title-D-34 = { pen-differences }
rule-title-D-35 = { pen-island }
rule-title-D-36 = { pen-river }
rule-title-D-40 = { pen-wood }
rule-title-D-41 = { pen-bridge-left }
rule-title-D-42 = { pen-bridge-right }
rule-title-D-43 = { pen-lookout }
rule-title-D-44 = { pen-quarantine }
rule-title-D-45 = { pen-pyramid }
rule-title-D-46 = { phase-rehome }
rule-title-D-47 = Aufbau der Pyramide
rule-title-D-48 = { pen-river }
rule-title-D-50 = { part-trex }
rule-title-D-51 = Zählen im ganzen Zoo
rule-title-D-52 = Wer gewinnt
rule-title-D-53 = Gleichstand
rule-title-D-60 = Sommer, ein Zoo mit 31 Punkten
rule-title-D-61 = Sommer, ein Zoo mit 33 Punkten
rule-title-D-62 = Winter, ein Zoo mit 38 Punkten

## Aufbau

rule-text-D-01 = Draftosaurus ist für 2 bis 5 Personen. Alle nehmen sich eine Zooplatte und legen sie mit derselben Seite nach oben vor sich hin: Sommer oder Winter.
rule-text-D-02 = Es gibt sechs Spezies mit je 10 Dinosauriern: T-Rex, Diplodocus, Triceratops, Spinosaurus, Stegosaurus und Parasaurolophus. Nur für den T-Rex gelten besondere Regeln (D-50, D-53).
rule-text-D-03 = In den Beutel kommen von jeder Spezies zu zweit 8 Dinosaurier, zu dritt 6, zu viert 8 und zu fünft alle 10. Die übrigen bleiben in der Schachtel. Am Ende der Partie ist der Beutel leer.
rule-text-D-04 = Wer zuerst würfelt, steht in der Anleitung: nach den internationalen Regeln die jüngste Person, nach den polnischen, wer zuletzt einen Dinosaurierfilm gesehen hat. An diesem Tisch entscheidet der Zufall, wenn ihr niemanden bestimmt.
rule-text-D-05 = Der Regelwürfel hat sechs verschiedene Seiten: Wald, Ebene, Beim Café (links vom Fluss), Bei den Toiletten (rechts vom Fluss), Leeres Gehege und Achtung, T-Rex. In der polnischen Ausgabe zeigen Würfel und Zooplatte für dieselben Gebiete andere Bilder: Wald, Berge, Vulkan (links) und Skelett (rechts).

## Ablauf

rule-text-D-10 = Zu dritt, zu viert und zu fünft spielt ihr 2 Spielphasen mit je 6 Runden. Zu Beginn jeder Spielphase ziehen alle blind 6 Dinosaurier aus dem Beutel und halten sie vor den anderen geheim. Zu zweit spielt ihr etwas anders (D-17).
rule-text-D-11 = So läuft eine Runde: Wer den Würfel hat, würfelt. Alle wählen geheim einen Dinosaurier aus der Hand. Haben alle gewählt, decken alle gleichzeitig auf und platzieren ihren Dinosaurier im eigenen Zoo. Danach geben alle die übrigen Dinosaurier verdeckt nach links weiter; auch der Würfel wandert nach links. Mit der Option „Schnell“ wählen und platzieren alle in einem einzigen geheimen Schritt.
rule-text-D-12 = Wer gewürfelt hat, darf den Dinosaurier in jedem Gehege platzieren, das ihn nach seiner eigenen Regel aufnimmt. Alle anderen müssen sich außerdem an den Würfel halten.
rule-text-D-13 = Statt in einem Gehege darfst du deinen Dinosaurier immer auch im Fluss platzieren, egal, was der Würfel zeigt und wer gewürfelt hat.
rule-text-D-14 = Der Würfel wandert über die Spielphasen hinweg weiter: In der neuen Spielphase würfelt zuerst, wer links von der Person sitzt, die zuletzt gewürfelt hat.
rule-text-D-15 = Nach der letzten Spielphase stehen in jedem Zoo 12 Dinosaurier. Die Partie ist zu Ende, und ihr zählt die Punkte.
rule-text-D-16 = Letzte Runde zu fünft: Diese Option gibt es nur zu fünft; bei den polnischen Regeln ist sie eingeschaltet, bei den internationalen nicht. Nach Runde 5 einer Spielphase bleibt der Würfel, wo er ist. Dieselbe Person würfelt auch in Runde 6, und diesmal müssen sich alle an den Würfel halten, auch sie selbst. Erst danach wandert er weiter. So gilt der Würfel in jeder Spielphase für jede Person genau einmal nicht.
rule-text-D-17 = Zu zweit: Ihr spielt 4 Spielphasen mit je 3 Runden; in jeder Spielphase zieht ihr beide 6 Dinosaurier. Wenn ihr eure Dinosaurier platziert habt, wählt ihr beide geheim noch einen Dinosaurier aus der Hand, deckt ihn gleichzeitig auf und legt ihn in die Schachtel. Dann tauscht ihr, was ihr noch auf der Hand habt. Ihr würfelt abwechselnd in jeder Runde, und der Würfel gilt nur für die Person, die nicht gewürfelt hat. Dass ihr den Dinosaurier für die Schachtel gleichzeitig aufdeckt, steht nur in der polnischen Anleitung; die anderen sagen dazu nichts, und wir spielen immer so.
rule-text-D-18 = Jahreszeiten-Variante: Ihr spielt eine Partie auf der Sommerseite, danach eine auf der Winterseite, und zählt die Punkte aus beiden zusammen. Was bei Gleichstand gilt und wer in der zweiten Partie zuerst würfelt, lassen die Anleitungen offen. An diesem Tisch gewinnt bei Gleichstand, wer in beiden Partien zusammen die wenigsten T-Rex hat; ist auch das gleich, teilt ihr euch den Sieg. In der zweiten Partie würfelt zuerst, wer links von der Person sitzt, die zuletzt gewürfelt hat. Ihr könnt vorher auch vereinbaren, dass wieder beginnt, wer in der ersten Partie zuerst gewürfelt hat, oder dass noch einmal würfelt, wer zuletzt gewürfelt hat.

## Der Regelwürfel

rule-text-D-20 = Wald oder Ebene: Platziere deinen Dinosaurier in einem Gehege dieses Gebiets. Beim Café: Platziere ihn in einem Gehege links vom Fluss. Bei den Toiletten: Platziere ihn in einem Gehege rechts vom Fluss. Gebiet und Seite stehen in der Regel jedes Geheges.
rule-text-D-21 = Leeres Gehege: Platziere deinen Dinosaurier in einem Gehege, in dem noch kein Dinosaurier steht.
rule-text-D-22 = Achtung, T-Rex: Platziere deinen Dinosaurier in einem Gehege, in dem noch kein T-Rex steht. Der Dinosaurier, den du dort platzierst, darf selbst ein T-Rex sein.
rule-text-D-23 = Der Würfel erlaubt nie, was die eigene Regel eines Geheges verbietet. Und den Fluss sperrt er nie.
rule-text-D-24 = Die beiden Ufer der Brücke der Liebe zählen als zwei Gehege, wenn der Würfel ein leeres Gehege (D-21) oder eines ohne T-Rex (D-22) verlangt: Was am anderen Ufer steht, spielt keine Rolle.

## Die Sommerseite

rule-text-D-30 = Wald der Gleichartigen: Wald, links vom Fluss. Platz für bis zu 6 Dinosaurier, alle von derselben Spezies; fülle die Felder von links nach rechts, ohne eines auszulassen. Für 1, 2, 3, 4, 5 oder 6 Dinosaurier gibt es 2, 4, 8, 12, 18 oder 24 Punkte.
rule-text-D-31 = Trio unter den Bäumen: Wald, links vom Fluss. Platz für bis zu 3 beliebige Dinosaurier. Für genau 3 gibt es 7 Punkte, für weniger nichts.
rule-text-D-32 = König des Dschungels: Wald, rechts vom Fluss. Platz für 1 beliebigen Dinosaurier. Er bringt 7 Punkte, wenn kein anderer Zoo mehr Dinosaurier seiner Spezies hat als deiner, sonst nichts. Gleich viele reichen. Der Fluss zählt mit (D-51).
rule-text-D-33 = Prärie der Verliebten: Ebene, links vom Fluss. Platz für beliebige Dinosaurier: nach den internationalen Regeln ohne Grenze, nach den polnischen für höchstens 6. Jedes Paar derselben Spezies bringt 5 Punkte. Eine Spezies kann mehrere Paare bilden; ein Dinosaurier ohne Partner bringt nichts.
rule-text-D-34 = Ebene der Vielfalt: Ebene, rechts vom Fluss. Platz für bis zu 6 Dinosaurier, jede Spezies nur einmal; fülle die Felder von links nach rechts, ohne eines auszulassen. Für 1, 2, 3, 4, 5 oder 6 Dinosaurier gibt es 1, 3, 6, 10, 15 oder 21 Punkte.
rule-text-D-35 = Insel des Einzelgängers: Ebene, rechts vom Fluss. Platz für 1 beliebigen Dinosaurier. Er bringt 7 Punkte, wenn er der einzige seiner Spezies in deinem ganzen Zoo ist, den Fluss mitgezählt (D-51), sonst nichts.
rule-text-D-36 = Fluss: Er ist kein Gehege und gehört zu keinem Gebiet und zu keiner Seite. Hier ist immer Platz für beliebig viele Dinosaurier jeder Spezies. Jeder bringt 1 Punkt.

## Die Winterseite

rule-text-D-40 = Bäume in Reih und Glied: Wald, links vom Fluss. Platz für bis zu 6 Dinosaurier aus zwei verschiedenen Spezies, die sich abwechseln: A B A B A B. Welche beiden es sind, entscheiden die ersten zwei Dinosaurier. Fülle die Felder von links nach rechts; ein Feld auszulassen, um zweimal dieselbe Spezies zu platzieren, ist nicht erlaubt. Für 1, 2, 3, 4, 5 oder 6 Dinosaurier gibt es 2, 4, 8, 12, 18 oder 24 Punkte.
rule-text-D-41 = Brücke der Liebe, linkes Ufer: Wald, links vom Fluss. Platz für beliebig viele Dinosaurier jeder Spezies. Gewertet werden beide Ufer zusammen: Jedes Paar derselben Spezies, von dem einer am linken und einer am rechten Ufer steht, bringt 6 Punkte. Jeder Dinosaurier gehört höchstens zu einem Paar.
rule-text-D-42 = Brücke der Liebe, rechtes Ufer: Ebene, rechts vom Fluss. Platz für beliebig viele Dinosaurier jeder Spezies. Paare bilden sie mit den Dinosauriern am linken Ufer (D-41).
rule-text-D-43 = Aussichtspunkt: Wald, rechts vom Fluss. Platz für 1 beliebigen Dinosaurier. Er bringt 2 Punkte für jeden Dinosaurier seiner Spezies im Zoo rechts von dir, auch im Fluss (D-51). Das ist der Zoo der Person, von der du die Dinosaurier bekommst; zu zweit ist es immer der andere Zoo.
rule-text-D-44 = Quarantänezone: Ebene, links vom Fluss. Platz für 1 beliebigen Dinosaurier. Hier bringt er keine Punkte; vor der Wertung zieht er um (D-46).
rule-text-D-45 = Pyramide: Ebene, rechts vom Fluss. Platz für bis zu 6 Dinosaurier in drei Reihen (D-47). Jeder Dinosaurier zählt für sich: unten 2 Punkte, in der Mitte 4, an der Spitze 7.
rule-text-D-46 = Umzug aus der Quarantäne: Nach der letzten Runde, noch vor der Wertung, zieht der Dinosaurier aus der Quarantänezone in ein anderes Gehege, das ihn nach seiner eigenen Regel aufnimmt, oder in den Fluss. Der Würfel gilt dabei nicht. Alle entscheiden gleichzeitig. Nach den internationalen Regeln muss er umziehen. Nach den polnischen darf er bleiben; dann bringt er keine Punkte, nur ein T-Rex bringt seinen Bonuspunkt (D-50).
rule-text-D-47 = Felder der Pyramide: 3 unten, 2 in der Mitte und 1 an der Spitze, versetzt wie in einer Mauer. Fülle zuerst die ganze untere Reihe, dann die mittlere, zuletzt die Spitze; innerhalb einer Reihe wählst du das Feld frei. Dinosaurier derselben Spezies dürfen nicht auf benachbarten Feldern stehen. Benachbart sind Felder, die in einer Reihe direkt nebeneinanderliegen, und jedes obere Feld mit den beiden Feldern direkt darunter. Du darfst dir auf diese Weise auch selbst Felder versperren.
rule-text-D-48 = Fluss: wie auf der Sommerseite (D-36). Hier ist immer Platz für beliebig viele Dinosaurier jeder Spezies, und jeder bringt 1 Punkt.

## Wertung

rule-text-D-50 = T-Rex-Bonus: Jedes Gehege mit mindestens einem T-Rex bringt 1 Punkt extra; weitere T-Rex im selben Gehege bringen nichts dazu. Jedes Ufer der Brücke der Liebe zählt für sich. Für den Fluss gibt es keinen Bonus.
rule-text-D-51 = Der ganze Zoo zählt, auch der Fluss, beim König des Dschungels (D-32), bei der Insel des Einzelgängers (D-35), beim Aussichtspunkt (D-43) und wenn bei Gleichstand die T-Rex entscheiden (D-53).
rule-text-D-52 = Wer die meisten Punkte hat, gewinnt.
rule-text-D-53 = Gleichstand: Haben mehrere die meisten Punkte, gewinnt unter ihnen, wer die wenigsten T-Rex im Zoo hat. Ist auch das gleich, teilen sie sich den Sieg.

## Beispielrechnungen

rule-text-D-60 = Sommer, 31 Punkte. Prärie der Verliebten, 2 Dinosaurier derselben Spezies: 5. Wald der Gleichartigen, 3 Dinosaurier: 8. Trio unter den Bäumen, voll: 7. Ebene der Vielfalt, 4 Dinosaurier, darunter ein T-Rex: 10. T-Rex in einem Gehege: 1. In der englischen und der deutschen Anleitung steht hier 30 – ein Rechenfehler: Die Teile ergeben zusammen 31.
rule-text-D-61 = Sommer, 33 Punkte. Wald der Gleichartigen, 2 Dinosaurier: 4. König des Dschungels, 5 seiner Spezies im Zoo, und niemand hat mehr: 7. Trio unter den Bäumen, nicht voll: 0. Ebene der Vielfalt, 3 Dinosaurier: 6. Prärie der Verliebten, ein Paar: 5. Insel des Einzelgängers: 7. Fluss, 1 Dinosaurier: 1. T-Rex in 3 Gehegen: 3.
rule-text-D-62 = Winter, 38 Punkte. Bäume in Reih und Glied, 3 Dinosaurier: 8. Aussichtspunkt, 3 seiner Spezies im Zoo rechts: 6. Brücke der Liebe, 2 Paare: 12. Pyramide, 4 Dinosaurier: 2 + 2 + 2 + 4 = 10. Fluss, leer: 0. T-Rex in 2 Gehegen: 2.
