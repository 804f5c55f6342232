# Matches of bots.

help-arena-bots = бот на кожне місце, за годинниковою стрілкою: random, greedy …, за потреби з налаштуваннями: hard:iterations=2000
help-arena-games = щонайменше стільки партій; кожну роздачу грають за кожного зсуву ботів по місцях
help-arena-sprt = зупинитися, щойно стане ясно, чи перший бот виграє частіше за рівну частку
help-arena-ladder = усі боти грають за мішаними столами й отримують рейтинг
help-arena-workers = на скількох процесах; інакше на стількох, скільки є процесорів
help-arena-ray = на кластері Ray за цією адресою; local: кластер на цьому комп’ютері
help-arena-only = зіграти лише партію номер N і вивести її запис

arena-running = Партії тривають
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
arena-column-high = до (95 %)
arena-column-par = Рівна частка
arena-column-mean-score = Бали
arena-column-games = Партії
arena-percent = { NUMBER($number, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-points = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-count = { NUMBER($number) }

arena-sprt-above = { $bot } виграє частіше за рівну частку.
arena-sprt-not-above = { $bot } не виграє частіше за рівну частку.
arena-sprt-unclear = Ще не ясно, чи { $bot } виграє частіше за рівну частку.

# What is wrong.
arena-bad-seats =
    { $count ->
        [one] є { $count } бот
        [few] є { $count } боти
        [many] є { $count } ботів
       *[other] є { $count } бота
    } на стільки місць: { $players }; назви по одному на кожне
arena-bad-ladder =
    рейтинг за столами на стільки гравців: { $players } – потребує щонайменше стількох ботів, а { $count ->
        [one] є лише { $count }
        [few] є лише { $count }
        [many] є лише { $count }
       *[other] є лише { $count }
    }
arena-bad-setting = { $bot } не має такого налаштування: { $text }
arena-bad-bot-name = «{ $text }» не називає бота; зразок: hard:iterations=2000,seconds=0.3
arena-no-ray = для --ray потрібен пакет Ray, а його не встановлено: pip install ray
arena-no-cluster = не вдалося з’єднатися з кластером Ray за адресою { $address }: { $text }
arena-bot-raised = { $bot } зазнає збою в партії { NUMBER($number, useGrouping: 0) }: { $text }
arena-bot-illegal = { $bot } робить у партії { NUMBER($number, useGrouping: 0) } недозволений хід «{ $move }»: { $cause }
arena-process-ended = партія { NUMBER($number, useGrouping: 0) } завершила процес, у якому її грали; спроб: { $count }
arena-again = { $problem } (щоб побачити це знову: { $command })
