### What the server says: to its host, to people at a table, and to programs.

## To the host

bad-setting = налаштування «{ $name }»: { $cause }
bad-settings-file = файл { $file } не у форматі TOML: { $text }
bad-redis = «{ $text }» — не адреса Redis; вона має починатися з redis://, rediss:// або unix://
setting-unknown = такого налаштування немає
setting-not-whole = «{ $text }» — не ціле число
setting-not-number = «{ $text }» — не число
setting-not-yes-or-no = «{ $text }» — не true й не false
setting-not-above = значення { $text } не підходить; потрібно більше за { $gt }
setting-too-small = значення { $text } замале; найменше — { $ge }
setting-too-large = значення { $text } завелике; найбільше — { $le }
setting-not-offered = значення «{ $text }» не підходить; можна вибрати: { $expected }
setting-other-kind = значення має бути іншого типу
bad-database = «{ $text }» — не база даних для Saurian; підходять sqlite і postgresql
database-unreachable = не вдалося відкрити базу даних { $text }: { $reason }
database-not-migrated = база даних іншої версії; спершу запусти: saurian migrate --database URL
database-too-new = базу даних створила новіша версія Saurian
database-in-use = базу даних { $text } вже використовує інший сервер; для кількох серверів потрібен PostgreSQL
cannot-listen = не вдалося відкрити адресу { $host }, порт { $port }: { $text }

## What happens at a table

table-started = Гра починається.
table-sat = { $seat } сідає за стіл.
table-filled = { $seat }, бот, сідає за стіл.
table-left = { $seat } виходить з-за столу.
table-stood-in = { $seat }: тепер грає бот.
table-returned = { $seat } повертається до гри.
table-handed = { $seat } передає своє місце.
table-said = { $seat }: { $phrase }
table-rematched = Наступна гра — за новим столом.
retracted = { $seat } скасовує вибір.
table-renamed = Нове ім’я: { $seat }.
table-removed = Господар звільняє місце: { $seat }.
table-agreed = Господар змінив налаштування гри.
table-asks-again = { $seat } хоче зіграти ще раз.
table-time-up = Час вийшов: за гравця { $seat } хід завершує бот.
table-undone = { $seat } скасовує своє рішення.
table-weaker-bot = { $seat }: поки що вирішує жадібний бот. Сильніший на цьому сервері ще не готовий.
table-own-bot = { $seat }: сильніший бот готовий і далі грає він.

phrase-hello = Привіт!
phrase-good-luck = Хай щастить!
phrase-your-turn = Твоя черга!
phrase-thinking = Хвилинку, думаю.
phrase-well-played = Гарно зіграно!
phrase-oops = Ой!
phrase-thanks = Дякую!
phrase-good-game = Гарна гра!

## Why something is refused

no-such-table = Такого столу немає
bad-nobody = за столом має бути місце хоча б для однієї людини
bad-seats = у параметрах гравців { $players }, а місць { $count }
bad-request = «{ $field }»: { $text }
bad-replay-place = У цій партії ходів: { NUMBER($most, useGrouping: 0) }
refused-open = Гра ще не почалася
refused-playing = Гру ще не закінчено
refused-over = Гру закінчено
refused-not-over = Це можна буде побачити після гри
refused-started = Гра вже почалася
refused-late = Запізно: це вже вирішено
refused-not-host = Це може зробити лише той, хто створив стіл
refused-seats-open =
    { $count ->
        [one] Ще є { $count } вільне місце
        [few] Ще є { $count } вільні місця
        [many] Ще є { $count } вільних місць
       *[other] Ще є { $count } вільного місця
    }
refused-seat-taken = Це місце зайняте
refused-no-free-seat = Вільних місць немає
refused-not-away = Цей гравець на місці
refused-returned = Цей гравець уже знову на місці
refused-left = Ти вже не за столом
refused-invited = Запрошені мають ще кілька секунд
refused-not-invited = Для цього місця немає запрошення
refused-nobody-there = Там ніхто не сидить
refused-spectator = Глядачі можуть лише дивитися
refused-not-yours = Це не твоє місце
refused-no-bots = На цьому сервері немає ботів
refused-busy = Забагато запитів за цим столом водночас; спробуй за мить
refused-storage = Не вдалося зберегти; спробуй ще раз
refused-too-many = Забагато запитів водночас; спробуй за мить
refused-history = Журнал цього столу заповнено; можна лише грати далі
refused-too-large = Завеликий запит
refused-host = Цей сервер не відповідає за цією адресою
refused-origin = Ця сторінка не має права діяти від твого імені
refused-by-http = Тут такого немає (HTTP { $status })
refused-undo = Це вже не можна скасувати: відкрилося щось приховане або вже діяв хтось інший.
