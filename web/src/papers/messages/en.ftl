## Papers about data protection
title = Papers about data protection
about = Made from the settings of this server. What it does not know is a gap: fill it in here; it stays on this page and is stored nowhere. No legal advice.
language = Language
which = Paper
paper-notice = Notice
paper-parents = Letter for parents
paper-contract = Contract
paper-record = Record
paper-measures = Measures
gaps = { $n ->
    [one] Fill in one gap
   *[other] Fill in { $n } gaps
}
no-server = The server does not tell its settings.
