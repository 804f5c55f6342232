### Drakon on the command line.

about-drakon = «Дракон»: будуй лігво дракониці, збирай у ньому монети й не трапляйся їй на очі; від 2 до 6 гравців
example-play-drakon = saurian play drakon --seats Anna,greedy,greedy --heroes
example-simulate-drakon = saurian simulate drakon --players 4 --games 1000 --seed 1 --json
example-arena-drakon = saurian arena drakon greedy random random --games 600 --heroes
example-dataset-drakon = saurian dataset drakon --bots greedy --players 3 --games 100 --output data
option-drakon-players = скільки місць
option-drakon-heroes = yes або no: кожен герой має вміння, один раз за гру
option-drakon-escape = yes або no: досить монет вартістю 8, але потім треба вийти через «Втечу» чи «Портал»
option-drakon-short = yes або no: досить монет вартістю 7; не разом з escape
option-drakon-teams = yes або no: команди по двоє, для 4 або 6 гравців
option-drakon-drakon-from-start = yes або no: дракониця від початку чекає у вхідній залі
option-drakon-two-actions = yes або no: дві дії за хід
option-drakon-first = місце, яке починає, рахуючи від 0; інакше random — випадкове
option-drakon-box = файл із власним набором зал і монет; інакше стандартний набір
