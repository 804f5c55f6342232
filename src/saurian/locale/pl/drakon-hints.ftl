### Podpowiedzi do gry Drakon: dlaczego ruch jest dobry. Po jednym zdaniu.

hint-gets-out = Wychodzisz z legowiska z wystarczającą liczbą monet: wygrywasz.
hint-may-win = Jeśli moneta ma wartość co najmniej { $value }, od razu wygrywasz.
hint-finds-coin = Od razu daje ci to monetę.
hint-robs = Zabierasz monetę; traci ją { $other }.
hint-keeps-coin = Zatrzymujesz monetę.
hint-sends-back = { $other } spotyka Drakon i wraca do komnaty wejściowej.
hint-costs-rival = { $other } traci monetę.
hint-trades-up = Spośród monet, których nie widzisz, { $percent }% ma wartość większą niż { $value }.
hint-leads-to =
    { $count ->
        [one] Wtedy { $chamber_into } zostaje tylko 1 ruch.
        [few] Wtedy { $chamber_into } zostają { $count } ruchy.
        [many] Wtedy { $chamber_into } zostaje { $count } ruchów.
       *[other] Wtedy { $chamber_into } zostaje { $count } ruchu.
    }
hint-frees = Twój bohater utknął; to otwiera mu drogę.
hint-snatches = Zabierasz komnatę z ręki; traci ją { $other }.
hint-gets-away = Wtedy Drakon nie może już dopaść cię jednym ruchem.
hint-threatens = { $other } znajdzie się w zasięgu Drakon, a ty nie.
hint-traps = { $other } nie może się już ruszyć.
hint-blocks = { $other } ma teraz dalej do najbliższej monety.
hint-saves-ability = Zdolność twojego bohatera zostaje na lepszą chwilę.
hint-declines = To, co oferuje komnata, nic ci teraz nie da.

## Jak się je pokazuje

hint-coins = Monety
