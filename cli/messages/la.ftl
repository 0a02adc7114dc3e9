## Help
help-usage = Ūsus
help-options = Optiōnēs
help-everywhere = Ubīque
help-game-options = Lēgēs lūdī { $game } (--option NŌMEN=VALOR; inter uncōs id quod vulgō valet)
help-bots = Māchinae lūdī { $game }
help-more = Incipe hīc per `lusoria play LŪDUS`, in nāvigātrō per `lusoria serve`. `lusoria IUSSUM --help` plūra dē iussō dīcit.
help-lang = lingua nūntiōrum; aliter lingua systēmatis
help-help = dīcit quid sit
help-version = dīcit quae sit versiō
## Placeholders for what is to be written
takes-ADDRESS = ĪNSCRĪPTIŌ
takes-ANSWER = RESPŌNSUM
takes-BOT = MĀCHINA
takes-CATEGORY = GENUS
takes-CLOCK = HŌROLOGIUM
takes-CMD = IUSSUM
takes-CODE = SIGNUM
takes-COMMAND = IUSSUM
takes-DATE = DIĒS
takes-DECK = CHARTAE
takes-DIR = CAPSA
takes-FILE = DOCUMENTUM
takes-FOLDER = CAPSA
takes-GAME = LŪDUS
takes-KEY = CLĀVIS
takes-LEVEL = GRADUS
takes-MODEL = EXEMPLAR
takes-NAME = NŌMEN
takes-PATH = PARS
takes-PLAYER = LŪSOR
takes-SHELL = SHELL
takes-TEXT = VERBA
takes-THEME = ARGŪMENTUM
takes-VALUE = VALOR
takes-WHAT = QUID
## Commands and their options
command-serve = mēnsam nāvigātrīs aperit, tibi sōlī aut tōtī rētī
command-serve-port = porta (8080)
command-serve-host = īnscrīptiō (127.0.0.1, hoc īnstrūmentum tantum); 0.0.0.0 scholae aperit
command-serve-data = locus ubi mēnsae servantur (./data)
command-serve-public-url = īnscrīptiō quā aliī hoc moderātrum adeunt, in nexibus et imāginibus
command-serve-keep-days = post quot diēs sine lūdō mēnsa dēleātur
command-serve-database = sqlite (documentum in --data), memory (in fīne omnia oblīta sunt) aut locus PostgreSQL, quod lusoria migrate parāvit
command-serve-origin = alia īnscrīptiō cuius pāginae hōc moderātrō ūtī possunt, quotiēns vīs
command-serve-proxy = intermedium ante hoc moderātrum, quod dīcit prō quō loquātur, quotiēns vīs
command-serve-web = locus pāginae factae (web/dist)
command-serve-log = silent, fatal, error, warn, info aut debug (info; in terminālī warn)
command-serve-nats = ubi moderātra ūnīus domūs inter sē audiant: nats://MĀCHINA:4222
command-serve-admin-key = clāvis quam pāgina cum cōnspectū moderātrī poscit, inter 16 et 128 litterās (aliter nova quotiēns incipit)
command-serve-processes = plūrēs prōcessūs ūnō portū coniūnctī, sī ūnus nōn sufficit (1)
command-serve-open-metrics = /metrics omnibus, nōn cum clāve tantum
command-serve-operator = quis moderātrum cūret, in chartīs dē datīs tuendīs (omnēs legere possunt)
command-serve-operator-address = ubi habitet is quī moderātrum cūrat, item
command-serve-operator-contact = quā viā eum adeās, item
command-serve-lobby = in prīmā pāginā mēnsae et conventūs ostenduntur, sī auctōrēs volunt
command-serve-no-daily = sine lūdō diēī (schola eum fortasse nōn vult)
command-serve-beacon = fōns pūblicus numerōrum fortuitōrum (drand), cuius numerus mediā nocte lūdō diēī admiscētur
command-serve-no-ratings = nēminis vīrēs aestimat (schola id fortasse nōn vult)
command-serve-no-sharing = sine lūdīs quōs hominēs nexū ostendant
command-serve-no-push = īnstrūmentīs nihil nūntiat (mēnsae in diēs)
command-serve-platforms = documentum suggestuum scholārum quī hominēs hūc mittunt (lusoria lti id scrībit; etiam LUSORIA_PLATFORMS)
command-serve-frame = pāgina aliēna in quā omnēs huius moderātrī pāginae ostendī possunt, quotiēs vīs
command-serve-smtp = per hoc moderātrum epistulās mittit eīs, quī volunt (smtps://NŌMEN:TESSERA@HOSPES), melius in LUSORIA_SMTP; --mail-from et --public-url requīrit
command-serve-mail-from = īnscrīptiō, ā quā epistulae mittuntur
command-serve-note = Fīnem facit Ctrl-C vel SIGTERM, cum omnia servāta sunt.
command-play = in hōc ipsō locō lūdit, contrā māchinās
command-play-seats = quot lūdant, tē numerātō (māchinae et tū; aliter 3)
command-play-bots = māchinae, commatibus sēparātae, eō ōrdine quō tē sequuntur (aliter { $bots })
command-play-option = lēx mēnsae, quotiēns vīs; deck=@DOCUMENTUM chartās tuās capit
command-play-deck = chartae tuae, sī lūdus chartās ēligit: tabula (CSV, tabulātōria signa) aut JSON
command-play-name = nōmen tuum
command-play-with = aliī apud hunc terminālem, commatibus sēparātī, in sēdibus post tē; inter duōs omnia dēlentur
command-play-seed = semper eaedem chartae eaedemque māchinae; sine eō mixtiōnem nēmō scit
command-play-export = ubi lūdus fīnītus servētur; `lusoria verify` eum probat
command-play-note = Respōnsa etiam ex fistulā legit, singulīs in līneīs.
command-simulate = māchinās multōs lūdōs lūdere iubet et numerat
command-simulate-games = quot lūdī (1000)
command-simulate-seats = quot lūdant (tot quot māchinae; aliter 3)
command-simulate-bots = singulae māchinae singulīs sēdibus, commatibus sēparātae (aliter { $bots })
command-simulate-seed = quidlibet; ex eōdem fīunt eīdem numerī, quotcumque sunt --jobs (1)
command-simulate-option = lēx mēnsae, quotiēns vīs; deck=@DOCUMENTUM chartās tuās capit
command-simulate-jobs = quot nucleīs (1)
command-simulate-json = ūnum obiectum JSON scrībit neque quicquam aliud
command-simulate-note-seats = Māchina i in sēde i sedet. Lūdum n (ā 0 numerātum) sēdēs n modulo seats incipit.
command-simulate-note-turns = turns: āctiōnēs lūdī; sūmere et sūmptam pōnere ūna āctiō est. p50 et p95: tot aut pauciōrēs in 50 et 95 % lūdōrum.
command-simulate-note-wins = wins: pars lūdōrum victōrum ōrdine lūdendī, quī incipit prīmus; locus prīmus commūnis dīviditur.
command-arena = lūsōrēs committit et utrī meliōrēs sint mētītur
command-arena-seats = duo lūsōrēs aut plūrēs, commatibus sēparātī: māchinae, aut exec:IUSSUM prō programmate
command-arena-deals = quot distribūtiōnēs chartārum (100)
command-arena-duplicate = quamque distribūtiōnem omnibus ōrdinibus sedendī lūdit
command-arena-seed = quīlibet textus; īdem eāsdem chartās eandemque sortem dat (1)
command-arena-budget = mīllēsimae secundae in quodque cōnsilium (sine eō: labor certus)
command-arena-jobs = quot nucleīs, nōn plūribus quam adsunt (1)
command-arena-records = quō lūdī scrībantur, singulī singulīs versibus; documentum eiusdem nōminis mūtātur
command-arena-breakdown = dīcit etiam unde pūncta veniant, sī lūdus dīcere potest
command-arena-json = ūnum obiectum JSON scrībit neque quicquam aliud
command-tables = mēnsās tuās apud moderātrum ēnumerat, prīmum eās quae tē exspectant
command-tables-server = { command-open-server }
command-tables-token = documentum quō servātur quis sīs, ut in `lusoria join`
command-tables-json = ūnum indicem JSON scrībit, nihil aliud
command-tables-note = Signum mēnsae `lusoria join` accipit, cum eōdem --token.
command-bot = programma aut māchinam lūdī ad mēnsam moderātrī lūdere iubet, dōnec dīmittātur
command-bot-engine = quis lūdat: exec:IUSSUM prō programmate tuō, aut māchina
command-bot-server = īnscrīptiō moderātrī (http://127.0.0.1:8080); nexus quoque ad mēnsam eam dīcit
command-bot-name = quod cēterī vident (nōmen programmatis)
command-bot-seat = quae sēdēs, ab 1 numerāta (prīma vacua)
command-bot-token = documentum cum tesserā māchinae in pāginā factae; sī nōndum est, tessera nova ibi servātur, ut sēdēs inveniātur
command-bot-budget = mīllēsimae secundae in quodque cōnsilium (quantum hōrologium mēnsae relinquit)
command-bot-next = tot secundīs post lūdum proximum incipit (sine eō: aliī faciunt)
command-bot-new-token = māchinam, cui NŌMEN sit, apud moderātrum facit et tesseram eius scrībit, nec lūdit; cuius sit, in documentō optiōnis --token stat
command-bot-note = SIGNUM est signum mēnsae aut nexus ad eam. Cōnexiōne āmissā suā sponte redit. Ctrl-C fīnit.
command-open = apud moderātrum mēnsam aperit ad quam aliī veniant, et hīc ad eam lūdit
command-open-server = īnscrīptiō moderātrī (http://127.0.0.1:8080)
command-open-name = { command-join-name }
command-open-seats = quot sēdēs (aliter 3)
command-open-bots = māchinae, commatibus sēparātae, in sēdibus ultimīs; cēterae sēdēs vacant
command-open-option = { command-play-option }
command-open-deck = { command-play-deck }
command-open-clock = quantum temporis ad agendum dētur: gentle, tournament (sine hōc verbō nūllus fīnis est); in diēs: hour, day, three-days, week (cum --token; nēminis locō māchina lūdit)
command-open-listed = ignōtī mēnsam in prīmā pāginā inveniunt, sī moderātrum id sinit
command-open-token = { command-join-token }
command-open-note = Signum mēnsae et nexum scrībit. Enter incipit; sēdēs adhūc vacuās māchinae capiunt. Aliī per nexum aut per `lusoria join SIGNUM` veniunt; `lusoria watch SIGNUM` spectat.
command-join = hīc ad mēnsam moderātrī tē cōnsīdere iubet
command-join-server = { command-bot-server }
command-join-name = nōmen tuum
command-join-seat = { command-bot-seat }
command-join-watch = idem ac `lusoria watch SIGNUM`
command-join-token = documentum quō servātur quis sīs, ut sēdem tuam inveniās
command-join-note = SIGNUM est signum mēnsae aut nexus ad eam. Cōnexiōne āmissā suā sponte redit. Ctrl-C mēnsam relinquit. Sine sēde `lusoria watch SIGNUM` spectat, `lusoria open LŪDUS` mēnsam aperit.
command-watch = mēnsam moderātrī, dum lūditur, sine sēde ostendit
command-watch-note = SIGNUM est signum mēnsae aut nexus ad eam. Quae in mēnsā iacent vidēs, manūs nōn vidēs. Cōnexiōne āmissā suā sponte redit. Ctrl-C mēnsam relinquit. `lusoria join SIGNUM` sēdem capit.
command-arena-note-engines = docs/ENGINES.md docet quōmodo programma lūdat et quid mētiāmur.
command-arena-note-stop = Ctrl-C certāmen fīnit et quae adhūc mēnsa sunt scrībit (exitus 130).
command-examine = lūsōrem, māchinam aut aliud programma, interrogat ea quōrum respōnsa rēcta nōta sunt
command-examine-only = ūnum genus tantum
command-examine-rounds = quot certāmina forte lūdantur, ut in quāque vice interrogētur (30)
command-examine-seed = quīlibet textus; īdem eadem interrogat (1)
command-examine-budget = quot mīllēsimae secundae ad respondendum dentur (60000)
command-examine-questions = quaestiōnēs et respōnsa scrībit, singulīs in līneīs JSON, et nēminem interrogat
command-examine-json = ūnum JSON scrībit neque aliud quicquam
command-examine-note = LŪSOR est māchina aut exec:IUSSUM programmatis. Cōdex exitūs 1: aliquid factum est quod nōn licet, aut quod lēgēs dēcernunt perperam respōnsum est. Bene lūdere eum nōn mūtat.
command-trial = lūsōrēs alium post alium lūdōs cōnstitūtōs lūdere iubet et dīcit quid quisque ēgerit
command-trial-rounds = quot lūdī (20)
command-trial-set = verbum quodlibet; idem eōsdem lūdōs dat (open)
command-trial-budget = quot mīllēsimae secundae ad respondendum dentur (60000)
command-trial-json = ūnum JSON cuique lūsōrī scrībit, in quō quodque cōnsilium aestimātur, neque aliud quicquam
command-trial-note = LŪSOR est māchina aut exec:IUSSUM programmatis; plūrēs ūnam tabulam faciunt. Omnibus īdem locus, eaedem chartae, īdem adversārius. Numerī sunt mediī, cum dīmidiō intervallī 95 %.
command-trial-note-people = Programma quod pēnsa (tasks) vult, post quodque cōnsilium rogātur quam certum sit (confidence, ā 0 ad 1). Brier: medium quadrātum errōris; 0 optimum est, 0,25 eius quī semper dīmidium dīcit. Homō cōnsīdit per "exec:python3 examples/induction_engine.py --ask $(tty)" --budget 600000.
command-print = facit PDF imprimendum: chartās, tabulās, schedās, lēgēs
command-print-out = documentum scrībendum
command-print-option = quid in rē imprimendā ēligās, aut lēx lūdī, quotiēns vīs; deck=@DOCUMENTUM, sī tuīs chartīs ūteris
command-print-paper = fōrma papȳrī (a4)
command-print-size = magnitūdō chartārum: bridge 57×89, poker 63×88, standard 59×91, mini 44×68 mm, half est dīmidia pars papȳrī (aliter ut lūdus solet)
command-print-sides = frontēs sōlae (fronts), aut cum tergīs, sī māchina papȳrum circum latus longum aut breve vertit (long)
command-print-copies = quotiēns quaeque charta imprimātur (1)
command-print-colours = colōribus an rāvō (colour)
command-print-large = litterīs grandibus
command-print-bleed = terga tribus mm ultrā marginem excēdunt
command-print-corners = ostendit, ubi angulī rotundē secentur
command-print-no-marks = sine signīs secandī
command-print-offset = terga tot mm ad dextram et deorsum movet, quot pāgina probātōria ostendit
command-print-link = īnscrīptiō prō LŪDUS/links, chartīs cum QR, quotiēns vīs
command-print-json = ūnum obiectum JSON reddit, praetereā nihil
command-print-note = QUID est LŪDUS/RĒS; sine rē prīma lūdī imprimitur. Nōmina quoque valent, quae lūdum cum certīs lēgibus significant.
command-season = ex ēventīs plūrium vesperum tabulam annī facit
command-season-best = cuique N vesperēs optimōs tantum numerat
command-season-csv = tabulam cum pūnctīs cuiusque vesperis scrībit, quam aliī ōrdinātōrēs legant
command-season-json = ūnum obiectum JSON scrībit neque quicquam aliud
command-season-note = DOCUMENTUM est vesper, ut ā pāginā ēventōrum servātur (CSV aut JSON), index lūdī diēī, ācta mēnsae, aut tabula CSV cum columnīs Nōmen et Pūncta et, sī adsunt, Victōriae et Perditī. Plūra documenta deinceps dantur.
command-daily = lūdōs diēī cuiusdam apud moderātrum dēnuō computat, et lūdum ex eīs servātum
command-daily-verify = diēs, velut 2026-11-26
command-daily-server = moderātrum; aliter id quod in hōc computātrō est
command-daily-json = ūnum obiectum JSON scrībit neque quicquam aliud
command-daily-note = Sī DOCUMENTUM datur, lūdus ad mēnsam eius diēī servātus: num numerō illīus diēī datus sit. Exitus 0: omnia congruunt; 1: aliquid nōn congruit, aut diēs nōndum exiit.
command-verify = mixtiōnēs et āctiōnēs lūdī servātī probat
command-verify-json = ūnum obiectum JSON scrībit neque quicquam aliud
command-verify-note = Exitus 0: omnia congruunt; 1: aliquid nōn congruit; 2: documentum lūdus servātus nōn est.
command-work = hīc māchinae prō omnibus moderātrīs eiusdem NATS cōgitant
command-work-nats = locus eius: nats://MĀCHINA:4222
command-work-jobs = quot simul cōgitent (tot quot sunt nucleī)
command-doctor = īnspicit num moderātrum hīc currere possit, aut quōmodo currēns sē habeat
command-doctor-json = ūnum JSON scrībit neque quicquam aliud
command-doctor-ratings = vīrēs quoque lūsōrum ex exitibus dēnuō computat
command-doctor-note = Optiōnēs accipit quibuscum lusoria serve incipit, neque quicquam mūtat. Sī porta vacat, moderātrum sine thēsaurō ibi paulisper audit, ut appāreat num īnscrīptiōnēs ad id dūcant.
command-doctor-note-code = Exitus 0: potest; 1: prius aliquid corrigendum est.
command-migrate = thēsaurum PostgreSQL parat aut renovat
command-migrate-database = locus eius: postgres://NŌMEN:TESSERA@MĀCHINA/THĒSAURUS
command-migrate-note = Etiam dum lūditur fierī potest.
command-backup = cuncta moderātrī in ūnum documentum trānscrībit, etiam dum currit
command-backup-data = locus ubi servantur (./data)
command-backup-note = SQLite tantum; prō PostgreSQL pg_dump hoc facit. Documentum ā tē sōlō legī potest et probātum est.
command-restore = tāle documentum in locum vacuum repōnit
command-restore-data = locus (./data)
command-restore-note = Antequam moderātrum incipit. Documentum prius probātur.
command-papers = chartās dē datīs tuendīs in locum scrībit (PDF): monita, epistulam ad parentēs, pactum, indicem, cautiōnēs
command-papers-paper = charta (a4)
command-papers-note = Cum īsdem optiōnibus quibus moderātrum currit: eās sequuntur. Theodiscē, cum --lang en Anglicē. Quae ignōrat, vacua relinquit. Nōn est cōnsilium iūris perītī.
command-lti = suggestūs scholārum (Moodle, VIDIS) nōminat quī hominēs ad moderātrum mittunt
command-lti-name = quōmodo suggestus hīc appellētur (school)
command-lti-issuer = locus suggestūs; sine eō ea quae in documentō sunt ēnumerantur
command-lti-client-id = nota (client id) quam suggestus huic moderātrō dedit
command-lti-deployment = nota deployment suggestūs, quotiēs vīs
command-lti-auth-url = ubi hominēs admittat (ut apud Moodle)
command-lti-token-url = ubi tesserās det (ut apud Moodle)
command-lti-jwks-url = ubi clāvēs eius sint (ut apud Moodle)
command-lti-oidc = aditus est per OpenID Connect, velut VIDIS, nōn suggestus LTI; arcānum eius ex LUSORIA_CLIENT_SECRET legitur
command-lti-names = hominēs ut ab eō nōminantur appellantur, nōn nōminibus fictīs
command-lti-public-url = locus huius moderātrī, ad ea quae apud suggestum īnscrībenda sunt
command-lti-note = Suggestus eiusdem nōminis substituitur. Moderātrum documentum legit cum incipit: lusoria serve --platforms DOCUMENTUM.
command-lti-note-moodle = Ad Moodle locus, nota client et nota deployment sufficiunt.
lti-added = { $name } in { $file } est. Moderātrum dēnuō incipe.
lti-names = cum nōminibus
lti-pseudonyms = cum nōminibus fictīs
lti-tool = Apud suggestum īnscrībenda:
lti-tool-url = Locus īnstrūmentī (Tool URL)
lti-tool-login = Initium aditūs (Initiate login URL)
lti-tool-redirect = Reditus (Redirection URI)
lti-tool-keys = Clāvēs pūblicae (Public keyset)
lti-tool-choice = Ēlēctiō rērum (Content selection URL)
lti-tool-oidc = OpenID Connect, reditus (callback)
command-page = pāginam simplicibus documentīs in locum pōnit, ut sine moderātrō in rētī sit
command-page-base = pars īnscrīptiōnis sub quā iacēbunt (/)
command-page-note = Quae moderātrum poscunt, dēsunt: sōlus vel ūnō īnstrūmentō cum aliīs lūdis, discis, exercēris, imprimis. Locus anteā factus renovātur.
command-completion = scrībit quod testa poscit ut verba post lusoria compleat
command-completion-note = bash: source <(lusoria completion bash) in ~/.bashrc; zsh: source <(lusoria completion zsh) in ~/.zshrc, post compinit; fish: lusoria completion fish > ~/.config/fish/completions/lusoria.fish
command-manual = pāginam enchīridiī scrībit
command-manual-note = Ut legās: lusoria manual | man -l -; ut īnstituās: lusoria manual > /usr/local/share/man/man1/lusoria.1
## serve
serve-serving = Mēnsa patet
serve-network = in rētī
serve-only-here = Hoc sōlum īnstrūmentum eam adit; rētī aperītur per --host 0.0.0.0.
serve-admin-page = tibi sōlī
serve-forgets = Mēnsae in memoriā sōlā sunt et in fīne peribunt.
serve-stop = Ctrl-C fīnem facit.
serve-stopping = Mēnsa clauditur …
serve-data = Mēnsae servantur in { $folder }.
## print
print-list = Imprimenda
print-done = { $file }: { $title }, { $pages ->
    [one] ūna pāgina
   *[other] pāginae { $pages }
 }, { $kilobytes } kB
## daily
daily-right = ante initium diēī fīxus erat, et numerus congruit
daily-late = numerus congruit, sed post initium diēī dēmum fīxus est
daily-wrong-beacon = numerus fortuitus nōn est is quī initiō diēī ēditus est
daily-not-dealt = nēmō lūsit
daily-beacon = cum numerō pūblicō { $round } ex { $url }:
daily-wrong-seed = numerus nōn is est quī fīxus erat
daily-secret = adhūc occultus: diēs nōndum exiit
daily-record-right = Lūdus servātus vitiō caret et numerō illīus diēī datus est.
daily-record-wrong = Lūdus servātus vitium habet aut numerō illīus diēī nōn est datus.
## season
season-place = Locus
season-name = Nōmen
season-points = Pūncta
season-won = Victōriae
season-lost = Perditī
season-events = Vesperēs
## work, migrate, verify
work-working = Māchinae hīc cōgitant, { $jobs } simul, prō moderātrīs apud { $host }. Ctrl-C fīnit.
work-seeking = NATS apud { $host } nōn respondet ({ $reason }). Iterum temptātur dum respondeat; Ctrl-C fīnit.
migrate-current = Thēsaurus recēns est ({ $version }).
migrate-done = Thēsaurus nunc est { $to } (erat { $from }).
papers-done = { $file } ({ $pages ->
    [one] ūna pāgina
   *[other] { $pages } pāginae
})
page-done = { $files } documenta sunt in { $folder }, ad īnscrīptiōnem pōnenda quae in { $base } exit.
backup-done = { $file } omnia continet quae in { $folder } sunt, et integrum est.
restore-done = { $folder } nunc omnia continet quae in { $file } sunt. lusoria serve --data { $folder } ea aperit.
verify-well-round = Omnia congruunt: mixtiōnēs et āctiōnēs ut scrīptae sunt. Lūdī: { $rounds }
verify-well-deal = { verify-well-round }
verify-nothing = Nūllus lūdus scrīptus est: nihil est quod probētur.
verify-flawed = { $flaws ->
    [one] Aliquid nōn congruit:
   *[other] { $flaws } rēs nōn congruunt:
  }
## Pāgina enchīridiī
manual-name = Nōmen
manual-synopsis = Ūsus
manual-commands = Iussa
manual-environment = Circumstantia
manual-environment-lang = lingua nūntiōrum: prīma quae dicta est; aliter Anglica
manual-environment-colour = FORCE_COLOR colōrēs poscit etiam ubi terminālis nūllus est, cum 0 nūllōs; NO_COLOR nūllōs
manual-environment-key = clāvis pāginae moderātrī, quae ita in nūllō indice programmatum stat
manual-environment-password = tessera PostgreSQL
manual-exit = Exitūs
manual-exit-0 = factum est, et omnia bene sē habent
manual-exit-1 = fierī nōn potuit, aut aliquid male sē habet
manual-exit-2 = verba nōn intellēcta sunt
## doctor
doctor-good = bene
doctor-warning = cavē
doctor-bad = MALE
doctor-about-node = Node
doctor-about-version = Lusoria
doctor-about-clock = hōrologium
doctor-about-page = pāgina
doctor-about-folder = locus
doctor-about-disk = discus
doctor-about-database = thēsaurus
doctor-about-port = porta
doctor-about-nats = NATS
doctor-about-address = īnscrīptiō
doctor-node-new-enough = { $version }
doctor-node-too-old = { $version } nimis vetus est: Node 22.18 aut posterius opus est
doctor-version = { $version }
doctor-clock-likely = { $date } (UTC)
doctor-clock-unlikely = { $date } (UTC) dīcit, antequam hoc programma scrīptum est: corrige
doctor-clock-differs = { $place } { $seconds } s ab hāc māchinā discrepat: utraque hōram ā moderātrō temporis (NTP) capiat
doctor-page-there = facta est, in { $folder }
doctor-page-missing = in { $folder } nūlla est: npm run build eam facit
doctor-folder-own = in { $folder } scrībī potest, neque alius ibi legit
doctor-folder-new = { $folder } fīet cum prīmum incipiet
doctor-folder-open = aliī { $folder } īnspicere possunt (modus { $mode }): chmod 700
doctor-folder-closed = { $folder } adhibērī nōn potest: { $reason }
doctor-disk-room = { $gigabytes } GiB vacant
doctor-disk-little = { $gigabytes } GiB tantum vacant in { $folder }
doctor-disk-full = { $gigabytes } GiB vacant in { $folder }: parum est
doctor-database-new = nōndum est: fīet cum prīmum incipiet
doctor-database-memory = in memoriā: in fīne omnia oblīta sunt
doctor-database-sound = { $place } integer est
doctor-database-ready = { $place } respondet et parātus est
doctor-database-damaged = { $place }: { $reason }
doctor-database-away = { $place }: { $reason }
doctor-ratings-right = vīrēs lūsōrum cum exitibus congruunt
doctor-ratings-differ = vīrēs alicuius discrepant: { $reason }
doctor-ratings-unread = vīrēs lūsōrum computārī nōn possunt: { $reason }
doctor-port-free = { $port } vacat
doctor-port-ours = in { $port } moderātrum Lūsōriae iam currit
doctor-port-taken = { $port } ab aliō programmate tenētur
doctor-port-forbidden = { $port } tibi nōn patet: ēlige maiōrem quam 1023
doctor-port-no-host = haec māchina īnscrīptiōnem { $host } nōn habet
doctor-nats-answers = { $place } respondet
doctor-nats-away = { $place } nōn respondet: { $reason }
doctor-nats-unused = nōn opus est: ūnum moderātrum
doctor-nats-missing = sine --nats moderātra plūra singulīs secundīs thēsaurum īnspiciunt
doctor-address-here = { $url } hūc dūcit, etiam WebSocket
doctor-address-elsewhere = { $url } ad aliud moderātrum dūcit
doctor-address-no-websocket = { $url } WebSocket nōn trānsmittit: intermedium Upgrade et Connection trādat
doctor-address-away = { $url } hinc nōn attingitur: { $reason }
doctor-address-only-here = haec māchina sōla id attingit; prō rētī --host 0.0.0.0
doctor-sum = { $bad ->
    [0] { $warnings ->
        [0] Omnia bene sē habent.
        [one] Currere potest; ūnum īnspiciendum est.
       *[other] Currere potest; { $warnings } rēs īnspiciendae sunt.
     }
    [one] Ūna rēs corrigenda est.
   *[other] { $bad } rēs corrigendae sunt.
 }
## Counts, in digits as they are written in the language
games-count = { $count ->
    [one] 1 lūdus
   *[other] { $digits } lūdī
  }
deals-count = { $count ->
    [one] 1 distribūtiō
   *[other] { $digits } distribūtiōnēs
  }
## simulate
simulate-progress = lūdī: { $done } ex { $games }
simulate-title = { $table }, { $seats } lūsōrēs, { $games }
simulate-turns = Āctiōnēs
simulate-turns-text = { $mean } ferē, nōn plūrēs quam { $p50 } in dīmidiā parte lūdōrum, quam { $p95 } in 95 %
simulate-wins = Victōriae ōrdine lūdendī
simulate-order = lūsor { $n }
simulate-by-seat = Victōriae māchinārum
time = Tempus
time-text = { $seconds } s, { $games } in singulīs secundīs
## arena
arena-progress = distribūtiōnēs: { $done } ex { $deals }
arena-progress-difference = { arena-progress }, discrīmen { $difference }
arena-nothing = interruptum antequam ūlla distribūtiō fīnīta est
arena-stopped = Ante fīnem interruptum.
arena-title = { $game }, { $deals }, { $games }
arena-points = pūncta in lūdō
arena-won = vīcit
arena-median = medium
arena-p999 = 99,9 %
arena-most = longissimum
arena-faults = culpae
arena-by-chairs = { $chairs } contrā { $others }
arena-difference = Discrīmen
arena-interval = ā { $low } ad { $high }, 95 %
## bot
bot-sits = { $name } lūdit ad mēnsam { $code } moderātrī { $server }, in sēde { $seat }. Ctrl-C fīnit.
bot-fault = culpa: { $fault } ({ $code })
bot-dismissed = Sēdēs iam alterīus est: dīmissus est.
bot-gone = Mēnsa iam nōn est ({ $code }).
## examine
examine-right = { $right } ex { $of }
examine-not-asked = nōn interrogātum
examine-wrong = { $id }: { $said }; rēctum est { $wanted }
examine-fault = { $id }: { $fault }, { $said }
examine-more = … et alia { $more }; --json omnia habet
examine-no-tasks = nōn interrogātum: hic lūsor tālia nōn accipit
examine-unanswered = sine respōnsō
examine-part = { $counted }, { $unanswered } sine respōnsō
examine-look = Quid interrogātum sit et cūr id rēctum sit: lusoria examine { $game } --questions
## trial
trial-player = lūsor
trial-faults = vitia
## open
open-made = Mēnsa { $code } aperta est: { $link } · apud terminālem: lusoria join { $code } --server { $server }
open-bots = Sēdēs quae in initiō adhūc vacant māchinae capiunt.
open-waits = { $free ->
    [0] Omnēs adsunt
    [one] Ūna sēdēs vacat
   *[other] { $free } sēdēs vacant
}
open-begins = initium
open-enter = Enter incipit.
## join
join-by-day = In diēs lūditur: abī per q, cum placet. `lusoria join { $code } --server { $server } --token { $file }` tē redūcit, `lusoria tables` dīcit quandō tuum sit.
join-until = { $name }: ūsque ad { $until }
join-sits = Sedēs ad mēnsam { $code } moderātrī { $server }, in sēde { $seat }. Ctrl-C eam relinquit.
join-watches = Spectās mēnsam { $code } moderātrī { $server }. Ctrl-C eam relinquit.
join-lost = Cōnexiō āmissa est. Iterum temptātur …
join-back = Cōnexiō reddita est.
## Lessons
command-learn = lūdum lūdendō docet, lēctiōnem post lēctiōnem
command-learn-lesson = numerus lēctiōnis; sine eō rogāris
command-learn-note = Magister dīcit quid faciendum sit et errōrēs explicat. { $show } id prō tē facit, { $insist } facit quod dissuādētur.
learn-which = Quae lēctiō?
learn-answer = Numerus respōnsī tuī
learn-number = Scrībe numerum ab 1 ad { $count }.
learn-coach = Magister
learn-done = Haec fuit lēctiō.
typed-show = mōnstrā
typed-insist = tamen
does-show = prō tē fit
## Problēmata
command-puzzle = problēma mōnstrat, cui ūnum respōnsum rēctum est; sī RESPŌNSUM additur, quid ex eō fīat
puzzle-how = Sīc respondē: { $command }
command-puzzle-id = problēma huius ID
command-puzzle-day = problēma illīus diēī (hodiernī)
command-puzzle-theme = prīmum problēma argūmentī
command-puzzle-level = prīmum problēma difficultātis, 1 ad 5
command-puzzle-hint = dīcit quid spectandum sit
command-puzzle-show = respōnsum rēctum mōnstrat
command-puzzle-json = { command-arena-json }
command-puzzle-note-game = { $game }: { $answer } Argūmenta: { $themes }.
command-puzzle-note-exit = Exitus 0: mōnstrātum est, aut respōnsum rēctum est; 1: falsum est.
tables-none = nūllae mēnsae apud { $server }
tables-turn = tuum est
tables-lobby = nōndum incepta
tables-playing = aliī lūdunt
tables-between = inter certāmina
tables-over = fīnīta
tables-event-class = classis
tables-event-evening = vesper lūsōrius
left-days = { $n ->
    [one] ūnus diēs restat
   *[other] { $n } diēs restant
  }
left-hours = { $n ->
    [one] ūna hōra restat
   *[other] { $n } hōrae restant
  }
left-minutes = { $n ->
    [one] ūnum minūtum restat
   *[other] { $n } minūta restant
  }
left-none = tempus exāctum est
