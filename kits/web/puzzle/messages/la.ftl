which = Quae problēmata
daily = Problēma diēī
practice = Ex argūmentō
theme = Argūmentum
all-themes = Omnia argūmenta
level = Difficultās
all-levels = Quaelibet
theme-solved = { $theme } ({ $solved } ex { $count })
streak = { $count ->
    [0] Incipe seriem tuam
    [one] 1 diēs
   *[other] { $count } diēs deinceps
  }
solved = Solūta: { $count } ex { $of }, prīmō temptāmine { $first }
done-today = Hodiernum solvistī.
none = Tāle problēma nōn est.
again = Iterum temptā
next = Problēma proximum
to-practice = Alia problēmata
share-link = Nexus ad hoc problēma
share = Commūnicā hoc problēma
share-copied = Nexus trānscrīptus est
hint = Cōnsilium
hint-more = Plūra
# After a second hint; what is struck out stays in its place.
hint-narrowed = Haec sōla restant.
hint-struck = Hoc cōnsiliō dēlētum est.
due = hodiē repetenda: { $count }
