which = Quae problēmata
daily = Problēma diēī
practice = Ex argūmentō
theme = Argūmentum
all-themes = Omnia argūmenta
level = Difficultās
all-levels = Quaelibet
theme-solved = { $theme } ({ $solved } ex { $count })
streak = { $count ->
    [0] Incipe seriem
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
