### Drakon on the command line.

about-drakon = Drakon: buduj legowisko smoczycy, zbieraj w nim monety i schodź jej z drogi; 2–6 graczy
example-play-drakon = saurian play drakon --seats Anna,greedy,greedy --heroes
example-simulate-drakon = saurian simulate drakon --players 4 --games 1000 --seed 1 --json
example-arena-drakon = saurian arena drakon greedy random random --games 600 --heroes
example-dataset-drakon = saurian dataset drakon --bots greedy --players 3 --games 100 --output data
option-drakon-players = liczba graczy
option-drakon-heroes = yes albo no: każdy bohater ma zdolność, raz na grę
option-drakon-escape = yes albo no: wystarczą monety o wartości 8, ale potem trzeba wyjść przez „Ucieczkę” lub „Portal”
option-drakon-short = yes albo no: wystarczą monety o wartości 7; nie razem z escape
option-drakon-teams = yes albo no: 4 lub 6 graczy w dwuosobowych drużynach
option-drakon-drakon-from-start = yes albo no: Drakon od początku czeka w komnacie wejściowej
option-drakon-two-actions = yes albo no: dwie akcje w turze
option-drakon-first = miejsce gracza, który zaczyna, licząc od 0; domyślnie random (losowo)
option-drakon-box = plik z zestawem komnat i monet; domyślnie zestaw dołączony do zasad
