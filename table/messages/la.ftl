# $path, $bot and $game come in brackets, with a space before them, or are empty.
## Rejections of any game
rejection-not-seated = Ad hoc tibi sēde ad mēnsam opus est.
rejection-round-over = Lūdus iam fīnītus est.
rejection-not-now = Hoc nunc nōn licet.
rejection-not-your-turn = Nōn tuae partēs sunt.
rejection-card-not-in-hand = Hanc chartam nōn habēs.
rejection-bad-action = Tāle nihil in hōc lūdō fierī potest.
## Rejections of a table
rejection-bad-options = Hīs lēgibus lūdī nōn potest{ $path }.
rejection-not-owner = Hoc hospitī tantum licet, quī mēnsam apposuit.
rejection-already-seated = Iam sēdem habēs. Surge prius, sī aliam petis.
rejection-seat-taken = Ibi iam aliquis sedet.
rejection-knows-cards = In hōc certāmine iam lūsistī et chartās nōvistī. Certāmine fīnītō iterum cōnsīdere poteris.
rejection-no-such-seat = Nūlla tālis sēdēs est.
rejection-no-such-person = Nūllus tālis lūsor ad mēnsam est.
rejection-no-such-bot = Nūlla tālis māchina est{ $bot }.
rejection-bad-name = Hoc nōmen nūllam litteram continet. Ēlige aliud.
rejection-bad-seats = Hīs sēdibus lūdī nōn potest. Mūtā numerum eārum.
rejection-empty-message = Nūntius vacuus est.
rejection-chat-closed = Ad hanc mēnsam colloquium nōn est.
rejection-no-consent = Hīc nōn scrībitur, nisi omnēs quī adsident volunt.
rejection-nobody-replaced = Ad hanc mēnsam nēmō māchinae cēdit, dum tempus habet.
rejection-terms-agreed = Aliī hīs condiciōnibus assēdērunt: tempus agendī māchinaeque manent, ut convēnit.
rejection-move-too-long = Hoc moderātrum mēnsās nōn tam diū servat. Ēlige tempus brevius.
rejection-passkeys-off = Hīc clāvēs nōn sunt.
rejection-bad-passkey = Haec clāvis hīc nōn valet.
rejection-push-off = Hoc moderātrum nihil nūntiat.
rejection-unknown-push-service = Hoc moderātrum ministerium nūntiōrum, quō tuum nāvigātrum ūtitur, nōn nōvit.
rejection-contacts-off = Hoc moderātrum nihil nūntiat nec calendāria tenet.
rejection-mail-off = Hoc moderātrum epistulās nōn mittit.
rejection-reactions-closed = Ad hanc mēnsam acclāmātiōnēs nōn sunt.
rejection-no-such-reaction = Haec acclāmātiō nōn est.
rejection-reactions-full = Ad hanc mēnsam satis acclāmātum est.
rejection-reacts-too-fast = Satis saepe acclāmāvistī. Restant { $seconds } s.
rejection-round-silent = Dum lūditur, ad hanc mēnsam tacētur. Posteā iterum scrībere licet.
rejection-muted = Ad hanc mēnsam nunc scrībere nōn potes.
rejection-open-seats = Sēdēs adhūc vacant. Vocā aliquem aut pōne in eīs māchinās.
rejection-nobody-seated = Māchinae sōlae sedent. Cōnsīde cum eīs; tum incipere licēbit.
rejection-ahead = Moderātrum nescit quae iam vīdistī. Renovā pāginam.
rejection-id-used = Sub hāc notā aliud iam missum est.
rejection-stale = Lūdus iam prōcessit.
rejection-too-soon = Cēterīs adhūc intercēdere licet. Restant { $seconds } s.
rejection-paused = Lūdus intermissus est.
rejection-already-contributed = Pars tua ad mixtiōnem iam accepta est.
rejection-removed = Ad hanc mēnsam iterum cōnsīdere nōn potes: hospes tē dīmīsit.
rejection-chat-full = Ad hanc mēnsam satis scrīptum est.
rejection-table-full = Ad hanc mēnsam tot rēs gestae sunt ut plūrēs scrībī nōn possint. Novam appōne.
## Rejections of the server, and of the connection to it
rejection-bad-message = Moderātrum hoc nōn intellēxit. Renovā pāginam.
rejection-too-large = Hoc longius est quam ut mittī possit.
rejection-too-fast = Nimis celeriter. Exspectā paulum.
rejection-hello-first = Moderātrum nescit quis sīs. Renovā pāginam.
# $reason: conduct, disruption, load, or none is told.
rejection-banned = { $reason ->
    [conduct] Quī hoc moderātrum cūrat, tē ūsque ad { $until } exclūsit, quod aliīs contumēlia facta est.
    [disruption] Quī hoc moderātrum cūrat, tē ūsque ad { $until } exclūsit, quod lūdī turbātī sunt.
    [load] Quī hoc moderātrum cūrat, tē ūsque ad { $until } exclūsit, quod nimia ā moderātrō postulāta sunt.
   *[none] Quī hoc moderātrum cūrat, tē ūsque ad { $until } exclūsit.
 }
rejection-unknown-token = Moderātrum tē iam nōn nōvit. Hīc ā prīncipiō incipis.
rejection-no-such-game = Nūllus tālis lūdus hīc est{ $game }.
rejection-no-such-table = Nūlla tālis mēnsa est. Probā signum.
rejection-damaged = Rēs huius mēnsae gestae corruptae sunt. Eī quī moderātrum cūrat īnspiciendum est.
rejection-too-many-tables = Iam { $most } mēnsās habēs; plūrēs nunc habēre nōn licet. Mēnsae quibus nihil iam agitur sponte ēvānēscunt; contrā māchinās in hōc īnstrūmentō semper lūdere potes.
rejection-crowded = Ad hanc mēnsam nēmō iam spectātor admittitur.
rejection-no-spectators = Ad hanc mēnsam lūsōribus tantum adesse licet.
rejection-this-device = Hoc ipsum est īnstrūmentum, quō nunc ūteris.
rejection-too-many-bots = Iam habēs { $most } māchinās; plūrēs habērī nōn possunt.
rejection-not-for-bots = Hoc hominibus licet; māchinae nōn licet.
rejection-lobby-closed = Hic moderātor mēnsās apertās nōn habet. Aliquem notā invītā.
rejection-options-too-large = Mēnsa cum tot chartīs tuīs omnibus patēre nōn potest.
rejection-too-many-open = Iam { $most } mēnsās apertās habēs, quibus nēmō lūdit.
rejection-seek-over = Iam nōn quaeris.
rejection-sharing-off = Hoc moderātrum lūdōs commūnicātōs nōn servat. Cape nexum quī omnia sēcum portat.
rejection-bad-photos = Hae imāginēs hārum chartārum nōn sunt aut nimis magnae sunt.
rejection-too-many-photos = Hīc iam nimis multae imāginēs sunt.
rejection-too-many-shared = Iam { $most } lūdōs commūnicās. Prius ūnum dēlē.
rejection-no-such-shared = Sub hōc nexū nihil commūnicātur, aut nōn iam.
rejection-shared-unreadable = Hic lūdus commūnicātus legī nōn potest.
rejection-shared-newer = Hoc recentior Lusoria fēcit. Pāginam iterum arcesse.
rejection-shared-too-large = Hoc maius est quam ut commūnicētur. Aliquot viās vel notās tolle.
rejection-shared-other-rules = Lēgēs huius lūdī interim mūtātae sunt. Ostendī iam nōn potest.
rejection-shared-illegal = Quae in hōc lūdō scrīpta sunt, lēgēs lūdī nōn sinunt.
rejection-too-many-blocks = Iam { $most } hominēs exclūsistī. Prius ūnum admitte.
rejection-unwelcome = Huic mēnsae assīdere nōn potes. Aliam ēlige.
rejection-bad-code = Hoc signum nōn valet: aut male scrīptum est aut vetus aut iam adhibitum.
rejection-try-again = Rēs nōn successit. Temptā iterum.
rejection-unknown = Utrum hoc allātum sit necne, nōndum cōnstat. Temptā iterum: nihil bis fit.
rejection-closed = Cōnexiō fīnīta est. Renovā pāginam.
rejection-other-version = Pāgina cum moderātrō nōn congruit. Renovā pāginam.
rejection-unreadable = Respōnsum moderātrī legī nōn potest. Renovā pāginam.
# For a code that this version does not know.
unknown-rejection = Hoc fierī nōn potest ({ $code }).
## Flaws of a record
# Counted from 1. $path as above.
flaw-unknown-game = Lūdus „{ $game }“ hīc ignōtus est.
flaw-other-rules = Versiōne { $recorded } lēgum lūsum est, hīc est versiō { $known }.
flaw-bad-options = Lēgēs mēnsae falsō scrīptae sunt{ $path }.
flaw-bad-players = Tot hunc lūdum lūdere nōn possunt.
flaw-wrong-commitment = Arcānum nōn est id quod ante datās chartās prōmissum est.
flaw-secret-again = Arcānum idem est ac lūdī { $earlier }: chartae dēnuō mixtae esse nōn possunt.
flaw-wrong-first = Sēdēs { $recorded } incēpit, sed sors in sēdem { $drawn } cecidit.
flaw-not-a-draw = Quod ut mixtiō scrīptum est, mixtiō nōn est.
flaw-wrong-draw = Mixtiō in locō { $place } numerum { $recorded } habet; ex arcānō et partibus fit { $drawn }.
flaw-out-of-order = Hoc nōn suō tempore factum est.
flaw-refused = Lēgēs hanc āctiōnem nōn admittunt ({ $reason }).
flaw-wrong-events = Lēgēs ad aliud dūcunt ac scrīptum est.
flaw-wrong-outcome = Exitus quī scrīptus est nōn is est quī lūdendō factus est.
flaw-unfinished = Exitus scrīptus est, sed lūdus fīnītus nōn est.
flaw-other-commitment = Aliud prōmissum scrīptum est ac tū vīdistī.
flaw-contribution-missing = Pars tua ad mixtiōnem deest.
in-round = Lūdus { $round }: { $flaw }
in-deal = { in-round }
in-round-step = Lūdus { $round }, gradus { $step }: { $flaw }
in-deal-step = { in-round-step }
