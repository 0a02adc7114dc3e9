## Vīrēs hominum et māchinārum
title = Vīrēs lūsōrum
own = Vīrēs meae
switch = Vīrēs meae in hōc moderātrō
switch-hint = Numerantur lūdus diēī et lūdī ad mēnsās apertās cum aliīs hominibus; praetereā nihil: nec schola nec mēnsa prīvāta nec pēnsum.
listed-as = Aliīs sub nōmine { $name } ostenduntur.
need-name = Prīmum nōmen scrībe.
your-name = Nōmen tuum
off = Hoc moderātrum nēminis vīrēs aestimat.
none-yet = Nihil adhūc numerātum est. Lūde lūdum diēī: diē fīnītō numerātur.
unknown = Adhūc parum nōtae
results = { $count ->
    [0] nihil adhūc
    [one] 1 exitus
   *[other] { $count } exitūs
}
value = { $rating } ± { $margin }
value-said = { $rating }, { $margin } plūs minusve
course = { $name }: ā { $from } ad { $to }, { $results }
range-hint = Vērus numerus vix umquam extrā id spatium est, quod ± indicat (quīnquiēs in centum). Māchina solita 1500 habet.
list = Quis quantum valeat
game = Lūdus
place = Locus
name = Nōmen
strength = Vīrēs
results-short = Exitūs
bot = Māchina
you = tū
list-empty = Nēmō adhūc in hōc indice est. Hominēs post decem exitūs trium diērum ostendit.
about = Cūr nōn victōriae tantum?
about-text = Chartās fortūna dat. Itaque quisque cum iīs comparātur, quī eāsdem chartās habuērunt, et ad mēnsam ūnus lūsus parum valet. Māchinārum vīrēs fīxae sunt, multīs lūdīs mēnsae; ex iīs tōta mēnsūra pendet.
joined = Ex hōc tempore vīrēs tuae aestimantur.
left = Vīrēs tuae et cursus eārum dēlēta sunt.
daily-link = Lūdus diēī
rejection-no-ratings = Hoc moderātrum nēminis vīrēs aestimat.
## Nōmen clāve mūnītum
key-title = Nōmen hoc mūnīre
key-hint = Clāve (digitō, vultū numerōve īnstrūmentī tuī) nōmen et vīrēs tuās in aliō īnstrūmentō sine tesserā invenīs.
key-add = Clāvem parāre
key-added = Clāvis parāta est.
key-use = Clāve intrāre
key-used = Salvē iterum, { $name }.
key-use-hint = Sī hīc iam nōmen habēs: hoc īnstrūmentum tum eius est.
key-remove = Clāvem tollere
key-really = Certē tollere?
key-since = Parāta { $date }
key-failed = Nōn successit, aut abruptum est. Nihil mūtātum est.
