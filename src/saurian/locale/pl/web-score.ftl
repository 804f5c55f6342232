### Notes punktacji w przeglądarce.

pad-how = Wybierz dinozaura i dotknij pola, na którym stoi. Aby dodać kilka, przytrzymaj pole; przytrzymaj trzecie miejsce, żeby było ich trzy. Krzyżyk usuwa dinozaura.
pad-pick-first = Najpierw wybierz dinozaura albo krzyżyk, żeby jakiegoś usunąć.
pad-palette = Wybierz dinozaura
pad-left =
    { $count ->
        [one] { $name }, został 1
        [few] { $name }, zostały { $count }
        [many] { $name }, zostało { $count }
       *[other] { $name }, zostało { $count }
    }
pad-remove = Usuń dinozaura
pad-zoos = Plansze graczy
pad-zoo-count =
    { $count ->
        [one] { $count } plansza
        [few] { $count } plansze
        [many] { $count } plansz
       *[other] { $count } planszy
    }
pad-leads = prowadzi:
pad-owner = Imię gracza, plansza nr { $number }
pad-rename = Zmień imię
pad-next = Komplet! Teraz { $seat }.
pad-problem = { $seat }, { $pen }: { $cause }
pad-progress = Dinozaury na planszach: { $placed } z { $all }
pad-reasons = Punkty szczegółowo: { $seat }
pad-new = Nowy notes
pad-share = Udostępnij ten notes
pad-share-explained = Cały notes mieści się w linku; na serwerze nic się nie zapisuje.
pad-unreadable = W tym linku nie ma notesu punktacji.
pad-history = Wcześniejsze notesy na tym urządzeniu
pad-forget = Usuń ten notes
pad-offline = Raz otwarty notes działa też bez połączenia z internetem. Możesz go zainstalować z menu przeglądarki.
