# The command line.

about = Saurian: стіл для ігор «Драфтозаври» та «Дракон».
about-more = Кожна команда пояснює себе сама: saurian play --help
commands = Команди:
games = ігри
example = Приклад:
help-lang = мова; інакше мова твоєї системи
help-json = вивести JSON

about-serve = відкрити стіл у браузері: для себе, домашньої мережі чи світу
about-play = зіграти в терміналі, з людьми та ботами
about-score = блокнот для балів у грі зі справжньою коробкою
about-replay = перевірити й показати запис партії
about-verify = перевірити, чи випадковість у грі була такою, як обіцяно
about-simulate = зіграти багато випадкових партій і вивести показники
about-arena = дати ботам зіграти між собою й побачити, наскільки певно, хто сильніший
about-train = навчити ботів наново: вони грають самі з собою і роблять висновки
about-bench = виміряти швидкість на цьому комп’ютері
about-rules = зазирнути в правила
about-box = переглянути коробку «Дракона» або перевірити власну
about-migrate = привести базу даних PostgreSQL до цієї версії

about-draftosaurus = «Драфтозаври»: потай вибирай динозаврів і знаходь кожному свій вольєр; від 2 до 5 гравців
about-drakon = «Дракон»: будуй лігво дракониці, збирай у ньому монети й не трапляйся їй на очі; від 2 до 6 гравців

example-serve = saurian serve --host 0.0.0.0
example-play = saurian play draftosaurus --seats Anna,greedy,greedy --board winter
example-score = saurian score stil.json
example-replay = saurian replay partiia.jsonl
example-verify = saurian verify game.jsonl
example-simulate = saurian simulate draftosaurus --players 4 --games 1000 --seed 1 --json
example-arena = saurian arena draftosaurus greedy random random --games 600
example-train = saurian train draftosaurus --games 20000 --seed 1 --output my-tables.npz
example-bench = saurian bench draftosaurus.engine.decisions --json
example-rules = saurian rules draftosaurus
example-box = saurian box check my-box.toml
example-migrate = saurian migrate --database postgresql://localhost/saurian

help-score-file = зоопарки у форматі JSON; - читає їх зі стандартного вводу
help-replay-file = запис партії; - читає його зі стандартного вводу
help-bench-names = лише ці показники
help-games = скільки партій
help-seed = звідки починається випадковість: те саме значення дає ті самі партії

# The options of the games.
option-draftosaurus-players = скільки місць
option-draftosaurus-board = summer, winter або match: літня партія, а за нею зимова
option-draftosaurus-rules = international або polish
option-draftosaurus-order = printed: вибір, розкриття, розміщення; quick: вибір і розміщення за один крок
option-draftosaurus-first = місце, яке кидає кубик першим, рахуючи від 0; інакше random, випадково
option-draftosaurus-last-turn-binds-all = yes або no: уп’ятьох кубик останнього ходу раунду діє на всіх
option-drakon-players = скільки місць
option-drakon-heroes = yes або no: кожен герой має вміння, один раз за гру
option-drakon-escape = yes або no: досить 8, але з ними треба втекти з лігва
option-drakon-short = yes або no: досить 7; не разом з escape
option-drakon-teams = yes або no: 4 або 6 гравців у парах
option-drakon-drakon-from-start = yes або no: дракониця від початку чекає у вхідній залі
option-drakon-two-actions = yes або no: дві дії за хід
option-drakon-first = місце, яке починає, рахуючи від 0; інакше random, випадково
option-drakon-box = файл коробки; інакше коробка, що додається до правил

# Words of the argument parser; %s and %(…)s stay as they are.
argparse-usage = використання:{" "}
argparse-positional = аргументи
argparse-options = параметри
argparse-help = показати цю довідку
argparse-argument = %(argument_name)s: %(message)s
argparse-unrecognized = незрозуміло: %s
argparse-not-allowed = не поєднується з %s
argparse-required = бракує: %s
argparse-expected-one = бракує значення
argparse-expected-some = бракує принаймні одного значення
argparse-ambiguous = %(option)s може означати %(matches)s
argparse-invalid = це не число: %(value)r
argparse-choice = немає значення %(value)r; можливі: %(choices)s

# What is wrong with a command line.
bad-command = немає команди «{ $text }»; можливі: { $allowed }
bad-language = немає мови «{ $text }»; можливі: { $allowed }
bad-usage = { $text } (див. { $command } --help)
bad-number = { $option }: «{ $text }» не є числом від 1 і більше
bad-benchmark = немає показника «{ $text }»; можливі: { $allowed }
bad-bot = немає бота «{ $bot }»; можливі: { $allowed }
file-unreadable = не вдалося прочитати { $file }: { $text }
file-not-json = { $file } не є JSON: рядок { $line }, стовпчик { $column }

bench-running = Вимірювання
simulate-running = Партії тривають

# Score pad and replay.
seat-number = місце { $number }
sheet-total = Разом
verdict-points = { $winners } перемагає, маючи { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
}.
verdict-trexes = { $winners } перемагає, маючи { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
}: за рівності вирішує менша кількість тиранозаврів.
verdict-shared = { $winners } ділять перемогу, маючи по { $points ->
    [one] { $points } балу
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
}.
replay-of = Партія гри { $game }: { $players }
replay-broken-off = Тут партію перервано.

# The figures of a simulation.
figure-game = Гра
figure-options = Параметри
figure-players = Гравці
figure-games = Партії
figure-seed = Зерно
figure-decisions = Рішення
figure-seconds = Секунди
figure-mean-score = Середній рахунок
figure-mean-winning-score = Середній рахунок переможця
figure-win-share = Перемоги за місцями
figure-mean-parts = У середньому за вольєр

# The server.
help-host = адреса, за якою слухати; 0.0.0.0 відкриває стіл у твоїй мережі
help-port = порт, на якому слухати; інакше 8090
help-database = де зберігати столи; інакше у файлі SQLite у твоїй теці даних
help-redis = Redis, що з’єднує кілька серверів
help-settings = файл TOML з налаштуваннями
help-no-open = не відкривати браузер
help-commitment = те, що оголошено перед грою, якщо це в тебе записано
serving = Saurian за адресою { $address }
serving-network = У твоїй мережі: { $address }
serving-end = Ctrl-C завершує роботу.
migrated = База даних відповідає цій версії.
verify-nothing = запис не каже, звідки взялася його випадковість
verify-fair =
    { $draws ->
        [one] Чесно: { $draws } жеребкування випливає із зерна, обіцяного через { $commitment }.
        [few] Чесно: усі { $draws } жеребкування випливають із зерна, обіцяного через { $commitment }.
        [many] Чесно: усі { $draws } жеребкувань випливають із зерна, обіцяного через { $commitment }.
       *[other] Чесно: усі { $draws } жеребкування випливають із зерна, обіцяного через { $commitment }.
    }
verify-other-seed = Нечесно: зерно не те, що обіцяно через { $commitment }.
verify-wrong-draw = Нечесно: рядок { NUMBER($line, useGrouping: 0) } не випливає із зерна.
