## Commands and their options
command-replay = lūdōs Altenburgēnsēs scrīptōs iterum lūdit et dīcit ubi differant
command-replay-json = ūnum obiectum JSON singulīs lūdīs scrībit neque quicquam aliud
command-replay-note-format = Fōrmam legit quā International Skat Server ūtitur; DOCUMENTUM - ex fistulā legit. Dē mōribus vidē docs/RECORDS.md.
command-replay-note-exit = Exitus 0: omnēs lūdī congruunt; 1: nōn omnēs; 2: aliquid legī nōn potest.
command-breakdown = dīcit unde pūncta lūdōrum Altenburgēnsium scrīptōrum veniant
command-breakdown-json = ūnum obiectum JSON scrībit neque quicquam aliud
command-breakdown-note-players = Lūsōrēs nōminibus distinguuntur (P0 ad P2). Crēditum est quod lūsor fortis locō lūsōris sōlīus crēdidisset; vitia sunt chartīs apertīs iūdicāta. docs/ENGINES.md omnēs numerōs explicat.
command-breakdown-note-exit = Exitus 0: omnēs lūdī numerātī; 2: quīdam legī nōn possunt, aut nōn omnēs eōrum chartae nōtae sunt.
command-solve = positiōnēs lūdī Altenburgēnsis chartīs apertīs prōrsus solvit
command-solve-ply = positiō post tot chartās (ubi scrīptum dēsinit; lūdī fīnītī ante prīmam chartam)
command-solve-json = positiōnum singulārum ūnum obiectum JSON scrībit neque quicquam aliud
command-solve-note-input = Lūdōs scrīptōs legit, tōtōs aut in mediō abruptōs, et positiōnēs ut JSON: { "{" }"game","hands","declarer","leader","trick","points"{ "}" }. DOCUMENTUM - ingressus normālis est.
command-solve-note-output = value: pūncta lūsōris sōlīus in fīne cum eīs stirpis, sī omnēs optimē lūdunt; in nūllō 1 sī captūram capit, aliter 0. best: omnēs chartae quae lūdī possunt, prīma quae lūsūrō optima est, cum valōribus. nodes: captūrae īnspectae.
command-solve-note-exit = Exitus 0: omnia solūta; 1: quaedam positiōne carent; 2: aliquid legī nōn potest.
puzzle-answer = RESPŌNSUM est charta quae lūdī potest, quālibet linguā: CJ, ♣B, kreuz bube, jack of clubs; ante prīmam chartam numerus respōnsī.
## replay
replay-game = līnea { $line }, lūdus { $id }
replay-agree = { $total ->
    [one] { $file }: ex 1 lūdō { $agreeing } congruit.
   *[other] { $file }: ex { $games } lūdīs { $agreeing } congruunt.
  }
replay-times = { $count } ×
replay-differs = { $field } { $recorded }, computātum { $computed }
replay-illegal = āctiō { $move } ({ $who } { $token }) nōn licet
replay-unfinished = āctiōnēs ante lūdum fīniuntur
## Deviations of other servers from the order
deviation-odd-bid = numerus quem nūllus lūdus valet
deviation-levels-so-far = lūsor sōlus cessit; captūrae adhūc factae gradūs faciunt
deviation-rest-to-declarer = adversāriī cessērunt vel abiērunt; reliqua lūsōris sōlīus sunt
deviation-matadors-of-skat = nihil dēpositum: equitēs et pūncta stirpis tantum
deviation-schwarz-beside-announced = Schneider nūntiātum neque ūlla captūra: gradus ūnus plūs
deviation-announced-level-left-out = nūntiātiō āmissa sine gradū quī dēfuit
deviation-null-below-bid = nūllum īnfrā numerum nūntiātum, ut nūllum computātum
deviation-null-charged-otherwise = nūllum īnfrā numerum nūntiātum, ut alius lūdus computātum
deviation-hidden-cards = chartae latent; quae ex eīs pendent, scrīpta sunt
deviation-no-result = exitus scrīptus nōn est
## What a record and its replay may differ in
field-declarer = lūsor sōlus
field-result = exitus
field-value = pretium
field-matadors = cum/sine
field-overbid = nimis lacessītum
field-points = pūncta
field-tricks = captūrae
field-schneider = Schneider
field-schwarz = Schwarz
## Why a move is not allowed
illegal-not-now = nōn hōc tempore
illegal-not-your-turn = partēs eius nōn sunt
illegal-bid-too-low = numerus nūntiātus nimis parvus est
illegal-nothing-bid = nihil nūntiātum est
illegal-other-skat = aliae chartae datae sunt
illegal-discard-two = duae chartae dēpōnuntur
illegal-card-not-in-hand = charta in manū nōn est
illegal-must-follow = serviendum est
illegal-no-pick-up = stirps sūmpta nōn est
illegal-announce-by-hand = nōn nūntiātur nisi dē manū
illegal-hand-after-pick-up = stirps sūmpta est
illegal-null-announcement = in nūllō Schneider nōn est
illegal-not-declarer = lūsor sōlus nōn est
illegal-resigned-already = iam cessit
illegal-round-over = lūdus fīnītus est
## Why a place in a file cannot be read
fault = { $file }, līnea { $line }, locus { $column }: „{ $token }“
faults-more = { $file }: { $count ->
    [one] ūnus error praetereā, quī nōn dīcitur
   *[other] { $digits } errōrēs praetereā, quī nōn dīcuntur
  }
fault-no-record = lūdus scrīptus nōn est
fault-more-than-one = plūs quam ūnus lūdus
fault-cut-off = lūdus scrīptus abrumpitur
fault-too-long = lūdus scrīptus longior est quam deciēs centēna mīlia litterārum
fault-no-property = neque proprietās neque fīnis
fault-other-game = lūdus alius quam Altenburgēnsis
fault-no-moves = āctiōnēs dēsunt
fault-twice = bis in ūnō lūdō
fault-no-such-player = tālis lūsor nōn est
fault-no-such-move = tālis āctiō nōn est
fault-half-a-move = lūsor sine āctiōne
fault-no-deal = chartae XXXII datae nōn sunt
fault-no-such-card = tālis charta nōn est
fault-card-twice = charta bis scrīpta
fault-no-such-result = tālis exitus nōn est
fault-no-such-option = tālis optiō nōn est
## solve
solve-record = { $file }, līnea { $line }, lūdus { $id }
solve-position = { $file }, positiō { $number }
solve-nobody-plays = nēmō sōlus lūdit
solve-hidden = chartae latent
solve-for-two = lūdus duōrum nōn solvitur
solve-not-played = lūdus nōndum nūntiātus est
solve-over = nūlla charta superest
solve-impossible = tālis positiō esse nōn potest: manūs et mēnsa nōn congruunt
solve-too-many-points = pūncta cum chartīs reliquīs plūs quam 120 efficiunt
solve-empty = { $file } nūllam positiōnem continet
solve-no-ply = --ply ad lūdōs scrīptōs pertinet; haec positiō est
solve-too-short = post chartam { $cards } scrīptum fīnītur, --ply est { $ply }
solve-illegal = āctiō { $move } nōn licet
solve-no-position = positiō nōn est: error in { $path ->
    [start] initiō
   *[other] { $path }
  }
solve-head-id = lūdus
solve-head-ply = chartae
solve-head-game = nūntiātum
solve-head-to-play = lūsūrus
solve-head-value = valor
solve-head-best = optimae chartae
solve-head-time = tempus
solve-declarer = lūsor sōlus
solve-defender = adversārius
solve-held = servātum
solve-lost = āmissum
## breakdown
breakdown-unknown = { $file }, līnea { $line }: omissum, nōn tōtum nōtum est
breakdown-games = lūdī
breakdown-share = ex omnibus
breakdown-won = victī
breakdown-per-game = pūncta in lūdō
breakdown-each = singulī
breakdown-errors = vitia in lūdō
breakdown-alone = sōlus
breakdown-defence = adversārius
breakdown-suit = color
breakdown-suit-hand = color dē manū
breakdown-grand = Grandis
breakdown-grand-hand = Grandis dē manū
breakdown-null = Nūllum
breakdown-null-hand = Nūllum dē manū
breakdown-ouvert = Nūllum apertum
breakdown-ouvert-hand = Nūllum apertum dē manū
breakdown-chances = spēs vincendī
breakdown-believed = crēdita
breakdown-before = pretium ante stirpem
breakdown-after = in nūntiandō
breakdown-came = ēvēnit
breakdown-contract = ex genere lūdī
breakdown-others = cēterī lacessīverant
breakdown-others-none = nihil
breakdown-others-low = ad 20
breakdown-others-high = plūs
breakdown-worth = ex pretiō ante stirpem
breakdown-winnable = Chartīs apertīs vincī poterant: { $games }, ex hīs āmissī: { $count } (ā { $low } ad { $high } %, 95 %).
breakdown-beaten = Chartīs apertīs āmissī: { $games }, ex hīs victī: { $count } (ā { $low } ad { $high } %, 95 %).
breakdown-overbid = Nimis lacessītī: { $games }, ex hīs victī: { $count } (ā { $low } ad { $high } %, 95 %).
breakdown-beatable = Ex lūdīs aliōrum quī chartīs apertīs frangī poterant ({ $games }) frāctī: { $count } (ā { $low } ad { $high } %, 95 %).
breakdown-by-trick = vitia ex captūrīs
breakdown-first = prīmum partis
## arena
arena-title = Lūdus Altenburgēnsis
arena-points = pūncta in lūdō
arena-declared = sōlus
arena-won = vīcit
