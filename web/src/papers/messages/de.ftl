## Papers about data protection
title = Papiere zum Datenschutz
about = Aus den Einstellungen dieses Servers gemacht. Was er nicht weiß, ist eine Lücke: Sie wird hier ausgefüllt, bleibt auf dieser Seite und wird nirgends gespeichert. Keine Rechtsberatung.
language = Sprache
which = Papier
paper-notice = Hinweise
paper-parents = Elternbrief
paper-contract = Vertrag
paper-record = Verzeichnis
paper-measures = Maßnahmen
gaps = { $n ->
    [one] Eine Lücke ausfüllen
   *[other] { $n } Lücken ausfüllen
}
no-server = Der Server sagt seine Einstellungen nicht.
