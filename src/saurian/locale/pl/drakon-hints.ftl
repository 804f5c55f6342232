### Podpowiedzi do gry Drakon: dlaczego ruch jest dobry. Po jednym zdaniu.

hint-gets-out = Wychodzisz z legowiska z monetami, których potrzebujesz: wygrywasz.
hint-may-win = Jeśli moneta ma wartość co najmniej { $value }, od razu wygrywasz.
hint-finds-coin = Od razu zyskujesz monetę.
hint-robs = Zabierasz monetę. Traci ją { $other }.
hint-keeps-coin = Zachowujesz monetę.
hint-sends-back = { $other } spotyka Drakon i wraca do komnaty wejściowej.
hint-costs-rival = { $other } traci monetę.
hint-trades-up = Spośród monet, których nie widzisz, { $percent }% ma wartość większą niż { $value }.
hint-leads-to =
    { $count ->
        [one] Potem { $chamber_into } masz już tylko 1 ruch.
        [few] Potem { $chamber_into } masz już tylko { $count } ruchy.
        [many] Potem { $chamber_into } masz { $count } ruchów.
       *[other] Potem { $chamber_into } masz { $count } ruchu.
    }
hint-frees = Twój bohater utknął; to otwiera mu drogę.
hint-snatches = Zabierasz komnatę z ręki. Traci ją { $other }.
hint-gets-away = Potem Drakon nie dopadnie cię już jednym ruchem.
hint-threatens = { $other } znajdzie się w zasięgu Drakon, a ty nie.
hint-in-the-way = Leży na drodze innego bohatera ({ $other }), a nie na twojej.
hint-traps = { $other } nie może już wykonać ruchu.
hint-blocks = { $other } ma teraz dalej do najbliższej monety.
hint-saves-ability = Zdolność twojego bohatera zostaje na lepszą chwilę.
hint-declines = Efekt komnaty nic ci teraz nie da.
hint-last-coin = To ostatnia moneta w skarbcu i dostajesz ją ty.
hint-robs-leader = Zabierasz monetę. { $other } ma ich najwięcej.
hint-blocks-next = { $other }: do monety brakowało jednego ruchu, a teraz jest dalej.
hint-drakon-way = Drakon dostaje drogę do innego bohatera ({ $other }), ale nie do ciebie.
hint-opens-ways = Twój bohater ma więcej dróg.
hint-hero = Zdolność tego bohatera przydaje się najczęściej.
hint-hero-alike = Wszyscy bohaterowie grają tu tak samo: wybierz tego, który ci się podoba.
hint-ways-on =
    { $count ->
        [one] Stamtąd prowadzi dalej 1 droga.
        [few] Stamtąd prowadzą dalej { $count } drogi.
        [many] Stamtąd prowadzi dalej { $count } dróg.
       *[other] Stamtąd prowadzi dalej { $count } drogi.
    }
hint-enters = Tak dotrzesz { $chamber_into }.
hint-stuck = Twój bohater na razie nie może wykonać ruchu, więc zmień legowisko.
hint-draws = Dobierasz w zamian nową komnatę.
hint-stays-safe = Twój bohater pozostaje poza zasięgiem Drakon.
hint-keeps-options = W następnej turze twój bohater nadal ma dokąd pójść.
hint-aims-at-leader = { $other } ma najwięcej monet.
hint-aims-at = Teraz najlepszy wybór to { $other }.
hint-clears-hand = Tej komnaty potrzebujesz najmniej.
hint-uses-ability = To dobra chwila na zdolność twojego bohatera.
hint-ends-turn = Nic innego nie pomoże ci w tej turze.

## Jak się je pokazuje

hint-coins = Monety
