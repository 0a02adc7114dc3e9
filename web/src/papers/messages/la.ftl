## Papers about data protection
title = Chartae dē datīs tuendīs
about = Ex optiōnibus huius moderātrī factae. Quae ignōrat, vacua sunt: hīc complē; in hāc pāginā manent, nusquam servantur. Nōn est cōnsilium iūris perītī. Chartae Theodiscē aut Anglicē scrīptae sunt.
language = Lingua
which = Charta
paper-notice = Monita
paper-parents = Ad parentēs
paper-contract = Pactum
paper-record = Index
paper-measures = Cautiōnēs
gaps = { $n ->
    [one] Ūnum locum vacuum complē
   *[other] { $n } locōs vacuōs complē
}
no-server = Moderātrum optiōnēs suās nōn dīcit.
