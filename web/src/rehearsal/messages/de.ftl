## A class of made-up pupils
title = Probe
about = 28 erfundene Schüler kommen in eine Klasse, die nur auf diesem Gerät besteht: Sie spielen und machen Fehler, und Sie sehen Ihren Bildschirm, den Beamer und die Ergebnisse, wie sie im Unterricht sind. Am Ende ist alles weg.
start = Probe beginnen
class = Probe – erfundene Klasse
bar = Probe: 28 erfundene Schüler
part = Was zu sehen ist
part-own = Ihr Bildschirm
part-board = Beamer
part-report = Ergebnisse
fast = Schneller spielen
end = Probe beenden
hint-own = Drücken Sie unten auf „Spiel starten“. Später: „Runde beenden“, dann oben „Ergebnisse“.
failed = Die Probe konnte nicht beginnen.
