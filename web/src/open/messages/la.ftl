open-title = Omnibus patet
seek-what = Lūdus
seek = Quaere collūsōrēs
seek-hint = Quī idem quaerit, tēcum assīdet. Sī intrā { $seconds } secunda nēmō vēnerit, māchinae lūdent; sēdēs eārum hominibus patent.
seeking = Collūsōrēs quaeruntur …
seek-stop = Dēsine quaerere
seek-found = Mēnsa parāta est.
your-name = Nōmen tuum ad mēnsam
none = Nunc nēmō ad mēnsam apertam exspectat.
places = { $n ->
    [one] ūna sēdēs vacua
   *[other] { $n } sēdēs vacuae
  }
bot-places = { $n ->
    [one] ūna māchina locō cēdet
   *[other] { $n } māchinae locō cēdent
  }
phase-lobby = exspectat
phase-playing = lūditur
phase-between = inter duo certāmina
clock-none = sine hōrologiō
clock-gentle = hōrologium lēne
clock-tournament = hōrologium vēlōx
clock-hour = hōra ad agendum
clock-day = diēs ad agendum
clock-three-days = trīduum ad agendum
clock-week = septem diēs ad agendum
since = { $n ->
    [0] modo aperta
    [one] ante ūnam minūtam
   *[other] ante { $n } minūtās
  }
level = { $name } ({ $rating } ± { $margin })
bots = Māchinae: { $names }
sit = Assīde
watch = Spectā
sit-at = Assīde: { $title }, { $names }
watch-at = Spectā: { $title }, { $names }
events-here = { $n ->
    [one] ūnus adest
   *[other] { $n } adsunt
  }
blocked = Hominēs exclūsī
unblock = { $name } iterum admitte
mute = Verba cēlā
unmute = Verba ostende
block = Exclūde
really-block = Iterum tange: exclūde
is-blocked = { $name } exclūsus est: ad mēnsās apertās iam nōn conveniētis.
report = Dēfer
report-why = Cūr { $name } dēfers?
report-name = Nōmen
report-chat = Quae scrībit
report-leaves = Aliōs dēserit
report-cheats = Fraudem facit
report-what = Quī hoc moderātrum cūrat, mēnsam, nōmen, verba postrēma videt, quae { $name } scrīpsit.
report-sent = Dēlātum est. Grātiās.
strangers = Inter vōs ignōtī estis: scrībitur, cum omnēs volunt ({ $n } ex { $all }).
want-chat = Scrībere volō
