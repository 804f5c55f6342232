### What the server says: to its host, to people at a table, and to programs.

## To the host

bad-setting = налаштування «{ $name }»: { $cause }
bad-settings-file = файл { $file } не у форматі TOML: { $text }
bad-redis = «{ $text }» — не адреса сервера Redis; адреса починається з redis://, rediss:// або unix://
setting-unknown = такого налаштування немає
setting-not-whole = «{ $text }» — не ціле число
setting-not-number = «{ $text }» — не число
setting-not-yes-or-no = «{ $text }» — це ні true, ні false
setting-not-above = значення { $text } не підходить; має бути більше за { $gt }
setting-too-small = значення { $text } не підходить; найменше — { $ge }
setting-too-large = значення { $text } не підходить; найбільше — { $le }
setting-not-offered = значення «{ $text }» не підходить; можна вибрати: { $expected }
setting-other-kind = значення має бути іншого типу
bad-database = «{ $text }» не є базою даних для Saurian; можна sqlite або postgresql
database-unreachable = базу даних { $text } не можна використати: { $reason }
database-not-migrated = база даних не відповідає цій версії; спершу: saurian migrate --database URL
database-too-new = базу даних створила новіша версія Saurian
cannot-listen = не вдається слухати за адресою { $host }, порт { $port }: { $text }

## What happens at a table

table-started = Гра починається.
table-sat = { $seat } сідає за стіл.
table-filled = { $seat }, бот, сідає за стіл.
table-left = { $seat } йде з-за столу.
table-stood-in = { $seat }: грає бот.
table-returned = { $seat } повертається до гри.
table-handed = { $seat } передає місце.
table-said = { $seat }: { $phrase }
table-rematched = Наступна гра — за новим столом.
retracted = { $seat } думає ще раз.

phrase-hello = Привіт!
phrase-good-luck = Хай щастить!
phrase-your-turn = Твій хід!
phrase-thinking = Хвилинку, думаю.
phrase-well-played = Гарно зіграно!
phrase-oops = Ой!
phrase-thanks = Дякую!
phrase-good-game = Гарна гра!

## Why something is refused

no-such-table = Такого столу немає
bad-nobody = за столом має бути місце хоча б для однієї людини
bad-seats = опції кажуть, що гравців { $players }, а місць { $count }
bad-request = «{ $field }»: { $text }
bad-replay-place = Кількість ходів у цій грі: { NUMBER($most, useGrouping: 0) }
refused-open = Гра ще не почалася
refused-playing = Гра ще не закінчилася
refused-over = Гру закінчено
refused-not-over = Це можна буде побачити після закінчення гри
refused-started = Гра вже почалася
refused-late = Це рішення вже прийнято; поглянь ще раз
refused-not-host = Це може зробити лише господар столу
refused-seats-open =
    { $count ->
        [one] Ще є { $count } вільне місце
        [few] Ще є { $count } вільні місця
        [many] Ще є { $count } вільних місць
       *[other] Ще є { $count } вільного місця
    }
refused-seat-taken = Це місце зайняте
refused-no-free-seat = Вільних місць немає
refused-not-away = На цьому місці ніхто не відсутній
refused-returned = Ця людина вже повернулася
refused-left = Ти вже не за столом
refused-spectator = Глядачі можуть лише дивитися
refused-not-yours = Це не твоє місце
refused-no-bots = На цьому сервері немає ботів
refused-busy = Забагато всього водночас за цим столом; спробуй ще раз
refused-storage = Не вдалося зберегти; спробуй ще раз
refused-too-many = Забагато всього водночас; спробуй за мить
refused-history = За цим столом уже сталося забагато всього; можна лише грати далі
refused-too-large = Це завелике
refused-host = Цей сервер так не називається
refused-origin = Ця сторінка не може діяти від твого імені
refused-by-http = Цього тут немає (HTTP { $status })
