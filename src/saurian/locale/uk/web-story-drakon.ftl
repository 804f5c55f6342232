### Гра в «Дракона» як історія. До читача звертаємося на «ти». Монета вартістю 0 — та, вартість якої невідома.

story-drakon-round = Раунд { $round }
story-entered = { $seat } викладає { $chamber_acc } й одразу до неї заходить.
story-you-first-player = Починаєш ти.
story-you-hero-picked = Ти вибираєш { $hero_acc }.
story-you-chamber-placed = Ти викладаєш { $chamber_acc }.
story-you-entered = Ти викладаєш { $chamber_acc } й одразу до неї заходиш.
story-you-turn-skipped = Ти не можеш ні викласти залу, ні зробити рух і пропускаєш хід.
story-you-hand-shown = Ти показуєш руку: { $chambers }.
story-you-hero-moved = Ти переходиш { $chamber_into }.

## Монети

story-you-coin-found =
    { $value ->
        [0] Ти знаходиш монету.
       *[known] Ти знаходиш монету вартістю { $value }.
    }
story-you-coin-lost =
    { $value ->
        [0] Ти втрачаєш монету.
       *[known] Ти втрачаєш монету вартістю { $value }.
    }
story-you-coin-stolen =
    { $value ->
        [0] Ти крадеш монету; її втрачає { $other }.
       *[known] Ти крадеш монету вартістю { $value }; її втрачає { $other }.
    }
story-of-you-coin-stolen =
    { $value ->
        [0] { $seat } краде в тебе монету.
       *[known] { $seat } краде в тебе монету вартістю { $value }.
    }
story-you-coin-shielded = Монета лишається в тебе: її захищає Друїдка.
story-you-coin-traded =
    { $value ->
        [0] Ти обмінюєш монету на іншу зі скарбниці.
       *[known] Ти обмінюєш монету вартістю { $value } на монету вартістю { $new }.
    }

## Дракониця, зали та герої

story-you-drakon-appeared = З’являється дракониця! Місце вибираєш ти.
story-you-drakon-moved = Ти пересуваєш драконицю.
story-you-drakon-met = Ти зустрічаєш драконицю й повертаєшся до вхідної зали.
story-you-drakon-beside = Ти тепер в одній залі з драконицею: зала не діє.
story-you-chamber-stolen = Ти крадеш залу з руки; її втрачає { $other }.
story-you-chamber-stolen-was = Ти крадеш { $chamber_acc }; її втрачає { $other }.
story-of-you-chamber-stolen = { $seat } краде залу з твоєї руки.
story-of-you-chamber-stolen-was = { $seat } краде з твоєї руки { $chamber_acc }.
story-you-no-chamber = Ти не маєш зал у руці й нічого не втрачаєш.
story-you-chamber-destroyed = Ти знищуєш { $chamber_acc }.
story-you-chamber-rotated = Ти обертаєш { $chamber_acc }.
story-you-chamber-swapped-in = Ти викладаєш на заміну { $chamber_acc }.
story-you-chamber-swapped-gone = Ти прибираєш з гри { $chamber_acc }.
story-you-chamber-flown = Ти переносиш { $chamber_acc }.
story-you-mind-controlled = Ти пересуваєш чужого героя: { $other }.
story-of-you-mind-controlled = { $seat } пересуває твого героя.
story-you-challenged = Ти пересуваєш героя суперника: { $other }.
story-of-you-challenged = { $seat } пересуває твого героя зі своєї зали.
story-you-ability-used = Ти застосовуєш уміння героя: { $hero }.

## Кінець гри

story-you-won-by-coins = Ти перемагаєш: монети вартістю { $total }!
story-you-won-by-coins-shared = Ти розділяєш перемогу: монети вартістю { $total }!
