### Стіл «Драфтозаврів» у браузері.

## Зоопарки

zoo-mine = Твій зоопарк
zoo-of = Зоопарк: { $seat }
zoo-show = Збільшити зоопарк: { $seat }
zoo-empty = Зоопарк порожній.
zoo-point = Торкнися вольєра, щоб прочитати його правило.
past-result =
    { $points ->
        [one] { $board }: { $points } бал
        [few] { $board }: { $points } бали
        [many] { $board }: { $points } балів
       *[other] { $board }: { $points } бала
    }
place-holds = { $name }: { $dinosaurs }
place-empty = { $name }: порожньо
place-open = Динозавра можна розмістити тут
bonus-here = Ще 1 бал за тиранозавра
gain =
    { $points ->
        [one] { $change } бал
        [few] { $change } бали
        [many] { $change } балів
       *[other] { $change } бала
    }

## Що робити

ask-pick = Таємно вибери динозавра; місце вибереш згодом.
ask-picked = Торкнися його ще раз, щоб вибрати, або торкнися вольєра, який маєш на думці.
ask-draft = Таємно вибери динозавра, потім місце для нього.
ask-rehome = Куди перемістити { $species_acc }?
take-none = Вибери динозавра
take-choose = Вибрати { $species_acc }
take-discard = Повернути { $species_acc } в коробку
waiting-for = Чекаємо на: { $players }
game-over = Гру завершено.
die-to-come = Кубик кидає { $seat }.
by-itself-forced = Можливий лише один хід, його буде зроблено за тебе: { $move }
by-itself-intended = За мить: { $move }. Торкнися іншого вольєра, щоб змінити.
told-revealed = Усі відкривають своїх динозаврів.
told-placed = Динозаври заселяються.
told-discarded = Обидва гравці відкладають по динозавру в коробку.

## Перебіг гри

round-and-turn = Раунд { $round }/{ $rounds } · хід { $turn }/{ $turns }
banner-round = Раунд { $round }
banner-round-note = Нові динозаври з торбинки
banner-board = { $board }
banner-board-note =
    { $points ->
        [one] { $before }: { $points } бал
        [few] { $before }: { $points } бали
        [many] { $before }: { $points } балів
       *[other] { $before }: { $points } бала
    }

## Інші

hand-size =
    { $count ->
        [one] { $count } динозавр у руці
        [few] { $count } динозаври в руці
        [many] { $count } динозаврів у руці
       *[other] { $count } динозавра в руці
    }
has-decided = Вибір зроблено
is-deciding = Ще думає
shows = Показує { $species_acc }
rolls-now = Кидає кубик
is-thinking = думає
is-ready = готово
hand-passes-to = отримує від тебе
hand-passes-from = передає тобі
hand-passes-both = обмін із тобою

## Підставка

tray = Твої динозаври
tray-empty = У руці немає динозаврів.
box = Коробка
memory-aid = Шпаргалка
memory-unseen = Ще ніде не бачені
keys-pick = Вибрати динозавра
