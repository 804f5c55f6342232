# Matches of bots.

help-arena-bots = бот на кожне місце, за годинниковою стрілкою: random, greedy…, за потреби з параметрами: hard:iterations=2000
help-arena-games = щонайменше стільки партій; кожну роздачу грають з усіма розсадженнями ботів
help-arena-sprt = зупинитися, щойно стане ясно, чи перший бот виграє більше за рівну частку
help-arena-ladder = усі боти грають за мішаними столами й отримують рейтинг
help-arena-workers = кількість процесів; інакше стільки, скільки є процесорів
help-arena-ray = на кластері Ray за цією адресою; local: кластер на цьому комп’ютері
help-arena-only = зіграти лише партію номер N і вивести її запис
help-arena-move-seconds = обмеження часу на рішення; за бота, який його перевищить, вирішує випадок
help-arena-records = записати всі партії в цей файл; стиснуто, якщо його назва закінчується на .gz або .xz
help-arena-resume = продовжити матч, записаний у цьому файлі

arena-running = Граємо партії
arena-interrupted =
    { $count ->
        [one] Перервано. Ось що показує { $count } партія:
        [few] Перервано. Ось що показують { $count } партії:
        [many] Перервано. Ось що показують { $count } партій:
       *[other] Перервано. Ось що показують { $count } партії:
    }

arena-column-bot = Бот
arena-column-mu = Рейтинг
arena-column-sigma = ±
arena-column-win-share = Перемоги
arena-column-low = від
arena-column-high = до (95 %)
arena-column-par = Рівна частка
arena-column-mean-score = Бали
arena-column-games = Партії
arena-column-overtime = Запізно
arena-percent = { NUMBER($number, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-points = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-count = { NUMBER($number) }
arena-payoffs = Як часто кожен бот випереджає кожного іншого (нічия рахується за половину):

arena-sprt-above = { $bot } виграє більше за рівну частку.
arena-sprt-not-above = { $bot } не виграє більше за рівну частку.
arena-sprt-unclear = Ще не ясно, чи { $bot } виграє більше за рівну частку.

# What is wrong.
arena-bad-seats =
    { $count ->
        [one] є { $count } бот
        [few] є { $count } боти
        [many] є { $count } ботів
       *[other] є { $count } бота
    }, а місць { $players }; назви бота для кожного місця
arena-bad-ladder =
    для рейтингу за столами на { $players } гравців потрібно щонайменше стільки ж ботів, а { $count ->
        [one] є лише { $count }
        [few] є лише { $count }
        [many] є лише { $count }
       *[other] є лише { $count }
    }
arena-bad-bot-name = «{ $text }» — не назва бота; зразок: hard:iterations=2000,seconds=0.3
arena-no-ray = для --ray потрібен пакет Ray, якого не встановлено: pip install "saurian[cluster]"
match-bot-not-importable = інші процеси не можуть завантажити бота «{ $bot }»: винесіть його клас у файл та імпортуйте його або вкажіть workers=1
arena-no-cluster = не вдалося підключитися до кластера Ray за адресою { $address }: { $text }
arena-bot-raised = у партії { NUMBER($number, useGrouping: 0) } стався збій бота { $bot }: { $text }
arena-bot-illegal = у партії { NUMBER($number, useGrouping: 0) } { $bot } робить недозволений хід «{ $move }»: { $cause }
arena-process-ended = процес, у якому грали партію { NUMBER($number, useGrouping: 0) }, завершився; спроб: { $count }
arena-again = { $problem } (щоб повторити: { $command })
records-exist = файл { $file } вже є; продовж матч через --resume { $file } або вибери інший файл
records-bad-game = { $file }: запис партії { NUMBER($number, useGrouping: 0) } пошкоджено: { $cause }
records-other-match = { $file } належить іншому матчу: у партії { NUMBER($number, useGrouping: 0) } інші боти, варіанти або розіграші
# Games in bulk.
help-simulate-bots = бот на кожне місце, за годинниковою стрілкою, або один на всі: greedy,hard:iterations=200; інакше всі грають навмання
simulate-no-numba = Пакет Numba не встановлено: партії грає читабельний рушій, приблизно в сто разів повільніше.
simulate-mean = Середнє
simulate-least = Мін.
simulate-most = Макс.
simulate-scores = Бали
simulate-winning-scores = Бали переможців
simulate-lengths = Рішень у партії
simulate-seat = Місце { $number }: { $bot }
