### Podpowiedzi do Draftozaura: dlaczego ruch jest dobry. Po jednym zdaniu.

hint-completes =
    { $points ->
        [one] To domyka komplet { $pen_in }: teraz 1 punkt.
        [few] To domyka komplet { $pen_in }: teraz { $points } punkty.
        [many] To domyka komplet { $pen_in }: teraz { $points } punktów.
       *[other] To domyka komplet { $pen_in }: teraz { $points } punktu.
    }
hint-couple = { $species } znajduje parę { $pen_in }.
hint-free-now = To twój rzut: możesz umieścić dinozaura { $pen_in }, choć kostka pokazuje „{ $face }”.
hint-most-now =
    { $points ->
        [one] Teraz daje więcej: 1 punkt { $pen_in }.
        [few] Teraz daje więcej: { $points } punkty { $pen_in }.
        [many] Teraz daje więcej: { $points } punktów { $pen_in }.
       *[other] Teraz daje więcej: { $points } punktu { $pen_in }.
    }
hint-grows = Im więcej dinozaurów { $pen_in }, tym więcej punktów daje każdy następny.
hint-begins = To dobry początek { $pen_in }.
hint-trex = Pierwszy tyranozaur { $pen_in } daje dodatkowy punkt.
hint-river = W Rzece nie zaszkodzi, a 1 punkt jest lepszy niż zepsute pole.
hint-keeps-open = Dzięki temu { $pen_in } zostaje miejsce na później.
hint-spoils = Inaczej { $seat } może wziąć { $species_acc }.
hint-avoids-loss =
    { $points ->
        [one] Dzięki temu nie tracisz od razu 1 punktu.
        [few] Dzięki temu nie tracisz od razu { $points } punktów.
        [many] Dzięki temu nie tracisz od razu { $points } punktów.
       *[other] Dzięki temu nie tracisz od razu { $points } punktu.
    }
hint-overtakes =
    { $points ->
        [one] { $seat } traci przez to 1 punkt.
        [few] { $seat } traci przez to { $points } punkty.
        [many] { $seat } traci przez to { $points } punktów.
       *[other] { $seat } traci przez to { $points } punktu.
    }
hint-denies =
    { $points ->
        [one] Inaczej { $seat } może umieścić { $species_acc } { $pen_in }: 1 punkt.
        [few] Inaczej { $seat } może umieścić { $species_acc } { $pen_in }: { $points } punkty.
        [many] Inaczej { $seat } może umieścić { $species_acc } { $pen_in }: { $points } punktów.
       *[other] Inaczej { $seat } może umieścić { $species_acc } { $pen_in }: { $points } punktu.
    }
hint-burdens =
    { $points ->
        [one] { $seat } dostaje dinozaury, z których każdy kosztuje co najmniej 1 punkt.
        [few] { $seat } dostaje dinozaury, z których każdy kosztuje co najmniej { $points } punkty.
        [many] { $seat } dostaje dinozaury, z których każdy kosztuje co najmniej { $points } punktów.
       *[other] { $seat } dostaje dinozaury, z których każdy kosztuje co najmniej { $points } punktu.
    }
hint-prepares = To krok bliżej do punktów { $pen_in }.
hint-quarantine = Stamtąd może jeszcze na koniec przejść na lepsze pole.
hint-scores =
    { $points ->
        [one] Od razu daje 1 punkt { $pen_in }.
        [few] Od razu daje { $points } punkty { $pen_in }.
        [many] Od razu daje { $points } punktów { $pen_in }.
       *[other] Od razu daje { $points } punktu { $pen_in }.
    }
hint-least-loss =
    { $points ->
        [one] Teraz kosztuje 1 punkt, ale inne ruchy kosztowałyby później więcej.
        [few] Teraz kosztuje { $points } punkty, ale inne ruchy kosztowałyby później więcej.
        [many] Teraz kosztuje { $points } punktów, ale inne ruchy kosztowałyby później więcej.
       *[other] Teraz kosztuje { $points } punktu, ale inne ruchy kosztowałyby później więcej.
    }
hint-saves-room = Twoje pozostałe pola zostają otwarte na to, co jeszcze przyjdzie.
