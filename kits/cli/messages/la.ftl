## What was wrong with the command line
renamed = { $former } nunc { $command } vocātur.
usage-hint = vidē { $command } --help
usage-no-command = ūsus: lusoria IUSSUM; sunt: { $names }
usage-unknown-command = nūllum est iussum { $name }
usage-part-command = { $name } sōlum iussum nōn est; sunt { $names }
usage-near-command = nūllum est iussum { $name }; fortasse { $nearest } dīcere vīs
usage-unknown-option = nūlla est optiō { $option }
usage-near-option = nūlla est optiō { $option }; fortasse { $nearest } dīcere vīs
usage-no-value = { $option } valōrem nōn capit
usage-needs-value = { $option } valōrem poscit
usage-not-path = { $option } pars īnscrīptiōnis sit ā / ad /, ut /cards/, nōn „{ $text }“
usage-not-whole = { $what } numerus integer ā { $min } ad { $max } sit, nōn „{ $text }“
usage-not-whole-beside = { $what } aut { $beside } aut numerus integer ā { $min } ad { $max } sit, nōn „{ $text }“
usage-one-of = { $what } „{ $text }“ nōn nōvit; sunt: { $names }
usage-bad-language = --lang sit { $names }, nōn „{ $text }“
usage-too-much = hoc supervacuum est: { $argument }
usage-which-game = quī lūdus? Ūnus ex hīs: { $names }
usage-no-breakdown = lūdus { $game } --breakdown nōn habet
usage-no-game = nūllus est lūdus { $name }; sunt: { $names }
usage-near-game = nūllus est lūdus { $name }; fortasse { $nearest } dīcere vīs
usage-no-option = nūlla est --option { $key }; sunt: { $keys }
usage-option-needs-value = --option { $key } valōrem poscit: { $key }=VALOR
usage-option-set = --option { $key }: nōmen lūdī iam dīcit { $key }={ $value }
usage-bad-options = hae optiōnēs nōn congruunt: { $path }
usage-bad-choice = --option { $key } nōn potest esse „{ $value }“; esse potest: { $values }
usage-bad-value = { $option } nōn potest esse „{ $value }“; esse potest: { $values }
usage-bad-seats = numerus sēdium: nōn { $seats }, hic lūdus habēre potest { $possible }
usage-refused = { $reason }
usage-no-bot = nūlla est māchina „{ $name }“; sunt: { $kinds }
usage-bad-bot = māchina „{ $name }“ legī nōn potest: quod colon sequitur nōn intellegit
usage-bot-count = --bots nōminat { $bots }, sed { $seats ->
    [one] māchinārum sēdēs est ūna
   *[other] māchinārum sēdēs sunt { $seats }
  }
usage-bad-name = --name nūllam litteram continet
usage-bad-url = { $option } sit īnscrīptiō velut https://example.org, nōn „{ $text }“
usage-no-page = --web: in { $folder } pāgina nōn est; npm run build eam facit
usage-which-print = quid imprimam? LŪDUS/RĒS; lūdī sunt: { $names }
usage-no-print = nihil est nōmine { $name }, quod imprimātur; sunt: { $names }
usage-day-token = ad hanc mēnsam in diēs lūditur: --token FILE servat quis sīs, ut ad sēdem tuam redeās
usage-whose-tables = cuius mēnsae? --token FILE documentum nōminat quō servātur quis sīs
usage-which-file = quod documentum?
usage-which-day = quī diēs? Velut --verify 2026-11-26
usage-no-file = nūllum est documentum { $file }
usage-unreadable = { $file } legī nōn potest: { $reason }
usage-too-large = { $file } maius est quam { $most } MB
usage-no-json = { $file } JSON nōn est: { $reason }
usage-bad-deck = { $file } chartās nōn continet: { $problem }
usage-no-results = in documentō { $file } ēventa nōn sunt: prīmō versū columnae Nōmen et Pūncta nōminandae sunt
usage-no-record = { $file } lūdus servātus nōn est: error in { $path ->
    [start] initiō
   *[other] { $path }
  }
usage-no-journal = { $file } documentum lūdōrum servātōrum nōn est
usage-newer-journal = { $file } ā recentiōre versiōne huius programmatis venit
usage-which-player = lūsōrem nōminā, velut { $example } aut "exec:python3 engine.py"
usage-no-category = genus { $name } nōn est; sunt { $names }
usage-no-trial = { $game } lūdōs cōnstitūtōs nōn habet; habet { $games }
usage-which-players = --seats lūsōrēs nōminet, velut --seats { $example }
usage-player-count = --seats nōminat { $players }; lūsōrēs esse possunt ā { $fewest } ad { $most }
usage-only-in-arena = „{ $name }“ programma est: programmata in lusoria arena tantum lūdunt
usage-not-recorded = lūdī in { $file } scrībī nōn possunt: { $reason }
usage-which-table = quae mēnsa? Signum eius aut nexus ad eam
usage-bad-code = „{ $text }“ neque signum mēnsae est neque nexus ad mēnsam
usage-no-token = in { $file } tessera nōn est
## What failed
failure-failed = rēs nōn successit: { $reason }
failure-daily-no-answer = { $server } nihil dē lūdīs diēī dīcit
failure-daily-no-beacon = fōns numerōrum nōn respondet: { $url }
failure-daily-no-day = diē { $date } nūllus lūdus diēī erat
failure-port-taken = porta { $port } ab aliō programmate tenētur; aliam per --port ēlige
failure-port-forbidden = porta { $port } tibi nōn patet; per --port ēlige maiōrem quam 1023
failure-no-such-host = hoc īnstrūmentum īnscrīptiōnem { $host } nōn habet
failure-not-written = { $file } scrībī nōn potest: { $reason }
failure-is-folder = { $file } scrībī nōn potest: locus documentōrum est
failure-no-folder = { $file } scrībī nōn potest: locus documentōrum nōn est { $folder }
failure-file-exists = { $file } iam adest; aliud nōmen ēlige aut id prius amovē
failure-no-data = { $file } nōn adest; per --data locum indicā, ubi moderātrum mēnsās servat
failure-data-exist = { $file } iam adest neque tāctum est; id prius amovē aut per --data locum vacuum ēlige
failure-no-backup = { $file } nōn adest; documentum indicā quod lusoria backup scrīpsit
failure-damaged-data = { $file } corruptum est; itaque nihil servātum est; lusoria doctor dīcit quid dēsit
failure-damaged-backup = { $file } exemplar servātum nōn est aut corruptum est; itaque nihil repositum est; aliud sūme
failure-not-recorded = { usage-not-recorded }
failure-no-answers = in hīs documentīs nēmō id exercuit
failure-engine-not-ready = { $name } parātum nōn fit: { $why }
failure-engine-fails = { $name } { $times } vicēs renovātum iterum dēficit: { $fault ->
    [illegal] quod lūdit nōn licet
    [late] in tempore nōn respondet
    [garbage] quod dīcit respōnsum nōn est
   *[died] fīnītum est
  }
failure-unreachable = apud { $server } nūllum moderātrum respondet
failure-other-version = moderātrum apud { $server } aliā fōrmā sermōnis ūtitur
failure-unknown-token = moderātrum tesseram in { $file } nōn (iam) nōvit
failure-refused = { $reason }
failure-no-seat = ad hanc mēnsam nūlla sēdēs vacat; `lusoria watch` spectat
## What can be typed in every game (the first is shown), and what it does
typed-goOn = a, assentior, perge
typed-hint = cōnsilium, consilium
typed-help = h, ?, auxilium
typed-quit = q, fīnis, finis
typed-yes = i, ita, s, sīc, sic
typed-no = n, nōn, non, minimē, minime
does-goOn = assentior
does-hint = cōnsilium
does-help = auxilium
does-quit = fīnis
enter = Enter
yes-no = (i/n)
yes-or-no = Ita an nōn?
not-understood = „{ $text }“ nōn intellegō; h docet quid scrībī possit.
no-card = Chartae tuae numerōs ab 1 ad { $count } habent.
## At the table
at-table = Ad mēnsam: { $names }
hand = Manus
stored = Lūdus in { $file } servātus est.
next-round = Lūdus proximus?
next-deal = { next-round }
again = Iterumne? (i/n)
bye = Valē!
together-hand = Trāde: { $name }; deinde preme Enter
together-objects = Quis contrādīcit?
together-nobody = nēmō
## Hints
hint-none = Hīc nihil suādendum est.
hint-only-bots = Cōnsilium datur tantum, sī cēterī māchinae sunt.
hint-more = Sī iterum quaeris, plūra dīcam.
