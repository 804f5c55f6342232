### Поле гри, яка не має власної теки в браузері.

plain-moves = Твої ходи
plain-components = З чого складається гра

## Ключі описів багатьох ігор

plain-phase = Фаза
plain-choice = Твій вибір
plain-points = Бали
plain-round = Раунд
plain-turn = Хід
