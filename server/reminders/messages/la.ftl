feed-title = Lūsōria: tuum est
turn = Tuum est: { $title }, mēnsa { $code }
turn-until = Tuum est ūsque ad { $until }: { $title }, mēnsa { $code }
turns-subject = { $n ->
    [1] Lūsōria: tuum est
   *[other] Lūsōria: { $n } mēnsae tē exspectant
  }
turns-head = { $n ->
    [1] Mēnsa tē exspectat:
   *[other] { $n } mēnsae tē exspectant, quae maximē urget prīma:
  }
turns-why = Hās epistulās ipse petīvistī. Ūnō pressū dēsinent:
confirm-subject = Lūsōria: vīsne epistulās accipere?
confirm-head = In { $place } aliquis hanc īnscrīptiōnem dedit, ut epistulā certior fīat, cum ad mēnsam lūsōriam exspectātur. Sī tū fuistī, hīc preme:
confirm-not = Sī tū nōn fuistī, nihil facere dēbēs: nihil iam mittētur, et īnscrīptiō post bīduum dēlēbitur.
event-class = classis
event-evening = vesper lūsōrius
