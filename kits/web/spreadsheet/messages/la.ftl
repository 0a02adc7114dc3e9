## Opening a table from a file
open = Documentum aperī
fault-too-large = Documentum nimis magnum est.
fault-unpacks = Documentum explicātum nimis magnum esset. Servā tabulam quā ūteris sine imāginibus, aut ut CSV.
fault-old = Haec tabula veteris fōrmae est. Servā eam ut XLSX, ODS aut CSV.
fault-broken = Documentum legī nōn potest: laesum est aut tesserā clausum, aut tabula nōn est.
fault-empty = In tabulā nihil est.
