learn-about = Lēctiōnēs brevēs ad vēram mēnsam, cum aliquō quī tibi omnia explicat. Perfēcistī { $done } ex { $of }.
learn-coach = Magister
learn-answers = Respōnsa
learn-progress = Quantum huius lēctiōnis perfēcerīs
learn-go-on = Perge
learn-skip = Mōnstrā
learn-answer = Dīc respōnsum
learn-hint = Cōnsilium
learn-right = rēctum
learn-wrong = falsum
learn-series = { $n } deinceps
learn-repeated = Iterum rogō
learn-due = { $n ->
    [one] Iterum quod nūper difficile erat: 1 quaestiō
   *[other] Iterum quae nūper difficilia erant: { $n } quaestiōnēs
  }
learn-review-done = Haec nūper difficilia erant. Sī quid nunc fefellit, crās redībit.
learn-stars = { $stars ->
    [one] Ūna stēlla ex tribus
   *[other] { $stars } stēllae ex tribus
  }
learn-show = Ostende locum
learn-retry = Iterum
learn-insist = Tamen lūde
learn-again = Ab initiō
learn-list = Omnēs lēctiōnēs
learn-left = Perge
learn-done = Perfecta
learn-next = Deinde: { $lesson }
learn-table = Prīmam mēnsam lūde
learn-table-about = Deinde lūde: mēnsa facilis est, adversāriī errant, auxilia omnia adsunt.
