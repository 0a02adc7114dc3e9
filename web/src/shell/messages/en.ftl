settings-scheme = Colours
settings-scheme-auto = as on the device
settings-scheme-light = light
settings-scheme-dark = dark
settings-sound = Sounds of cards, and when it is my turn
settings-vibration = Vibrate when it is my turn
device-title = Your devices
device-hint = On each of them you are the same person at the table. A device that is signed out is no longer one of them, and does not show your cards any more.
device-here = This device
device-since = since { $since }, last here on { $seen }
device-seen = last here on { $seen }
device-revoke = Sign out
signed-out-title = This device is signed out
signed-out-text = On another device you have signed this one out, or deleted everything of yours. Here you start afresh: your tables, your seat and your cards are not shown here any more.
settings-yours = What is stored of you
settings-yours-hint = Your name, your seats, what you wrote and noted: here, at all tables of this server, and on this device. What was played stays, without your name. The rounds you played and what you practised are kept on this device only.
settings-journal-save = Save my rounds as a file
settings-journal-load = Add rounds from a file
settings-journal-loaded = { $n ->
    [one] One round or practice read.
   *[other] { $n } rounds and practices read.
 }
settings-journal-no-journal = This is not a file of saved rounds.
settings-journal-newer-journal = This file comes from a newer version of Lusoria. Reload the page and try again.
settings-erase = Delete everything of mine
settings-really-erase = Really delete? There is no way back
