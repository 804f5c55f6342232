### Стіл «Дракона» у браузері.

## Лігво

lair-title = Лігво
lair-zoom-in = Збільшити
lair-zoom-out = Зменшити
lair-fit = Показати все
lair-follow = Стежити за грою
lair-north = Пн
lair-north-up = Північ угорі.
lair-more = Ще місця на вибір: { $side }
cell-free = Вільне місце ({ $cell })
cell-arrows = стрілки: { $sides }
cell-no-arrows = без стрілок
cell-figures = тут: { $names }
cell-can-go = сюди можна піти
cell-can-choose = цю залу можна вибрати
cell-can-put = сюди можна викласти залу
cell-can-turn = її можна обернути
place-from-hero = від твого героя { $steps }
place-of-hero = там, де стоїть твій герой
place-from-entrance = від вхідної зали { $steps }
place-of-entrance = у вхідній залі
steps-to-side = { $count } { $side }
pile-left = Стос: { $count }
hoard-left = Скарбниця: { $count }
drakon-outside = Дракониця ще поза лігвом.
trail-title = Що щойно сталося

## Що сталося, коли місце видно на мапі

seen-chamber-placed = { $seat } викладає { $chamber_acc }.
seen-hero-moved = { $seat } переходить { $chamber_into }.
seen-hero-blown = { $seat } пролітає з буревієм через залу.
seen-drakon-appeared = З’являється дракониця! Місце вибирає { $seat }.
seen-drakon-moved = { $seat } пересуває драконицю.
seen-chamber-destroyed = { $seat } знищує { $chamber_acc }.
seen-chamber-rotated = { $seat } обертає { $chamber_acc }.
seen-chamber-swapped-in = { $seat } викладає на заміну { $chamber_acc }.
seen-chamber-flown = { $seat } переносить { $chamber_acc }.
seen-why-no-chamber = Тут немає зали, яку можна вибрати
seen-why-occupied = Цю залу зайнято
seen-why-too-far = Дракониця сюди не дістанеться: вона проходить щонайбільше три зали
seen-why-table-ends = Це місце вже поза межами столу
seen-why-not-next-to-chamber = Це не порожня клітинка поруч із залою

## Що робити

lay-where = Вибери підсвічене місце, щоб викласти { $chamber_acc }.
lay-sure = Залишити так? Торкнися місця ще раз або оберни залу.
lay-turn = Обернути
lay-do = Викласти так
lay-cancel = Назад у руку
step-waits = Вирішує { $seat }: { $step }
step-of = { $seat }: { $step }
step-steers = { $seat } пересуває цього героя: { $other }
steps-title = Що зараз відбувається
choices-title = Що можна зробити

## Гравці

person-left = ліворуч від тебе
person-right = праворуч від тебе
person-partner = у твоїй команді
person-chooses = Вибрати: { $seat }
hand-title = Твоя рука
hand-picked = вибрано
purse-title = Твої монети
purse-of-team = Монети вашої команди
purse-worth = { $total } з { $goal }
purse-then-out = тоді вихід через Втечу чи Портал

## Набір

book-open = Зали й правила цього столу
book-switches = Додаткові правила
book-no-switches = Без додаткових правил
book-box-usual = Стандартний набір зал і монет
book-box-own = Власний набір зал і монет
book-chambers = Зали
book-heroes = Герої
book-ruins = Знищено
book-copies = { $count } ×
keys-turn = Обернути залу

## Що стається з тобою

told-you-found = Знайдено монету: { $value }!
told-you-lost = Втрачено монету: { $value }.
told-you-stole = Украдено монету: { $value }! Її втрачає { $other }.
told-stolen-from-you = { $seat } краде твою монету: { $value }!
told-you-traded = Обмін монети: { $value } на { $new }.
told-you-met = Дракониця тебе впіймала: назад до вхідної зали!
told-chamber-stolen-from-you = { $seat } краде твою залу: { $chamber }.
told-drakon = Дракониця наближається!

## Кінець гри: хто її завершив

ended-goal-you = Ти досягаєш мети, гру завершено.
ended-goal-one = { $seat } досягає мети, гру завершено.
ended-goal-your-team = Твоя команда досягає мети, гру завершено.
ended-goal-team = { $seat } і { $other } досягають мети, гру завершено.
ended-escaped-you = Ти тікаєш із лігва, гру завершено.
ended-escaped-one = { $seat } тікає з лігва, гру завершено.
ended-escaped-your-team = Твоя команда тікає з лігва, гру завершено.
ended-escaped-team = { $seat } і { $other } тікають із лігва, гру завершено.

## Що станеться

if-you-meet = Тебе чекає дракониця: назад до вхідної зали й мінус монета.
if-meet = Зустріч із драконицею: { $names }. Назад до вхідної зали й мінус монета.
if-guarded = Тут дракониця. Якщо завершити тут хід, втратиш монету й повернешся до вхідної зали.
if-guarded-other = Тут дракониця. У небезпеці { $seat }.
if-find = Тут ти знайдеш монету.
if-found = { $seat } знайде монету.
if-steal = Украдеш монету; її втратить { $other } ({ $coins }).
if-stolen = { $seat } вкраде монету; її втратить { $other } ({ $coins }).
if-stolen-from-you = { $seat } вкраде монету в тебе.
if-lose = Втратиш монету.
if-lost = { $seat } втратить монету ({ $coins }).
if-more = { $total } з { $goal } → до { $most }
if-less = { $total } з { $goal } → від { $least } до { $most }
if-exactly = { $total } з { $goal } → { $most }
if-wins = Це може принести тобі перемогу!
if-escapes = Ти на волі — це перемога!
go-here = Іти сюди
choose-here = Вибрати
ability-once = раз за гру
ability-yours = { $hero }: { $ability } (раз за гру)
ability-cancel = Не зараз
turn-ends-itself = Хід зараз завершиться сам.
figure-show = Показати на мапі: { $name }
person-thinks = { $seat } думає
person-robs = Крадіжка: ліворуч втрачає { $left }, праворуч — { $right }
person-robs-one = Крадіжка: втрачає { $left }
person-coins-known = Тобі відомо: { $values }
book-unseen = Ще не бачені зали
book-unseen-note = У стосі та в руках інших.
book-unseen-coins = Ще не бачені монети
