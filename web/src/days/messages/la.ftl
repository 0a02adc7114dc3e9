pace = Quōmodo lūditis?
pace-live = nunc ūnā
pace-by-day = in diēs
move = Ad agendum datur
move-hour = hōra
move-day = diēs
move-three-days = trīduum
move-week = septem diēs
terms-hour = Cuique ad agendum hōra datur; venit, cum placet.
terms-day = Cuique ad agendum diēs datur; venit, cum placet.
terms-three-days = Cuique ad agendum trīduum datur; venit, cum placet.
terms-week = Cuique ad agendum septem diēs dantur; venit, cum placet.
substitute = Tempore exāctō māchina lūdit, dum lūsor redeat
with-bot = Quī assīdit, cōnsentit: tempore exāctō māchina prō eō lūdit, dum redeat.
without-bot = Nēminis locō māchina lūdet. Sī cuius tempus exāctum erit aut sī quis abierit, lūdus abrumpētur; quae adhūc numerāta sunt, sōla valent.
event-without-bot = Nēminis locō māchina lūdet. Sī cuius tempus exāctum erit aut sī quis abierit, certāmen ad mēnsam eius fīniētur; quae adhūc numerāta sunt, sōla valent.
left-days = { $n ->
    [one] ūnus diēs restat
   *[other] { $n } diēs restant
  }
left-hours = { $n ->
    [one] ūna hōra restat
   *[other] { $n } hōrae restant
  }
left-minutes = { $n ->
    [one] ūnum minūtum restat
   *[other] { $n } minūta restant
  }
replaced-late = Tempus tuum exāctum est. Dum sēdem repetās, māchina prō tē lūdit.
replaced-left = Dum sēdem repetās, māchina prō tē lūdit.
replaced = Māchina lūdit prō lūsōre: { $name }.
left-none = tempus exāctum est
notices-on = Monē mē, cum mihi lūdendum est
notices-off = Nōlī amplius monēre
notice = Tibi lūdendum est
notices-denied = Huic nāvigātrō nūntiī vetitī sunt. In cōnfōrmātiōne eius mūtārī potest.
reminders = Monita
reminders-device = In hōc īnstrūmentō
reminders-mail = Per epistulās
mail-hint = „Tuum est“ per epistulam: semel in hōrā summum, numquam nocte, nihil dē chartīs.
mail-address = Īnscrīptiō ēlectronica
mail-ask = Scrībe mihi
mail-sent = Epistula cum nexū ad { $address } mittitur. Aperī eam et assentīre. Cuique īnscrīptiōnī semel in diē summum scrībitur.
mail-on = Epistulae mittuntur ad { $address }.
mail-other = Alia īnscrīptiō
mail-off = Nūllae iam epistulae
mail-page = Epistulae, cum tuum est
mail-question = Vīsne hoc moderātrum tibi scrībat, cum ad mēnsam exspectāris? Semel in hōrā summum, numquam nocte.
mail-yes = Ita, scrībe mihi
mail-is-on = Hoc moderātrum tibi scrībit, cum ad mēnsam exspectāris.
mail-ended = Nūllae iam epistulae venient.
mail-gone = Hic nexus iam nōn valet: ad hanc īnscrīptiōnem nihil mittitur.
reminders-calendar = In calendāriō tuō
calendar-hint = Īnscrīptiō prīvāta calendāriō vel lēctōrī nūntiōrum: ostendit quoad tuum sit, nihil dē chartīs. Quī eam habet, eadem videt; cēlā eam.
calendar-make = Fac īnscrīptiōnem
calendar-ics = Calendārium (iCalendar)
calendar-atom = Nūntiī (Atom)
calendar-copy = Trānscrībe
calendar-renew = Nova īnscrīptiō
calendar-renew-sure = Vērē? Vetus fīniētur
calendar-end = Fīnī
calendar-end-sure = Vērē fīnīre vīs?
bot-plays = Māchina prō tē lūdit
event-class = classis
event-evening = vesper lūsōrius
