topic-card = Problēmata: quae charta prīma
topic-reading = Problēmata: quid prōnūntiandum
topic-bluff = Vērumne an dolus?
topic-lays = Quae charta congruit?
task-run = Quam chartam prīmam pōnis, et quid eam esse prōnūntiās, ut omnēs chartae tuae pōnantur?
task-lays = Quae charta cum eā congruit, in duābus tantum rēbus ex cāsū, numerō, genere?
verb-task-lays = Quae charta cum eā congruit, in duābus tantum rēbus ex tempore, numerō, persōnā?
task-bluff = Vērumne est, an dolus?
top = Suprā iacet { $form }; prōnūntiātum est: { $cell }.
top-start = Suprā iacet charta prīma { $form }.
hand = In manū: { $forms }.
laid = Superpōnitur { $form }; prōnūntiātur: { $cell }.
answer-none = Nūlla eārum
answer-true = Vērum est
answer-bluff = Dolus est
none-right = Nūlla eārum congruit.
none-wrong = Ūna tamen congruit: { $form }, { $cell }.
bluff-right = Dolus est.
true-right = Vērum est.

## The form
form-lays = Tuā manū: quae charta congruit?
form-bluff = Tuā manū: vērumne est, an dolus?
field-on = Suprā iacet
field-on-as = prōnūntiātum
field-card = Charta { $n }
field-card-as = Charta { $n }, prōnūntiātum
field-laid = Superpōnitur
