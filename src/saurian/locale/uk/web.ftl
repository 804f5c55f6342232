### Клієнт у браузері.

## Усюди

ui-home = На головну
ui-skip = Перейти до вмісту
ui-close = Закрити
ui-cancel = Скасувати
ui-save = Зберегти
ui-loading = Хвилинку…
ui-again = Спробувати ще раз
ui-settings = Налаштування
page-unknown = Сторінку не знайдено
net-unreachable = Сервер недоступний. Перевір з’єднання з інтернетом.
net-broken = Сервер надіслав неочікувану відповідь. Спробуй ще раз.
net-gone = Це місце відкрито в іншому вікні чи на іншому пристрої, або воно більше не твоє. Онови сторінку.
net-coming-back = З’єднання втрачено. Підключаємося знову… Гру збережено.
client-missing = Інтерфейс для браузера ще не зібрано. Запусти «make play» у теці з кодом (потрібен Node 20 або його пакет PyPI).

language-name = Українська

setting-language = Мова
setting-name = Твоє ім’я
setting-theme = Тема
setting-motion = Анімація
setting-sound = Звуки
setting-sound-note = Звуки гри й сигнал, коли настає твоя черга
setting-sound-on = Увімкнути звуки
setting-sound-off = Вимкнути звуки
setting-to-light = Увімкнути світлу тему
setting-to-dark = Увімкнути темну тему
setting-volume = Гучність
setting-pace = Темп
pace-calm = Спокійний
pace-brisk = Жвавий
pace-instant = Миттєвий
setting-confirm = Підтверджувати кожен хід
setting-confirm-note = Перед кожним ходом з’явиться запит на підтвердження
setting-notify = Сповіщати, коли моя черга
setting-notify-on = Ти отримаєш сповіщення, коли настане твоя черга.
theme-system = Як у системі
theme-light = Світла
theme-dark = Темна
motion-system = Як у системі
motion-full = Увімкнено
motion-less = Вимкнено

## Ігри

game-draftosaurus = Драфтозаври
game-drakon = Дракон
game-about-draftosaurus = Таємно вибирай динозаврів, передавай решту далі й знаходь кожному свій вольєр у зоопарку.
game-about-drakon = Будуй залу за залою лігво дракониці, збирай у ньому монети й не трапляйся їй на очі.
game-idea-draftosaurus = У кожного в руці динозаври: таємно вибери одного, а решту передай далі. Кожен вольєр твого зоопарку приносить бали по-своєму: розмісти динозавра там, де він дасть найбільше, — якщо дозволить кубик.
game-idea-drakon = Зала за залою ви будуєте лігво дракониці й шукаєте в ньому монети. Хто першим збере монети вартістю 10, перемагає. Але хто зустріне драконицю, втрачає монету й повертається до вхідної зали.
game-facts-draftosaurus = від 2 до { $most } гравців · близько 15 хвилин
game-facts-drakon = від 2 до { $most } гравців · від 30 хвилин

level-random = Навмання
level-greedy = Жадібний
level-easy = Легкий
level-medium = Середній
level-hard = Складний
level-expert = Експертний

## Головна сторінка

home-title = Saurian: «Драфтозаври» й «Дракон» у браузері
home-headline = Грай у «Драфтозаврів» і «Дракона»
home-explained = Просто в браузері: проти ботів або з друзями за посиланням. Без реєстрації та встановлення.
home-games = Ігри
home-play-now = Грати зараз
home-against = проти
home-opponents = Скільки ботів
home-bots =
    { $count ->
        [one] { $count } бота
        [few] { $count } ботів
        [many] { $count } ботів
       *[other] { $count } бота
    }
home-level = Рівень ботів
home-brief =
    { $count ->
        [one] { $count } бот · { $level }
        [few] { $count } боти · { $level }
        [many] { $count } ботів · { $level }
       *[other] { $count } бота · { $level }
    }
home-options = Налаштування гри
quick-title = { $game }: гра з ботами
home-friends = З друзями
home-learn = Навчання
home-rules = Правила
home-mine = Продовжити гру
home-finished = Завершені ігри
home-public = Відкриті столи
home-public-none = Зараз немає відкритих столів. Створи свій, і він з’явиться тут.
home-pad = Блокнот для балів
home-pad-explained = Граєш у справжню настільну гру? Познач динозаврів, і блокнот порахує бали.
home-pad-open = Відкрити блокнот
home-code = Для програмістів
home-code-explained = Saurian — це ще й бібліотека для Python: напиши бота, змоделюй тисячі ігор або проведи турнір у терміналі.
home-code-http = Інтерфейс HTTP (OpenAPI)
me-guest = Гість

list-more =
    { $count ->
        [one] Ще { $count } стіл
        [few] Ще { $count } столи
        [many] Ще { $count } столів
       *[other] Ще { $count } столу
    }
list-won = Перемога, { $score }
list-team = Перемога в команді ({ $names }), { $score }
list-shared = Спільна перемога ({ $names }), { $score }
list-lost = Перемога: { $names }, { $score }
list-series = Гра { $games } у серії: { $score }
list-dismiss = Прибрати зі списку
list-free =
    { $count ->
        [one] { $count } вільне місце
        [few] { $count } вільні місця
        [many] { $count } вільних місць
       *[other] { $count } вільного місця
    }
list-waiting = очікує на початок
list-your-turn = Твоя черга
list-playing = триває

## Новий стіл

maker-title = { $game }: гра з друзями
maker-players = Скільки гравців
maker-guests = Хто ще грає?
maker-seat = Місце { $number }
maker-link = Хтось за посиланням
maker-device = Хтось на цьому пристрої
maker-bot = Бот: { $level }
maker-name = Ім’я для місця { $number }
maker-you = { $name } (ти)
maker-person = Гравець { $number }
maker-more = Додаткові налаштування
maker-clock = Час на кожне рішення
maker-public = Відкритий стіл
maker-public-note = Його видно у списку, і будь-хто може зайняти вільне місце
maker-do = Створити стіл
clock-none = Без обмеження часу
clock-30 = 30 секунд
clock-60 = 1 хвилина
clock-180 = 3 хвилини
clock-86400 = 1 доба

field-board = Планшет
field-rules = Правила
field-order = Порядок ходу
field-first = Хто починає
field-anyone = Вирішує випадок
field-seat = Місце { $number }
field-last-turn-binds-all = В останньому ході раунду умову кубика виконують усі
field-second-roller = Хто кидає першим у другій партії
field-usual = Як у правилах
field-yes = Так
field-no = Ні
closed-bad-last-turn-option = «Так» — лише вп’ятьох.
closed-bad-teams = Лише вчотирьох або вшістьох.
closed-bad-two-goals = «Втечу з лігва» і «Коротку гру» не можна поєднати.
field-box = Власний набір зал і монет (файл TOML)
field-box-unreadable = Це не файл TOML

## Перед грою

waiting-free =
    { $count ->
        [one] Ще є { $count } вільне місце. Надішли посилання або додай бота.
        [few] Ще є { $count } вільні місця. Надішли посилання або додай ботів.
        [many] Ще є { $count } вільних місць. Надішли посилання або додай ботів.
       *[other] Ще є { $count } вільного місця. Надішли посилання або додай ботів.
    }
waiting-free-seats =
    { $count ->
        [one] Ще є { $count } вільне місце.
        [few] Ще є { $count } вільні місця.
        [many] Ще є { $count } вільних місць.
       *[other] Ще є { $count } вільного місця.
    }
waiting-complete = Усі на місці.
waiting-welcome = Вітаємо! Тут є вільне місце для тебе.
waiting-name = Твоє ім’я
waiting-sit = Сісти за стіл
waiting-agreed = Налаштування гри
waiting-fill = Додати бота
waiting-team = Команда { $letter }
waiting-start = Почати гру
waiting-host = Чекаємо, поки { $seat } запустить гру.
waiting-start-bots = Почати з ботами
waiting-invite = Запроси друзів
waiting-invite-note = Одне посилання для всіх: хто його відкриє, може зайняти вільне місце.
waiting-options = Змінити налаштування
waiting-rename = Змінити моє ім’я
waiting-seat-link = Посилання на це місце
waiting-seat-link-note = Хто відкриє це посилання, сяде саме сюди.
waiting-up = Вище
waiting-down = Нижче
waiting-remove = Прибрати: { $seat }
waiting-removed = Твоє місце звільнили. Якщо є інше вільне, можеш його зайняти.
waiting-learn = { $game }: граєш уперше?
waiting-learn-note = Поки чекаєш, спробуй навчальну гру. Коли гра почнеться, ми покличемо.
waiting-begun = { $game }: твоя гра вже почалася.
waiting-to-table = До столу
rematch-waiting = Чекаємо на: { $names }…
rematch-without = Почати з ботами
rematch-without-in = Почати з ботами ({ $time })
rematch-join = Приєднатися
rematch-join-in = Приєднатися ({ $time })
rematch-decline = Не зараз
seat-free = Вільно
seat-host = господар
seat-invited = запрошено
seat-more = Місце { $number }: більше
seat-ready = на місці
seat-you = ти
seat-here = теж на цьому пристрої
seat-stand-in = грає бот
seat-gone = більше не грає
seat-absent = не на місці
seat-winner = перемога
seat-acting = вирішує
seat-call-bot = Хай грає бот
seat-bot-plays-for-you = За тебе грає бот.
seat-call-bot-in = Бот зможе вступити через { $time }
seat-you-left = Ти більше не граєш за цим столом.
seat-return = Я знову тут
seat-notes = { $name } ({ $notes })
link-label = Посилання
link-copy = Скопіювати посилання
link-copied = Посилання скопійовано.
link-select = Тут скопіювати не вдалося: виділи посилання й скопіюй його вручну.
link-only-here = Це посилання діє лише на цьому пристрої. Щоб поділитися ним, запусти Saurian із --host 0.0.0.0 і відкрий адресу, яку він покаже.
link-share = Поширити
link-code = QR-код

## За столом

title-your-turn = ● Твоя черга · { $game }
title-table = { $game } · Saurian
notify-your-turn = Твоя черга
status-your-turn = Твоя черга
status-your-turn-by-name = { $seat }, твоя черга
status-turn-of = Черга: { $seat }
status-sending = Хвилинку…
status-waiting = Чекаємо на: { $names }
players-title = Гравці
players-not-here = Відсутні: { $names }
players-missed = Хто відсутній
clock-left = Залишилося часу
log-title = Перебіг гри
tools-title = Інструменти
tool-undo = Відмінити
tool-hint = Підказка
tool-say = Чат
tool-log = Перебіг
tool-share = Поширити
tool-rules = Правила
read-rule = Прочитати правило
tool-menu = Меню
hint-do = Зробити цей хід
confirm-title = Підтверди хід
confirm-do = Підтвердити
confirm-back = Назад
keys-title = Клавіші
keys-move = Перемістити виділення
keys-do = Вибрати або підтвердити
keys-back = Покласти назад
spectator-banner = Ти дивишся гру.
hand-over-to = Передай пристрій: { $seat }
hand-over-ready = { $seat }: показати мою руку
hand-over-undo = { $seat }: скасувати вибір
share-watch = Посилання для глядачів
share-own = Грати далі на іншому пристрої
share-own-note = Нікому не давай це посилання: хто його відкриє, гратиме на твоєму місці.
share-new-link = Створити посилання
leave-title = Вийти з-за столу?
leave-explained = За тебе гратиме бот, а інші продовжать гру. Ти можеш повернутися будь-коли: стіл залишиться на головній сторінці.
leave-alone = Гра зачекає на тебе: вона залишиться на головній сторінці.
leave-do = Вийти з-за столу

## Після гри

end-to-board = До столу
end-rematch = Зіграти ще раз
series-score = Виграні ігри: { $score }
end-watch-rematch = Дивитися наступну гру
end-replay = Повтор
end-record = Завантажити запис
sheet-title = Підрахунок
fair-title = Чесна випадковість
fair-explained = Перед грою сервер оприлюднив цифровий відбиток таємного числа. Усі кидки й витягування обчислено з цього числа та чисел, доданих гравцями; після гри його показують.
fair-commitment = Цифровий відбиток, оприлюднений перед грою
fair-seed = Таємне число, показане після гри
fair-added = Випадкові числа, додані гравцями
fair-kept = Перевірено: число має саме той цифровий відбиток, який було оприлюднено.
fair-broken = Увага: число не відповідає оприлюдненому цифровому відбитку!
fair-cannot-tell = Цей браузер не може перевірити це тут. Перевірка працює через HTTPS або на комп’ютері, де запущено сервер.
