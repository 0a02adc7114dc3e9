## The deal of the day
title = Lūdus diēī
hint = Hodiē omnēs eāsdem chartās et eāsdem māchinās habent. Semel lūdis nec quidquam revocās; deinde vidēs quid cēterī fēcerint.
hint-alone = Hodiē omnēs, etiam in aliīs īnstrūmentīs, eāsdem chartās et eāsdem māchinās habent. Semel lūdis nec quidquam revocās; deinde vidēs quid māchina optima fēcerit.
zone = Novae chartae hōrā { $time } dantur (mediā nocte UTC).
streak = { $count ->
    [0] Incipe seriem tuam
    [one] ūnus diēs
   *[other] { $count } diēs continuī
}
off = Hoc moderātrum lūdum diēī nōn habet.
today = Hodiē
yesterday = Herī
before = Diēs priōrēs
before-hint = Quod praetermīsistī, posteā lūdere potes; in indicem nōn iam venit.
play = Lūde
go-on = Perge lūdere
play-later = Nunc lūde
entries = { $count ->
    [0] Nēmō adhūc lūsit.
    [one] Ūnus lūsit.
   *[other] { $count } lūsērunt.
}
hidden = Pūncta eōrum vidēbis cum ad fīnem vēneris.
place = Locus
name = Nōmen
points = Pūncta
time = Tempus
partly = { $points } post { $played }
list = Index
list-csv = Index ut CSV, etiam tabulae annuae
compare = Tū { $you } · omnium medium { $field } · māchina optima { $engine }
compare-alone = Tū { $you } · māchina optima { $engine }
thinking = adhūc lūdit
none = –
each = Singulī lūdī
deal = Lūdus
you = Tū
field = Medium
engine = Māchina optima
review = Lūdum { $n } recognōsce
review-engine = Lūdum { $n } māchinae optimae recognōsce
review-line = Quōmodo { $name } lūserit
fewest = Paucissima pūncta vincunt.
share = Trānscrībe ēventum tuum
shared = Trānscrīptum est
share-text = { $name }, { $date }: ego { $you }, omnium medium { $field }, māchina optima { $engine }
share-text-alone = { $name }, { $date }: ego { $you }, māchina optima { $engine }
proof = Rēctēne mixtae sunt chartae?
proof-hint = Chartae ē numerō oriuntur, quī fīxus est antequam quisquam lūsit ({ $at }). Signum eius ex eō tempore omnibus patet; ipse numerus post fīnem diēī ostenditur. „lusoria daily --verify“ id dēnuō computat.
proof-date = Chartae ē diē oriuntur: in omnī pāginā quae, ut haec, sine moderātrō est eaedem sunt. Quī computāre scit, eās ante nōvit.
proof-commitment = Signum
proof-seed = Numerus
proof-beacon = Accēdit prīmus huius diēī numerus ex { $url }: nēmō eum ante nōvit.
proof-beacon-value = Numerus { $round }
proof-remains = Cavērī nōn potest nē quis chartās prius sub aliō nōmine videat aut māchinā adiuvētur. Tempora in indice sunt, sed nihil probant.
group = Grex vester
group-hint = Scrībe nōmina ut in indicibus sunt, singula singulīs versibus; in hōc īnstrūmentō manent. Singulīs diēbus numerātur quantō quis medium superet. Quī diem omittit, nec lucrum inde nec damnum facit.
group-names = Nōmina
group-show = Tabula XXX diērum proximōrum
group-shown = { $count ->
    [one] ūnum nōmen in tabulā
   *[other] { $count } nōmina in tabulā
}
group-points = Suprā medium
group-days = Diēs
group-none = Nūllum ex hīs nōminibus in indicibus XXX diērum proximōrum est.
group-csv = Tabula ut CSV
back = Ad indicem diēī
rejection-no-such-day = Tālis lūdus diēī nōn est.
rejection-no-daily = Hoc moderātrum lūdum diēī nōn habet.
rejection-no-beacon = Numerus pūblicus eius diēī nōndum adest. Mox iterum temptā.
rejection-too-early = Is diēs nōndum adest.
