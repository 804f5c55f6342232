### Правила в браузері.

rules-search = Шукати в правилах
rules-found =
    { $count ->
        [one] { $count } правило
        [few] { $count } правила
        [many] { $count } правил
       *[other] { $count } правила
    }
rules-contents = Зміст
rules-differ = Міжнародні чи польські правила?
rules-differ-explained = У цих правилах дві інструкції різняться; кожне каже, що де діє. Вибір робите, коли створюєте стіл.
rules-differs = Міжнародні та польські правила різняться
