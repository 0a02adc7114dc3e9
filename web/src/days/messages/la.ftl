pace = Quōmodo lūditis?
pace-live = eōdem tempore
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
