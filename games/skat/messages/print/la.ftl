## What can be printed
cards = Chartae
cards-text = Duae et trīgintā chartae secandae, Francicae vel Theodiscae.
list-three = Tabula lūdōrum trium lūsōrum
list-three-text = Sex et trīgintā lūdī trium lūsōrum, cum ratiōne secundum Seeger et Fabian.
list-four = Tabula lūdōrum quattuor lūsōrum
list-four-text = Duodēquīnquāgintā lūdī quattuor lūsōrum, cum ratiōne secundum Seeger et Fabian.
values = Charta lacessendī
values-text = Quantī quisque lūdus sit et omnia, quae nūntiārī possunt, bis in ūnā pāginā.
values-title = Quae nūntiārī possunt
values-steps = totiēns
values-nulls = Nūllum { $plain }, dē manū { $hand }, apertum { $ouvert }, apertum dē manū { $both }
values-how = Numerus „cum“ aut „sine“, + 1 prō lūdō, + 1 dē manū, Schneider, nūntiātum, Schwarz, nūntiātum, apertum.
list-date = Diēs et locus
list-opponents = lūdī ā cēterīs perditī × { $count }
