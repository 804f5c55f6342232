# The command line.

about = Saurian: стіл для ігор «Драфтозаври» та «Дракон».
about-more = Кожна команда пояснює себе сама: saurian play --help
commands = Команди:
games = ігри
example = Приклад:
help-lang = мова; інакше мова вашої системи
help-json = вивести JSON

about-play = зіграти в терміналі, з людьми та ботами
about-score = бланк підрахунку балів для гри зі справжньою коробкою
about-replay = перевірити й показати запис партії
about-simulate = зіграти багато випадкових партій і вивести показники
about-bench = виміряти швидкість на цьому комп’ютері
about-rules = зазирнути в правила

about-draftosaurus = «Драфтозаври»: потай вибирайте динозаврів і знайдіть кожному свій вольєр; від 2 до 5 гравців

example-play = saurian play draftosaurus --seats Anna,greedy,greedy --board winter
example-score = saurian score stil.json
example-replay = saurian replay partiia.jsonl
example-simulate = saurian simulate draftosaurus --players 4 --games 1000 --seed 1 --json
example-bench = saurian bench draftosaurus.engine.decisions --json
example-rules = saurian rules draftosaurus

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
bad-command = немає команди «{ $text }»; є { $allowed }
bad-language = немає мови «{ $text }»; є { $allowed }
bad-usage = { $text } (див. { $command } --help)
bad-number = { $option }: «{ $text }» не є числом від 1
bad-benchmark = немає показника «{ $text }»; є { $allowed }
bad-bot = немає бота «{ $bot }»; є { $allowed }
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
