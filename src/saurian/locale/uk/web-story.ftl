### Стіл у браузері: історія гри, пропущене, правила поруч із грою.

## Історія гри

story-end = Кінець гри
story-details = Докладніше
story-you-table-left = Ти виходиш з-за столу.
story-you-table-stood-in = Тепер за тебе грає бот.
story-you-table-returned = Ти повертаєшся до гри.
story-you-table-handed = Ти передаєш своє місце.

## Пропущене

recap-title = Поки тебе не було
