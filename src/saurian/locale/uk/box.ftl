### Набір зал і монет «Дракона» як дані.

tasks = завдання
about-box-check = перевірити файл набору й сказати, що в ньому не так
about-box-show = показати набір: що в ньому є й наскільки це певно
help-box-file = файл набору; «-» — зі стандартного вводу
help-box-file-default = файл набору; інакше стандартний набір
help-box-toml = вивести сам файл, щоб виправити його під свою коробку

bad-box-file = { $file }: { $cause }
box-is-fine = { $file }: усе гаразд. Щоб зіграти з цим набором: saurian play drakon --box { $file }

box-chambers = Зали за стрілками
box-layouts = 0 без стрілок · I одна · S дві навпроти · C дві поруч · T три
box-chamber = Зала
box-sum = Разом
box-may = Можна чи треба
box-rule = Правило
box-enter-may = увійшовши, можна
box-enter-must = увійшовши, треба
box-place-may = виклавши, можна
box-place-must = виклавши, треба

box-rest = Усе інше
box-hand = Зал у руці на початку
box-coins = Монети (кількість × вартість)
box-entrance = Стрілки вхідної зали
box-goals-plain = Вартість монет для перемоги
box-goals-escape = Вартість монет для перемоги, втеча з лігва
box-goals-short = Вартість монет для перемоги, коротка гра
box-rulings-robbed-hand-draws = Обікрадений гравець бере нову залу
box-rulings-drakon-appears-by-swap = Дракониця з’являється й тоді, коли її першу залу викладено на заміну
box-rulings-flying-turns-in-place = Летюча зала може приземлитися на старому місці, якщо її обернути
box-rulings-harp-calls-through-key = Арфа кличе й із Ключа чи Порталу, через який несе Буревій
box-rulings-harp-freezes-in-windstorm = У Буревії тримає й арфа, від якої немає другого кроку
box-rulings-met-on-entering = Хто входить до зали дракониці, одразу зустрічає її
box-rulings-one-meeting-a-turn = Хто зустрів драконицю, увійшовши, не зустрічає її вдруге наприкінці ходу
box-rulings-drakon-bars-escape = Через залу з драконицею втекти не можна
box-rulings-blown-through-escapes = Для втечі досить, щоб Буревій проніс через Втечу чи Портал
box-rulings-knight-takes-chamber = Лицар забирає залу в суперника, якого пересунув
box-rulings-thief-may-trade = Злодій може обміняти монету на іншу зі скарбниці
box-limits-forced-moves = Скільки разів за хід діє Контроль розуму
box-limits-idle-rounds = Скільки раундів без нової зали завершують гру
box-limits-lair-reach = На скільки клітинок від входу може сягати лігво
box-settings-victim = { $chamber }: хто втрачає монету
box-settings-swapped-out = { $chamber }: куди йде замінена зала
box-settings-trigger = { $chamber }: коли діє
box-is-left = гравець ліворуч
box-is-right = гравець праворуч
box-is-choice = будь-хто на вибір
box-is-hand = у руку
box-is-gone = геть із гри
box-is-place = коли її викладають
box-is-enter = коли до неї входять
box-yes = так
box-no = ні

box-letters = Літера показує, наскільки певне значення перед нею:
sure-A = надруковано видавцем
sure-B = з іншого відкритого джерела
sure-C = наш висновок
sure-R = наше рішення: виправ його, якщо маєш справжню коробку
box-hint = Щоб виправити: saurian box show --toml > my-box.toml, зміни файл, потім saurian box check my-box.toml
