### Gra w Draftozaura jako historia. Do czytelnika zwracamy się na ty.

story-draftosaurus-round = Runda { $round }
story-draftosaurus-counted = { $board }: punktacja
story-boxed = Do pudełka: { $species }.
story-gained = +{ $points }
story-lost = −{ $points }
story-you-rolled = Rzucasz kostką: „{ $face }”.
story-you-revealed = Ujawniasz { $species_acc }.
story-you-placed = Umieszczasz { $species_acc } { $spot_in }.
story-you-discarded = Odkładasz { $species_acc } do pudełka.
story-you-rehomed = Przenosisz { $species_acc } z Kwarantanny { $spot_into }.
story-you-stayed = Zostawiasz { $species_acc } w Kwarantannie.
story-you-counted =
    { $points ->
        [one] { $board }: zdobywasz 1 punkt.
        [few] { $board }: zdobywasz { $points } punkty.
        [many] { $board }: zdobywasz { $points } punktów.
       *[other] { $board }: zdobywasz { $points } punktu.
    }
story-you-won =
    { $points ->
        [one] Zdobywasz 1 punkt i wygrywasz!
        [few] Zdobywasz { $points } punkty i wygrywasz!
        [many] Zdobywasz { $points } punktów i wygrywasz!
       *[other] Zdobywasz { $points } punktu i wygrywasz!
    }
story-you-won-by-trexes =
    { $points ->
        [one] Remis po 1 punkcie: masz najmniej tyranozaurów i wygrywasz!
        [few] Remis po { $points } punkty: masz najmniej tyranozaurów i wygrywasz!
        [many] Remis po { $points } punktów: masz najmniej tyranozaurów i wygrywasz!
       *[other] Remis po { $points } punktu: masz najmniej tyranozaurów i wygrywasz!
    }
story-you-won-shared =
    { $points ->
        [one] Zdobywasz 1 punkt i dzielisz się zwycięstwem!
        [few] Zdobywasz { $points } punkty i dzielisz się zwycięstwem!
        [many] Zdobywasz { $points } punktów i dzielisz się zwycięstwem!
       *[other] Zdobywasz { $points } punktu i dzielisz się zwycięstwem!
    }
