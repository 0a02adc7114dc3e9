## The page
title = Cōnspectus moderātrī
away = Moderātrum nōn respondet; hī numerī sunt hōrae { $time }. Iterum temptātur …
never-answered = Moderātrum nōn respondet. Iterum temptātur …
now = Hōc tempore
tables = mēnsae in ūsū
people = hominēs
connections = cōnexiōnēs
moves-per-minute = āctiōnēs singulīs minūtīs
counting = Numerantur …
peak = summum { $most }
sparkline = Āctiōnēs singulīs minūtīs, per minūtās { $minutes } proximās: nunc { $last }, summum { $most }.
promise = Nōmina, nūntiī, chartae hīc nōn ostenduntur neque huius pāginae causā servantur.

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
