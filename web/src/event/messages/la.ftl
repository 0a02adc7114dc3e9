title-class = Cum discipulīs
title-evening = Vesper lūsōrius
about-class = Ūnum signum omnibus: discipulī nōmina īnscrībunt, tū „Incipe“ premis, omnēs ad mēnsās sedent.
about-evening = Certāmen: sēdēs prīmum sorte dantur, deinde parēs cum paribus sedent; pūncta per omnia certāmina adduntur.
new-choose = Quid lūdētur?
new-decks = Chartae tuae in hōc īnstrūmentō
new-decks-more = Plūrēs: { $n }
new-make = Verba vel chartae tuae
new-make-about = Ex tabulā vocābulōrum aut rērum chartae fīunt:
new-name-class = Nōmen classis
new-name-evening = Nōmen vesperis
new-own = Classēs et vesperēs tuī
new-own-here = { $n ->
    [one] { $n } homō
   *[other] { $n } hominēs
  }
teachers-link = Magistrīs: schola quīnque minūtīs
rehearsal-link = Praelūsiō cum XXVIII discipulīs fictīs, in hōc īnstrūmentō
new-privacy = Quid servētur et quamdiū


code-label = Signum
code-large = Signum magnum ostende
code-close = Redī
code-how = { $address } aperī et signum īnscrībe, vel oculum tēlephōnī hūc dīrige.
here = { $n ->
    [one] Adest { $n }
   *[other] Adsunt { $n }
  }

nothing-here = Hīc nihil est.
join-name = Nōmen tuum
join-choose = Ēlige nōmen tuum:
join-unlisted = Nōn inest? Nōmen tuum
join-pick = An aliud est?
join-known = Ego sum { $name }
join-moved = In aliō īnstrūmentō pergis. Sī hīc pergere vīs, verbum tuum īnfrā scrībe.
join-button = Intrā
join-waits-name = Aliquis huius nōminis iam adest. Moderātor rogātur num tū sīs.
join-waits-entry = Aditum rogāvistī. Cum prīmum moderātor tē admīserit, aderis.
join-refused = Moderātor tē nōn admīsit. Vērum nōmen tuum scrībe, velut prīmā litterā gentīlis additā, et iterum temptā.
join-removed = Hinc remōtus es.
join-locked = Aditus clausus est.
lobby-wait = Adnumerātus es. Mox incipiet.
lobby-late-series = Mēnsae omnēs plēnae sunt. In seriē proximā lūdēs.
lobby-soon = Mox sēdem habēbis.
lobby-over = Hoc certāmen fīnītum est.
lobby-over-series = Haec seriēs fīnīta est.
lobby-here = Quī adsunt
own-results = Pūncta tua

people = Hominēs
people-none = Nēmō adhūc adest.
list-title = Nōmina īnsere
list-hint = In singulīs versibus singula nōmina, etiam „gentīle, praenōmen“ vel columnae tabulae aut documentum. Quī venit suum ēliget.
list-add = Adde
list-found = { $count ->
    [one] Ūna persōna: { $names }
   *[other] Persōnae { $count }: { $names }
}
list-shortened = „{ $name }“ longius est; ad mēnsam „{ $short }“ appellābitur.
entry = Aditus
entry-open = Signō datō
entry-approved = Rogantibus
entry-locked = Clausus
entry-open-hint = Quī signum habet statim adest.
entry-approved-hint = Quī signum habet rogat, tū admittis.
entry-locked-hint = Nēmō iam intrat, nisi cuius nōmen iam īnscrīptum est.
asking = { $count ->
    [one] Ūnus intrāre cupit
   *[other] { $count } intrāre cupiunt
  }
admit = Admitte
admit-one = Admitte: { $name }
admit-all = Omnēs admitte
refuse = Repelle
refuse-one = Repelle: { $name }
online = adest
online-count = adsunt { $n }
offline-since = abest ab hōrā { $time }
waits-since = exspectat ab hōrā { $time }
rename = Nōmen mūtā
remove = Removē
remove-sure = Vērē removē
was-removed = Persōna remōta: { $name }
readmit = Iterum admitte
readmit-one = { $name }: iterum admitte
other-person = Alia persōna …
came-late = Posteā vēnērunt: { $names }
remove-late = Novōs omnēs removē
remove-late-sure = Vērē omnēs removē
merge-button = Bis īnscrīptum coniunge
apart-button = Nē ad ūnam mēnsam
apart-none = Quisque cum quōlibet sedeat
apart-list = Sēparātī: { $names }
erase = Hominem et omnia eius dēlē
erase-sure = In perpetuum dēlē
knock = Rediitne { $name } aliō īnstrūmentō?
knock-first = Prius īnstrūmentum: { $state }.
knock-same = Ita, īdem est
knock-another = Nōn, alius est
knock-nobody = Nōlī admittere
knock-hint = Sī īdem est, sēdem accipit novum īnstrūmentum, prius āmittit. Sī alius est, ipse quoque intrat et appellātur „{ $name }“ numerō additō.
of-person = { $name }: plūra
expected = exspectātur
just-come = modo advēnit
gone = abiit

tables = Mēnsae
draw-lot = Sorte
draw-standing = Ex ōrdine
draw-level = Parēs cum paribus
draw-mixed = Fortēs cum īnfirmīs
draw-rotation = Dēnuō miscē
draw-about-lot = Sorte cōnstituitur quī ūnā sedeant.
draw-about-standing = Prīmī ūnā sedent, deinde proximī.
draw-about-level = Parēs ūnā sedent, sī fierī potest, quī nōndum ūnā lūsērunt.
draw-about-mixed = Ad quamque mēnsam fortēs cum īnfirmīs sedent, sī fierī potest, quī nōndum ūnā lūsērunt.
draw-about-rotation = Ūnā sedent quī nōndum ūnā lūsērunt.
draw-label = Quis cum quō sedeat
draw-button = Mēnsās dispōne
groups-again = Ut proximē
draw-hint = Nōmina ad aliam mēnsam trahe, aut nōmen ēlige, tum mēnsam; clāviātūrā: sagittīs sinistrōrsum et dextrōrsum.
draw-new = Mēnsa nova
move-here = { $name } hūc trānsfer
plan = Ōrdō sēdium
plan-hint = Plūrēs seriēs sorte praeparantur, ut quam paucissimī bis concurrant. Sī quis posteā venit aut abit, quam minimum mūtātur.
plan-teams-meet = Ad quāsdam mēnsās duo eiusdem gregis sedent. „Dēnuō sortīre“ eōs, sī fierī potest, sēparat.
plan-series = Seriēs
plan-draw = Sēdēs sortīre
plan-draw-again = Dēnuō sortīre
plan-from-list = Ex indice
plan-drop = Dēlē
plan-drop-sure = Vērē dēlē
plan-list-hint = In singulīs versibus singulae mēnsae, nōmina commatibus distīncta. Inter duās seriēs versus vacuus.
plan-list-apply = Cōnfirmā
plan-list-unknown = Nōn adsunt: { $names }
plan-list-twice = Bis in ūnā seriē: { $names }
plan-list-found = { $series ->
    [one] Ūna seriēs
   *[other] Seriēs { $series }
  }, { $tables ->
    [one] ūna mēnsa
   *[other] mēnsae omnīnō { $tables }
  }.
plan-seat = Mēnsa { $table }, sēdēs { $seat }
plan-card = Sēdēs tuae
plan-next = Quis ubi sedeat
teams = Gregēs
teams-edit = Gregēs īnstitue
teams-hint = Iuxtā nōmen scrībe gregem; quī nūllum habet, suō nōmine lūdit. Duo eiusdem gregis, sī fierī potest, ad ūnam mēnsam nōn sedent.
teams-of = Grex: { $name }
teams-counted = In quāque seriē numerantur
teams-counted-all = omnēs
teams-counted-n = { $n } optimī
teams-save = Cōnfirmā
teams-none = Nēmō in grege est.
teams-draw = Tot gregēs sortīre
teams-number = Grex { $n }
teams-closed = Ōrdinem gregum tū sōlus vidēs. Omnibus eum ostendit „Omnēs ōrdinem vident“ sub „Lūdus et lēgēs“.
team = Grex
team-people = Sociī
team-standings = Ōrdō gregum
team-rule-all = Numerantur omnia quae omnēs gregis in omnibus seriēbus habent; inter parēs praecēdit quī plūra vīcit, deinde cuius ūna seriēs optima est.
team-rule-class = Numerantur omnia quae omnēs gregis in omnibus lūdīs habent; inter parēs praecēdit quī plūrēs vīcit, deinde cuius ūnus lūdus optimus est.
team-rule-best = { $n ->
    [one] In quāque seriē ūnus gregis ēventus optimus numerātur
   *[other] In quāque seriē { $n } gregis ēventūs optimī numerantur
  }; inter parēs praecēdit quī plūra vīcit, deinde cuius ūna seriēs optima est.
teams-csv = Gregēs (CSV)
table-number = Mēnsa { $n }
bot = māchina
start = Incipe
seats-most = Hīs chartīs nōn plūs quam { $n } ad mēnsam sedent: plūribus nōn sufficiunt.
start-nobody = Cum prīmum aliquis aderit, incipere licēbit.
start-next = Certāmen { $n } incipe
start-next-series = Seriem { $n } incipe
pause = Omnibus intermitte
resume = Perge
next-deal = Omnibus dēnuō distribue
time-more = Decem minūtae amplius
time-more-day = Ūnus diēs amplius
time-none = Sine fīne temporis
time-left = restant { $minutes } min
end-round = Certāmen fīnī
end-series = Seriem fīnī
bell-kept = Quae lūsa sunt, in ēventibus semper manent.
unfinished = Nōndum fīnīvērunt
bell-later = Aliō diē pergēmus
bell-later-hint = Mēnsae omnēs manent ut sunt: īdem hominēs, eaedem sēdēs, eaedem chartae.
bell-points = Fīnī: pūncta numerentur
bell-points-hint = Lūdus abruptus numerātur ut nunc stat.
bell-none = Fīnī sine pūnctīs
bell-none-hint = Lūdus abruptus pūncta nūlla affert.
broken-points = Lūdus abruptus numerātur ut stābat.
broken-none = Lūdus abruptus pūncta nūlla affert.
round-adjourned = Aliō diē pergēmus
adjourned = Certāmen { $round } intermissum est. Mēnsae omnēs manent ut sunt, etiam per hebdomadēs; cum „Lūdere perge“ pressum est, pergunt.
adjourned-series = Seriēs { $round } nunc intermittitur. Mēnsae omnēs manent ut sunt, etiam per hebdomadēs; cum „Lūdere perge“ pressum est, pergunt.
resume-round = Lūdere perge
tell-label = Nūntius ad omnēs
tell-button = Mitte
tell-none = Revocā
look = Mēnsam īnspice
bot-plays = Prō { $name } māchina { $bot } lūdit.
put-bot = Māchina prō { $name }
give-back = { $name } iterum lūdat
since = ab hōrā { $time }
spotlight = In pariete ostende
ask-all = Quaestiō omnibus
go-through = Lūsa recēnsēre
go-through-hint = Gradātim; quīlibet locus ūnō ictū omnibus prōpōnī potest.
questions = Quaestiōnēs omnibus prōpositae
question-waits = Quaestiō omnibus ostenditur. Mēnsae pergent, cum sublāta erit.
question-before-start = Certāmen incipere poterit, cum quaestiō sublāta erit.
questions-right = Quaestiōnēs: rēctē
questions-answered = Quaestiōnēs: respōnsae
questions-asked = Quaestiōnēs: prōpositae
spotlight-off = Ā pariete tolle
round-number = Certāmen { $n }
series-number = Seriēs { $n }
tables-shown = Mēnsae { $from }–{ $to } ex { $all }
round-paused = Intermissum
round-played = { $n } lūsa
deal-brought = Lūdus { $n }:
points-after = pūncta post { $n }
round-over = fīnītum
bell = Certāmen { $round } omnibus fīnītum est, { $tables ->
    [one] in ūnā mēnsā
   *[other] in { $tables } mēnsīs
  } ante exitum. Quae ibi lūsa sunt, numerantur.
bell-series = Seriēs { $round }: fīnis omnibus factus est, { $tables ->
    [one] in ūnā mēnsā
   *[other] in { $tables } mēnsīs
  } ante exitum. Quae ibi lūsa sunt, numerantur.
bell-own = Certāmen omnibus fīnītum est. Quae lūsistī, numerantur.
bell-own-series = Seriēs omnibus fīnīta est. Quae lūsistī, numerantur.
cards-left = { $n ->
    [one] { $n } charta
   *[other] { $n } chartae
  }
projector = Pariēs
report = Ēventūs
back = Redī

homework = Pēnsa domestica
homework-about = Domī quisque ad mēnsam suam contrā māchinās lūdit aut sē exercet, quandō vult. Moderātrum numerat; respōnsa cum eīs quae in scholā data sunt inter ēventūs stant.
homework-new = Pēnsum dā
homework-title = Nōmen pēnsī
homework-rounds = Certāmina contrā māchinās
homework-until = Reddendum ante
homework-after = Quae sērius veniunt
homework-after-marked = nōn numerantur
homework-after-counts = tamen numerantur
homework-after-hint = Quae sērō veniunt utique notantur.
homework-rules = Chartae et lēgēs
homework-assign = Dā
homework-share = Nexus discipulīs dandus
homework-copy = Nexum trānscrībe
homework-none = Nunc nihil datum est.
homework-work = { $rounds ->
    [one] ūnum certāmen
   *[other] certāmina { $rounds }
  }
homework-due = reddendum ante { $time }
homework-was-due = reddendum erat ante { $time }
homework-closed = clausum
homework-sum = Ex { $all } perfēcērunt { $done }, coepērunt { $begun }, nōndum coepērunt { $none }
homework-progress = Quō ūsque
homework-not-begun = nōndum coeptum
homework-begun = { $n } ex { $all }
homework-unfinished = coeptum
homework-rounds-counted = certāmina numerāta
homework-rounds-late = certāmina sēra
homework-done = perfectum
homework-of-them-late = ex eīs sērō: { $n }
homework-and-late = sērō, nōn numerātum: { $n }
homework-close = Claude
homework-close-sure = Vērē claude
homework-close-hint = Posteā nēmō iam lūdere potest.
homework-change = Diem mūtā
homework-number = Pēnsum { $n }
homework-yours = Pēnsa tua
homework-begin = Incipe
homework-go-on = Perge
homework-again = Lūdus proximus
homework-well = Perfectum est, optimē!
homework-missed-marked = Diēs iam praeteriit. Etiamnunc lūdere potes; sērō factum notātur neque numerātur.
homework-missed-counts = Diēs iam praeteriit. Etiamnunc lūdere potes; sērō factum notātur, tamen numerātur.
homework-enough = Omnia certāmina lūsa sunt, quaedam sērō.
practice-kind = Quid faciendum sit
practice-kind-rounds = Lūdere
practice-kind-practice = Exercērī
practice-items = Exercitia
practice-work = { $items ->
    [one] ūnum exercitium
   *[other] exercitia { $items }
  }
practice-nothing = Nihil adhūc ēlēctum est.
practice-for-all = Omnibus
practice-for = Hīs: { $names }
practice-for-hint = Nūllō ēlēctō omnibus datur. Quibus datum sit, aliī nōn vident.
practice-right-of = rēctē { $n } ex { $all }
practice-right-column = rēctē
practice-answered = respōnsa
practice-late = sērō
practice-item = { $n } ex { $all }
practice-next = Pergere
practice-go-on = Pergere
practice-right = Rēctē.
practice-wrong = Nōn rēctē.
practice-end = Haec omnia fuērunt: rēctē { $right } ex { $all }.
practice-enough = Ad omnia respōnsum est, ad quaedam sērō.
proposals = Quid domī exercendum sit
proposal = Nōndum satis nōta: { $forms }. Quibus: { $names }.
proposal-set = Domī exercendum dare
word = Verbum tuum
word-hint = Scrībe id tibi: eō in aliō īnstrūmentō pergis. Nēminī dīc.
word-show = Verbum meum ostende
return-title = Iamne in aliō īnstrūmentō aderās?
return-hint = Verbō tuō hīc pergis; alterum īnstrūmentum tum nōn iam adest.
return-button = Hīc perge

rosters = Classēs quae manent
rosters-about = Nōmina semel īnscrībuntur. In omnī lēctiōne novā adsunt, et vidēs quid classis per hebdomadēs discat.
roster-sum = { $pupils ->
    [one] discipulus ūnus
   *[other] { $pupils } discipulī
  }, { $lessons ->
    [one] lēctiō ūna
   *[other] { $lessons } lēctiōnēs
  }
roster-new = Classem novam servāre
roster-names = Nōmina discipulōrum
roster-names-hint = Singula nōmina singulīs versibus, etiam „cognōmen, praenōmen“ columnae tabulae aut documentum. Quī posteā veniunt, iīs quoque classis augētur.
roster-keep = Classem servāre
roster-import = Vel ē documentō alterīus moderātrī
roster-unreadable = In hōc documentō classis nōn est.
roster-lesson = Lēctiō nova
roster-lesson-about = Nōmina classis iam adsunt; quisque suum ēligit. Quī proximē ūnā sedēbant, iterum ūnā sedent, dōnec mēnsās novās dīvidās.
roster-lesson-empty = Nōmina nōndum adsunt: discipulī ea in hāc lēctiōne īnscrībunt, deinde classis ea nōvit.
roster-lesson-title = Nōmen lēctiōnis
roster-as-last = ut proximē: { $title }
roster-begin = Lēctiōnem incipere
roster-pupils = Discipulī
roster-no-pupils = Adhūc nēmō. Nōmina īnsere aut lēctiōnem incipe.
roster-erase-pupil-hint = Nōmen ē classe et ex omnibus lēctiōnibus tollitur.
roster-lessons = Lēctiōnēs
roster-no-lessons = Nūlla lēctiō adhūc fuit.
roster-open = Aperīre
roster-key = In aliō īnstrūmentō aperīre
roster-key-about = Hōc vinculō classem in quōlibet īnstrūmentō aperīs. Quī id habet, omnia potest quae tū: nōlī id in pariete ostendere.
roster-key-unknown = Hoc īnstrūmentum vinculum nōn nōvit. Fac novum.
roster-key-new = Vinculum novum facere
roster-key-new-sure = Vetus iam nōn valēbit
roster-key-new-hint = Alia īnstrūmenta deinde novō vinculō egent.
roster-erase = Classem et omnēs lēctiōnēs dēlēre
roster-gone = Haec classis dēlēta est.
roster-erase-hint = Classis sponte dēlētur annō post ultimam lēctiōnem, quaeque lēctiō annō post sē.

roster-export = Ut documentum servāre
roster-name = Quō nōmine classis vocātur?

# Ēventūs classis per lēctiōnēs
weeks = Per hebdomadēs
weeks-show = Ostendere
weeks-points = Quī adfuerint, et pūncta
weeks-there = adfuit
weeks-absent = āfuit
weeks-of = { $n } ex { $all }
weeks-all = Omnēs lēctiōnēs
weeks-lesson = Lēctiō
weeks-known = Quid nōtum sit
weeks-after = Post
weeks-not-yet = Adhūc nihil lūsum est.
weeks-changed = Quid ā prīmā lēctiōne maximē mūtātum sit
weeks-few = pauca respōnsa
weeks-chance = fortasse cāsū
weeks-estimates = Aestimātiō ā lēctiōne ad lēctiōnem prōcēdit: omnibus respōnsīs adhūc datīs nītitur, et post prīmam lēctiōnem eadem est atque in ēventibus illīus lēctiōnis.
weeks-print-table = Tabulam imprimere

settings = Lūdus et lēgēs
set-size = Lūsōrēs ad mēnsam
set-shared = Eaedem chartae ad omnēs mēnsās
set-shared-hint = Fortūna omnibus aequa est.
set-next = Omnēs simul incipiunt
set-minutes = Tempus (minūtae)
set-minutes-none = ūsque ad fīnem
set-days = Tempus (diēs)
set-bell = Tempore cōnsūmptō
set-bell-later = aliō diē pergāmus
set-bell-points = fīnis cum pūnctīs
set-bell-none = fīnis sine pūnctīs
set-open = Omnēs ōrdinem vident
set-names = Nōmina in pariete
set-score = Quid numerētur
set-score-points = Pūncta
set-score-evened = Pūncta aequāta
set-score-places = Adversāriī victī
set-score-points-hint = Ut ad mēnsam facta sunt.
set-score-evened-hint = Quasi omnēs mēnsae parēs sint: ad mēnsam trium pūnctum quodque dīmidiā parte plūs valet quam ad mēnsam quattuor. Ubi paucissima vincunt, pūncta manent ut sunt.
set-score-places-hint = Quota pars adversāriōrum eiusdem mēnsae vincātur; pār dīmidium valet.
set-bot = Māchinae
set-chat = Colloquium ad mēnsās
set-chat-off = Nūllum
set-chat-reactions = Acclāmātiōnēs tantum
set-chat-on = Līberum
set-chat-off-hint = Nēmō scrībit, et īnstrūmenta silent.
set-chat-reactions-hint = Pauca verba certa, ut „Optimē!“; chartae audiuntur, ubi quis sonum vult.
set-chat-on-hint = Omnibus scrībere licet; chartae audiuntur, ubi quis sonum vult.
set-listed = In ātriō huius moderātrī ostende
set-listed-hint = Tum quisquis id aperit sine signō intrāre potest.
money = Dē pecūniā
money-hint = Ad mēnsam quisque cuique discrīmen pūnctōrum solvit; ex dēpositīs prīmī praemia accipiunt.
money-point = Centēsimae prō pūnctō
money-stake = Dēpositum cuiusque (€)
money-prizes = Praemia in centēsimīs, prīmus locus prīmum
money-preview = { $people ->
    [one] Ūnō hominī sunt { $pot } € in arcā; praemia: { $prizes } €
   *[other] { $people } hominibus sunt { $pot } € in arcā; praemia: { $prizes } €
  }
money-teams = Gregēs quoque prō praemiīs lūdunt
money-teams-hint = Quī gregis est, iterum in arcam gregum solvit; quod grex vincit, inter eōs quī prō eō lūsērunt aequē dīviditur.
money-team-stake = Dēpositum gregālium singulōrum (€)
money-team-prizes = Praemia gregum in centēsimīs, optimus prīmum
money-teams-preview = { $people ->
    [one] Ab ūnō homine sunt { $pot } € in arcā gregum; praemia: { $prizes } €
   *[other] Ā { $people } hominibus sunt { $pot } € in arcā gregum; praemia: { $prizes } €
  }
money-lost = Solvendum prō lūdīs perditīs
money-lost-hint = Quisquis sōlus perdidit solvit; in ūnā seriē plūris solvuntur sequentēs.
money-lost-first = Pretium lūdī perditī (€)
money-lost-up-to = Quot lūdī hōc pretiō
money-lost-further = Pretium cuiusque posteā (€)
money-lost-pot = Pretia lūdōrum inter praemia
money-lost-pot-hint = Aliter manent in arcā.
money-settlement = Ratiō pecūniae (€)
money-of-points = Pūncta
money-of-stake = Dēpositum
money-of-lost = Lūdī perditī
money-of-prize = Praemium
money-of-teamStake = Dēpositum gregis
money-of-teamPrize = Praemium gregis
money-of-sum = Summa
money-the-till = arca
money-payments = Quis cui solvat
money-pays = { $from } → { $to }: { $amount } €
money-column = Pecūnia
money-till = Manet in arcā
set-save = Cōnfirmā

rule-most = Summa pūnctōrum numerātur; plūrima vincunt.
rule-fewest = Summa pūnctōrum numerātur; paucissima vincunt.
rule-evened = Aequāta sunt, quasi ad quamque mēnsam sedeant { $size }: { $factors }.
rule-factor = ad mēnsās cum { $n } lūsōribus per { $factor } multiplicāta
rule-uneven = Mēnsae nōn sunt parēs, nec pūncta aequāta sunt.
rule-places = Numerātur quotam partem adversāriōrum mēnsae quisque vīcerit; pār dīmidium valet.
rule-ties = Inter parēs praecēdit quī plūra vīcit, deinde cuius ūnum certāmen vel ūna seriēs optima est; quī hīs quoque parēs sunt locum partiuntur.
rule-money-teams = Quī gregis est, praetereā { $stake } € dēpōnit; praemia gregum in centēsimīs arcae eōrum: { $prizes }, aequē inter eōs dīvīsa quī prō iīs lūsērunt.
rule-money = Pecūnia: ad mēnsam quisque cuique prō pūnctīs quibus differunt, ut ibi stant, { $point } centēsimās singulās solvit. Dēpositum cuiusque { $stake } €; praemia in centēsimīs summae: { $prizes }. Parēs praemia locōrum suōrum partiuntur; reliquum in arcā manet.
rule-lost-till = Quisque lūdus suus āmissus { $first } € cōnstat, ā numerō { $from } singulī { $further } €; id in arcā manet.
rule-lost-pot = Quisque lūdus suus āmissus { $first } € cōnstat, ā numerō { $from } singulī { $further } €; id summae additur.
standings = Ōrdō
place = Locus
name = Nōmen
points = Pūncta
won = Victōriae
lost = Perditī
csv = Tabula (CSV)
json = Omnia (JSON)
print = Imprime
lists = Tabulae lūdōrum
list-deals = Lūdus post lūdum
list-round = Seriēs
list-table = Mēnsa
list-seat = Sēdēs
lists-csv = Tabulae lūdōrum (CSV)
erase-event = Haec omnia dēlē
erase-event-sure = In perpetuum dēlē
answers-class = Respōnsa singulōrum
answers-evening = Numerī singulōrum
all = Omnēs
map = Quid sciant omnēs
map-own = Quid sciās
map-of = Cuius
errors = Errōrēs crēbriōrēs
figure-n = n { $n }
figure-range = Iuxtā n: ibi vēra pars est, quater ex quīnque.
figure-legend = n: quot respōnsīs pars nītātur; iuxtā, ubi vēra pars sit, quater ex quīnque. Cānum et pūnctīs notātum: respōnsa pauciōra quam quīnque, ex quibus parum iūdicārī potest.
column-n = n
column-from = ab
column-to = ad
level-sure = 75 % et amplius
level-half = ā 40 ad 74 %
level-weak = minus quam 40 %
level-few = respōnsa pauciōra quam quīnque: parum iūdicārī potest
errors-own = Errōrēs tuī crēbriōrēs
print-class = Classis ūnā in pāginā
print-evening = Vesper ūnā in pāginā
print-people = Singulīs singulae pāginae
print-seating = Ōrdō sēdium
print-seating-about = Mēnsa et sēdēs in quāque seriē
print-from = Ā quō
print-to = Cui
print-start-cards = Chartulae sēdium
print-table-cards = Chartae mēnsārum
print-settlement = Ratiō pecūniae
print-sum = Summa
print-signature = Subscrīptiō
report-failed = Ēventūs computārī nōn potuērunt. Pāginam iterum aperī, ut dēnuō temptēs.
no-results = Nihil adhūc ad fīnem lūsum est.
reading = Ēventūs computantur …

slide-podium = Victōrēs
slide-standings = Ōrdō
slide-teams = Ōrdō gregum
slide-seating = Quis ubi sedeat
slide-map = Quid classis sciat
slide-errors = Quae saepissimē cōnfūsa sunt
slide-question = Quaestiō omnibus prōposita
slide-solution = Hoc latēbat
example = Exemplum:
quiz-answer = Respōnsum
slides = Quae nunc tractantur
slide-back = Retrō
slide-next = Porrō
slide-number = { $n } ex { $all }

season = Tabula annī
season-link = Tabula annī ex plūribus vesperibus
season-about = Ex plūrium vesperum ēventīs ūna tabula fit. Adde documenta quae inter ēventa vesperis sunt (CSV aut JSON), indicem lūdī diēī, lūdum mēnsae servātum (etiam in diēs) aut tabulam aliōrum CSV, in quā columnae sunt Nōmen et Pūncta, sī habet etiam Victōriae et Perditī. Omnia in hōc īnstrūmentō manent.
season-add = Adde ēventa
season-added = { $title } addita est: { $people ->
    [one] ūna persōna
   *[other] { $people } persōnae
  }.
season-replaced = { $title } iam aderat; nunc in tabulā est ut in hōc documentō.
season-unreadable = In { $file } ēventa nōn sunt. Prīmō versū columnae Nōmen et Pūncta nōminandae sunt.
season-not-kept = In hōc īnstrūmentō locus nōn est ut haec serventur.
season-none = Nōndum ūlla ēventa adsunt.
season-best = Numerantur
season-best-all = omnēs vesperēs
season-best-n = { $n ->
    [one] vesper optimus
   *[other] { $n } vesperēs optimī
  }
season-events = Vesperēs
season-dropped = nōn numerātur
season-evenings = Vesperēs additī
season-remove = Tolle: { $title }
season-remove-sure = Certē tolle

privacy-title = Quid servētur
privacy-operator = Hoc moderātrum cūrat:
privacy-papers = Chartae dē datīs tuendīs, scholīs
privacy-1 = Nēminī ratiō opus est. In hōc moderātrō manent nōmen (quodlibet), quis ad quam mēnsam sēderit, quid lūsum, quid in colloquiō scrīptum sit. Nēmō quaerit ubi habitēs, quandō nātus sīs. Quidquid praetereā servātur, īnfrā dīcitur.
privacy-2 = { $days ->
    [one] Classēs, vesperēs, mēnsae, ubi per diem nihil fit, sponte dēlentur.
   *[other] Classēs, vesperēs, mēnsae, ubi per { $days } diēs nihil fit, sponte dēlentur.
  }
privacy-3 = Quī classem vel vesperem moderātur, nōmina et ēventūs videt, sēcum auferre potest, et ūnum hominem vel omnia ūnō ictū dēlēre. Quisque sua videt; nēmō alius ea videt.
privacy-4 = Īnstrūmentum tesseram fortuītam retinet, ut agnōscātur. In optiōnibus pāginae quisque sua omnia dēlēre potest.
privacy-5 = In āctīs moderātrī nec nōmina nec chartae nec verba īnsunt.
privacy-7 = Quī lūdum diēī lūdit, cum nōmine, pūnctīs, tempore in indice diēī est, quem omnēs in hōc moderātrō vidēre possunt. Sī tua dēlēs, nōmen ex eō tollitur.
privacy-8 = Dē pēnsīs servātur quid lūsum sit et quandō quodque certāmen fīnītum sit, et verbum forte datum quō quis in aliō īnstrūmentō pergit. Haec videt quī classem moderātur, verbum sōlus discipulus; cum classe dēlentur.
privacy-11 = Dē quaestiōnibus omnibus prōpositīs servātur quid quisque responderit. Omnēs vident tantum quot quid responderint; quī scholam regit etiam quot cuiusque respōnsa rēcta fuerint. Cum scholā dēlētur.
privacy-13 = Quī aliīs lūdum nexū ostendit, chartās āctūsque eius hīc relinquit cum titulō, notīs, viīs, nōminibus quae addit. Quisquis nexum habet, eum videt. Post annum tollitur, aut cum dominus eum vel sua omnia dēlet.
privacy-9 = Quī ad mēnsam in diēs monērī vult sē lūdere dēbēre, huic moderātrō locum dat apud ministerium nūntiōrum nāvigātrī suī et zōnam hōrāriam. Eō mittitur arcānīs litterīs „tū lūdis“, nihil aliud, numquam nocte. Ūnō ictū fīnītur; cum īnstrūmentō datīsque tuīs dēlētur.
privacy-10 = Quī per suggestum vel aditum scholae suae venit, hīc nōmine fictō appellātur, nisi moderātor aliter cōnstituit. Numerī quem illīc habēs summa tantum servātur; ad pūncta quae suggestus scīre vult ille quoque numerus et columna librī eius, dōnec classis vel tua data dēlentur. Suggestus pūncta pēnsōrum et lēctiōnum accipit ad quae nexūs eius dūcunt, nihil aliud.
privacy-12 = Classis quam magister servat annō post ultimam lēctiōnem dēlētur, quaeque lēctiō annō post sē. Servantur nōmina, quis in quā lēctiōne quis fuerit, quō īnstrūmentō discipulus proximē ūsus sit; dē vinculō magistrī tantum summa probandī.
privacy-14 = Quī vīrēs suās ostendī vult, cum nōmine et vīribus in indice est, quem omnēs in hōc moderātrō vidēre possunt; servantur etiam exitūs ex quibus computantur. In scholā nihil numerātur. Ūnō ictū dēlentur, item post dīmidium annum sine exitū.
privacy-15 = Quī nōmen suum clāve (passkey) mūnit, signum eius et clāvem pūblicam hīc relinquit. Digitus, vultus, numerus sēcrētus īnstrūmentum numquam relinquunt.
privacy-16 = Quī in calendāriō vidēre vult quandō suum sit, īnscrīptiōnem cum clāve forte factā accipit, quae hīc cum linguā et zōnā hōrāriā servātur. Ūnō ictū fīnītur.
privacy-17 = Quī hāc dē rē epistulās vult, huic moderātrō īnscrīptiōnem suam ēlectronicam dat; aliās eam nēmō quaerit. Nihil amplius eō mittitur, dōnec in capsā suā assēnsit. Nisi assentītur, īnscrīptiō post duōs diēs dēlētur, aliter ūnō ictū aut cum datīs eius.
privacy-18 = Etiam quae quisque affert hīc manent: adnotātiōnēs ad mēnsam factae (nēmō alius eās videt), chartae propriae cum imāginibus, propriae māchinae quae lūdunt. Quem moderātor exclūdit, cum causā et, sī opus est, locō rētiālī servātur, dum exclūsiō fīniātur, annum summum.
privacy-6 = Ubi ignōtī inter sē lūdunt, servātur etiam, quōs exclūseris. Quī aliquem dēfert, eī quī moderātrum cūrat mēnsam, nōmen, verba postrēma illīus ostendit. Utrumque perit, cum alteruter sē dēlet.

rejection-not-director = Hoc sōlus moderātor facere potest.
rejection-not-in-event = Hīc nōn ades.
rejection-event-locked = Aditus clausus est.
rejection-event-full = Locus plūribus nōn est.
rejection-ask-director = Moderātor iam rogātus est.
rejection-no-such-member = Is homō iam nōn adest.
rejection-no-such-event = Sub hōc signō nihil est. Rēctēne īnscrīptum est?
rejection-no-such-event-table = Ea mēnsa in hōc certāmine nōn est.
rejection-too-many-events = Nimis multās classēs et vesperēs habēs. Prīmum veterēs dēlē.
rejection-bad-seating = Tot ad ūnam mēnsam sedēre nōn possunt.
rejection-bad-teams = Cuique gregī nōmen suum sit, nec quisquam in duōbus gregibus.
rejection-bad-preparation = Id cum hīs lēgibus omnibus mēnsīs parārī nōn potest.
rejection-nobody-there = Nēmō adhūc adest.
rejection-bad-deadline = Diēs futūrus sit, intrā diēs { $days }.
rejection-too-many-tries = Huius pēnsī { $most } lūdōs abrūpistī. Magister tē adiuvābit.
rejection-too-much-homework = Locus nōn est: prius vetera pēnsa claude.
rejection-no-such-homework = Tāle pēnsum nōn est.
rejection-homework-closed = Hoc pēnsum clausum est.
rejection-bad-adaptation = Hoc in hōc lūdō cōnstituī nōn potest.
rejection-bad-practice = Hoc nūllī exercitiō huius lūdī convenit.
rejection-bad-question = Hoc quaerī nōn potest.
rejection-too-many-questions = Ūna schola nōn plūrēs quam { $most } quaestiōnēs habet.
rejection-no-such-question = Haec quaestiō iam nōn adest.
rejection-question-open = Dum quaestiō omnibus ostenditur, mēnsae exspectant. Prius eam tolle.
rejection-roster-gone = Haec classis dēlēta est.
rejection-question-closed = Haec quaestiō clausa est.
rejection-already-answered = Iam respondistī.
rejection-wrong-word = Hoc verbum hīc nēmō habet. Rēctēne scrīptum est?
rejection-no-such-roster = Haec classis nōn est, aut hoc īnstrūmentum eam nōn nōvit. Aperī eam vinculō.
rejection-too-many-rosters = Plūrēs quam { $most } classēs habēre nōn potes. Prius veterēs dēlē.
rejection-too-many-lessons = Plūrēs quam { $most } lēctiōnēs esse nōn possunt. Prius veterēs dēlē.
rejection-too-many-pupils = Plūrēs quam { $most } discipulī esse nōn possunt.
rejection-wrong-key = Hoc vinculum nōn valet aut iam nōn valet.
