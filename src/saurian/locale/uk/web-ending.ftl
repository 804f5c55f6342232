### Кінець гри: хто переміг, остаточний підрахунок і що далі.

## Хто переміг; перевагу 0 не називаємо

ending-you-win =
    { $margin ->
        [0] Ти перемагаєш!
        [one] Ти перемагаєш із перевагою в { $margin } бал!
        [few] Ти перемагаєш із перевагою в { $margin } бали!
        [many] Ти перемагаєш із перевагою в { $margin } балів!
       *[other] Ти перемагаєш із перевагою в { $margin } бала!
    }
ending-you-and-win = Ви перемагаєте разом: ти й { $others }!
ending-you-share = Спільна перемога: ти й { $others }!
ending-wins =
    { $margin ->
        [0] Перемагає { $winners }!
        [one] Перемагає { $winners } з перевагою в { $margin } бал!
        [few] Перемагає { $winners } з перевагою в { $margin } бали!
        [many] Перемагає { $winners } з перевагою в { $margin } балів!
       *[other] Перемагає { $winners } з перевагою в { $margin } бала!
    }
ending-team-wins = Перемагає команда: { $winners }!
ending-share = Спільна перемога: { $winners }!
ending-place = Твоє місце: { $rank } із { $players }.
ending-rank = { $rank }. { $name }: { $total }

## Підрахунок

ending-skip = Пропустити
ending-again = Порахувати ще раз
ending-facts = Найцікавіше з цієї гри

## Картинка, якою можна поділитися

ending-picture = Поділитися картинкою
ending-picture-failed = Цей браузер не зміг створити картинку.
