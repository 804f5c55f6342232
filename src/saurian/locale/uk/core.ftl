### Те, що каже кожна гра. Помилка вміщується в один рядок: що не так і де.

bad-code = дії з кодом { NUMBER($code, useGrouping: 0) } немає; коди йдуть від 0 до { NUMBER($most, useGrouping: 0) }
bad-move = «{ $text }» — це не хід
bad-game = гри «{ $game }» немає; можна вибрати: { $allowed }

## Початок і кінець

phase-first = Хто починає?
phase-over = Гру завершено

## Bots at a server’s table, by the name that is stored

bot-name-amber = Бурштин
bot-name-basalt = Базальт
bot-name-cycad = Цикас
bot-name-dune = Дюна
bot-name-ember = Жарина
bot-name-fern = Папороть

## Чому чогось не можна

why-not-your-turn = Зараз не черга цього гравця
why-nothing-to-retract = Немає вибору, який можна скасувати
why-wrong-step = На цьому кроці це неможливо
why-not-possible = Зараз такого випасти не може

## Що не так із параметрами й позиціями

bad-option = параметра «{ $option }» немає; можна вибрати: { $allowed }
bad-option-value = параметр «{ $option }»: значення «{ $value }» не підходить; можна вибрати: { $allowed }
bad-rules-version = версії правил { $version } немає; найновіша — { $newest }
bad-position = позицію неможливо прочитати: поле «{ $field }», текст «{ $text }»

## Записи ігор

record-problem = рядок { NUMBER($line, useGrouping: 0) }: { $cause }
record-too-new = формат запису — { $version }, а ця версія Saurian читає формати до { $newest }
record-bad-version = формату запису { $version } немає
record-rules-too-new = партію зіграно за версією правил { $version }, а ця версія Saurian знає правила до версії { $newest }
record-bad-seats =
    { $count ->
        [one] у записі { $count } місце
        [few] у записі { $count } місця
        [many] у записі { $count } місць
       *[other] у записі { $count } місця
    }, а кількість гравців у грі — { $players }
record-bad-field = поле «{ $field }» відсутнє, хибне або невідоме
record-wrong-end = результат не відповідає ходам
record-after-end = після кінця запису є зайві рядки
record-no-compression = цей Python не вміє читати й записувати файли з розширенням { $text }
record-many-games = у файлі { $file } кілька партій ({ $count }): завантажте його з many=True
record-truncated = запис обривається: бракує останнього рядка
record-not-json = це не об’єкт JSON
record-tampered = цей рядок або котрийсь із попередніх змінено: контрольна сума не збігається
