### Notes punktowy w przeglądarce.

pad-how = Wybierz dinozaura, a potem dotknij pola, na którym stoi. Krzyżyk wyjmuje ostatniego z powrotem.
pad-pick-first = Najpierw wybierz dinozaura albo krzyżyk, żeby jakiegoś wyjąć.
pad-palette = Co wstawić
pad-left =
    { $count ->
        [one] { $name }, został 1
        [few] { $name }, zostały { $count }
        [many] { $name }, zostało { $count }
       *[other] { $name }, zostało { $count }
    }
pad-remove = Wyjmij dinozaura
pad-zoos = Plansze graczy
pad-zoo-count =
    { $count ->
        [one] { $count } plansza
        [few] { $count } plansze
        [many] { $count } plansz
       *[other] { $count } planszy
    }
pad-leads = prowadzi:
pad-owner = Nazwa planszy nr { $number }
pad-problem = { $seat }, { $pen }: { $cause }
pad-progress = Wpisano { $placed } z { $all } dinozaurów.
pad-reasons = Punkty po kolei: { $seat }
pad-new = Nowy notes
pad-share = Udostępnij ten notes
pad-share-explained = Cały notes mieści się w linku; na serwerze nic nie jest zapisywane.
pad-unreadable = W tym linku nie ma notesu punktowego.
pad-history = Wcześniejsze notesy na tym urządzeniu
pad-forget = Zapomnij ten notes
pad-offline = Raz otwarty notes działa także bez połączenia. Możesz go zainstalować z menu przeglądarki.
