### Драфтозаври. Форми слів: .acc один динозавр як додаток, .many багато, .in де він, .into куди він іде.

## Динозаври

species-trex = Тиранозавр
    .acc = тиранозавра
    .many = тиранозаврів
species-diplodocus = Диплодок
    .acc = диплодока
    .many = диплодоків
species-triceratops = Трицератопс
    .acc = трицератопса
    .many = трицератопсів
species-spinosaurus = Спинозавр
    .acc = спинозавра
    .many = спинозаврів
species-stegosaurus = Стегозавр
    .acc = стегозавра
    .many = стегозаврів
species-parasaurolophus = Паразауролоф
    .acc = паразауролофа
    .many = паразауролофів

## Боки планшета, зони, береги

board-summer = Літо
board-winter = Зима
board-match = Матч двох сезонів: літо, потім зима
zone-woodlands = Ліси
zone-grasslands = Луки
side-left = Бік фудкорту, ліворуч від Річки
side-right = Бік вбиралень, праворуч від Річки

## Вольєри

pen-sameness = Ліс тотожностей
    .in = у Лісі тотожностей
pen-trio = Лісове тріо
    .in = у Лісовому тріо
pen-king = Король джунглів
    .in = у вольєрі «Король джунглів»
pen-love = Прерія кохання
    .in = у Прерії кохання
pen-differences = Левада відмінностей
    .in = на Леваді відмінностей
pen-island = Острів самотності
    .in = на Острові самотності
pen-wood = Перелісок впорядкованості
    .in = у Переліску впорядкованості
pen-bridge-left = Місток закоханих, лівий берег
    .in = на лівому березі Містка закоханих
pen-bridge-right = Місток закоханих, правий берег
    .in = на правому березі Містка закоханих
pen-lookout = Оглядовий майданчик
    .in = на Оглядовому майданчику
pen-quarantine = Карантинна зона
    .in = у Карантинній зоні
pen-pyramid = Піраміда
    .in = у Піраміді
pen-river = Річка
    .in = у Річці

## Місця: вольєри й місця в Піраміді

spot-sameness = { pen-sameness }
    .into = до Лісу тотожностей
spot-trio = { pen-trio }
    .into = до Лісового тріо
spot-king = { pen-king }
    .into = до вольєра «Король джунглів»
spot-love = { pen-love }
    .into = до Прерії кохання
spot-differences = { pen-differences }
    .into = на Леваду відмінностей
spot-island = { pen-island }
    .into = на Острів самотності
spot-wood = { pen-wood }
    .into = до Переліска впорядкованості
spot-bridge-left = { pen-bridge-left }
    .into = на лівий берег Містка закоханих
spot-bridge-right = { pen-bridge-right }
    .into = на правий берег Містка закоханих
spot-lookout = { pen-lookout }
    .into = на Оглядовий майданчик
spot-quarantine = { pen-quarantine }
    .into = до Карантинної зони
spot-pyramid-B1 = Піраміда, нижній ряд ліворуч
    .into = до Піраміди, у нижній ряд ліворуч
spot-pyramid-B2 = Піраміда, нижній ряд посередині
    .into = до Піраміди, у нижній ряд посередині
spot-pyramid-B3 = Піраміда, нижній ряд праворуч
    .into = до Піраміди, у нижній ряд праворуч
spot-pyramid-M1 = Піраміда, середній ряд ліворуч
    .into = до Піраміди, у середній ряд ліворуч
spot-pyramid-M2 = Піраміда, середній ряд праворуч
    .into = до Піраміди, у середній ряд праворуч
spot-pyramid-T = Піраміда, вершина
    .into = на вершину Піраміди
spot-river = { pen-river }
    .into = до Річки

## Кубик

face-woodlands = Ліси
face-grasslands = Луки
face-food-court = Фудкорт
face-restrooms = Вбиральні
face-empty-pen = Порожній вольєр
face-no-trex = Без тиранозавра

die-means-woodlands = Вибери вольєр у лісах або Річку.
die-means-grasslands = Вибери вольєр на луках або Річку.
die-means-food-court = Вибери вольєр на боці фудкорту, ліворуч від Річки, або саму Річку.
die-means-restrooms = Вибери вольєр на боці вбиралень, праворуч від Річки, або саму Річку.
die-means-empty-pen = Вибери порожній вольєр або Річку.
die-means-no-trex = Вибери вольєр, де немає тиранозавра, або Річку. Тиранозавра теж можна там розмістити.
die-free = Кубик кидаєш ти: розмісти динозавра будь-де, де це дозволяють вольєри.

## Домовленості й кроки ходу

rules-international = Міжнародні правила
rules-polish = Польські правила
order-printed = Як у правилах: вибрати, показати, розмістити
order-quick = Швидко: таємно вибрати й розмістити за один крок

phase-first = Хто кидає першим?
phase-deal = Динозаври з торбинки
phase-roll = Кидок кубика
phase-choose = Вибір динозавра
phase-place = Розміщення динозавра
phase-draft = Вибір і розміщення динозавра
phase-discard = Вибір динозавра для коробки
phase-rehome = Вихід із карантину
phase-over = Гру завершено

## Підрахунок балів

part-sameness = { pen-sameness }
part-trio = { pen-trio }
part-king = { pen-king }
part-love = { pen-love }
part-differences = { pen-differences }
part-island = { pen-island }
part-wood = { pen-wood }
part-bridge = Місток закоханих
part-lookout = { pen-lookout }
part-pyramid = { pen-pyramid }
part-river = { pen-river }
part-trex = Бонус за тиранозаврів

part-summer-sameness = { board-summer }: { part-sameness }
part-summer-trio = { board-summer }: { part-trio }
part-summer-king = { board-summer }: { part-king }
part-summer-love = { board-summer }: { part-love }
part-summer-differences = { board-summer }: { part-differences }
part-summer-island = { board-summer }: { part-island }
part-summer-river = { board-summer }: { part-river }
part-summer-trex = { board-summer }: { part-trex }
part-winter-wood = { board-winter }: { part-wood }
part-winter-bridge = { board-winter }: { part-bridge }
part-winter-lookout = { board-winter }: { part-lookout }
part-winter-pyramid = { board-winter }: { part-pyramid }
part-winter-river = { board-winter }: { part-river }
part-winter-trex = { board-winter }: { part-trex }

## Що відбувається

first-roller = Перший кидок робить { $seat }.
dealt =
    { $count ->
        [one] { $seat } бере з торбинки { $count } динозавра.
        [few] { $seat } бере з торбинки { $count } динозаври.
        [many] { $seat } бере з торбинки { $count } динозаврів.
       *[other] { $seat } бере з торбинки { $count } динозавра.
    }
drawn = { $seat } бере з торбинки: { $dinosaurs }.
rolled = { $seat } кидає кубик, і випадає «{ $face }».
decided = { $seat }: вибір зроблено.
revealed = { $seat } показує { $species_acc }.
placed = { $seat } відправляє { $species_acc } { $spot_into }.
discarded = { $seat } повертає { $species_acc } до коробки.
passed = Усі передають свою руку ліворуч.
round-over = Раунд { $round } завершено.
rehomed = { $seat } переводить { $species_acc } з карантину { $spot_into }.
stayed = { $seat } залишає { $species_acc } в карантині.
counted =
    { $points ->
        [one] { $board }: { $seat } здобуває { $points } бал.
        [few] { $board }: { $seat } здобуває { $points } бали.
        [many] { $board }: { $seat } здобуває { $points } балів.
       *[other] { $board }: { $seat } здобуває { $points } бала.
    }
won =
    { $points ->
        [one] { $seat } здобуває { $points } бал і перемагає!
        [few] { $seat } здобуває { $points } бали й перемагає!
        [many] { $seat } здобуває { $points } балів і перемагає!
       *[other] { $seat } здобуває { $points } бала й перемагає!
    }
won-by-trexes =
    { $points ->
        [one] Нічия, { $points } бал: { $seat } має найменше тиранозаврів і перемагає!
        [few] Нічия, { $points } бали: { $seat } має найменше тиранозаврів і перемагає!
        [many] Нічия, { $points } балів: { $seat } має найменше тиранозаврів і перемагає!
       *[other] Нічия, { $points } бала: { $seat } має найменше тиранозаврів і перемагає!
    }
won-shared =
    { $points ->
        [one] { $seat } здобуває { $points } бал і розділяє перемогу!
        [few] { $seat } здобуває { $points } бали й розділяє перемогу!
        [many] { $seat } здобуває { $points } балів і розділяє перемогу!
       *[other] { $seat } здобуває { $points } бала й розділяє перемогу!
    }

## Чому чогось не можна

why-not-your-turn = Зараз черга не цього гравця
why-nothing-to-retract = Немає вибору, який можна забрати назад
why-wrong-step = На цьому кроці так не роблять
why-not-possible = Зараз такого випасти не може
why-not-in-hand = Цього динозавра немає в руці ({ $rule })
why-no-such-spot = Такого місця немає на цьому боці планшета ({ $rule })
why-full = Більше немає вільних місць { $pen_in } ({ $rule })
why-one-species = Можна тримати лише один вид { $pen_in } ({ $rule })
why-each-once = Кожен вид може бути лише один раз { $pen_in } ({ $rule })
why-in-turn = Мають чергуватися два види динозаврів { $pen_in } ({ $rule })
why-taken = Це місце вже зайняв інший динозавр { $pen_in } ({ $rule })
why-row-below = Спершу треба заповнити нижчий ряд { $pen_in } ({ $rule })
why-from-the-left = Зліва направо треба заповнювати кожен ряд { $pen_in } ({ $rule })
why-same-neighbour = Два динозаври одного виду не можуть стояти поряд { $pen_in } ({ $rule })
why-die = Кубик («{ $face }») зараз не дозволяє селити динозаврів { $pen_in } ({ $rule })
why-must-move = Динозавр мусить залишити карантин ({ $rule })
why-zoo-full =
    { $count ->
        [one] У зоопарку може бути щонайбільше { $count } динозавр ({ $rule })
        [few] У зоопарку може бути щонайбільше { $count } динозаври ({ $rule })
        [many] У зоопарку може бути щонайбільше { $count } динозаврів ({ $rule })
       *[other] У зоопарку може бути щонайбільше { $count } динозавра ({ $rule })
    }
why-too-many = Коли гравців { $players }, { $species_many } може бути щонайбільше { $count } ({ $rule })

## Що не так з опціями, позиціями й аркушами балів

bad-option = немає опції «{ $option }»
bad-option-value = опція «{ $option }»: значення «{ $value }» не підходить; можна вибрати: { $allowed }
bad-last-turn-option = опція «last_turn_binds_all»: лише для 5 гравців, а гравців { $players } (D-16)
bad-rules-version = немає версії правил { $version }; найновіша — { $newest }
bad-position = позицію неможливо прочитати, а саме «{ $field }»: «{ $text }»
impossible-position = жодна гра не може привести до цієї позиції: перевір «{ $field }»
impossible-zoo = місце { $number }, вольєр { $key }: { $cause }
sheet-not-object = аркуш балів має бути об’єктом JSON
sheet-unknown-field = в аркуші балів немає поля «{ $field }»
sheet-bad-field = поле «{ $field }»: можна вибрати: { $allowed }
sheet-bad-zoos = поле «zoos»: у списку має бути від { $least } до { $most } зоопарків
sheet-bad-zoo = місце { $number }: зоопарк має бути об’єктом JSON, вольєр за вольєром
sheet-unknown-pen = місце { $number }: на цьому боці планшета немає вольєра «{ $key }»; можна вибрати: { $allowed }
sheet-bad-pen = місце { $number }, вольєр { $key }: потрібен список динозаврів
sheet-bad-places =
    { $count ->
        [one] місце { $number }, вольєр { $key }: потрібно рівно { $count } місце, порожнє — null
        [few] місце { $number }, вольєр { $key }: потрібно рівно { $count } місця, порожнє — null
        [many] місце { $number }, вольєр { $key }: потрібно рівно { $count } місць, порожнє — null
       *[other] місце { $number }, вольєр { $key }: потрібно рівно { $count } місця, порожнє — null
    }
sheet-unknown-species = місце { $number }, вольєр { $key }: немає динозавра «{ $text }»; можна вибрати: { $allowed }

## Допомога у грі

explain-sameness = Приймає до 6 динозаврів лише одного виду. Від 1 до 6 динозаврів приносять 2, 4, 8, 12, 18 або 24 бали. (D-30)
explain-trio = Приймає до 3 динозаврів будь-яких видів. Рівно 3 приносять 7 балів, інакше — нічого. (D-31)
explain-king = Приймає 1 динозавра будь-якого виду. Приносить 7 балів, якщо в жодному іншому зоопарку немає більше динозаврів цього виду; порівну — теж годиться. (D-32)
explain-love = Приймає скільки завгодно будь-яких динозаврів (польські правила: до 6). Кожна пара одного виду приносить 5 балів. (D-33)
explain-differences = Приймає до 6 динозаврів, кожен вид один раз. Від 1 до 6 динозаврів приносять 1, 3, 6, 10, 15 або 21 бал. (D-34)
explain-island = Приймає 1 динозавра будь-якого виду. Приносить 7 балів, якщо він єдиний свого виду в усьому твоєму зоопарку разом із Річкою. (D-35)
explain-river = Завжди відкрита для будь-якого динозавра, хоч би що випало на кубику, без обмежень. Кожен приносить 1 бал; Річка — не вольєр і бонусу за тиранозаврів не дає. (D-36)
explain-wood = Приймає до 6 динозаврів двох видів по черзі: A B A B A B. Від 1 до 6 динозаврів приносять 2, 4, 8, 12, 18 або 24 бали. (D-40)
explain-bridge-left = Приймає скільки завгодно будь-яких динозаврів. Кожна пара одного виду — один динозавр на цьому березі, другий на правому — приносить 6 балів. (D-41)
explain-bridge-right = Приймає скільки завгодно будь-яких динозаврів. Кожна пара одного виду — один динозавр на цьому березі, другий на лівому — приносить 6 балів. (D-42)
explain-lookout = Приймає 1 динозавра будь-якого виду. Приносить 2 бали за кожного динозавра цього виду в зоопарку гравця праворуч від тебе. (D-43)
explain-quarantine = Приймає 1 динозавра будь-якого виду й нічого не приносить. Після останнього ходу динозавр переходить до іншого вольєра, який його приймає, або до Річки (польські правила: може залишитися). (D-44, D-46)
explain-pyramid = Приймає трьох динозаврів унизу, потім двох посередині, потім одного на вершині; двоє динозаврів одного виду не можуть торкатися. Кожне місце приносить унизу 2 бали, посередині 4, на вершині 7. (D-45, D-47)
explain-trex = Кожен вольєр хоча б з одним тиранозавром приносить ще 1 бал, Річка — ні. За нічиєї перемагає той, хто має найменше тиранозаврів. (D-50, D-53)
explain-die = Кубик діє на всіх, крім того, хто його кинув. Він ніколи не скасовує правил вольєрів, а Річка завжди відкрита. (D-12, D-13, D-23)
