### Підказки за столом «Дракона»: варіант кількома словами, що й де.

option-place = Викласти { $chamber_acc }
option-rotate = Обернути { $chamber_acc }
option-discard = Скинути { $chamber_acc }
option-go = Іти { $side }
option-near-hero = { $side } від твого героя
option-near = поруч із залою «{ $chamber }»
