### «Дракон» у терміналі.

## Перед грою

ask-switches = Які додаткові правила?
ask-numbers = Номери, наприклад 1 3, або Enter, якщо жодні
switch-heroes = Герої! Кожен герой має вміння, один раз за гру
switch-escape = Втеча з лігва: досить монет вартістю 8, але з ними треба вийти
switch-short = Коротка гра: досить монет вартістю 7
switch-teams = Команди: 4 або 6 гравців у парах
switch-drakon-from-start = Дракониця від початку чекає у вхідній залі (домашнє правило)
switch-two-actions = Дві дії за хід (домашнє правило)

## Що стоїть у залі: щонайбільше сім знаків, перші чотири відрізняють її від інших

sign-find-coin = +монета
sign-lose-coin = −монета
sign-steal-coin-left = «монета
sign-steal-coin-right = »монета
sign-steal-chamber = Грабіж
sign-drakon-move = Дракон
sign-destroy = Знищити
sign-rotate = Поворот
sign-swap = Заміна
sign-flying = Політ
sign-escape = Втеча
sign-harp = Арфа
sign-mind-control = Розум
sign-windstorm = Буревій
sign-key = Ключ
sign-portal = Портал
sign-empty = ·
sign-entrance = Вхід

## Літера героя, у кожного своя

initial-druid = Д
initial-knight = Л
initial-ranger = С
initial-sorceress = Ч
initial-thief = З
initial-fighter = В

## Що зала робить із тим, хто в неї входить, кількома словами

brief-find-coin = монета зі скарбниці
brief-lose-coin = монета вертається до скарбниці
brief-steal-coin-left = крадіжка монети в сусіда ліворуч
brief-steal-coin-right = крадіжка монети в сусіда праворуч
brief-steal-chamber = можна вкрасти залу з чиєїсь руки
brief-drakon-move = можна пересунути драконицю щонайбільше на 3
brief-destroy = можна знищити залу
brief-rotate = можна розвернути залу
brief-swap = можна замінити залу на одну з руки
brief-flying = можна на ній відлетіти
brief-escape = нічого не стається
brief-harp = нічого; вона лише кличе
brief-mind-control = можна походити іншим героєм
brief-windstorm = нічого; вихід — два кроки
brief-key = нічого; вихід будь-якою відкритою стороною
brief-portal = нічого; вихід до будь-якої зали
brief-empty = нічого не стається
brief-entrance = нічого не стається

## Що герой уміє один раз, кількома словами

ability-druid = зберегти монету, яку в тебе забирають
ability-knight = походити суперником у своїй залі
ability-ranger = рушити ще раз
ability-sorceress = рушити проти стрілок
ability-thief = обікрасти суперника у своїй залі або обміняти монету
ability-fighter = скинути зали й узяти нові

## Стіл

lair-where = мета { $goal } · стос { $pile } · скарбниця { $hoard }
lair-where-escape = мета { $goal }, тоді вихід через Втечу чи Портал · стос { $pile } · скарбниця { $hoard }
turn-own =
    { $count ->
        [0] Твій хід
        [one] Твій хід
        [few] Твій хід, ще { $count } дії
        [many] Твій хід, ще { $count } дій
       *[other] Твій хід, ще { $count } дії
    }
turn-of = Хід: { $seat }
turn-picking = Перед першим ходом
preview = Попередній вигляд: цього ще не сталося
planned = ще не зроблено: u — назад
lair-place = { $chamber } ({ $cell })
lair-outside = не видно: { $counts } · ^ v < > посунути, c назад
lair-outside-marks = не видно: { $counts } · номери { $numbers } · ^ v < > посунути, c назад
coins-count =
    { $count ->
        [0] без монет
        [one] { $count } монета
        [few] { $count } монети
        [many] { $count } монет
       *[other] { $count } монети
    }
coins-seen = монети { $values } = { $total } із { $goal }
hand-count =
    { $count ->
        [0] порожня рука
        [one] { $count } зала
        [few] { $count } зали
        [many] { $count } зал
       *[other] { $count } зали
    }
with-partner = у парі: { $name }
ability-left = вміння готове
ability-gone = вміння використано
person-brief = { $seat }: { $coins }, рука { $count }
person-about = { $seat }: { $place }, { $coins }, { $hand }
your-hand = Твоя рука:
lair-commands = ? довідка · h підказка · u назад · l перебіг · m пам’ять · ^v<> мапа · q вийти

## Запитання

asks-pick = Якого героя береш?
asks-turn = Виклади залу з руки або рушай:
asks-turn-place = Виклади залу з руки.
asks-turn-move = Можеш лише рушити:
asks-turn-after = Ще щось цього ходу?
asks-put = Куди викладаєш { $chamber_acc }?
asks-turned = Як має лежати на клітинці ({ $cell }) зала: { $chamber }?
asks-steer = У який бік рушає { $seat }? Зала: { $chamber }
asks-steer-own = Куди веде додатковий рух?
asks-blown = Куди буревій несе цього героя: { $seat }?
asks-blown-own = Куди несе тебе буревій?
asks-portal = До якої зали веде тебе Портал?
asks-swap = Яку залу береш у руку? На її місце лягає: { $chamber }
asks-effect = { $chamber }: скористатися?
asks-enter-steal-chamber = Вкради залу: з чиєї руки береш випадкову?
asks-enter-drakon-move = Хід дракониці: куди вона йде? Хто там стоїть, втрачає монету й повертається до входу.
asks-place-drakon-move = З’являється дракониця! Куди її ставиш?
asks-enter-destroy = Знищення: яка зала зникає з гри?
asks-enter-rotate = Поворот: яку залу розвертаєш?
asks-enter-swap = Заміна: яка зала з руки йде до лігва? Нову не беруть.
asks-enter-flying = Летюча зала: куди летиш з усіма, хто на ній?
asks-enter-mind-control = Контроль розуму: чиїм героєм хочеш походити?
asks-place-escape = Втеча: одразу стаєш на нову залу?
asks-shield = { $other } хоче забрати в тебе монету. Чи завадить Друїдка, один раз за гру?
asks-shield-hoard = Зараз монета піде від тебе до скарбниці. Чи завадить Друїдка, один раз за гру?
asks-challenge = Лицар: яким суперником ходиш?
asks-magic = Чародійка: у який бік виходиш проти стрілок?
asks-pilfer = Злодій: кого обкрадаєш або яку монету даєш скарбниці?
asks-clear = Воїн: яку залу скидаєш?

on-the-map = Від { $least } до { $most }: номери на мапі.
go-side = { $side }: { $chamber } – { $what }
go-through = { $side }, повз: { $chamber }, і ще на крок
go-portal = ✦ крізь Портал до будь-якої зали
drakon-waits = там дракониця: мінус монета, назад до входу
use-ability = { $hero }, один раз за гру: { $what }
offer-coin = монета вартістю { $value } за випадкову зі скарбниці
agree = так
agree-place-escape = так, стаю на неї
agree-shield = так, зберегти монету
decline = ні, нічого не робити
decline-shield = ні, нехай іде
finish-turn = завершити хід
finish-clear = досить: взяти нові
do-or-back = Enter: зробити · u: крок назад
then-coin = Далі навмання береться монета.
then-trade = Далі навмання береться монета зі скарбниці.
then-draw = Далі береться зала зі стосу.
then-snatch = Далі навмання береться зала.
then-other = Далі вирішує { $seat }.

## Почитати

drakon-name = Дракониця
drakon-about = Хто її зустрічає, повертає монету до скарбниці та йде до входу: коли входить до її зали, коли завершує там хід або коли вона завершує там рух. (K-60, K-61)
help-unknown = Нічого на ім’я «{ $text }» немає. Ось усе коротко.
lair-help-title = Гра
lair-help-goal = У свій хід виклади одну залу з руки або походи героєм за стрілкою. Перемагають монети вартістю { $goal }. Дві стрілки не можуть дивитися одна на одну.
lair-help-map = Зали мають спільні стіни; стрілка в стіні — це прохід. Літери — герої, ◆ — дракониця. Стовпці рахують на схід, а рядки на північ від входу. У стислому вигляді † позначає героя, чиє вміння використано.
lair-help-chambers = Зали: що стається, коли ввійти
lair-help-heroes = Герої: що кожен уміє один раз за гру
lair-help-input =
    1, 2, 3 …   те, що має цей номер у списку або на мапі
    2,-1        місце на мапі за стовпцем і рядком
    go N        рух; N E S W — сторони
    ?           ця довідка; ? арфа пояснює залу, ? 2,-1 — ту, що там
    ^ v < >     посунути мапу, можна кілька разом: >>^; або клавіші-стрілки
    c           назад до середини подій
    h           підказка: добрий хід, чого від нього чекати й чому
    u           крок назад, доки нічого не сталося
    l           увесь перебіг
    m           пам’ять: що ти знаєш про руки й монети
    q           вийти
knows-hands = Що ти знаєш про зали на руках
knows-rest =
    { $count ->
        [0] більше нічого
        [one] { $count } зала, якої ти не знаєш
        [few] { $count } зали, яких ти не знаєш
        [many] { $count } зал, яких ти не знаєш
       *[other] { $count } зали, якої ти не знаєш
    }
knows-unseen = Ще не бачені, у стосі й на цих руках
knows-coins = Монети
knows-purse = { $seat } має щонайменше { $values }.
knows-coins-unseen = Не бачені, у скарбниці та в інших (кількість × вартість): { $values }
end-player = Ім’я
end-coins = Монети
end-total = Разом
end-won = Перемагає { $winners }: монети вартістю { $total }.
end-shared = Спільна перемога: { $winners }; монети вартістю { $total }.
