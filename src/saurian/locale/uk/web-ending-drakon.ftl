### Кінець гри в «Дракон»: чому вона скінчилася, і монети всіх.

count-coins = Усі відкривають свої монети.
finale-you-goal = Вартість твоїх монет — { $total }; потрібно було { $goal }.
finale-one-goal = { $winner } має монети вартістю { $total }; потрібно було { $goal }.
finale-team-goal = Команда має монети вартістю { $total }; потрібно було { $goal }.
finale-you-escaped = Ти дістаєшся виходу з монетами вартістю { $total }; потрібно було { $goal }.
finale-one-escaped = { $winner } дістається виходу з монетами вартістю { $total }; потрібно було { $goal }.
finale-team-escaped = Команда дістається виходу з монетами вартістю { $total }; потрібно було { $goal }.
sheet-coins = Монети вартістю { $value }
sheet-worth = Загальна вартість
fact-coins-found = Знайдені монети
fact-thefts = Викрадені монети
fact-meetings = Зустрічі з драконицею
fact-chambers = Викладені зали
fact-walk = Найдовший шлях, у кроках
