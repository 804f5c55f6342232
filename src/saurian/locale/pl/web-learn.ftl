### Samouczek.

learn-title = Twoja pierwsza gra: { $game }
learn-progress = Krok { $step } z { $last }
learn-coach = Podpowiedź
learn-begin = Zaczynamy
learn-continue = Kontynuuj od kroku { $step } z { $last }
learn-restart = Zacznij od nowa
learn-promise = To najwyżej pięć minut. W każdej chwili możesz przerwać i dokończyć później.
learn-next = Dalej
learn-twice = Dotknij dwa razy: najpierw, żeby obejrzeć, potem, żeby wykonać.
learn-meanwhile = Tymczasem…
learn-forbidden = { $why }. Nic się nie stało, spróbuj jeszcze raz!
learn-unplanned = W prawdziwej grze tak można. Teraz trzymajmy się planu.
learn-play = { $count ->
    [one] Zagraj teraz z łatwym botem
    [few] Zagraj teraz z łatwymi botami
    [many] Zagraj teraz z łatwymi botami
   *[other] Zagraj teraz z łatwymi botami
}
learn-back = Krok wstecz
learn-leave = Wyjdź z samouczka

learn-rival-1 = Ola
learn-rival-2 = Leon

## Draftozaur

learn-goal-title-draftosaurus = Zbuduj najlepsze zoo
learn-goal-draftosaurus = Ty, Ola i Leon umieszczacie w swoich zoo po dwanaście dinozaurów. Każde pole punktuje na swój sposób, a wygrywa, kto ma najwięcej punktów. Zagrajmy razem całą grę!

learn-draftosaurus-forest = W każdej turze wszyscy w tajemnicy biorą z miseczki jednego dinozaura i umieszczają go w swoim zoo. Weź triceratopsa.
learn-draftosaurus-forest-then = To Las identyczności: tylko jeden rodzaj, a każdy następny jest wart więcej. Sześć daje 24 punkty! Umieść go tutaj.
learn-draftosaurus-pass = Każdy umieścił jednego. Reszta twoich dinozaurów powędrowała w lewo, do Oli, a te przyszły z prawej, od Leona.
learn-draftosaurus-die = Ola rzuciła kostką: „Góry”. Kto rzuca, ma wolny wybór; wszystkich innych obowiązuje kostka. Dla ciebie otwarte są teraz tylko Preria, Łąka i Samotnia.
learn-draftosaurus-love = Weź parazaurolofa. Później przyda się drugi.
learn-draftosaurus-love-then = Preria miłości jest dla par: dwa dinozaury tego samego rodzaju dają 5 punktów. Oto pierwszy z nich.
learn-draftosaurus-trio = Rzut Leona: „Puste pole”. Możesz wybrać tylko pole bez dinozaurów. Weź tyranozaura.
learn-draftosaurus-trio-then = W Leśnym triu może stać każdy: dokładnie trzy dinozaury dają 7 punktów. A każde pole z tyranozaurem daje 1 punkt więcej.
learn-draftosaurus-forest-again = Tym razem rzut był twój, więc kostka cię nie obowiązuje. Wróciła też twoja pierwsza miseczka: weź drugiego triceratopsa.
learn-draftosaurus-forest-again-then = Pasuje do Lasu identyczności: dwa dinozaury tego samego rodzaju dają tam 4 punkty.
learn-draftosaurus-meadow = „Pole bez tyranozaura”: pola, na których już stoi tyranozaur, są zamknięte, więc twoje Trio też. Weź diplodoka.
learn-draftosaurus-meadow-then = Na Łące różnorodności każdy dinozaur musi być innego rodzaju. Jeden daje 1 punkt, sześć aż 21.
learn-draftosaurus-half = Połowa gry, a oto twoje punkty! Ostatni dinozaur trafił już na Łąkę. Teraz wszyscy dobierają po sześć nowych na drugą i ostatnią rundę.
learn-draftosaurus-love-again = Znowu twój rzut, więc wszystkie pola są otwarte. Weź parazaurolofa…
learn-draftosaurus-love-again-then = …i uzupełnij parę: 5 punktów!
learn-draftosaurus-trio-again = „Wulkan”: otwarte są tylko pola na lewo od Rzeki. Weź diplodoka.
learn-draftosaurus-trio-again-then = Leśne trio przyjmie każdego. To już drugi.
learn-draftosaurus-trio-full = „Las”: otwarte są tylko Las identyczności, Leśne trio i Król dżungli. Weź stegozaura.
learn-draftosaurus-trio-full-then = Trzeci! To 7 punktów i jeszcze 1 za tyranozaura.
learn-draftosaurus-rivals = Spójrz na inne zoo: Ola i Leon mają tylko po jednym triceratopsie. Ty masz dwa!
learn-draftosaurus-king = A to twój rzut, więc masz wolny wybór. Weź trzeciego triceratopsa.
learn-draftosaurus-king-then = Król dżungli daje 7 punktów, jeśli nikt inny nie ma w całym zoo więcej dinozaurów tego rodzaju. Wystarczy remis.
learn-draftosaurus-island = „Szkielet”: otwarte są tylko pola na prawo od Rzeki. Weź spinozaura, swojego pierwszego.
learn-draftosaurus-island-then = Samotnia daje 7 punktów, jeśli jej dinozaur jest jedynym swojego rodzaju w całym twoim zoo.
learn-draftosaurus-river = „Puste pole”, a u ciebie żadne nie jest puste! Weź ostatniego dinozaura, tyranozaura.
learn-draftosaurus-river-then = Rzeka jest zawsze otwarta, cokolwiek pokaże kostka. Każdy dinozaur daje w niej 1 punkt. Tyranozaur nie daje tu nic więcej.
learn-end-draftosaurus = Twoje zoo jest pełne. Każde pole liczy się według swojej zasady, każde pole z tyranozaurem daje 1 punkt więcej, a każdy dinozaur w Rzece 1 punkt. Przy remisie wygrywa, kto ma najmniej tyranozaurów. W grze dotknij pola, żeby przeczytać jego zasadę.

## Drakon

learn-goal-title-drakon = Obrabuj smoczycę
learn-goal-drakon = W legowisku Drakon leży skarb: monety o wartości 1, 2 lub 3. Wygrywa, kto pierwszy zbierze monety o wartości 10. Ola też ma na nie ochotę, a Drakon nie lubi gości. Zagrajmy razem całą grę!

learn-drakon-hero = Każdy wybiera bohatera. W tej grze każdy ma zdolność do użycia raz na grę. Weź Tropiciela: może wykonać dodatkowy ruch.
learn-drakon-arrows = Zaczynasz w komnacie wejściowej. Strzałki to wyjścia z komnaty, ale na razie prowadzą donikąd: legowisko budujecie sami.
learn-drakon-lay = W swojej turze robisz jedno z dwojga: dokładasz komnatę albo wykonujesz ruch. Weź z ręki „Znajdujesz monetę”.
learn-drakon-lay-then = Połóż ją nad komnatą wejściową. Dwie strzałki nigdy nie mogą wskazywać na siebie nawzajem, więc pasuje tylko tak. Potem dobierasz nową komnatę.
learn-drakon-walk = Teraz ruch! Idź za strzałką w górę, do komnaty „Znajdujesz monetę”. Wejście do komnaty uruchamia jej efekt.
learn-drakon-coins = Moneta o wartości 3! Tylko ty znasz jej wartość; inni widzą, ile masz monet. Przy 10 wygrywasz.
learn-drakon-lay-theft = Ola też znalazła monetę. Weź komnatę „Ukradnij monetę”…
learn-drakon-lay-theft-then = …i połóż ją nad swoim bohaterem.
learn-drakon-theft = Wejdź, a ukradniesz monetę graczowi z lewej. We dwoje to zawsze Ola.
learn-drakon-lay-more = Moneta o wartości 2: masz już 5. Weź następną komnatę „Znajdujesz monetę”…
learn-drakon-lay-more-then = …i znowu połóż ją nad swoim bohaterem.
learn-drakon-harp = A to złośliwość: Ola położyła obok ciebie Magiczną harfę. Jeśli strzałka twojej komnaty wskazuje harfę, to wykonując ruch, musisz tam pójść.
learn-drakon-harp-calls = Moneta na górze musi więc poczekać. Idź za głosem harfy.
learn-drakon-lay-drakon = Pora na rewanż! Weź komnatę „Ruch Drakon”…
learn-drakon-lay-drakon-then = …i połóż ją obok siebie. Pierwsza taka komnata przywołuje Drakon.
learn-drakon-drakon-comes = Ty decydujesz, gdzie się pojawi: tuż obok Oli!
learn-drakon-drakon-wakes = Kogo Drakon dopadnie, ten traci monetę i wraca do komnaty wejściowej. Wejdź do komnaty „Ruch Drakon”, żeby ją wysłać.
learn-drakon-drakon-strikes = Drakon leci najwyżej o trzy komnaty, bez względu na strzałki. Wyślij ją do Oli!
learn-drakon-struck = Mamy ją! Ola wraca do komnaty wejściowej i traci monetę. Uważaj: jeśli zakończysz własną turę w komnacie Drakon, dopadnie i ciebie.
learn-drakon-close = Kilka tur później masz jeszcze jedną trójkę. Razem to 8: brakuje tylko 2!
learn-drakon-lay-last = Weź jeszcze raz „Znajdujesz monetę”…
learn-drakon-lay-last-then = …i połóż ją dwa kroki przed sobą.
learn-drakon-danger = Harfa przyciągnęła Olę tuż obok komnaty „Ruch Drakon”. W następnej turze Drakon ruszy po ciebie. Teraz albo nigdy!
learn-drakon-run = Do monety są dwa kroki. Zrób pierwszy.
learn-drakon-ability = Tura już by się skończyła. Ale twój bohater to Tropiciel: użyj zdolności i wykonaj dodatkowy ruch!
learn-drakon-win = Jeszcze jeden krok do monety!
learn-end-drakon = Monety o wartości 10: legowisko jest twoje! Umiesz już dokładać komnaty i do nich wchodzić, kraść monety, znasz harfę i Drakon. Zdolności można włączyć w każdej grze. Dotknij komnaty, żeby przeczytać, jak działa.
