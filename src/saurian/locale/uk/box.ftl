### Коробка гри «Дракон» як дані.

tasks = завдання
about-box-check = сказати, що не так із файлом коробки, або що все гаразд
about-box-show = показати коробку: що в ній і наскільки це певно
help-box-file = файл коробки; - читає зі стандартного вводу
help-box-file-default = файл коробки; інакше коробка, що додається до правил
help-box-toml = вивести сам файл коробки, щоб почати з нього виправлення

bad-box-file = { $file }: { $cause }
box-is-fine = { $file }: усе гаразд; грати з цією коробкою: saurian play drakon --box { $file }

box-chambers = Зали за стрілками
box-layouts = 0 без стрілок · I одна · S дві навпроти · C дві під кутом · T три
box-chamber = Зала
box-sum = Разом
box-may = Можна чи треба
box-rule = Правило
box-enter-may = можна, вхід
box-enter-must = треба, вхід
box-place-may = можна, викладання
box-place-must = треба, викладання

box-rest = Усе інше
box-hand = Зал у руці
box-coins = Монети (кількість × вартість)
box-entrance = Стрілки вхідної зали
box-goals-plain = Вартість монет до перемоги
box-goals-escape = Вартість монет до перемоги, із втечею
box-goals-short = Вартість монет до перемоги, у короткій грі
box-rulings-robbed-hand-draws = У кого вкрали залу, той бере нову
box-rulings-drakon-appears-by-swap = Дракониця з’являється й тоді, коли її першу залу викладено заміною
box-rulings-harp-calls-through-key = Арфа кличе й з Ключа чи Порталу, крізь які несе буревій
box-rulings-one-meeting-a-turn = Хто зустрів драконицю на вході, не зустрічає її наприкінці ходу
box-rulings-drakon-bars-escape = Крізь залу дракониці ніхто не втікає
box-rulings-thief-may-trade = Злодій може обміняти монету на іншу зі скарбниці
box-limits-forced-moves = Стільки разів діє Контроль розуму за один хід
box-limits-idle-rounds = Стільки раундів без нової зали завершують гру
box-yes = так
box-no = ні

box-letters = Літера каже, наскільки певне те, що стоїть перед нею:
sure-A = надруковано видавцем
sure-B = з іншого відкритого джерела
sure-C = наш висновок
sure-R = наша реконструкція: виправ її, якщо маєш справжню коробку
box-hint = Як виправити: saurian box show --toml > my-box.toml, змінити, saurian box check my-box.toml
