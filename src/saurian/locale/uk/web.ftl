### Клієнт у браузері.

## Усюди

ui-home = На головну
ui-skip = До вмісту
ui-close = Закрити
ui-cancel = Скасувати
ui-loading = Хвилинку…
ui-again = Спробувати ще раз
ui-settings = Налаштування
page-unknown = За цією адресою нічого немає
net-unreachable = Сервер недоступний. Чи є з’єднання?
net-broken = Сервер дав відповідь, якої ніхто не розуміє
net-gone = Це місце відкрите деінде або вже не твоє. Онови сторінку.
net-coming-back = З’єднання втрачено; за мить воно повернеться. З гри нічого не зникне.
client-missing = Сторінки для браузера не зібрано. Запусти «make play» у теці з кодом там, де є Node 20 або його пакет PyPI.

language-en = English
language-de = Deutsch
language-pl = Polski
language-uk = Українська

setting-language = Мова
setting-theme = Світла чи темна тема
setting-motion = Рух
setting-sound = Звуки
setting-sound-note = Тихий звук, коли твоя черга
setting-sound-on = Увімкнути звуки
setting-sound-off = Вимкнути звуки
setting-to-light = Світла тема
setting-to-dark = Темна тема
setting-confirm = Підтверджувати кожен хід
setting-confirm-note = Перш ніж хід зарахується, тебе спитають ще раз
setting-notify = Сповіщати, коли моя черга
setting-notify-on = Тебе сповістять, коли настане твоя черга.
theme-system = Як у системі
theme-light = Світла
theme-dark = Темна
motion-system = Як у системі
motion-full = Увесь
motion-less = Немає

## Ігри

game-draftosaurus = Драфтозаври
game-drakon = Дракон
game-about-draftosaurus = Таємно обирай динозаврів, передавай решту далі й знаходь кожному свій вольєр у зоопарку.
game-about-drakon = Будуй залу за залою лігво дракониці, збирай монети й не трапляйся їй на очі.
game-facts = від 2 до { $most } гравців · близько 20 хвилин

level-random = Випадковий бот
level-greedy = Жадібний бот
level-easy = Легкий
level-medium = Середній
level-hard = Складний
level-expert = Майстер

## Головна сторінка

home-title = Saurian: «Драфтозаври» й «Дракон» у браузері
home-headline = Дві настільні гри про лускатих створінь
home-explained = Грай одразу проти ботів або надішли друзям посилання. Без облікового запису, без встановлення.
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
home-level = Наскільки сильні
home-friends = З друзями
home-learn = Навчитися
home-rules = Правила
home-mine = Твої столи
home-finished = Завершені ігри
home-public = Відкриті столи
home-public-none = Зараз немає відкритих столів. Створи свій, і він з’явиться тут.
home-pad = Блокнот для балів
home-pad-explained = Граєте зі справжньою коробкою? Познач динозаврів, і блокнот порахує бали.
home-pad-open = Відкрити блокнот
me-guest = Гість

list-more =
    { $count ->
        [one] Ще { $count } стіл
        [few] Ще { $count } столи
        [many] Ще { $count } столів
       *[other] Ще { $count } столу
    }
list-over = завершено
list-free =
    { $count ->
        [one] { $count } вільне місце
        [few] { $count } вільні місця
        [many] { $count } вільних місць
       *[other] { $count } вільного місця
    }
list-waiting = скоро почнеться
list-your-turn = Твоя черга
list-playing = триває

## Новий стіл

maker-title = { $game } з друзями
maker-players = Скільки гравців
maker-guests = Хто ще грає?
maker-seat = Місце { $number }
maker-link = Хтось за посиланням
maker-device = Хтось за цим пристроєм
maker-bot = Бот: { $level }
maker-person = Гравець { $number }
maker-more = Більше опцій
maker-clock = Час на кожне рішення
maker-public = Відкритий стіл
maker-public-note = Він є у списку, і будь-хто може зайняти вільне місце
maker-do = Створити стіл
clock-none = Скільки треба
clock-30 = 30 секунд
clock-60 = 1 хвилина
clock-180 = 3 хвилини
clock-86400 = 1 день

field-board = Планшет
field-rules = Правила
field-order = Порядок ходу
field-first = Хто починає
field-anyone = Вирішує випадок
field-seat = Місце { $number }
field-last-turn-binds-all = В останньому ході раунду кубик діє на всіх
field-usual = Як у правилах
field-yes = Так
field-no = Ні
closed-bad-last-turn-option = «Так» — лише вп’ятьох.
closed-bad-teams = Лише вчотирьох або вшістьох.
closed-bad-two-goals = Або ця мета, або мета іншого перемикача, але не обидві.
field-box = Власна коробка (файл TOML)
field-box-unreadable = Це не файл TOML

## Перед грою

waiting-free =
    { $count ->
        [one] Ще є { $count } вільне місце. Надішли його посилання або посади бота.
        [few] Ще є { $count } вільні місця. Надішли їхні посилання або посади ботів.
        [many] Ще є { $count } вільних місць. Надішли їхні посилання або посади ботів.
       *[other] Ще є { $count } вільного місця. Надішли посилання або посади ботів.
    }
waiting-free-seats =
    { $count ->
        [one] Ще є { $count } вільне місце.
        [few] Ще є { $count } вільні місця.
        [many] Ще є { $count } вільних місць.
       *[other] Ще є { $count } вільного місця.
    }
waiting-complete = Усі вже тут.
waiting-welcome = Вітаємо! Тут є місце для тебе.
waiting-name = Твоє ім’я
waiting-sit = Сісти
waiting-agreed = Про що домовлено
waiting-fill = Посадити бота
waiting-team = Пара { $letter }
waiting-start = Почати
waiting-host = Гру починає { $seat }.
seat-free = Вільно
seat-ready = тут
seat-you = ти
seat-here = теж тут
seat-stand-in = грає бот
seat-gone = за столом немає
seat-absent = не на місці
seat-winner = перемога
seat-acting = час вирішувати
seat-call-bot = Хай грає бот
seat-bot-plays-for-you = За тебе грає бот.
seat-return = Я знову тут
link-label = Посилання
link-copy = Скопіювати посилання
link-copied = Посилання скопійовано.
link-select = Тут скопіювати не можна: виділи посилання й скопіюй його вручну.
link-only-here = Це посилання діє лише на цьому пристрої. Щоб поділитися ним, запусти Saurian з --host 0.0.0.0 і відкрий адресу, яку він покаже.
link-share = Поділитися
link-code = QR-код

## За столом

title-your-turn = ● Твоя черга · { $game }
title-table = { $game } · Saurian
notify-your-turn = Твоя черга
status-your-turn = Твоя черга
status-sending = Хвилинку…
status-waiting = Чекаємо: { $names }
players-title = Гравці
players-not-here = Відсутні: { $names }
players-missed = Кого немає
clock-left = Залишилося часу
log-title = Що сталося
tools-title = Інструменти
tool-undo = Скасувати
tool-hint = Підказка
tool-say = Сказати
tool-log = Перебіг
tool-share = Поділитися
tool-rules = Правила
read-rule = Прочитати правило
tool-settings = Опції
hint-do = Зробити так
confirm-title = Підтвердити
confirm-do = Зробити так
confirm-back = Ще подумаю
spectator-banner = Ти спостерігаєш.
hand-over-to = Передай пристрій: { $seat }
hand-over-note = Те, чого іншим не можна бачити, доти приховано.
hand-over-ready = Це я, { $seat }
hand-over-undo = { $seat }: забрати вибір назад
share-watch = Посилання для перегляду
share-own = Грати далі на іншому пристрої
share-own-note = Хто відкриє це посилання, сяде на твоє місце.
share-new-link = Створити посилання
leave-title = Вийти з-за столу?
leave-explained = Інші зможуть дозволити боту грати за тебе. Ти можеш повернутися.
leave-do = Вийти

## Після гри

end-show = Показати результат
end-to-board = До ігрового поля
end-rematch = Ще раз
end-watch-rematch = Дивитися наступну гру
end-replay = Повтор
end-record = Запис
sheet-title = Підрахунок
fair-title = Чесна випадковість
fair-explained = Перед грою сервер оприлюднив відбиток свого таємного числа. Усі кидки й жеребкування випливають із цього числа, яке показують наприкінці.
fair-commitment = Відбиток, оприлюднений перед грою
fair-seed = Таємне число, показане після гри
fair-added = Додали гравці
fair-kept = Перевірено: число має саме той відбиток, який було оприлюднено.
fair-broken = Число не має відбитка, який було оприлюднено!
fair-cannot-tell = Цей браузер не може перевірити: потрібен HTTPS або саме цей комп’ютер.

## Повтор

replay-title = Повтор
replay-previous = Хід назад
replay-next = Хід уперед
replay-play = Відтворити
replay-stop = Зупинити
replay-slider = Хід
replay-place = { $move } з { $last }
replay-viewpoint = Чиїми очима
replay-spectator = Глядач
replay-to-end = До результату
