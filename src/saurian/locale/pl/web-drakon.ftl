### Stół Drakona w przeglądarce.

## Legowisko

lair-title = Legowisko
lair-zoom-in = Bliżej
lair-zoom-out = Dalej
lair-fit = Pokaż wszystko
lair-follow = Podążaj za grą
lair-more = Więcej pól do wyboru: { $side }
cell-free = Wolne pole ({ $cell })
cell-arrows = strzałki: { $sides }
cell-no-arrows = bez strzałek
cell-figures = tutaj: { $names }
cell-can-go = możesz tu pójść
cell-can-choose = możesz wybrać tę komnatę
cell-can-put = możesz ją tu położyć
cell-can-turn = możesz ją obrócić
place-from-hero = od twojego bohatera { $steps }
place-of-hero = tam, gdzie stoi twój bohater
steps-to-side = { $count } { $side }
pile-left = Stos: { $count }
hoard-left = Skarbiec: { $count }
drakon-outside = Drakon jest jeszcze poza legowiskiem.
trail-title = Co się właśnie stało

## Co robić

lay-where = Wybierz podświetlone pole. Dokładasz { $chamber_acc }.
lay-sure = Czy tak? Wybierz pole jeszcze raz albo obróć komnatę.
lay-turn = Obróć
lay-do = Tak połóż
lay-cancel = Odłóż
step-waits = Decyduje { $seat }: { $step }
step-of = { $seat }: { $step }
step-steers = { $seat } porusza tym bohaterem: { $other }
steps-title = Co się teraz dzieje
choices-title = Co możesz zrobić

## Gracze

person-left = po twojej lewej
person-right = po twojej prawej
person-partner = w parze z tobą
person-chooses = Wybierz: { $seat }
hand-title = Twoja ręka
hand-picked = wzięta
purse-title = Twoje monety
purse-of-team = Monety waszej pary
purse-worth = { $total } z { $goal }
purse-then-out = potem wyjście przez Ucieczkę lub Portal

## Pudełko

book-open = Komnaty i zasady przy tym stole
book-switches = Zasady dodatkowe
book-no-switches = Bez zasad dodatkowych
book-box-usual = Komnaty i monety jak zwykle
book-box-own = Komnaty i monety z własnego pudełka
book-chambers = Komnaty
book-heroes = Bohaterowie
book-ruins = Zniszczone
book-copies = { $count } ×
