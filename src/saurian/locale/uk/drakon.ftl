### Дракон. Форми слів: .acc додаток, .into куди. Клітинку названо за тим, як далеко на схід і на північ від входу вона лежить: (2,-1).

## Зали

chamber-find-coin = Знайдена монета
    .acc = залу «{ chamber-find-coin }»
    .into = до зали «{ chamber-find-coin }»
chamber-lose-coin = Втрачена монета
    .acc = залу «{ chamber-lose-coin }»
    .into = до зали «{ chamber-lose-coin }»
chamber-steal-coin-left = Крадіжка монети (ліворуч)
    .acc = залу «{ chamber-steal-coin-left }»
    .into = до зали «{ chamber-steal-coin-left }»
chamber-steal-coin-right = Крадіжка монети (праворуч)
    .acc = залу «{ chamber-steal-coin-right }»
    .into = до зали «{ chamber-steal-coin-right }»
chamber-steal-coin = Крадіжка монети
    .acc = залу «{ chamber-steal-coin }»
    .into = до зали «{ chamber-steal-coin }»
chamber-steal-chamber = Крадіжка зали
    .acc = залу «{ chamber-steal-chamber }»
    .into = до зали «{ chamber-steal-chamber }»
chamber-drakon-move = Рух дракониці
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
phase-turn = Викладання зали або рух
phase-put = Місце для зали в лігві
phase-steer = Рух героя
phase-blown = Другий крок із Буревію
phase-coin = Випадкова монета
phase-trade = Обмін монети зі скарбницею
phase-snatch = Випадкова зала з чужої руки
phase-swap = Місце для зали на заміну
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
phase-enter-escape = { chamber-escape }
phase-enter-mind-control = { chamber-mind-control }
phase-shield = Захист Друїдки
phase-challenge = Лицар вибирає суперника
phase-magic = Чародійка вибирає сторону
phase-pilfer = Злодій вибирає жертву
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
turn-skipped = { $seat } не може ні викласти залу, ні зробити рух і пропускає хід.
hand-shown = { $seat } показує руку: { $chambers }.
hero-moved = { $seat } переходить { $chamber_into } ({ $cell }).
hero-blown = { $seat } пролітає з буревієм через клітинку ({ $cell }).
effect-idle = { $chamber }: без дії ({ $seat }).
effect-declined = { $chamber }: { $seat } відмовляється від дії.

## Що відбувається: монети

coin-found = { $seat } бере монету зі скарбниці.
coin-lost = { $seat } повертає монету до скарбниці.
coin-stolen = { $seat } краде монету; її втрачає { $other }.
coin-was = Вартість цієї монети — { $value }.
coin-shielded = { $seat } зберігає монету: її захищає Друїдка.
coin-offered = { $seat } кладе монету до скарбниці на обмін.
coin-traded = { $seat } обмінює монету на іншу зі скарбниці.
coin-traded-was = Вартість відданої монети — { $value }, нової — { $new }.
no-coin = { $seat } не має монет і нічого не втрачає.
no-chamber = { $seat } не має зал у руці й нічого не втрачає.

## Що відбувається: дракониця

drakon-appeared = З’являється дракониця! { $seat } ставить її на клітинку ({ $cell }).
drakon-moved = { $seat } пересуває драконицю на клітинку ({ $cell }).
drakon-beside = { $seat } тепер в одній залі з драконицею: зала не діє.
drakon-met = { $seat } зустрічає драконицю й повертається до вхідної зали.

## Що відбувається: зали та герої

chamber-stolen = { $seat } краде залу з руки; її втрачає { $other }.
chamber-stolen-was = { $seat } краде { $chamber_acc }; її втрачає { $other }.
chamber-destroyed = { $seat } знищує { $chamber_acc } на клітинці ({ $cell }).
chamber-rotated = { $seat } обертає { $chamber_acc } на клітинці ({ $cell }).
chamber-swapped-in = { $seat } викладає на заміну { $chamber_acc } на клітинку ({ $cell }).
chamber-swapped-out = { $seat } бере в руку { $chamber_acc }.
chamber-swapped-gone = { $seat } прибирає з гри { $chamber_acc }.
chamber-flown = { $seat } переносить { $chamber_acc } на клітинку ({ $cell }).
chamber-discarded = { $seat } скидає залу.
you-discarded = { $seat } скидає: { $chamber }.
mind-controlled = { $seat } пересуває чужого героя: { $other }.
challenged = { $seat } пересуває героя суперника: { $other }.
ability-used = { $seat } застосовує вміння: { $hero }.

## Що відбувається: кінець гри

ended-goal = Мети досягнуто, гру завершено.
ended-escaped = Втеча з лігва вдалася, гру завершено.
ended-exhausted = Ніхто більше не може ні викласти залу, ні зробити рух: вирішують монети.
ended-idle = Зал не викладали надто довго: вирішують монети.
won-by-coins = { $seat } перемагає: монети вартістю { $total }!
won-by-coins-shared = { $seat } розділяє перемогу: монети вартістю { $total }!

## Чому чогось не можна

why-hero-taken = Цього героя вже вибрано: { $hero }
why-chamber-not-in-hand = Цієї зали немає в руці: { $chamber }
why-fits-nowhere = { $chamber }: через стрілки цю залу зараз ніде не викласти
why-one-action = Цього ходу дій більше не лишилося
why-must-act = Пропустити хід не можна: виклади залу або зроби рух
why-no-abilities = У цій грі герої не мають умінь
why-ability-used = Це вміння в цій грі вже застосовано
why-ability-idle = { $hero }: зараз це вміння застосувати не можна
why-must = { $chamber }: від цієї дії відмовитися не можна
why-another-player = Це має бути інший гравець
why-own-team = Із цим гравцем у тебе спільні монети
why-empty-hand = Рука цього гравця порожня
why-no-chamber = На клітинці ({ $cell }) немає зали, яку можна вибрати
why-occupied = Залу на клітинці ({ $cell }) зайнято
why-too-far = Дракониця не дістанеться клітинки ({ $cell }): вона проходить щонайбільше три зали
why-same-arrows = Зала має лягти інакше, ніж лежала
why-enough-minds = Цього ходу Контроль розуму більше не діє
why-cannot-move = Цей герой не може рухатися
why-no-rival-here = Цього суперника немає у твоїй залі
why-no-coins = Цей гравець не має монет
why-no-such-coin = Немає монети вартістю { $value }
why-no-trade = Зараз монету обміняти не можна
why-nothing-discarded = Спершу скинь хоча б одну залу
why-no-portal = До будь-якої зали можна вийти лише з Порталу
why-portal-jumps = З Порталу напрямку не вибирають: вибери залу
why-no-chamber-there = Звідси { $side } зали немає
why-no-arrow = Звідси немає виходу { $side }
why-harp = Кличе Чарівна арфа: іти { $side } зараз не можна
why-windstorm = Буревій несе на два кроки, а після кроку { $side } далі йти нікуди
why-table-ends = Клітинка ({ $cell }) поза межами столу
why-not-next-to-chamber = Клітинка ({ $cell }) має бути порожня й межувати із залою
why-not-its-arrows = { $chamber }: ця зала має інші стрілки
why-arrows-face = Стрілка { $side } показувала б на стрілку сусідньої зали
why-entrance-stays = Вхідну залу не можна ні знищити, ні замінити

## Що не так із параметрами та файлами набору

bad-two-goals = параметри «escape» і «short» не поєднуються: обидва визначають мету
bad-teams = параметр «teams» діє лише для 4 або 6 гравців, а їх { $players }
bad-box-toml = файл набору не у форматі TOML: { $text }
bad-box-type = файл набору, «{ $field }»: значення має бути іншого типу
bad-box-missing = у файлі набору бракує «{ $field }»
bad-box-unknown = у файлі набору невідоме поле «{ $field }»
bad-box-value = файл набору, «{ $field }»: значення «{ $text }» не підходить; можна вибрати: { $allowed }
bad-box-number = файл набору, «{ $field }»: «{ $text }» — не ціле число від { $least } до { $most }
bad-box-kind = файл набору, «{ $field }»: зали «{ $text }» немає
bad-box-kind-twice = у файлі набору зала записана двічі: { $chamber }
bad-box-layout = файл набору, «{ $field }»: розташування стрілок «{ $text }» немає; можна вибрати: 0, I, S, C, T
bad-box-sum = числа у файлі набору не сходяться: «{ $field }» дає разом { $count } замість { $needed }

## Допомога у грі: зали

explain-find-coin = Увійшовши, береш випадкову монету зі скарбниці, дивишся на неї й тримаєш закритою.
explain-lose-coin = Увійшовши, повертаєш до скарбниці випадкову зі своїх монет.
explain-steal-coin-left = Увійшовши, забираєш випадкову монету в гравця ліворуч від тебе.
explain-steal-coin-right = Увійшовши, забираєш випадкову монету в гравця праворуч від тебе.
explain-steal-coin = Увійшовши, забираєш випадкову монету в гравця на свій вибір.
explain-steal-chamber = Увійшовши, можеш забрати випадкову залу з руки іншого гравця.
explain-drakon-move = Увійшовши, можеш пересунути драконицю на 0–3 зали, хоч би куди вели стрілки; герої там, де вона спиниться, її зустрічають. Перша така зала у грі викликає драконицю, щойно її викладено.
explain-destroy = Увійшовши, можеш прибрати з гри будь-яку залу без героїв і дракониці, крім вхідної.
explain-rotate = Увійшовши, можеш обернути будь-яку залу, навіть зайняту чи вхідну, якщо стрілки після цього не показують одна на одну.
explain-swap = Увійшовши, можеш узяти в руку будь-яку залу без героїв і дракониці, крім вхідної, а на її місце викласти іншу з руки.
explain-swap-gone = Увійшовши, можеш замінити будь-яку залу без героїв і дракониці, крім вхідної, на залу з руки. Замінена зала вибуває з гри.
explain-flying = Увійшовши, можеш перелетіти разом із цією залою та всіма, хто в ній, на порожню клітинку поруч з іншою залою або обернути її на місці.
explain-flying-elsewhere = Увійшовши, можеш перелетіти разом із цією залою та всіма, хто в ній, на іншу порожню клітинку поруч із залою. Приземлитися на старому місці не можна.
explain-mind-control = Увійшовши, можеш змусити іншого героя зробити один дозволений рух; який — вибираєш ти.
explain-escape = Виклавши її поруч зі своїм героєм, можеш одразу перейти до неї, хоч би куди вели стрілки. Якщо ввійти сюди пізніше, нічого не стається.
explain-escape-enter = Увійшовши, можеш одразу зробити ще один дозволений рух. Коли її викладають, нічого не стається.
explain-harp = Якщо на арфу показує стрілка твоєї зали, то рухатися можна лише до арфи; натомість можна викласти залу. На героїв на Ключі й Порталі арфа не діє.
explain-windstorm = Звідси виходиш двома кроками поспіль: першу залу лише минаєш, друга діє. Якщо двох кроків зробити не можна, рухатися не можна взагалі.
explain-key = Звідси виходиш будь-якою стороною, за якою є зала, чия стрілка не показує сюди.
explain-portal = Звідси виходиш до будь-якої іншої зали лігва.
explain-empty = Тут нічого не стається, є лише стрілки.
explain-entrance = Тут починають усі герої, і сюди вони повертаються після зустрічі з драконицею. Цю залу можна обернути, але не знищити й не замінити.

## Допомога у грі: герої

explain-druid = Якщо зала чи вміння суперника забирає в тебе випадкову монету, можеш цьому запобігти, хоч би чий був хід. Під час зустрічі з драконицею це не діє.
explain-knight = У свій хід змусь героя суперника, який стоїть у твоїй залі, зробити один дозволений рух; який — вибираєш ти.
explain-knight-takes = У свій хід змусь героя суперника, який стоїть у твоїй залі, зробити один дозволений рух; який — вибираєш ти. Потім візьми випадкову залу з руки цього суперника.
explain-ranger = У свій хід зроби ще один дозволений рух; діють обидві зали.
explain-sorceress = Рухаючись, вийди будь-якою стороною, за якою є зала, навіть якщо стрілки туди немає. Чарівна арфа й Буревій на тебе все одно діють.
explain-thief = У свій хід забери випадкову монету в суперника, який стоїть у твоїй залі.
explain-thief-trades = У свій хід забери випадкову монету в суперника, який стоїть у твоїй залі, або обміняй монету на свій вибір на випадкову зі скарбниці.
explain-fighter = У свій хід скинь скільки завгодно зал із руки й візьми стільки ж зі стосу; якщо маєш менше чотирьох, добери до чотирьох.
