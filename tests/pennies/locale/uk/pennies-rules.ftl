### The rules of pennies.

rules-title-pennies = Правила гри «Орел чи решка»
rules-heading-pennies-play = Гра
rule-text-P-01 = У кожному раунді всі таємно вибирають: орел чи решка.
rule-text-P-02 = Потім підкидають монету: хто вгадав, отримує 1 очко. Перемагає найбільша кількість очок.
rule-title-P-01 = Здогад
rule-title-P-02 = Кидок
