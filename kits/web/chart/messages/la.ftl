over-time = Prō tempore
measure = Quid mōnstrētur
as-table = In tabulā
chart-name = { $measure }; lūdōrum gregēs: { $count }
column-games = Lūdī
show-games = Lūdī { $from }–{ $to }
these-games = Lūdī { $from } ad { $to }
