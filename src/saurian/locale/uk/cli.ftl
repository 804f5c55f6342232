# The command line.

about = Saurian: стіл для ігор «Драфтозаври» та «Дракон».
about-more = Довідка до кожної команди: saurian play --help
commands = Команди:
games = ігри
example = Приклад:
help-lang = мова; інакше мова твоєї системи
help-json = вивести JSON
help-version = вивести версію

about-serve = запустити стіл у браузері: для себе, домашньої мережі чи всього світу
about-play = зіграти в терміналі з людьми та ботами
about-score = порахувати бали справжньої настільної гри
about-replay = перевірити й показати запис партії
about-verify = перевірити, що випадковість у партії була чесною
about-simulate = змоделювати багато партій і вивести показники
about-arena = звести ботів між собою й побачити, хто сильніший і наскільки це певно
about-dataset = записати набір даних для навчання: рішення ботів у форматі Parquet
about-bots = показати ботів або перевірити власного: saurian bots check ./my_bot.py:MyBot
about-connect = посадити бота за стіл на сервері
about-train = навчити ботів наново на партіях проти самих себе
about-compile = заздалегідь скомпілювати те, на чому працюють боти й симуляції
about-bench = виміряти швидкість на цьому комп’ютері
about-rules = показати правила гри
about-box = переглянути набір зал і монет «Дракона» або перевірити власний
about-migrate = оновити базу даних PostgreSQL до цієї версії

example-serve = saurian serve --host 0.0.0.0
example-score = saurian score table.json
example-replay = saurian replay game.jsonl
example-verify = saurian verify game.jsonl
example-train = saurian train draftosaurus --games 20000 --seed 1 --output my-tables.npz
example-compile = saurian compile drakon
example-bench = saurian bench draftosaurus.engine.decisions --json
example-bots = saurian bots check ./my_bot.py:MyBot
example-connect = saurian connect http://localhost:8090/table/ID#SECRET --bot ./my_bot.py:MyBot
example-rules = saurian rules draftosaurus
example-box = saurian box check my-box.toml
example-migrate = saurian migrate --database postgresql://localhost/saurian

help-score-file = зоопарки у форматі JSON; «-» — зі стандартного вводу
help-replay-file = запис партії; «-» — зі стандартного вводу
help-bench-names = лише ці показники
help-compile-games = лише ці ігри: { $games }
help-games = скільки партій
help-seed = початкове число: те саме число дає ті самі партії
help-dataset-output = тека для набору даних: нова або порожня

# Words of the argument parser; %s and %(…)s stay as they are.
argparse-usage = використання:{" "}
argparse-positional = аргументи
argparse-options = параметри
argparse-help = показати цю довідку
argparse-argument = %(argument_name)s: %(message)s
argparse-unrecognized = зайвий аргумент: %s
argparse-not-allowed = не поєднується з %s
argparse-required = бракує: %s
argparse-expected-one = бракує значення
argparse-expected-some = бракує принаймні одного значення
argparse-ambiguous = %(option)s може означати: %(matches)s
argparse-invalid = це не число: %(value)r
argparse-choice = значення %(value)r немає; можна вибрати: %(choices)s

# What is wrong with a command line.
bad-command = команди «{ $text }» немає; можна вибрати: { $allowed }
bad-language = мови «{ $text }» немає; можна вибрати: { $allowed }
bad-usage = { $text } (див. { $command } --help)
bad-number = { $option }: «{ $text }» — не ціле число від 1
bad-benchmark = показника «{ $text }» немає; можна вибрати: { $allowed }
bad-bot = бота «{ $bot }» немає; можна вибрати: { $allowed }
file-unreadable = не вдалося прочитати файл { $file }: { $text }
dataset-exists = тека { $folder } не порожня; вибери іншу
dataset-no-encoder = гра { $game } не має кодувальника, тож її види не можна записати числами
file-not-json = файл { $file } не у форматі JSON: рядок { $line }, стовпець { $column }

bench-running = Вимірювання
simulate-running = Граємо партії
dataset-written = { $decisions ->
    [one] { $decisions } рішення
    [few] { $decisions } рішення
    [many] { $decisions } рішень
   *[other] { $decisions } рішення
} у теці { $folder }.
bot-needs-numba = боту «{ $bot }» потрібен пакет Numba, а його не встановлено (pip install "saurian[sim]"); без нього є: { $allowed }
bot-no-settings = бот «{ $bot }» не має налаштувань, тож і «{ $setting }» не має
bot-no-such-setting = бот «{ $bot }» не має налаштування «{ $setting }»; є: { $allowed }
bot-bad-iterations = iterations: «{ $text }» не є цілим числом від 1
bot-bad-seconds = seconds: «{ $text }» не є кількістю секунд, більшою за 0
bot-bad-tables = tables: «{ $text }» не є назвою файлу
bad-tables = { $file } не містить вивчених таблиць: { $text }
bad-tables-of-other-game = { $file } містить інші таблиці, ніж ті, за якими грають боти цієї гри
compile-needs-numba = для компіляції потрібен пакет Numba, а його не встановлено: pip install "saurian[sim]"
bench-needs-numba = для вимірювання «{ $text }» потрібен пакет Numba, а його не встановлено: pip install "saurian[sim]"
needs-extra = saurian { $command } потребує додаткових пакетів: pip install "saurian[{ $extra }]"
unexpected = у Saurian щось пішло не так: { $text } (з { $variable }=1 буде видно, де саме)
compiling = Швидкий код гри { $game } компілюється для цього комп’ютера, лише один раз: близько { $seconds } с.
compiled = { $game }: готово ({ $seconds } с).

# Score pad and replay.
seat-number = місце { $number }
sheet-total = Разом
verdict-points = { $winners } перемагає: { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
}.
verdict-trexes = { $winners } перемагає: { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
}. За нічиєї вирішила менша кількість тиранозаврів.
verdict-shared = { $winners } розділяють перемогу: по { $points ->
    [one] { $points } балу
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
}.
verdict-team = Перемога команди: { $winners }; { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
}.
replay-of = { $game }: { $players }
replay-broken-off = На цьому партію перервано.

# The figures of a simulation.
figure-game = Гра
figure-options = Параметри
figure-players = Гравці
figure-games = Партії
figure-seed = Початкове число (seed)
figure-decisions = Рішення
figure-seconds = Секунди
figure-mean-score = Середній рахунок
figure-mean-winning-score = Середній рахунок переможця
figure-win-share = Перемоги за місцями
figure-mean-parts = Середні бали за частинами

# The server.
help-host = адреса сервера; 0.0.0.0 відкриває стіл для твоєї мережі
help-port = порт сервера; інакше 8090
help-database = де зберігати столи; інакше у файлі SQLite в теці даних
help-redis = адреса Redis, що з’єднує кілька серверів
help-settings = файл налаштувань TOML
help-no-open = не відкривати браузер
help-commitment = цифровий відбиток, оприлюднений перед грою, якщо ти його маєш
serving = Saurian працює за адресою { $address }
serving-network = У твоїй мережі: { $address }
serving-end = Щоб зупинити, натисни Ctrl-C.
serving-already = Saurian уже працює за адресою { $address }
port-taken = Порт { $port } зайнято ({ $program }); цей сервер використовує порт { $used }.
some-program = інша програма
migrated = Базу даних оновлено до цієї версії.
verify-nothing = у записі не сказано, звідки взялася випадковість
verify-fair =
    { $draws ->
        [one] Чесно: { $draws } витягування обчислено з початкового числа, оголошеного перед грою як { $commitment }.
        [few] Чесно: усі { $draws } витягування обчислено з початкового числа, оголошеного перед грою як { $commitment }.
        [many] Чесно: усі { $draws } витягувань обчислено з початкового числа, оголошеного перед грою як { $commitment }.
       *[other] Чесно: усі { $draws } витягування обчислено з початкового числа, оголошеного перед грою як { $commitment }.
    }
verify-other-seed = Нечесно: початкове число не те, яке оголошено перед грою як { $commitment }.
verify-wrong-draw = Нечесно: рядок { NUMBER($line, useGrouping: 0) } не відповідає початковому числу.
