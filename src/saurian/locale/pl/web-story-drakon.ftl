### Gra Drakon jako historia. Do czytelnika zwracamy się na ty. Moneta o wartości 0 to taka, której wartość nie jest znana.

story-drakon-round = Runda { $round }
story-entered = { $seat } dokłada { $chamber_acc } i od razu do niej wchodzi.
story-you-first-player = Zaczynasz.
story-you-hero-picked = Wybierasz { $hero_acc }.
story-you-chamber-placed = Dokładasz { $chamber_acc }.
story-you-entered = Dokładasz { $chamber_acc } i od razu do niej wchodzisz.
story-you-turn-skipped = Nie możesz ani dołożyć komnaty, ani wykonać ruchu i pomijasz turę.
story-you-hand-shown = Pokazujesz rękę: { $chambers }.
story-you-hero-moved = Przechodzisz { $chamber_into }.

## Monety

story-you-coin-found =
    { $value ->
        [0] Znajdujesz monetę.
       *[known] Znajdujesz monetę o wartości { $value }.
    }
story-you-coin-lost =
    { $value ->
        [0] Tracisz monetę.
       *[known] Tracisz monetę o wartości { $value }.
    }
story-you-coin-stolen =
    { $value ->
        [0] Kradniesz monetę. Traci ją { $other }.
       *[known] Kradniesz monetę o wartości { $value }. Traci ją { $other }.
    }
story-of-you-coin-stolen =
    { $value ->
        [0] { $seat } kradnie ci monetę.
       *[known] { $seat } kradnie ci monetę o wartości { $value }.
    }
story-you-coin-shielded = Zachowujesz monetę: chroni ją Druidka.
story-you-coin-traded =
    { $value ->
        [0] Wymieniasz monetę na inną ze skarbca.
       *[known] Wymieniasz monetę o wartości { $value } na monetę o wartości { $new }.
    }

## Drakon, komnaty i bohaterowie

story-you-drakon-appeared = Pojawia się Drakon! Ty wybierasz miejsce.
story-you-drakon-moved = Przesuwasz Drakon.
story-you-drakon-met = Spotykasz Drakon i wracasz do komnaty wejściowej.
story-you-drakon-beside = Jesteś teraz w komnacie z Drakon: efekt komnaty nie działa.
story-you-chamber-stolen = Kradniesz komnatę z ręki. Traci ją { $other }.
story-you-chamber-stolen-was = Kradniesz { $chamber_acc }. Traci ją { $other }.
story-of-you-chamber-stolen = { $seat } kradnie ci komnatę z ręki.
story-of-you-chamber-stolen-was = { $seat } kradnie ci z ręki { $chamber_acc }.
story-you-no-chamber = Nie masz na ręce komnat do stracenia.
story-you-chamber-destroyed = Niszczysz { $chamber_acc }.
story-you-chamber-rotated = Obracasz { $chamber_acc }.
story-you-chamber-swapped-in = Kładziesz na zamianę { $chamber_acc }.
story-you-chamber-swapped-gone = Usuwasz z gry { $chamber_acc }.
story-you-chamber-flown = Przenosisz { $chamber_acc }.
story-you-mind-controlled = Przejmujesz kontrolę nad bohaterem: { $other }.
story-of-you-mind-controlled = { $seat } przejmuje kontrolę nad twoim bohaterem.
story-you-challenged = Przesuwasz rywala ze swojej komnaty: { $other }.
story-of-you-challenged = { $seat } wypycha cię ze swojej komnaty.
story-you-ability-used = Używasz zdolności bohatera ({ $hero }).

## Koniec gry

story-you-won-by-coins = Wygrywasz! Monety o wartości { $total }.
story-you-won-by-coins-shared = Dzielisz się zwycięstwem! Monety o wartości { $total }.
