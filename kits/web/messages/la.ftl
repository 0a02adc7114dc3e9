## Everywhere
app-name = Lusoria
nav-home = Ad ātrium redī
nav-settings = Optiōnēs
nav-help = Quōmodo lūdātur
nav-close = Claude
nav-skip = Ad rem trānsī
status-connecting = Cōnexiō petitur …
status-reconnecting = Cōnexiō iterum petitur …
status-offline = Moderātrum nōn respondet: mēnsae cum aliīs nunc nōn patent, sed pāgina iterum temptat. Contrā māchinās tamen lūdī potest.
status-retrying = Moderātrum nunc nōn respondet. Haec pāgina iterum iterumque temptat et, cum respōnsum erit, pergit.
status-refused = Moderātrum hanc cōnexiōnem nōn accipit.
status-loading = Exspectā paulum …
status-lost = Hīc nūlla mēnsa est.
status-lost-text = Fortasse signum male scrīptum est, aut mēnsa iam ablāta est.
me = Ego
somebody = Aliquis
code-label = Signum mēnsae
copy-link = Nexum trānscrībe
copied = Trānscrīptus est

## The lobby
lobby-your-name = Nōmen tuum
lobby-games = Lūdī
lobby-other-decks = Aliae chartae
lobby-play-now = Statim lūde
lobby-with-friends = Cum amīcīs
lobby-alone-setup = Māchinae et lēgēs
lobby-print = Imprime chartās, tabulās, lēgēs
print = Imprime
lobby-class = Cum discipulīs
lobby-evening = Vesper lūsōrius
lobby-learn = Disce
lobby-teach = In scholā
lobby-together = Ūnā
lobby-decks = Seriēs chartārum
lobby-join = Ad mēnsam accēde
lobby-join-button = Accēde
lobby-my-tables = Mēnsae meae
lobby-phase-lobby = lūsōrēs exspectat
lobby-phase-playing = lūditur
lobby-phase-between = mox pergitur
lobby-phase-over = fīnīta
lobby-over = Hic lūdus fīnītus est
lobby-promise = Omnis mixtiō probārī potest, neque quisquam plūs videt quam quod in mēnsā patet.
lobby-footer = Ex chartīs lūsōriīs quibus nōmen est „Lust auf Rom“. Programma līberum.
transfer-title = In aliō īnstrūmentō perge

## Settings and help
settings-language = Lingua
settings-guard = Cautiō contrā lāpsum digitī
settings-guard-hint = Ad sūmendum et intercēdendum bis tange.
device-others = Cētera omnia exclūde
device-really = Vērē exclūdere vīs?
help-keys = Clāvēs

## A new table
people-whose = Cuius
new-table = Mēnsa nova
new-table-bots = Contrā māchinās
new-table-seats = Sēdēs
new-table-seat = Sēdēs { $n }
new-table-friend = vacua amīcō
new-table-players = { $n } lūsōrēs
new-table-tempo = Celeritās māchinārum
new-table-tempo-0 = statim
new-table-tempo-600 = celeriter
new-table-tempo-1200 = placidē
new-table-tempo-2500 = lentē
new-table-spectators = Aliīs spectāre licet
new-table-listed = In ātriō huius moderātrī ostende
new-table-rules = Lēgēs
new-table-more = Hōra, colloquium, spectātōrēs
new-table-create = Mēnsam appōne
new-table-create-bots = Incipe
clock-title = Hōrologia
clock-none = nūlla
clock-gentle = sine festīnātiōne
clock-tournament = certāminis
clock-hint-none = Quisque quamdiū vult cōgitat.
clock-hint-gentle = In singulās āctiōnēs minūta datur, praetereā quīnque minūtae quotiēns chartae dantur.
clock-hint-tournament = In singulās āctiōnēs vīgintī secundae dantur, praetereā duae minūtae quotiēns chartae dantur.
clock-substitute = Tempore exāctō māchina lūdit, dum lūsor redeat
clock-reserve = reservāta
clock-up = tempus exāctum
clock-hurry = Decem secundae restant.

## The waiting room
room-title = Quis lūdit?
room-invite = Invītātiō
room-invite-hint = Mitte nexum, ostende imāginem, aut dīc signum mēnsae.
room-invite-local = Hanc īnscrīptiōnem hoc īnstrūmentum sōlum aperīre potest. Ut aliī veniant, moderātrum cum --host 0.0.0.0 incipiat; tum pāginam ūnā ex īnscrīptiōnibus aperī quās nōmināverit.
room-qr = Imāgō quae nexum huius mēnsae continet
room-sit = Hīc cōnsīde
room-open = vacua
room-bot = māchina
room-owner = hospes
room-add-bot = Māchinam hīc pōne
room-remove = Sēdem vacuā
room-stand = Surge
room-start = Lūdum incipe
room-start-hint = Cum omnēs sēdēs occupātae erunt, incipere licēbit.
room-waiting = { $owner } lūdum incipiet cum omnēs aderunt.
room-rules = Lūdus
room-change-rules = Lēgēs mūtā
room-save-rules = Hās lēgēs servā
room-seats-count = Numerus sēdium
room-name-first = Quod nōmen tibi est?
room-online = adest
room-away = abest
room-watching = { $n ->
    [1] ūnus spectat
   *[other] { $n } spectant
  }
room-shuffling = Chartae miscentur …

## The table
table-log = Rēs gestae
table-log-earlier = Priōra
table-chat = Colloquium
table-title = Mēnsa
table-opening = Mēnsa parātur …
table-panel = Rēs gestae, colloquium, mēnsa
table-pause = Intermitte
table-resume = Perge
table-paused = Lūdus intermissus est.
table-away = Omnēs { $name } absentem exspectant.
table-leave = Sēdem relinque
table-really-leave = Vērēne abīs?
table-leave-hint = Māchina prō tē lūdet, dōnec redeās.
table-come-back = Sēdem repete
table-substitutes = prō { $name }
table-make-owner = Hospitem fac
table-to-bot = Māchinam substitue
table-really-to-bot = Vērēne māchinam prō eō pōnis?
table-mute = Tacēre iubē
table-unmute = Loquī sine
table-end = Lūdum abrumpe
table-end-wanted = { $names } lūdum abrumpere { $n ->
    [1] vult
   *[other] volunt
  }. Fīniētur, sī omnēs cōnsentient.
table-end-wanted-you = Lūdum abrumpere vīs. Fīniētur, sī omnēs cōnsentient.
table-really-end = Vērē abrumpis?
table-end-agree = Cōnsentiō
table-end-withdraw = Pergere mālō

## What happened at the table, for the log
event-sat = { $name } cōnsīdit.
event-sat-you = Cōnsīdis.
event-stood = { $name } surgit.
event-stood-you = Surgis.
event-removed = Iussū hospitis { $name } surgit.
event-removed-you = Iussū hospitis surgis.
event-bot-sat = { $name }, māchina, lūdit.
event-resumed = Lūdus pergit.
event-consented = { $name } lūdum abrumpere vult.
event-consented-you = Lūdum abrumpere vīs.
event-withdrew = { $name } pergere māvult.
event-withdrew-you = Pergere māvīs.
event-late = Tempus exāctum est: { $name }.
event-late-you = Tempus tuum exāctum est.
event-owner = { $name } nunc hospes est.
event-owner-you = Nunc tū hospes es.
event-erased = Aliquis ea dēlēvit quae dē sē servābantur.
event-closed = Complūrēs diēs nēmō adfuit: mēnsa clausa est.

## The end of a round
end-title-round = Fīnis lūdī
end-title-deal = Fīnis lūdī
end-won = { $names } { $n ->
    [1] vīcit
   *[other] vīcērunt
  }.
end-you-won = Vīcistī!
end-won-whole = Summā { $n ->
    [1] vīcit
   *[other] vīcērunt
  } { $names }.
end-you-won-whole = Summā vīcistī!
end-even = Summā parēs estis.
end-next-round = Lūdus proximus
end-next-deal = Lūdus proximus
end-by-itself = Post { $n } secundās sponte pergitur. Quaelibet clāvis sistit.
end-stay = Manē
end-review-round = Hunc lūdum recognōsce
end-review-deal = Hunc lūdum recognōsce
end-wait-for-event = Certāmen proximum omnibus simul incipiet.
end-rematch = Iterum
end-done = Fīnis
end-more = Plūra
end-owl = Lūdum recognōscō …
end-show = Ostende locum
end-cards = { $n ->
    [0] nūlla iam charta
    [1] ūna charta restat
   *[other] chartae { $n } restant
  }
end-change = Lēgēs aut sēdēs mūtā
end-download = Lūdum servā
end-fair-hint = Haec pāgina omnēs mixtiōnēs ex prōmissō ante datās chartās et ex omnium partibus iterum computāvit.
end-checking = Mixtiō iterum computātur …
end-round = Lūdus { $n }
end-deal = Lūdus { $n }
end-no-round = Lūdus { $n } spectārī nōn potest: aut nōn lūsus aut nōn ad fīnem perductus est.
end-no-deal = { end-no-round }
back = Redī
past-title = Lūdus diēī { $date }
past-person = Sēdēs { $n }
past-lost = Hic lūdus nōn iam in hōc īnstrūmentō est.
end-to-table = Ad mēnsam
## What the boards of games share
nav-back = Redī
room-spectator = Spectās.
table-screen = In pariete ostende
table-unread = { $n ->
    [one] ūnus nūntius novus
   *[other] { $n } nūntiī novī
  }
table-result = Exitum ostende
table-sent = mittitur …
table-stock-label = Cumulus
rules-mode = Modus lūdendī
rules-options = Omnēs lēgēs
table-hand = { $n ->
    [1] Manus tua, 1 charta
   *[other] Manus tua, { $n } chartae
  }
## Lessons
learn-by-playing = Lūdendō disce
