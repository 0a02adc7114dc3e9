## The page
title = Cōnspectus servī
away = Servus nōn respondet; hī numerī sunt hōrae { $time }. Iterum temptātur …
never-answered = Servus nōn respondet. Iterum temptātur …
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
key-hint = Servus, cum incēpit, īnscrīptiōnem ostendit quae clāve terminātur. Aperī hanc īnscrīptiōnem aut clāvem hīc scrībe.
key-label = Clāvis
key-open = Aperī
key-wrong = Haec clāvis nōn convenit. Quotiēns servus incipit, nova fit, nisi certa data est.

## How others join
join-title = Quōmodo accēditur
join-hint = Imāginem lege aut īnscrīptiōnem scrībe. Nōmen profitērī nōn necesse est.
join-only-here = Hoc sōlum īnstrūmentum servum adit; rētī aperītur per --host 0.0.0.0.
join-qr = Imāgō quae īnscrīptiōnem huius servī continet
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
speed-delivery = omnēs in mēnsā eam accipiant
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
server-title = Servus ipse
server-version = Versiō
server-started = Initium
server-moves = Āctiōnēs ab initiō
server-memory = Memoria
server-load = Occupātus
server-resyncs = Rēs gestae iterum lēctae, quod alius servus prior fuit
server-failures = Errōrēs servī
server-nodes = Aliī servī
server-nodes-alone = Nūllī: hic servus sōlus est.
server-nodes-connected = Aliōs audit. Omnēs numerī hīc positī ad hunc sōlum servum pertinent.
server-nodes-polling = Aliōs nōn audit, sed thēsaurum īnspicit. Omnēs numerī hīc positī ad hunc sōlum servum pertinent.
