### „Jak grać” w grze Draftozaur, na obrazkach.

howto-search-draftosaurus = na przykład: kostka, dwie osoby, remis
howto-draftosaurus-idea = Budujesz zoo pełne dinozaurów. Co turę wybierasz jednego, resztę przekazujesz dalej i starasz się, żeby twoja dwunastka trafiła tam, gdzie da najwięcej punktów.

howto-zoo = Twoja plansza
howto-zoo-text = Każde pole ma inne wymagania. Na górze jest las, na dole góry; na lewo od Rzeki jest strona wulkanu, na prawo strona szkieletu.

howto-turn-draft = Tura
howto-turn-draft-text = Wszyscy grają jednocześnie, nikt na nikogo nie czeka!
howto-roll = Jedna osoba rzuca kostką. Pozostałym kostka mówi, gdzie mogą umieścić dinozaura.
howto-pick = Wybierz w tajemnicy jednego dinozaura ze swojej miseczki.
howto-place = Wszyscy ujawniają dinozaury i umieszczają je na planszach. Tu wypadł szkielet: otwarta jest tylko prawa strona.
howto-pass = Przekaż miseczkę z resztą dinozaurów w lewo. Kostka też wędruje w lewo.
howto-river = Nic ci nie pasuje? Rzeka jest zawsze otwarta, bez względu na kostkę. Tylko ten, kto rzucał, nie musi się stosować do kostki.
howto-rounds = Sześć tur to runda. Po dwóch rundach każdy ma 12 dinozaurów.

howto-die = Kostka
howto-die-text = Na tych małych planszach zamknięte pola są wyblakłe. Rzeka jest zawsze otwarta.

howto-points = Liczenie punktów
howto-points-text = Gotowa plansza, pole po polu:
howto-total =
    { $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
howto-example-sameness = Dwa tego samego rodzaju
howto-example-trio = Dokładnie trzy dinozaury
howto-example-king = Nikt nie ma więcej stegozaurów niż ty
howto-example-love = Jedna para
howto-example-differences = Dwa różne rodzaje
howto-example-island = Jedyny triceratops na twojej planszy
howto-example-river = Jeden dinozaur
howto-example-trex = Tyranozaury na dwóch polach
howto-example-wood = Trzy dinozaury, na zmianę
howto-example-bridge = Jedna para po obu stronach Rzeki
howto-example-lookout = Gracz po prawej ma takie trzy
howto-example-pyramid = Trzy na dole, jeden pośrodku
howto-example-winter-trex = Tyranozaur na jednym polu

howto-end-draft = Koniec gry
howto-end-draft-text = Wygrywa gracz, który ma najwięcej punktów. W razie remisu wygrywa ten z remisujących, który ma najmniej tyranozaurów; jeśli i tu jest remis, dzielicie się zwycięstwem.

howto-more-draft = Warto wiedzieć
howto-two = We dwoje gracie cztery krótkie rundy, a w każdej turze oboje odkładacie też jednego dinozaura do pudełka.
howto-five = W pięć osób kostka może w ostatniej turze rundy obowiązywać wszystkich.
howto-seasons = Zagrajcie na planszy letniej, potem na zimowej i zsumujcie punkty.
