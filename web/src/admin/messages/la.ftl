## The page
title = Cōnspectus moderātrī
away = Moderātrum nōn respondet; hī numerī sunt hōrae { $time }. Iterum temptātur …
never-answered = Moderātrum nōn respondet. Iterum temptātur …
now = Hōc tempore
tables = mēnsae in ūsū
people = hominēs
connections = cōnexiōnēs
moves-per-minute = āctiōnēs singulīs minūtīs
promise = In hāc parte pāginae neque nōmina neque nūntiī neque chartae ostenduntur; in pariete stāre potest.

## The key
key-title = Clāvis poscitur
key-hint = Moderātrum, cum incēpit, īnscrīptiōnem ostendit quae clāve terminātur. Aperī hanc īnscrīptiōnem aut clāvem hīc scrībe.
key-label = Clāvis
key-open = Aperī
key-wrong = Haec clāvis nōn convenit. Quotiēns moderātrum incipit, nova fit, nisi certa data est.

## How others join
join-title = Quōmodo accēditur
join-hint = Imāginem lege aut īnscrīptiōnem scrībe. Nōmen profitērī nōn necesse est.
join-only-here = Hoc sōlum īnstrūmentum moderātrum adit; rētī aperītur per --host 0.0.0.0.
join-qr = Imāgō quae īnscrīptiōnem huius moderātrī continet
join-addresses = Īnscrīptiōnēs
join-copy = Īnscrīptiōnem trānscrībe
join-copied = Trānscrīpta est

## Speed
speed-title = Celeritās
speed-caption = Quantum temporis opus sit, ex mīlle proximīs
speed-what = Dōnec …
speed-half = dīmidia pars intrā
speed-most = 99 ex 100 intrā
speed-commit = āctiō servētur
speed-delivery = omnēs ad mēnsam eam accipiant
speed-bot = māchina respondeat
speed-none = nihil adhūc

## Bots
bots-title = Māchinae
bots-thinking = cōgitant
bots-waiting = exspectant, ut cōgitent
bots-failed = ab initiō dēfēcērunt

## Rejections
refused-title = Repudiāta
refused-caption = Nūntiī ab initiō repudiātī
refused-why = Cūr
refused-count = Quotiēns
refused-none = Nihil adhūc repudiātum est.

## Rate limits
limited-title = Nimia
limited-caption = Quae ab initiō retenta sunt
limited-what = Quid
limited-none = Nēmō adhūc nimium poposcit.
limited-message = nūntiī in ūnā cōnexiōne
limited-address = nūntiī ab ūnō locō
limited-table = mēnsae novae ab ūnō locō
limited-person = hominēs adhūc ignōtī ab ūnō locō
limited-connection = cōnexiōnēs

## The server itself
server-title = Moderātrum ipsum
server-version = Versiō
server-started = Initium
server-moves = Āctiōnēs ab initiō
server-memory = Memoria
server-load = Occupātum
server-resyncs = Rēs gestae iterum lēctae, quod aliud moderātrum prius fuit
server-failures = Errōrēs moderātrī
server-nodes = Alia moderātra
server-nodes-alone = Nūlla: hoc moderātrum sōlum est.
server-nodes-connected = Alia audit. Omnēs numerī hīc positī ad hoc sōlum moderātrum pertinent.
server-nodes-polling = Alia nōn audit, sed thēsaurum īnspicit. Omnēs numerī hīc positī ad hoc sōlum moderātrum pertinent.

## Parts of the page
parts = Partēs huius pāginae
part-glance = Cōnspectus
part-tables = Mēnsae
part-reports = Dēlātiōnēs
part-visitors = Hospitēs
part-rules = Nūntius, fīnēs
part-audit = Ācta

## The last day
day-title = Vīgintī quattuor hōrae proximae
day-none = Nimis mātūrum est: singulīs minūtīs numerātur.
day-hour = Hōra ā
day-people = hominēs summum
day-moves = āctiōnēs in minūtā summum

## Tables and events
tables-hint = Mēnsae, classēs, vesperēs, recentissima prīma. Nōmina hīc stant: nōlī in pariete ostendere.
tables-none = Nūllae sunt.
table-event = Classis aut vesper
table-phase-lobby = lūsōrēs exspectat
table-phase-playing = in lūdō
table-phase-between = mox pergit
table-phase-over = fīnīta
table-phase-resting = nēmō spectat
table-phase-event = cum omnibus mēnsīs
table-watching = { $count ->
    [one] 1 cōnexiō
   *[other] { $count } cōnexiōnēs
 }
table-people = { $count ->
    [one] 1 homō
   *[other] { $count } hominēs
 }
do-end = Fīnī
do-end-sure = Vērē fīnīre?
do-remove = Dēlē
do-remove-sure = Vērē dēlēre?
do-settle = Cōnfectum

## Visitors and bans
visitors-hint = Quī nunc adsunt, per īnscrīptiōnēs. Tōta schola ūnam habēre potest.
visitors-none = Nēmō adest.
visitor-address = { $address } ({ $connections ->
    [one] 1 cōnexiō
   *[other] { $connections } cōnexiōnēs
 })
ban-for = Quam diū
ban-hours = { $hours ->
    [1] 1 hōra
    [24] 1 diēs
    [168] 1 hebdomas
    [720] 30 diēs
   *[other] { $hours } hōrae
 }
ban-why = Quam ob rem (ipsīs dīcitur)
ban-why-none = causā nōn dictā
ban-why-conduct = aliīs contumēlia facta
ban-why-disruption = lūdī turbātī
ban-why-load = nimia ā moderātrō postulāta
do-ban = Exclūde
do-ban-sure = Vērē exclūdere?
do-lift = Readmitte
bans-title = Exclūsī
bans-none = Nēmō.
ban-address = īnscrīptiō { $who }, ūsque ad { $until }
ban-person = homō { $who }, ūsque ad { $until }

## Message of the day, limits
message-title = Nūntius diēī
message-label = Omnēs eum in ātriō legunt
message-say = Ostende
message-take-back = Tolle
limits-title = Fīnēs
limits-hint = Statim valent, etiam postquam moderātrum iterum coepit.
limit-connections = cōnexiōnēs simul
limit-addressConnections = cōnexiōnēs ex ūnā īnscrīptiōne
limit-tablesAnHour = mēnsae novae in hōrā ex ūnā īnscrīptiōne
limit-peopleAnHour = hominēs novī in hōrā ex ūnā īnscrīptiōne
limits-set = Cōnstitue
limits-reset = Ut initiō

## What was done
audit-hint = Centum ācta proxima. Etiam in āctīs moderātrī stant, ibi sine īnscrīptiōnibus et verbīs.
audit-none = Nōndum quicquam.
reports-hint = Quōs lūsōrēs dētulērunt, cum verbīs eōrum postrēmīs ad hanc mēnsam. Sī quis sē dēlet, dēlātiō quoque perit.
reports-none = Nēmō dēlātus est.
report-name = Nōmen
report-chat = Verba
report-leaves = Aliōs dēserit
report-cheats = Fraus
audit-end = Mēnsa fīnīta
audit-remove = Dēlētum
audit-ban = Exclūsus
audit-lift = Readmissus
audit-settle = Dēlātiō cōnfecta
audit-message = Nūntius diēī
audit-limits = Fīnēs cōnstitūtī
