### Дракон. Форми слів: .acc додаток, .into куди. Клітинку названо за тим, як далеко на схід і на північ від входу вона лежить: (2,-1).

## Зали

chamber-find-coin = Знайди монету
    .acc = залу «{ chamber-find-coin }»
    .into = до зали «{ chamber-find-coin }»
chamber-lose-coin = Втрать монету
    .acc = залу «{ chamber-lose-coin }»
    .into = до зали «{ chamber-lose-coin }»
chamber-steal-coin-left = Вкради монету (ліворуч)
    .acc = залу «{ chamber-steal-coin-left }»
    .into = до зали «{ chamber-steal-coin-left }»
chamber-steal-coin-right = Вкради монету (праворуч)
    .acc = залу «{ chamber-steal-coin-right }»
    .into = до зали «{ chamber-steal-coin-right }»
chamber-steal-chamber = Вкради залу
    .acc = залу «{ chamber-steal-chamber }»
    .into = до зали «{ chamber-steal-chamber }»
chamber-drakon-move = Хід дракониці
    .acc = залу «{ chamber-drakon-move }»
    .into = до зали «{ chamber-drakon-move }»
chamber-destroy = Знищення зали
    .acc = залу «{ chamber-destroy }»
    .into = до зали «{ chamber-destroy }»
chamber-rotate = Поворот зали
    .acc = залу «{ chamber-rotate }»
    .into = до зали «{ chamber-rotate }»
chamber-swap = Заміна зали
    .acc = залу «{ chamber-swap }»
    .into = до зали «{ chamber-swap }»
chamber-flying = Летюча зала
    .acc = летючу залу
    .into = до летючої зали
chamber-escape = Втеча
    .acc = залу «{ chamber-escape }»
    .into = до зали «{ chamber-escape }»
chamber-harp = Чарівна арфа
    .acc = залу «{ chamber-harp }»
    .into = до зали «{ chamber-harp }»
chamber-mind-control = Контроль розуму
    .acc = залу «{ chamber-mind-control }»
    .into = до зали «{ chamber-mind-control }»
chamber-windstorm = Буревій
    .acc = залу «{ chamber-windstorm }»
    .into = до зали «{ chamber-windstorm }»
chamber-key = Ключ
    .acc = залу «{ chamber-key }»
    .into = до зали «{ chamber-key }»
chamber-portal = Портал
    .acc = залу «{ chamber-portal }»
    .into = до зали «{ chamber-portal }»
chamber-empty = Порожня зала
    .acc = порожню залу
    .into = до порожньої зали
chamber-entrance = Вхідна зала
    .acc = вхідну залу
    .into = до вхідної зали

## Герої та сторони

hero-druid = Друїдка
    .acc = Друїдку
hero-knight = Лицар
    .acc = Лицаря
hero-ranger = Слідопит
    .acc = Слідопита
hero-sorceress = Чародійка
    .acc = Чародійку
hero-thief = Злодій
    .acc = Злодія
hero-fighter = Воїн
    .acc = Воїна

side-N = на північ
side-E = на схід
side-S = на південь
side-W = на захід

## Кроки гри

phase-pick = Вибір героя
phase-draw = Добір зал
phase-turn = Викласти залу або рухатися
phase-put = Місце для зали в лігві
phase-steer = Рух героя
phase-blown = Другий крок із Буревію
phase-coin = Випадкова монета
phase-trade = Випадкова монета зі скарбниці на обмін
phase-snatch = Випадкова зала з чужої руки
phase-swap = Місце для зали замість іншої
phase-place-drakon-move = Поява дракониці
phase-place-escape = Втеча до нової зали
phase-enter-find-coin = { chamber-find-coin }
phase-enter-lose-coin = { chamber-lose-coin }
phase-enter-steal-coin-left = { chamber-steal-coin-left }
phase-enter-steal-coin-right = { chamber-steal-coin-right }
phase-enter-steal-chamber = { chamber-steal-chamber }
phase-enter-drakon-move = { chamber-drakon-move }
phase-enter-destroy = { chamber-destroy }
phase-enter-rotate = { chamber-rotate }
phase-enter-swap = { chamber-swap }
phase-enter-flying = { chamber-flying }
phase-enter-mind-control = { chamber-mind-control }
phase-shield = Друїдка може зберегти монету
phase-challenge = Лицар вибирає суперника
phase-magic = Чародійка вибирає сторону
phase-pilfer = Злодій вибирає жертву або монету
phase-clear = Воїн скидає зали

## Монети наприкінці гри за вартістю

part-coins-1 = Монети вартістю 1
part-coins-2 = Монети вартістю 2
part-coins-3 = Монети вартістю 3

## Що відбувається: хід

first-player = Починає { $seat }.
hero-picked = { $seat } вибирає { $hero_acc }.
chamber-drawn = { $seat } бере залу зі стосу.
you-drew = { $seat } бере зі стосу: { $chamber }.
chamber-taken = { $seat } розігрує { $chamber_acc }.
chamber-placed = { $seat } викладає { $chamber_acc } на клітинку ({ $cell }).
turn-skipped = { $seat } не може ні викласти залу, ні рушити й пропускає хід.
hand-shown = { $seat } показує руку: { $chambers }.
hero-moved = { $seat } переходить { $chamber_into } на клітинці ({ $cell }).
hero-blown = Буревій несе: { $seat } пролітає клітинку ({ $cell }).
effect-idle = { $chamber }: тут { $seat } нічого не вдіє.
effect-declined = { $chamber }: { $seat } відмовляється.

## Що відбувається: монети

coin-found = { $seat } бере монету зі скарбниці.
coin-lost = { $seat } повертає монету до скарбниці.
coin-stolen = { $seat } краде монету; жертва: { $other }.
coin-was = Вартість цієї монети — { $value }.
coin-shielded = { $seat } зберігає монету: її захищає Друїдка.
coin-offered = { $seat } пропонує монету на обмін зі скарбницею.
coin-traded = { $seat } обмінює монету на іншу зі скарбниці.
coin-traded-was = Вартість відданої монети — { $value }, нової — { $new }.
no-coin = { $seat } не має монет, тож нічого не втрачає.

## Що відбувається: дракониця

drakon-appeared = З’являється дракониця! { $seat } ставить її на клітинку ({ $cell }).
drakon-moved = { $seat } пересуває драконицю на клітинку ({ $cell }).
drakon-met = { $seat } зустрічає драконицю й повертається до вхідної зали.

## Що відбувається: зали та герої

chamber-stolen = { $seat } краде залу з руки; жертва: { $other }.
chamber-stolen-was = Вкрадена зала: { $chamber }. Краде { $seat }, втрачає { $other }.
chamber-destroyed = { $seat } знищує { $chamber_acc } на клітинці ({ $cell }).
chamber-rotated = { $seat } розвертає { $chamber_acc } на клітинці ({ $cell }).
chamber-swapped-in = { $seat } робить заміну: викладає { $chamber_acc } на клітинку ({ $cell }).
chamber-swapped-out = { $seat } бере в руку { $chamber_acc }.
chamber-flown = { $seat } переносить { $chamber_acc } на клітинку ({ $cell }).
chamber-discarded = { $seat } скидає залу.
you-discarded = { $seat } скидає: { $chamber }.
mind-controlled = { $seat } керує чужим героєм: { $other }.
challenged = { $seat } виганяє із зали суперника: { $other }.
ability-used = { $seat } застосовує вміння героя: { $hero }.

## Що відбувається: кінець гри

ended-goal = Мети досягнуто: гру завершено.
ended-escaped = Втеча з лігва вдалася: гру завершено.
ended-exhausted = Ніхто більше не може ні викласти залу, ні рушити: вирішують монети.
ended-idle = Надто довго ніхто не викладав зал: вирішують монети.
won-by-coins = { $seat } перемагає: монети вартістю { $total }!
won-by-coins-shared = { $seat } розділяє перемогу: монети вартістю { $total }!

## Чому чогось не можна

why-hero-taken = Цього героя вже хтось вибрав: { $hero } ({ $rule })
why-chamber-not-in-hand = Цієї зали немає в руці: { $chamber } ({ $rule })
why-fits-nowhere = { $chamber }: стрілки ніде не підходять ({ $rule })
why-one-action = У цьому ході дій більше не лишилося ({ $rule })
why-must-act = Хто може викласти залу або рушити, мусить це зробити ({ $rule })
why-no-abilities = У цій грі герої не мають умінь ({ $rule })
why-ability-used = Це вміння в цій грі вже використано ({ $rule })
why-ability-idle = { $hero }: зараз це вміння застосувати не можна ({ $rule })
why-must = { $chamber }: від цієї дії відмовитися не можна ({ $rule })
why-another-player = Це має бути інший гравець ({ $rule })
why-empty-hand = Рука цього гравця порожня ({ $rule })
why-no-chamber = На клітинці ({ $cell }) немає зали, яку можна вибрати ({ $rule })
why-occupied = Залу на клітинці ({ $cell }) зайнято ({ $rule })
why-too-far = Дракониця не дістанеться клітинки ({ $cell }): щонайбільше три кроки по залах ({ $rule })
why-same-arrows = Після цього зала має лежати інакше ({ $rule })
why-enough-minds = У цьому ході вже досить керували чужим розумом ({ $rule })
why-cannot-move = Цей герой не може рушити ({ $rule })
why-no-rival-here = Це не суперник у тій самій залі ({ $rule })
why-no-coins = Цей гравець не має монет ({ $rule })
why-no-such-coin = Немає монети вартістю { $value } ({ $rule })
why-no-trade = Зараз монету обміняти не можна ({ $rule })
why-nothing-discarded = Спершу скинь хоча б одну залу ({ $rule })
why-no-portal = До будь-якої зали веде лише Портал ({ $rule })
why-portal-jumps = Портал не має сторін: назви залу, до якої йти ({ $rule })
why-no-chamber-there = Немає зали { $side } звідси ({ $rule })
why-no-arrow = Немає звідси виходу { $side } ({ $rule })
why-harp = Кличе Чарівна арфа: зараз не можна йти { $side } ({ $rule })
why-windstorm = Після кроку { $side } Буревію нікуди нести далі ({ $rule })
why-table-ends = На клітинці ({ $cell }) стіл уже закінчився ({ $rule })
why-not-next-to-chamber = ({ $cell }) — не порожня клітинка поруч з іншою залою ({ $rule })
why-not-its-arrows = { $chamber }: ця зала має інші стрілки ({ $rule })
why-arrows-face = Стрілка { $side } показувала б на стрілку сусідньої зали ({ $rule })
why-entrance-stays = Вхідну залу не можна ні знищити, ні замінити ({ $rule })

## Що не так з опціями та файлами коробки

bad-two-goals = опції «escape» і «short»: мету може визначати лише одна з них ({ $rule })
bad-teams = опція «teams»: лише для 4 або 6 гравців, а гравців { $players } ({ $rule })
bad-box-toml = файл коробки не у форматі TOML: { $text }
bad-box-type = файл коробки, «{ $field }»: значення має бути іншого типу
bad-box-missing = у файлі коробки бракує «{ $field }»
bad-box-unknown = у файлі коробки невідоме поле «{ $field }»
bad-box-value = файл коробки, «{ $field }»: значення «{ $text }» не підходить; можна вибрати: { $allowed }
bad-box-number = файл коробки, «{ $field }»: «{ $text }» — не ціле число від { $least } до { $most }
bad-box-kind = файл коробки, «{ $field }»: немає зали «{ $text }»
bad-box-kind-twice = файл коробки називає залу двічі: { $chamber }
bad-box-layout = файл коробки, «{ $field }»: немає розташування стрілок «{ $text }»; можна вибрати: 0, I, S, C, T
bad-box-sum = файл коробки не сходиться: «{ $field }» дає разом { $count } замість { $needed }

## Допомога у грі: зали

explain-find-coin = Хто сюди входить, бере випадкову монету зі скарбниці, дивиться на неї й тримає закритою. (K-40)
explain-lose-coin = Хто сюди входить, повертає до скарбниці випадкову зі своїх монет. (K-41)
explain-steal-coin-left = Хто сюди входить, забирає випадкову монету в гравця ліворуч. (K-42)
explain-steal-coin-right = Хто сюди входить, забирає випадкову монету в гравця праворуч. (K-42)
explain-steal-chamber = Хто сюди входить, може забрати випадкову залу з руки іншого гравця. (K-43)
explain-drakon-move = Хто сюди входить, може пересунути драконицю на 0–3 зали, не зважаючи на стрілки; герої там, де вона спиниться, зустрічають її. Перша така зала у грі викликає драконицю одразу, щойно її викладено. (K-44, K-45)
explain-destroy = Хто сюди входить, може прибрати з гри незайняту залу, крім вхідної. (K-46)
explain-rotate = Хто сюди входить, може розвернути будь-яку залу, навіть зайняту чи вхідну, аби стрілки не показували одна на одну. (K-47)
explain-swap = Хто сюди входить, може взяти в руку незайняту залу, крім вхідної, а на її місце викласти залу з руки. (K-48)
explain-flying = Хто сюди входить, може перелетіти цією залою, разом з усіма, хто в ній, на іншу порожню клітинку поруч із лігвом. (K-49)
explain-mind-control = Хто сюди входить, може зробити іншим героєм один дозволений рух і вибирає, куди. (K-50)
explain-escape = Якщо викласти її поруч зі своїм героєм, його можна одразу на неї поставити, не зважаючи на стрілки. Пізніше вхід сюди нічого не дає. (K-51)
explain-harp = Якщо на арфу показує стрілка твоєї зали, то, рушаючи, мусиш іти до неї; рушати ніхто не змушує. З Ключа й Порталу можна йти деінде. (K-52)
explain-windstorm = Рух звідси — це два кроки: першу залу лише минаєш, друга діє. (K-53)
explain-key = Звідси можна вийти будь-якою стороною, де стрілка сусідньої зали не показує на цю. (K-54)
explain-portal = Звідси можна перейти до будь-якої іншої зали лігва. (K-55)
explain-empty = Тут нічого не стається; є лише стрілки. (K-56)
explain-entrance = Тут починають усі герої, і сюди вони повертаються після зустрічі з драконицею. Її можна розвернути, але не знищити й не замінити. (K-57)

## Допомога у грі: герої

explain-druid = Перш ніж зала чи вміння суперника забере в тебе випадкову монету, її можна зберегти, хоч би чий був хід. Не під час зустрічі з драконицею. (K-82)
explain-knight = У свій хід зроби один дозволений рух суперником, який стоїть у твоїй залі; куди — вибираєш ти. (K-83)
explain-ranger = У свій хід зроби ще один дозволений рух; діють обидві зали. (K-84)
explain-sorceress = Рухаючись, вийди будь-якою стороною, за якою є зала, навіть проти стрілок. Чарівна арфа й Буревій для тебе все одно діють. (K-85)
explain-thief = У свій хід вкради випадкову монету в суперника, який стоїть у твоїй залі, або обміняй монету на свій вибір на випадкову зі скарбниці. (K-86)
explain-fighter = У свій хід скинь скільки завгодно зал і візьми стільки ж; якщо в тебе менше чотирьох, добери до чотирьох. (K-87)
