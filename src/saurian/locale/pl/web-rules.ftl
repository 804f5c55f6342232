### Zasady w przeglądarce.

rules-search = Szukaj w zasadach
rules-found =
    { $count ->
        [one] 1 zasada
        [few] { $count } zasady
        [many] { $count } zasad
       *[other] { $count } zasady
    }
rules-contents = Spis treści
rules-differ = Zasady międzynarodowe czy polskie?
rules-differ-explained = W tych zasadach obie instrukcje się różnią; każda zasada mówi, co gdzie obowiązuje. Wybieracie przy zakładaniu stołu.
rules-differs = Różne w zasadach międzynarodowych i polskich
