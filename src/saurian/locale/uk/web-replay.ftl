### Повтор завершеної гри.

replay-title = Повтор
replay-turn = Хід { $turn } з { $last }
replay-start = Початок гри
replay-slider = Місце в грі
replay-slider-value = { $turn }, крок { $step } з { $last }
replay-previous-turn = Попередній хід
replay-next-turn = Наступний хід
replay-previous-step = Крок назад
replay-next-step = Крок уперед
replay-previous-moment = Попередній ключовий момент
replay-next-moment = Наступний ключовий момент
replay-play = Відтворити
replay-pause = Призупинити
replay-speed = Швидкість
replay-speed-value = { $speed }×
replay-viewpoint = Погляд
replay-spectator = Глядач
replay-all = Усе відкрито
replay-share = Поділитися цим моментом
replay-share-note = Посилання відкриває повтор у цьому місці й з того самого погляду.
replay-shared = Посилання на цей момент скопійовано.
replay-to-table = Назад до столу
replay-again = Переглянути ще раз
replay-list = Ходи
replay-moments = Ключові моменти
replay-no-moments = Нічого незвичайного не сталося.

## Клавіші

replay-key-turns = Попередній або наступний хід
replay-key-steps = Крок назад або вперед
replay-key-moments = Попередній або наступний ключовий момент
replay-key-play = Відтворити або призупинити
replay-key-ends = Початок або кінець гри
replay-key-speed = Повільніше або швидше
key-space = Пробіл
key-shift = Shift
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down

## Усе відкрито

open-title = Руки й монети
open-hand = У руці: { $chambers }
open-no-hand = У руці немає зал

## Ключові моменти «Драфтозаврів»

moment-board-round = { $board }, раунд { $round }
moment-first-trex = { $seat } розміщує першого тиранозавра.
moment-gain =
    { $points ->
        [one] { $seat } здобуває за один хід { $points } бал.
        [few] { $seat } здобуває за один хід { $points } бали.
        [many] { $seat } здобуває за один хід { $points } балів.
       *[other] { $seat } здобуває за один хід { $points } бала.
    }
moment-loss =
    { $points ->
        [one] { $seat } втрачає за один хід { $points } бал.
        [few] { $seat } втрачає за один хід { $points } бали.
        [many] { $seat } втрачає за один хід { $points } балів.
       *[other] { $seat } втрачає за один хід { $points } бала.
    }
moment-lead = { $seat } виходить у лідери.
story-you-moment-first-trex = Ти розміщуєш першого тиранозавра.
story-you-moment-gain =
    { $points ->
        [one] Ти здобуваєш за один хід { $points } бал.
        [few] Ти здобуваєш за один хід { $points } бали.
        [many] Ти здобуваєш за один хід { $points } балів.
       *[other] Ти здобуваєш за один хід { $points } бала.
    }
story-you-moment-loss =
    { $points ->
        [one] Ти втрачаєш за один хід { $points } бал.
        [few] Ти втрачаєш за один хід { $points } бали.
        [many] Ти втрачаєш за один хід { $points } балів.
       *[other] Ти втрачаєш за один хід { $points } бала.
    }
story-you-moment-lead = Ти виходиш у лідери.
