### The rules of pennies.

rules-title-pennies = Die Regeln von Kopf oder Zahl
rules-heading-pennies-play = Das Spiel
rule-text-P-01 = In jeder Runde tippen alle geheim auf Kopf oder Zahl.
rule-text-P-02 = Dann fällt die Münze: Alle, die richtig getippt haben, bekommen 1 Punkt. Die meisten Punkte gewinnen.
rule-title-P-01 = Tippen
rule-title-P-02 = Der Wurf
