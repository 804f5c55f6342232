### Блокнот для підрахунку в браузері.

pad-how = Вибери динозавра, а потім торкнися вольєра, де він стоїть. Хрестик виймає останнього назад.
pad-pick-first = Спершу вибери динозавра або хрестик, щоб когось вийняти.
pad-palette = Кого поставити
pad-left =
    { $count ->
        [one] { $name }, лишився { $count }
        [few] { $name }, лишилося { $count }
        [many] { $name }, лишилося { $count }
       *[other] { $name }, лишилося { $count }
    }
pad-remove = Вийняти динозавра
pad-zoos = Зоопарки
pad-zoo-count =
    { $count ->
        [one] { $count } зоопарк
        [few] { $count } зоопарки
        [many] { $count } зоопарків
       *[other] { $count } зоопарку
    }
pad-leads = попереду:
pad-owner = Назва для зоопарку { $number }
pad-problem = { $seat }, { $pen }: { $cause }
pad-progress = Внесено { $placed } з { $all } динозаврів.
pad-reasons = Бали по черзі: { $seat }
pad-new = Новий блокнот
pad-share = Поділитися блокнотом
pad-share-explained = Увесь блокнот уміщується в посиланні; на сервері нічого не зберігається.
pad-unreadable = У цьому посиланні немає блокнота.
pad-history = Попередні блокноти на цьому пристрої
pad-forget = Забути цей блокнот
pad-offline = Відкритий хоча б раз, блокнот працює і без з’єднання. Його можна встановити через меню браузера.
