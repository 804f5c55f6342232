# Learning.

help-train-games = на скількох партіях учитися для кожного виду столу; інакше на стількох, як для стандартного файлу: це триває до чверті години
help-train-seed = початкове число: те саме число дає ті самі таблиці
help-train-to = куди записати вивчене; інакше у файл ГРА-tables.npz у цій теці
help-train-install = замінити таблиці цієї інсталяції, за якими грають усі її боти

train-running =
    { $minutes ->
        [one] Навчання (близько { $minutes } хвилини)
        [few] Навчання (близько { $minutes } хвилин)
        [many] Навчання (близько { $minutes } хвилин)
       *[other] Навчання (близько { $minutes } хвилини)
    }
train-nothing = гра { $game } не потребує навчання: її боти обходяться без таблиць
train-written = Записано: { $file }
train-needs-numba = для навчання потрібен пакет Numba, а його не встановлено: pip install "saurian[sim]"
train-try = Чи стало краще, покаже: { $command }
figure-command = Команда
figure-minutes = Хвилини
figure-mean-points = Середні бали наприкінці, за боком планшета й кількістю гравців:
figure-mean-loss = Середня похибка оцінки
