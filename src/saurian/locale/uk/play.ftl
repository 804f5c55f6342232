### Гра в терміналі.

## Командний рядок

help-seats = хто грає, за годинниковою стрілкою: імена людей і назви ботів, наприклад Anna,Ben,greedy; інакше про це запитають
help-play-seed = звідки починається випадковість: те саме число — ті самі роздачі й кидки
help-record = зберігати запис партії в цьому файлі
help-plain = без кольорів

## Перед грою

me = Гість
welcome = Вітаємо! Enter бере те, що в дужках.
ask-players = Скільки гравців, від { $least } до { $most }? [{ $usual }]
ask-name = Як тебе звати? [{ $usual }]
ask-others =
    { $count ->
        [one] Хто ще грає? Ім’я або бот: { $bots }. [{ $bot }]
        [few] Хто інші { $count } гравці, за годинниковою стрілкою? Імена або боти: { $bots }; через кому. [{ $bot }, …]
        [many] Хто інші { $count } гравців, за годинниковою стрілкою? Імена або боти: { $bots }; через кому. [{ $bot }, …]
       *[other] Хто інші { $count } гравця, за годинниковою стрілкою? Імена або боти: { $bots }; через кому. [{ $bot }, …]
    }
ask-option-board = Який бік планшета?
ask-option-rules = Які правила?
ask-option-order = Як проходить хід?
ask-value = від { $least } до { $most } [{ $usual }]

## Стіл

points =
    { $points ->
        [one] { $points } бал
        [few] { $points } бали
        [many] { $points } балів
       *[other] { $points } бала
    }
points-match =
    { $points ->
        [one] { $points } бал
        [few] { $points } бали
        [many] { $points } балів
       *[other] { $points } бала
    }, разом { $total }
points-brief = { $points } б.
own-points = { $seat }: { $points }
own-bonus = { $seat }: { $points }, з них { $bonus } за тиранозаврів
where = { $board } · раунд { $round }/{ $rounds } · хід { $turn }/{ $turns }
die-shows = { $seat } кидає кубик: { $face }
hand = Твої динозаври:
closed = × { $numbers } закрито; введи номер, щоб прочитати чому
commands-bar = ? довідка · h підказка · u забрати назад · l перебіг · m пам’ять · q вийти

brief-sameness = один вид: 2 4 8 12 18 24
brief-trio = рівно 3 динозаври: 7
brief-king = 7, якщо ніхто не має більше
brief-love = 5 за кожну пару
brief-differences = усі різні: 1 3 6 10 15 21
brief-island = 7, якщо єдиний у зоопарку
brief-wood = A B A B A B: 2 4 8 12 18 24
brief-bridge-left = 6 за пару на обох берегах
brief-bridge-right = 6 за пару на обох берегах
brief-lookout = 2 за такого самого праворуч
brief-quarantine = наприкінці переселяється
brief-pyramid = сусіди різні: 2 4 7

note-next-board = Друга партія матчу, на зимовому боці: рахуються бали обох. (D-18)
note-discard = Удвох за кожен хід ще один динозавр із руки вибуває з гри, до коробки. (D-17)
note-may-stay = Ходи скінчилися; перед підрахунком динозавр із карантину переходить до іншого вольєра або залишається. Кубик не діє. (D-46)
note-must-move = Ходи скінчилися; перед підрахунком динозавр із карантину мусить перейти до іншого вольєра або до Річки. Кубик не діє. (D-46)
note-last-turn = Останній хід раунду вп’ятьох: кубик діє на всіх, навіть на того, хто його кинув. (D-16)

## Запитання й відповіді

ask-choose = Якого динозавра обираєш? Стрілка показує, куди він може потрапити.
ask-discard = Який динозавр іде до коробки?
ask-place = Куди поселити { $species_acc }?
choose = від 1 до { $most }, ? — довідка
choose-only = Enter бере єдину можливість
chosen-choose = Обираєш { $species_acc }.
chosen-place = Відправляєш { $species_acc } { $spot_into }.
chosen-draft = Відправляєш { $species_acc } { $spot_into }.
chosen-discard = Повертаєш { $species_acc } до коробки.
chosen-rehome = Переселяєш { $species_acc } { $spot_into }.
chosen-stay = Залишаєш { $species_acc } у карантині.
reveal-or-back = Enter: показати · u: забрати назад
nothing-to-take-back = Забирати назад нічого: що показано, те показано.
type-something = Введи число від 1 до { $most } або ?, якщо потрібна довідка.
no-such-number = Номера { $text } тут немає: введи число від 1 до { $most } або ?, якщо потрібна довідка.
no-such-answer = «{ $text }» не підходить: введи число від { $least } до { $most } або просто натисни Enter.
go-on = Enter: далі

## Кілька людей, один термінал

hand-over = Тепер вирішує { $name }: передай пристрій.
ready = { $name }: Enter, коли все готово
ready-or-back = { $name }: Enter, коли все готово · u: { $before } забирає свій вибір назад

## Вихід і кінець

leave = q: вийти · Enter: грати далі
leave-unsaved = Вийти з партії? Вона не записується.
leave-saved = Вийти з партії? Її запис дотепер — у файлі { $file }.
left = Партію перервано.
left-saved = Партію перервано. Її запис — у файлі { $file }.
recorded = Запис партії — у файлі { $file }.
again = Enter: кінець · a: ще одна партія

## Почитати

memory-title = Що ти знаєш про динозаврів на руках
hand-unknown =
    { $count ->
        [one] { $count } динозавр, якого ти не бачиш
        [few] { $count } динозаври, яких ти не бачиш
        [many] { $count } динозаврів, яких ти не бачиш
       *[other] { $count } динозавра, якого ти не бачиш
    }
hand-empty = порожньо
unseen = Ще не бачені, у торбинці й на цих руках:
in-box = У коробці:
help-goal-title = Гра
help-goal = Щоходу вибери одного динозавра з руки, розмісти його у своєму зоопарку й передай решту ліворуч. Наприкінці перемагає зоопарк із найбільшою кількістю балів.
help-species-title = Динозаври
help-pens-title = Вольєри за номерами
help-die-title = Кубик
help-input-title = Що можна вводити
help-input =
    1, 2, 3 …   те, що має цей номер
    T           динозавра за літерою
    @trio       вольєр за назвою; T@trio — усе разом
    ?           ця довідка; ?3 пояснює місце 3, ?die — кубик, ?T — тиранозавра
    h           підказка: добрий хід, чого від нього чекати й чому
    u           забрати назад, доки не показано
    l           увесь перебіг
    m           пам’ять: що ти знаєш про динозаврів на руках
    q           вийти

## Що не так

no-screen = у гру { $game } ще не можна зіграти в терміналі
bad-seed = --seed: «{ $text }» — не ціле число
bad-name = «{ $text }» не може бути іменем: потрібно від 1 до { $most } видимих символів
name-twice = двоє людей звуться «{ $text }»; назви їх по-різному
bad-seat-count =
    { $count ->
        [one] названо { $count } місце
        [few] названо { $count } місця
        [many] названо { $count } місць
       *[other] названо { $count } місця
    }, а гравців має бути { $allowed }
seats-and-players = місць у --seats: { $count }, а --players каже { $players }
too-many-others =
    { $count ->
        [one] Бракує лише { $count } гравця.
        [few] Бракує лише { $count } гравців.
        [many] Бракує лише { $count } гравців.
       *[other] Бракує лише { $count } гравця.
    }
file-unwritable = не вдається записати файл { $file }: { $text }
file-not-regular = { $file } — не звичайний файл

bots-come = Боти сідають за стіл; першого разу це триває якусь мить.
