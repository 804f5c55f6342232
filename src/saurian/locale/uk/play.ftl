### Гра в терміналі.

## Командний рядок

help-seats = хто грає, за годинниковою стрілкою: імена людей і назви ботів, наприклад Anna,Ben,greedy; інакше програма запитає
help-play-seed = початкове число: те саме число — ті самі роздачі й кидки
help-record = зберегти запис партії в цьому файлі
help-plain = без кольорів

## Перед грою

me = Гість
welcome = Вітаємо! Натисни Enter, щоб прийняти значення в дужках.
ask-players = Скільки гравців, від { $least } до { $most }? [{ $usual }]
ask-name = Як тебе звати? [{ $usual }]
ask-others =
    { $count ->
        [one] Хто ще грає? Ім’я або бот: { $bots }. [{ $bot }]
        [few] Інші гравці ({ $count }) за годинниковою стрілкою? Імена або боти через кому: { $bots }. [{ $bot }, …]
        [many] Інші гравці ({ $count }) за годинниковою стрілкою? Імена або боти через кому: { $bots }. [{ $bot }, …]
       *[other] Інші гравці ({ $count }) за годинниковою стрілкою? Імена або боти через кому: { $bots }. [{ $bot }, …]
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
closed = × { $numbers } закрито; введи номер, щоб дізнатися чому
commands-bar = ? довідка · h підказка · u скасувати · l перебіг · m шпаргалка · q вийти

brief-sameness = один вид: 2 4 8 12 18 24
brief-trio = рівно 3 динозаври: 7
brief-king = 7, якщо ніхто не має більше
brief-love = 5 за кожну пару
brief-differences = усі різні: 1 3 6 10 15 21
brief-island = 7, якщо єдиний у зоопарку
brief-wood = A B A B A B: 2 4 8 12 18 24
brief-bridge-left = 6 за пару на обох берегах
brief-bridge-right = 6 за пару на обох берегах
brief-lookout = 2 за кожного такого праворуч
brief-quarantine = наприкінці динозавр переходить
brief-pyramid = сусіди різні: 2 4 7

note-next-board = Друга партія, на зимовому боці: бали обох партій додаються.
note-discard = Удвох щоходу ще один динозавр із руки йде в коробку.
note-may-stay = Ходи закінчилися. Перед підрахунком динозавр із карантину переходить до іншого вольєра чи в Річку або залишається. Кубик не діє.
note-must-move = Ходи закінчилися. Перед підрахунком динозавр із карантину мусить перейти до іншого вольєра або в Річку. Кубик не діє.
note-last-turn = Останній хід раунду вп’ятьох: умову кубика виконують усі, навіть той, хто його кинув.

## Запитання й відповіді

ask-choose = Якого динозавра вибираєш? Стрілка показує, де його можна розмістити.
ask-discard = Який динозавр іде в коробку?
ask-place = Де розмістити { $species_acc }?
choose = від 1 до { $most }, ? — довідка
choose-only = Enter: вибрати єдину можливість
chosen-choose = Вибираєш { $species_acc }.
chosen-place = Розміщуєш { $species_acc } { $spot_in }.
chosen-draft = Розміщуєш { $species_acc } { $spot_in }.
chosen-discard = Повертаєш { $species_acc } в коробку.
chosen-rehome = Переміщуєш { $species_acc } { $spot_into }.
chosen-stay = Залишаєш { $species_acc } в карантині.
reveal-or-back = Enter: показати · u: скасувати
nothing-to-take-back = Скасовувати нічого: показане змінити вже не можна.
type-something = Введи число від 1 до { $most } або ?, якщо потрібна довідка.
no-such-number = Номера { $text } тут немає: введи число від 1 до { $most } або ?, якщо потрібна довідка.
no-such-answer = «{ $text }» не підходить: введи число від { $least } до { $most } або просто натисни Enter.
go-on = Enter: далі

## Кілька людей, один термінал

hand-over = Тепер вирішує { $name }. Передай пристрій.
ready = { $name }: натисни Enter, коли пристрій у тебе
ready-or-back = { $name }: натисни Enter, коли пристрій у тебе · u: { $before } скасовує вибір

## Вихід і кінець

leave = q: вийти · Enter: грати далі
leave-unsaved = Вийти з партії? Вона не записується.
leave-saved = Вийти з партії? Її запис досі — у файлі { $file }.
left = Партію перервано.
left-saved = Партію перервано. Її запис — у файлі { $file }.
recorded = Запис партії — у файлі { $file }.
again = Enter: кінець · a: ще одна партія

## Почитати

memory-title = Що ти знаєш про динозаврів у руках гравців
hand-unknown =
    { $count ->
        [one] { $count } динозавр, якого ти не бачиш
        [few] { $count } динозаври, яких ти не бачиш
        [many] { $count } динозаврів, яких ти не бачиш
       *[other] { $count } динозавра, якого ти не бачиш
    }
hand-empty = порожньо
unseen = Ще не бачені динозаври (у торбинці й у цих руках):
in-box = У коробці:
help-goal-title = Гра
help-goal = Щоходу вибери одного динозавра з руки, розмісти його у своєму зоопарку й передай решту ліворуч. Наприкінці перемагає зоопарк із найбільшою кількістю балів.
help-species-title = Динозаври
help-pens-title = Вольєри за номерами
help-die-title = Кубик
help-input-title = Що можна вводити
help-input =
    1, 2, 3 …   пункт списку або місце з цим номером
    T           динозавр за літерою
    @trio       вольєр за назвою; T@trio — усе разом
    ?           ця довідка; ?3 пояснює місце 3, ?die — кубик, ?T — тиранозавра
    h           підказка: добрий хід, чого від нього чекати й чому
    u           скасувати вибір, доки його не показано
    l           увесь перебіг гри
    m           шпаргалка: що ти знаєш про динозаврів у руках
    q           вийти

## Що не так

no-screen = у гру «{ $game }» ще не можна зіграти в терміналі
bad-seed = --seed: «{ $text }» — не ціле число
bad-name = «{ $text }» не може бути іменем: потрібно від 1 до { $most } видимих символів
name-twice = двоє людей мають ім’я «{ $text }»; назви їх по-різному
bad-seat-count =
    { $count ->
        [one] названо { $count } місце
        [few] названо { $count } місця
        [many] названо { $count } місць
       *[other] названо { $count } місця
    }, а для гри потрібно гравців: { $allowed }
seats-and-players = --seats називає гравців: { $count }, а --players вимагає: { $players }
too-many-others =
    { $count ->
        [one] Бракує лише { $count } гравця.
        [few] Бракує лише { $count } гравців.
        [many] Бракує лише { $count } гравців.
       *[other] Бракує лише { $count } гравця.
    }
file-unwritable = не вдається записати файл { $file }: { $text }
file-not-regular = { $file } — не звичайний файл

bots-come = Боти сідають за стіл; першого разу це може трохи потривати.
