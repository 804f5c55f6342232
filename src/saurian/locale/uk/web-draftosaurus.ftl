### Стіл Драфтозавра в браузері.

## Зоопарки

zoo-mine = Твій зоопарк
zoo-of = Зоопарк, гравець: { $seat }
zoo-show = Показати у збільшенні зоопарк, гравець: { $seat }
zoo-empty = Зоопарк порожній.
zoo-point = Вкажи на вольєр, щоб прочитати, навіщо він.
zoo-bonus = з них за тиранозаврів: { $points }
past-result =
    { $points ->
        [one] { $board }: { $points } бал
        [few] { $board }: { $points } бали
        [many] { $board }: { $points } балів
       *[other] { $board }: { $points } бала
    }
place-holds = { $name }: { $dinosaurs }
place-empty = { $name }: порожньо
place-open = Динозавр може стати тут

## Що робити

ask-pick = Таємно обери динозавра; місце визначиш згодом.
ask-picked = Торкнися його ще раз, щоб обрати, або вольєра, про який думаєш.
ask-draft = Таємно обери динозавра, потім місце.
ask-rehome = Куди переселити { $species_acc }?
take-none = Обери динозавра
take-choose = Обрати { $species_acc }
take-discard = Покласти { $species_acc } до коробки
waiting-for = Чекаємо на рішення: { $players }
game-over = Гру закінчено.
die-to-come = Кубик кидає { $seat }.

## Інші

hand-size =
    { $count ->
        [one] { $count } динозавр у руці
        [few] { $count } динозаври в руці
        [many] { $count } динозаврів у руці
       *[other] { $count } динозавра в руці
    }
has-decided = Рішення є
is-deciding = Ще думає
shows = Показує { $species_acc }
rolls-now = Має кубик
hand-goes-there = Сюди перейдуть твої динозаври
hand-comes-from-there = Ці динозаври перейдуть до тебе

## Підставка

tray = Твої динозаври
tray-empty = У руці немає динозаврів.
box = Коробка
memory-aid = Пам’ять
memory-unseen = Ще ніде не бачені
