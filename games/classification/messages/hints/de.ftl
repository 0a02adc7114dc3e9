sage = { $sage } kennt den geheimen Baum, der alle Karten in Klassen teilt.
lay = Wähle Karten, die zusammengehören, dann ihre Klasse oder eine neue.
verdict = Richtig: Die Karten bleiben. Falsch: Sie kommen zurück und eine dazu.
tree = Du bist der Weise: Frag nach einer Eigenschaft, jede Antwort wird eine Klasse.
describe = Bau den Baum, den du vermutest: Wonach fragt er zuerst?
hand-in = Richtig ist er, wenn er alle Karten gleich einteilt.
