settings-scheme = Farben
settings-scheme-auto = wie das Gerät
settings-scheme-light = hell
settings-scheme-dark = dunkel
settings-sound = Kartengeräusche und Ton, wenn ich am Zug bin
settings-vibration = Vibrieren, wenn ich am Zug bin
device-title = Deine Geräte
device-hint = Auf jedem davon bist du am Tisch dieselbe Person. Ein abgemeldetes Gerät gehört nicht mehr dazu und zeigt deine Karten nicht mehr.
device-here = Dieses Gerät
device-since = seit { $since }, zuletzt da am { $seen }
device-seen = zuletzt da am { $seen }
device-revoke = Abmelden
signed-out-title = Dieses Gerät ist abgemeldet
signed-out-text = Auf einem anderen Gerät hast du dieses abgemeldet oder alles von dir gelöscht. Hier fängst du jetzt neu an: Deine Tische, dein Platz und deine Karten sind hier nicht mehr zu sehen.
settings-yours = Was von dir gespeichert ist
settings-yours-hint = Dein Name, deine Plätze, was du geschrieben und notiert hast: an allen Tischen dieses Servers und auf diesem Gerät. Was gespielt wurde, bleibt, ohne deinen Namen. Nur auf diesem Gerät liegen deine gespielten Runden und was du geübt hast.
settings-journal-save = Meine Runden als Datei sichern
settings-journal-load = Runden aus einer Datei dazunehmen
settings-journal-loaded = { $n ->
    [one] Eine Runde oder Übung gelesen.
   *[other] { $n } Runden und Übungen gelesen.
 }
settings-journal-no-journal = Das ist keine Datei mit gesicherten Runden.
settings-journal-newer-journal = Diese Datei stammt von einer neueren Fassung von Lusoria. Lade die Seite neu und versuche es noch einmal.
settings-erase = Alles von mir löschen
settings-really-erase = Wirklich löschen? Es gibt kein Zurück
