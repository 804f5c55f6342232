### Те, що має сказати кожна гра. Помилка вміщується в один рядок: що не так і де.

bad-code = жодна дія не має коду { NUMBER($code, useGrouping: 0) }; коди йдуть від 0 до { NUMBER($most, useGrouping: 0) }
bad-move = «{ $text }» — це не хід
bad-game = немає гри «{ $game }»; можна вибрати: { $allowed }

## Початок і кінець

phase-first = Хто починає?
phase-over = Гру завершено

## Чому чогось не можна

why-not-your-turn = Зараз черга не цього гравця
why-nothing-to-retract = Немає вибору, який можна забрати назад
why-wrong-step = На цьому кроці так не роблять
why-not-possible = Зараз такого випасти не може

## Що не так з опціями й позиціями

bad-option = немає опції «{ $option }»
bad-option-value = опція «{ $option }»: значення «{ $value }» не підходить; можна вибрати: { $allowed }
bad-rules-version = немає версії правил { $version }; найновіша — { $newest }
bad-position = позицію неможливо прочитати, а саме «{ $field }»: «{ $text }»

## Записи ігор

record-problem = рядок { NUMBER($line, useGrouping: 0) }: { $cause }
record-too-new = формат запису — { $version }, а ця версія Saurian читає формати до { $newest }
record-bad-version = немає формату запису { $version }
record-rules-too-new = зіграно за версією правил { $version }, а ця версія Saurian знає їх до { $newest }
record-bad-seats =
    { $count ->
        [one] у записі { $count } місце
        [few] у записі { $count } місця
        [many] у записі { $count } місць
       *[other] у записі { $count } місця
    }, а кількість гравців у грі — { $players }
record-bad-field = поле «{ $field }» пропущене, хибне або невідоме
record-wrong-end = результат не випливає з ходів
record-after-end = після кінця запису є ще щось
record-truncated = запис обривається: бракує останнього рядка
record-not-json = це не об’єкт JSON
record-tampered = цей рядок або котрийсь із попередніх змінено: контрольна сума не збігається
