### The rules of pennies.

rules-title-pennies = Zasady gry Orzeł czy reszka
rules-heading-pennies-play = Gra
rule-text-P-01 = W każdej rundzie wszyscy potajemnie typują orła albo reszkę.
rule-text-P-02 = Potem następuje rzut monetą: za trafny typ jest 1 punkt. Wygrywa największa liczba punktów.
rule-title-P-01 = Typowanie
rule-title-P-02 = Rzut
