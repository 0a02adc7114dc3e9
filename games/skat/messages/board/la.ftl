title = Skat: tabula explōrandī
enter-title = Distribūtiōnem īnscrībe
enter-hint = Chartam tange: ibi iacēbit, ubi suprā ēlēctum est. Duae ultimae stirps sunt et prō dēpositīs habentur.
enter-where = Charta datur
enter-mix = Reliquās temere distribue
enter-clear = Omnia tolle
enter-declarer = Sōlus lūdit
enter-game = Lūdus
enter-hand = dē manū
enter-go = Ad tabulam
enter-left = { $count ->
    [0] Omnēs chartae locum habent.
    [one] Ūna charta adhūc locum nōn habet.
   *[other] { $count } chartae adhūc locum nōn habent.
  }
held-by = { $card }: { $where }
bad-link = Hic nexus distribūtiōnem, quae lūdī possit, nōn dēmōnstrat. Hīc īnscrībe.
another = Alia distribūtiō

## Trying out
hint = Prō omnibus lūde, quod vīs. Numerus sub chartā: pūncta lūsōris sōlīus in fīne, sī inde omnēs optimē lūdunt.
hint-null = Prō omnibus lūde, quod vīs. ✓: Nūllum tūtum manet, sī omnēs optimē lūdunt; ✗: lūsor sōlus captūram facit.
value-points = Sī hinc omnēs optimē lūdunt: { $points } lūsōrī sōlī, cui { $target } opus sunt.
value-unreachable = Sī hinc omnēs optimē lūdunt: { $points } lūsōrī sōlī. Prō tantō numerō nūlla pūncta sufficiunt.
value-null-safe = Sī omnēs optimē lūdunt, Nūllum tūtum est.
value-null-lost = Sī omnēs optimē lūdunt, lūsor sōlus captūram facit.
thinking = Computātur …
failed = Hoc computārī nōn potuit.
card-worth = { $card }: { $points } lūsōrī sōlī
card-safe = { $card }: Nūllum tūtum manet
card-unsafe = { $card }: lūsor sōlus captūram facit
to-start = Ad prīmam chartam
back = Ūnā chartā retrō
on = Ūnā chartā porrō
best = Optima charta
as-played = ut lūsum est
tried = via tua
over = Lūdus fīnītus est.
line = Chartae adhūc lūsae

## Playing on
play-on = Hinc ipse lūde, prō cēterīs māchinae lūdent
play-as = ut { $place }
play-deal = Eandem distribūtiōnem ā nūntiātiōne lūde
again = Iterum inde
to-board = Ad tabulam
