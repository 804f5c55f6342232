### Zasady w przeglądarce.

rules-search = Szukaj w zasadach
rules-found =
    { $count ->
        [one] 1 zasada
        [few] { $count } zasady
        [many] { $count } zasad
       *[other] { $count } zasady
    }
rules-how = Jak grać
rules-all = Wszystkie zasady
rules-print = Drukuj na dwóch stronach
rules-print-now = Drukuj
rules-back = Wróć do zasad
rules-link = Link do tej zasady
rules-nothing = Nic nie znaleziono: „{ $query }”.
rules-nothing-try = Może chodzi o:
rules-nothing-topics = O tym mówią zasady:
rules-contents = Tematy
rules-differ = Zasady międzynarodowe i polskie
rules-differ-explained = Instrukcje różnią się tylko tutaj. Wersję wybierasz, gdy otwierasz stół.
rules-differs = Inaczej w zasadach polskich i międzynarodowych
rules-players = { $least }–{ $most } osób
