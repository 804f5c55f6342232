### Правила в браузері.

rules-search = Шукати в правилах
rules-found =
    { $count ->
        [one] { $count } правило
        [few] { $count } правила
        [many] { $count } правил
       *[other] { $count } правила
    }
rules-how = Як грати
rules-all = Усі правила
rules-print = Надрукувати на двох сторінках
rules-print-now = Друкувати
rules-back = Назад до правил
rules-link = Посилання на це правило
rules-nothing = Нічого не знайдено: «{ $query }».
rules-nothing-try = Можливо, йдеться про:
rules-nothing-topics = Ось про що ці правила:
rules-contents = Теми
rules-differ = Міжнародні та польські правила
rules-differ-explained = Інструкції різняться лише тут. Вибрати можна, створюючи стіл.
rules-differs = Міжнародні та польські правила різняться
rules-players = { $least }–{ $most } гравців
