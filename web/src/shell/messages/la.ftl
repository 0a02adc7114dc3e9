settings-scheme = Colōrēs
settings-scheme-auto = ut īnstrūmentum
settings-scheme-light = clārī
settings-scheme-dark = obscūrī
settings-sound = Sonī chartārum, et cum meae partēs sunt
settings-vibration = Tremor, cum meae partēs sunt
device-title = Īnstrūmenta tua
device-hint = In omnibus hīs tū ipse agnōsceris. Īnstrūmentum exclūsum novus quīdam est neque iam chartās tuās videt.
device-here = Hoc īnstrūmentum
device-since = ex diē { $since }, postrēmum adfuit diē { $seen }
device-seen = postrēmum adfuit diē { $seen }
device-revoke = Exclūde
signed-out-title = Hoc īnstrūmentum exclūsum est
signed-out-text = In aliō īnstrūmentō hoc exclūsistī aut omnia tua dēlēvistī. Hīc iam novus quīdam es: mēnsae tuae, sēdēs, chartae hīc nōn iam ostenduntur.
settings-yours = Quae dē tē servantur
settings-yours-hint = Nōmen tuum, sēdēs, quae scrīpsistī et notāvistī: ad omnēs mēnsās huius moderātrī atque in hōc īnstrūmentō. Lūsa manent sine nōmine tuō. Lūdī quōs lūsistī et quae exercuistī in hōc sōlō īnstrūmentō servantur.
settings-journal-save = Lūdōs meōs in documentō servā
settings-journal-load = Lūdōs ē documentō adde
settings-journal-loaded = { $n ->
    [one] Ūnus lūdus vel ūna exercitātiō lēcta est.
   *[other] { $n } lūdī exercitātiōnēsque lēctae sunt.
 }
settings-journal-no-journal = Hoc documentum lūdōs servātōs nōn continet.
settings-journal-newer-journal = Hoc documentum ē recentiōre fōrmā programmatis venit. Renovā pāginam et iterum temptā.
settings-erase = Omnia mea dēlē
settings-really-erase = Vērē dēlēre vīs? Reditus nūllus est
