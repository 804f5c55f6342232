### Кінець гри в «Драфтозаврів»: підрахунок, вольєр за вольєром.

count-begin = Зоопарки готові: час рахувати бали.
count-past = { $board }: уже пораховано
count-you = ти { $count }
count-other = { $seat } { $count }
count-king-most = Найбільше { $species_many }: { $numbers }
count-king-beaten = Не найбільше { $species_many }: { $numbers }
count-lookout =
    { $count ->
        [0] { $seat } праворуч не має { $species_many }
       *[some] Кількість { $species_many } праворуч ({ $seat }): { $count }
    }
count-lookout-you =
    { $count ->
        [0] У твоєму зоопарку праворуч немає { $species_many }
       *[some] Кількість { $species_many } праворуч, у твоєму зоопарку: { $count }
    }
count-island-alone = { $species }: єдиний у зоопарку
count-island-shared = { $species }: не сам, у зоопарку їх { $count }
count-trex = Вольєри з тиранозавром: { $count }
count-tied = Нічия: порівну балів ({ $points }) і тиранозаврів.
count-tied-trexes = Порівну балів ({ $points }): вирішує менша кількість тиранозаврів, { $fewest } проти { $next }.
fact-best-placement = Найкращий хід
fact-placement = { $species }, { $spot }
fact-best-pen = Найцінніший вольєр
fact-favourite = Улюблений динозавр
fact-river = Динозаври в Річці
