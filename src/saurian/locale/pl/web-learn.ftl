### Pierwsze gry z przewodnikiem.

learn-title = Twoja pierwsza gra: { $game }
learn-progress = Krok { $step } z { $last }
learn-not-now = To będzie można zrobić później. Teraz zrób to, co zaznaczone.
learn-play = Zagraj z łatwymi botami
learn-back = Wstecz
learn-leave = Wyjdź

## Draftosaurus

learn-step-draftosaurus-1 = Każdy ma w miseczce sześć dinozaurów i w każdej turze potajemnie wybiera jednego. Dwa twoje to żółte triceratopsy: dotknij jednego, a potem jeszcze raz, żeby go wybrać.
learn-step-draftosaurus-2 = Wszyscy pokazują dinozaury i je ustawiają. To twój rzut kostką, więc kostka cię nie ogranicza. Postaw triceratopsa w Lesie identyczności: tylko jeden rodzaj, a każdy następny jest wart więcej.
learn-step-draftosaurus-3 = Pozostałe dinozaury poszły w lewo, a ty masz teraz inne. Kostka pokazuje „Góry” i tym razem cię obowiązuje. Wybierz różowego parazaurolofa.
learn-step-draftosaurus-4 = Góry to jasne pola na dole; wszystkie inne są teraz dla ciebie zamknięte. Postaw go na Prerii miłości: dwa dinozaury jednego rodzaju tworzą tam parę wartą 5 punktów.
learn-step-draftosaurus-5 = Kostka pokazuje „Puste pole”: otwarte są tylko pola bez dinozaurów. Wybierz czerwonego tyranozaura.
learn-step-draftosaurus-6 = Postaw tyranozaura w Leśnym triu. Trzy dinozaury dają tam 7 punktów, a każde pole z tyranozaurem daje 1 punkt więcej.
learn-step-draftosaurus-7 = Znowu rzucasz, więc masz wolny wybór. Wybierz triceratopsa do pary z pierwszym.
learn-step-draftosaurus-8 = Postaw go w Lesie identyczności: dwa dinozaury jednego rodzaju są warte 4 punkty, a sześć – 24.
learn-step-draftosaurus-9 = Kostka pokazuje „Bez tyranozaura”: pola z tyranozaurem są zamknięte. W miseczce zostały ci same tyranozaury: wybierz jednego.
learn-step-draftosaurus-10 = Rzeka jest otwarta dla wszystkich, cokolwiek mówi kostka, a każdy dinozaur w niej daje 1 punkt. Postaw tam tyranozaura.
learn-end-draftosaurus = Tak wygląda tura! Po dwunastu dinozaurach liczy się punkty i wygrywa, kto ma ich najwięcej; przy remisie – kto ma najmniej tyranozaurów. W grze dotknij pola, żeby przeczytać jego zasadę.

## Drakon

learn-step-drakon-1 = Sześcioro bohaterów plądruje legowisko smoczycy. Każdy wybiera jednego i zaczyna w komnacie wejściowej. Weź rycerza.
learn-step-drakon-2 = W swojej turze albo dokładasz komnatę, albo się ruszasz. Wybierz z ręki komnatę „Znajdujesz monetę” i połóż ją nad komnatą wejściową. Strzałki to wyjścia, a dwie strzałki nigdy nie mogą wskazywać na siebie. Potem dobierasz nową komnatę.
learn-step-drakon-3 = Teraz idź: bohater idzie za strzałką komnaty, w której stoi. Idź na północ, do komnaty „Znajdujesz monetę”.
learn-step-drakon-4 = Wejście do komnaty ją uruchamia: masz monetę, którą tylko ty możesz zobaczyć. Teraz obudź smoczycę: wybierz komnatę „Ruch Drakon” i połóż ją nad swoim bohaterem.
learn-step-drakon-5 = Pierwsza taka komnata przywołuje Drakon. To ty mówisz, gdzie się pojawi: postaw ją w komnacie wejściowej.
learn-step-drakon-6 = Kogo Drakon spotka, ten wraca do komnaty wejściowej uboższy o monetę. Idź na północ, do komnaty „Ruch Drakon”.
learn-step-drakon-7 = Możesz przesunąć Drakon o najwyżej trzy komnaty, bez względu na strzałki. Twój rywal jest tuż obok niej: wyślij ją tam.
learn-end-drakon = Dopadła go! Wrócił do komnaty wejściowej i stracił monetę. Wygrywa, kto ma monety warte 10. W grze dotknij komnaty, żeby przeczytać, jak działa.
