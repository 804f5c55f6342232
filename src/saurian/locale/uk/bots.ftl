# Bots: those of Saurian, and your own.

about-bots-check = перевірити бота в багатьох позиціях з усіма варіантами й повідомити, чи дотримується він правил арени
example-bots-check = saurian bots check ./my_bot.py:MyBot --positions 200
about-bots-run = говорити рядковим протоколом за бота, щоб із ним могла грати інша програма
example-bots-run = saurian bots run hard:iterations=2000
bots-actions = дії
help-bots-bot = назва бота, package.module:Class(depth=3), ./file.py:Class або exec:COMMAND
help-bots-game = лише ця гра; інакше всі, у які бот грає
help-bots-positions = кількість позицій (інакше 1000)
help-bots-seed = зерно випадковості: те саме зерно дає ті самі позиції
help-bots-move-seconds = помилка, якщо рішення триває довше, ніж стільки секунд

bots-column-bot = Бот
bots-column-games = Ігри
bots-column-settings = Налаштування
bots-column-needs = Потребує
bots-column-package = Пакет
bots-needs = pip install "{ $extra }"
bots-own = Власних ботів не треба встановлювати: package.module:Class(depth=3), ./file.py:Class або exec:COMMAND

bots-checking = Перевіряємо
bots-checked =
    { $bot }: { $count ->
        [one] { $count } позиція
        [few] { $count } позиції
        [many] { $count } позицій
       *[other] { $count } позиції
    } ({ $games })
bots-passed = гаразд { "" }
bots-failed = ПОМИЛКА
bots-check-legal = робить лише дозволені ходи й не спричиняє винятків
bots-check-unchanged = не змінює вигляду позиції
bots-check-deterministic = той самий вигляд, те саме зерно, той самий хід
bots-check-secret = вибирає однаково у світах, яких його місце не може розрізнити
bots-check-isolated = не чіпає глобальних генераторів random і NumPy
bots-check-picklable = його можна скопіювати через pickle, і копія грає так само
bots-check-in-time = вкладається в обмеження часу
bots-failures = Рішень із помилкою: { $count } з { $tried }.
bots-first = Перше: { $text } ({ $game }, місце { $number }, { $position })
bots-time = Час на хід: середній { $mean } мс, медіана { $median } мс, 95 % до { $p95 } мс, найдовший { $max } мс

# What is wrong.
bot-no-class = у «{ $text }» не названо класу; зразок: ./my_bot.py:MyBot
bot-bad-call = не вдалося прочитати налаштування «{ $text }»; зразок: MyBot(depth=3, name="x")
bot-not-loaded = не вдалося завантажити бота { $bot }: { $text }
bot-not-made = не вдалося створити бота { $bot }: { $text }
bot-not-callable = { $bot } — не клас і не функція
bot-no-method = { $bot } не має методу «{ $method }»; клас має походити від saurian.bots.Bot
bot-missing-setting = боту { $bot } потрібне налаштування «{ $setting }»
bot-other-games = бот { $bot } не грає в { $game }; він грає в: { $allowed }
bad-seconds = { $option }: «{ $text }» не є кількістю секунд, більшою за 0
no-view-text = боти в інших процесах не можуть грати в { $game }: вигляд позиції не має текстової форми

# At a server.
help-connect-url = посилання на місце (…/table/ID#SECRET) або на стіл із вільним місцем (…/table/ID)
help-connect-name = ім’я бота за столом; інакше його клас або рівень
help-connect-seed = зерно випадковості бота; інакше випадкове
help-connect-patience = скільки секунд пробувати далі, коли сервер недоступний (інакше 300)
connect-seated = Бот грає на місці { $number }. Щоб повернутися пізніше: { $link }
connect-lost = Зв’язок із { $server } втрачено; пробуємо ще раз.
connect-over = Партію завершено: { $bot } посідає місце { $rank } з { $players } і має { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
}.
connect-bad-address = «{ $text }» — не посилання на стіл; зразок: http://localhost:8090/table/ID#SECRET
connect-refused = { $server } не дозволяє ботові там грати: { $text }
connect-gone = не вдалося зв’язатися з { $server }: { $text }
connect-illegal = бот вибрав недозволений хід «{ $move }»: { $cause }

# Bots that are programs.
process-not-started = не вдалося запустити «{ $command }»: { $text }
process-ended = «{ $command }» завершується з кодом { NUMBER($code, useGrouping: 0) }, не відповівши
process-too-slow = «{ $command }» не відповідає протягом { $seconds } с
process-bad-line = «{ $text }» не належить до протоколу ботів
process-bad-move = «{ $command }» відповідає ходом «{ $text }», якого немає
bad-setting-bots = налаштування «bots» містить «{ $text }»: { $cause }
