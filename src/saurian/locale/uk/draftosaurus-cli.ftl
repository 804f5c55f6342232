### Draftosaurus on the command line.

about-draftosaurus = «Драфтозаври»: таємно вибирай динозаврів і знаходь кожному свій вольєр; від 2 до 5 гравців
example-play-draftosaurus = saurian play draftosaurus --seats Anna,greedy,greedy --board winter
example-simulate-draftosaurus = saurian simulate draftosaurus --players 4 --games 1000 --seed 1 --json
example-arena-draftosaurus = saurian arena draftosaurus greedy random random --games 600
example-dataset-draftosaurus = saurian dataset draftosaurus --bots greedy,medium --games 1000 --output data
option-draftosaurus-players = скільки місць
option-draftosaurus-board = summer, winter або match: літня партія, а за нею зимова
option-draftosaurus-rules = international або polish
option-draftosaurus-order = printed: вибрати, показати, розмістити; quick: вибрати й розмістити за один крок
option-draftosaurus-first = місце, яке кидає кубик першим, рахуючи від 0; інакше random — випадкове
option-draftosaurus-last-turn-binds-all = yes або no: уп’ятьох умову кубика в останньому ході раунду виконують усі
option-draftosaurus-second-roller = next, first або last: хто кидає кубик першим у другій партії літнього/зимового режиму (гравець ліворуч від того, хто кидав останнім, той, хто кидав першим у першій партії, або той, хто кидав останнім)
