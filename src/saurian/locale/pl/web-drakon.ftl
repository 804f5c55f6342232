### Stół gry Drakon w przeglądarce.

## Legowisko

lair-title = Legowisko
lair-zoom-in = Powiększ
lair-zoom-out = Pomniejsz
lair-fit = Pokaż wszystko
lair-follow = Podążaj za grą
lair-north = N
lair-north-up = Północ jest u góry.
lair-more = Więcej pól do wyboru: { $side }
cell-free = Puste pole ({ $cell })
cell-arrows = strzałki: { $sides }
cell-no-arrows = bez strzałek
cell-figures = tutaj: { $names }
cell-can-go = możesz tu pójść
cell-can-choose = możesz wybrać tę komnatę
cell-can-put = możesz ją tu położyć
cell-can-turn = możesz ją obrócić
place-from-hero = od twojego bohatera { $steps }
place-of-hero = tam, gdzie stoi twój bohater
place-from-entrance = od komnaty wejściowej { $steps }
place-of-entrance = w komnacie wejściowej
steps-to-side = { $count } { $side }
pile-left = Stos: { $count }
hoard-left = Skarbiec: { $count }
drakon-outside = Drakon jest jeszcze poza legowiskiem.
trail-title = Ostatnie wydarzenia

## Co się wydarzyło, gdy miejsce widać na planie

seen-chamber-placed = { $seat } dokłada { $chamber_acc }.
seen-hero-moved = { $seat } przechodzi { $chamber_into }.
seen-hero-blown = Wichura niesie dalej: { $seat } przelatuje o jedną komnatę.
seen-drakon-appeared = Pojawia się Drakon! Miejsce wybiera { $seat }.
seen-drakon-moved = { $seat } przesuwa Drakon.
seen-chamber-destroyed = { $seat } niszczy { $chamber_acc }.
seen-chamber-rotated = { $seat } obraca { $chamber_acc }.
seen-chamber-swapped-in = { $seat } kładzie na zamianę { $chamber_acc }.
seen-chamber-flown = { $seat } przenosi { $chamber_acc }.
seen-why-no-chamber = Tutaj nie ma komnaty, którą można wybrać
seen-why-occupied = Ta komnata jest zajęta
seen-why-too-far = Drakon tu nie dotrze: może przejść najwyżej trzy komnaty
seen-why-table-ends = To miejsce jest już poza stołem
seen-why-not-next-to-chamber = To nie jest puste pole obok komnaty

## Co robić

lay-where = Wybierz podświetlone pole. Dokładasz { $chamber_acc }.
lay-sure = Pasuje? Dotknij pola jeszcze raz albo obróć komnatę.
lay-turn = Obróć
lay-do = Połóż
lay-cancel = Wróć na rękę
step-waits = Decyduje { $seat }: { $step }
step-of = { $seat }: { $step }
step-steers = { $seat } porusza bohaterem: { $other }
steps-title = Co się teraz dzieje
choices-title = Co możesz zrobić

## Gracze

person-left = po twojej lewej
person-right = po twojej prawej
person-partner = w twojej drużynie
person-chooses = Wybierz: { $seat }
hand-title = Twoja ręka
hand-picked = wybrana
purse-title = Twoje monety
purse-of-team = Monety waszej drużyny
purse-worth = { $total } z { $goal }
purse-then-out = potem wyjście przez „Ucieczkę” lub „Portal”

## Zestaw komnat i monet

book-open = Komnaty i zasady przy tym stole
book-switches = Zasady opcjonalne
book-no-switches = Bez zasad opcjonalnych
book-box-usual = Zwykły zestaw komnat i monet
book-box-own = Własny zestaw komnat i monet
book-chambers = Komnaty
book-heroes = Bohaterowie
book-ruins = Zniszczone
book-copies = { $count } ×
keys-turn = Obróć komnatę

## Co spotyka ciebie

told-you-found = Znajdujesz monetę: { $value }!
told-you-lost = Tracisz monetę: { $value }.
told-you-stole = Kradniesz monetę o wartości { $value }! Traci ją { $other }.
told-stolen-from-you = { $seat } kradnie ci monetę: { $value }!
told-you-traded = Wymieniasz monetę { $value } na { $new }.
told-you-met = Drakon cię dopada: wracasz do komnaty wejściowej!
told-chamber-stolen-from-you = { $seat } kradnie ci komnatę: { $chamber }.
told-drakon = Nadciąga Drakon!

## Koniec gry: kto ją zakończył

ended-goal-you = Osiągasz cel: gra się kończy.
ended-goal-one = { $seat } osiąga cel: gra się kończy.
ended-goal-your-team = Twoja drużyna osiąga cel: gra się kończy.
ended-goal-team = { $seat } i { $other } osiągają cel: gra się kończy.
ended-escaped-you = Uciekasz z legowiska: gra się kończy.
ended-escaped-one = { $seat } ucieka z legowiska: gra się kończy.
ended-escaped-your-team = Twoja drużyna ucieka z legowiska: gra się kończy.
ended-escaped-team = { $seat } i { $other } uciekają z legowiska: gra się kończy.

## Co by się stało

if-you-meet = Spotkasz Drakon: wracasz do komnaty wejściowej i tracisz monetę.
if-meet = Spotkanie z Drakon: { $names }. Powrót do komnaty wejściowej i utrata monety.
if-guarded = Tu jest Drakon. Jeśli zakończysz tu turę, stracisz monetę i wrócisz do komnaty wejściowej.
if-guarded-other = Tu jest Drakon. W niebezpieczeństwie: { $seat }.
if-find = Znajdziesz monetę.
if-found = { $seat } znajdzie monetę.
if-steal = Ukradniesz monetę. Straci ją { $other } ({ $coins }).
if-stolen = { $seat } ukradnie monetę. Straci ją { $other } ({ $coins }).
if-stolen-from-you = { $seat } ukradnie ci monetę.
if-lose = Stracisz monetę.
if-lost = { $seat } straci monetę ({ $coins }).
if-more = { $total } z { $goal } → do { $most }
if-less = { $total } z { $goal } → od { $least } do { $most }
if-exactly = { $total } z { $goal } → { $most }
if-wins = To może dać ci zwycięstwo!
if-escapes = Wychodzisz i wygrywasz!
go-here = Idź tutaj
choose-here = Wybierz tę
ability-once = raz na grę
ability-yours = { $hero }: { $ability } (raz na grę)
ability-cancel = Nie teraz
turn-ends-itself = Tura zaraz zakończy się sama.
figure-show = Pokaż na mapie: { $name }
person-thinks = { $seat } się zastanawia
person-robs = Kradzież: z lewej traci { $left }, z prawej { $right }
person-robs-one = Kradzież: traci { $left }
person-coins-known = Znasz: { $values }
book-unseen = Komnaty jeszcze niewidziane
book-unseen-note = W stosie i na rękach pozostałych.
book-unseen-coins = Monety jeszcze niewidziane
