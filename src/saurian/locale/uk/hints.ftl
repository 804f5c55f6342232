### Підказки: чому хід добрий, по одному реченню, і як їх показано.

hint-only-move = Іншого ходу зараз немає.
hint-close = Другий за силою хід приблизно такий самий добрий.
hint-clear = Цей хід виграє в { $wins } зі 100 ігор, а другий за силою — лише в { $less }.
hint-found = З усіх випробуваних продовжень це найкраще.
hint-first-sight = На перший погляд це найкращий хід.

## Як їх показано

hint-thinking = Секундочку, думаю… Першого разу це може тривати хвилину-дві.
hint-title = Підказка
hint-move = Хід
hint-wins = Перемоги
hint-points = Бали
hint-share = { $wins } зі 100
hint-share-told = виграє в { $wins } зі 100 ігор
hint-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-why = Чому
hint-averages = Це середні значення з випробуваних продовжень. Вирішувати тобі.
hint-no-figures = Продовжень не випробувано, тож чисел немає. Вирішувати тобі.
hint-says = Підказка: { $move }
