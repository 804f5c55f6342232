### Гра в «Драфтозаврів» як історія. До читача звертаємося на «ти».

story-draftosaurus-round = Раунд { $round }
story-draftosaurus-counted = { $board }: підрахунок
story-boxed = До коробки: { $species }.
story-gained = +{ $points }
story-lost = −{ $points }
story-you-rolled = Ти кидаєш кубик: «{ $face }».
story-you-revealed = Ти показуєш { $species_acc }.
story-you-placed = Ти розміщуєш { $species_acc } { $spot_in }.
story-you-discarded = Ти повертаєш { $species_acc } в коробку.
story-you-rehomed = Ти переміщуєш { $species_acc } з карантину { $spot_into }.
story-you-stayed = Ти залишаєш { $species_acc } в карантині.
story-you-counted =
    { $points ->
        [one] { $board }: ти здобуваєш { $points } бал.
        [few] { $board }: ти здобуваєш { $points } бали.
        [many] { $board }: ти здобуваєш { $points } балів.
       *[other] { $board }: ти здобуваєш { $points } бала.
    }
story-you-won =
    { $points ->
        [one] Ти здобуваєш { $points } бал і перемагаєш!
        [few] Ти здобуваєш { $points } бали й перемагаєш!
        [many] Ти здобуваєш { $points } балів і перемагаєш!
       *[other] Ти здобуваєш { $points } бала й перемагаєш!
    }
story-you-won-by-trexes =
    { $points ->
        [one] Нічия ({ $points } бал): у тебе найменше тиранозаврів, і ти перемагаєш!
        [few] Нічия ({ $points } бали): у тебе найменше тиранозаврів, і ти перемагаєш!
        [many] Нічия ({ $points } балів): у тебе найменше тиранозаврів, і ти перемагаєш!
       *[other] Нічия ({ $points } бала): у тебе найменше тиранозаврів, і ти перемагаєш!
    }
story-you-won-shared =
    { $points ->
        [one] Ти здобуваєш { $points } бал і розділяєш перемогу!
        [few] Ти здобуваєш { $points } бали й розділяєш перемогу!
        [many] Ти здобуваєш { $points } балів і розділяєш перемогу!
       *[other] Ти здобуваєш { $points } бала й розділяєш перемогу!
    }
