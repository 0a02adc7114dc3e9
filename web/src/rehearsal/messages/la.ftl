## A class of made-up pupils
title = Praelūsiō
about = XXVIII discipulī fictī in classem veniunt, quae in hōc īnstrūmentō tantum est: lūdunt et errant, tū tabulam moderātōris, pariētem, ēventūs vidēs, quālēs in scholā sunt. In fīne omnia ēvānēscunt.
start = Praelūsiōnem incipe
class = Praelūsiō – classis ficta
bar = Praelūsiō: XXVIII discipulī fictī
part = Quid ostendātur
part-own = Moderātiō
part-board = Pariēs
part-report = Ēventūs
fast = Celerius lūdant
end = Praelūsiōnem fīnī
hint-own = Premē īnfrā „Incipe“. Posteā: „Certāmen fīnī“, deinde suprā „Ēventūs“.
failed = Praelūsiō incipere nōn potuit.
