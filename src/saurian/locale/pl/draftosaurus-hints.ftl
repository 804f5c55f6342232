### Podpowiedzi do Draftosaurusa: dlaczego ruch jest dobry. Po jednym zdaniu.

hint-completes =
    { $points ->
        [one] To już komplet { $pen_in }: teraz 1 punkt.
        [few] To już komplet { $pen_in }: teraz { $points } punkty.
        [many] To już komplet { $pen_in }: teraz { $points } punktów.
       *[other] To już komplet { $pen_in }: teraz { $points } punktu.
    }
hint-couple = { $species } znajduje parę { $pen_in }.
hint-free-now = To twój rzut, więc „{ $face }” cię nie wiąże: teraz możesz zająć miejsce { $pen_in }, a w następnej turze kostka znów będzie cię wiązać.
hint-most-now =
    { $points ->
        [one] Teraz daje to więcej niż cokolwiek innego: 1 punkt { $pen_in }.
        [few] Teraz daje to więcej niż drugi w kolejności ruch: { $points } punkty { $pen_in }.
        [many] Teraz daje to więcej niż drugi w kolejności ruch: { $points } punktów { $pen_in }.
       *[other] Teraz daje to więcej niż drugi w kolejności ruch: { $points } punktu { $pen_in }.
    }
hint-grows = Im więcej dinozaurów { $pen_in }, tym więcej daje każdy następny.
hint-begins = To dobry początek { $pen_in }.
hint-trex = Pierwszy tyranozaur { $pen_in } daje dodatkowy punkt.
hint-river = W Rzece nie zaszkodzi, a 1 punkt jest lepszy niż zepsute pole.
hint-keeps-open = Dzięki temu { $pen_in } zostaje miejsce na później.
hint-spoils = Inaczej { $seat } może wziąć { $species_acc }.
