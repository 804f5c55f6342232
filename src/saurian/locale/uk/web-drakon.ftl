### Стіл «Дракона» у браузері.

## Лігво

lair-title = Лігво
lair-zoom-in = Ближче
lair-zoom-out = Далі
lair-fit = Показати все
lair-follow = Стежити за грою
lair-more = Ще місця на вибір: { $side }
cell-free = Вільне місце ({ $cell })
cell-arrows = стрілки: { $sides }
cell-no-arrows = без стрілок
cell-figures = тут: { $names }
cell-can-go = сюди можна піти
cell-can-choose = цю залу можна вибрати
cell-can-put = сюди її можна покласти
cell-can-turn = її можна розвернути
place-from-hero = від твого героя { $steps }
place-of-hero = там, де стоїть твій герой
steps-to-side = { $count } { $side }
pile-left = Стос: { $count }
hoard-left = Скарбниця: { $count }
drakon-outside = Дракониця ще поза лігвом.
trail-title = Що щойно сталося

## Що робити

lay-where = Вибери підсвічене місце. Викладаєш { $chamber_acc }.
lay-sure = Так? Вибери місце ще раз або розверни залу.
lay-turn = Розвернути
lay-do = Покласти так
lay-cancel = Відкласти
step-waits = Вирішує { $seat }: { $step }
step-of = { $seat }: { $step }
step-steers = { $seat } рухає цього героя: { $other }
steps-title = Що зараз відбувається
choices-title = Що можна зробити

## Гравці

person-left = ліворуч від тебе
person-right = праворуч від тебе
person-partner = у парі з тобою
person-chooses = Вибрати: { $seat }
hand-title = Твоя рука
hand-picked = узято
purse-title = Твої монети
purse-of-team = Монети вашої пари
purse-worth = { $total } з { $goal }
purse-then-out = тоді вихід через Втечу чи Портал

## Коробка

book-open = Зали й правила за цим столом
book-switches = Додаткові правила
book-no-switches = Без додаткових правил
book-box-usual = Зали й монети як звичайно
book-box-own = Зали й монети з власної коробки
book-chambers = Зали
book-heroes = Герої
book-ruins = Знищено
book-copies = { $count } ×
