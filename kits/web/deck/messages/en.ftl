## Pages on which a deck is made
example = Show an example
kept = On this device
name = Name of the deck
set-up = Set up a table
alone = Play alone
save = Save on this device
saved = Saved on this device: { $name }.
saved-here = Saved on this device
edit = Edit
forget = Delete
forgotten = Deleted: { $name }.
share = Copy a link
shared = The link is copied. The deck is in the link itself; no server stores it.
link = Link to this deck
file = Save as a file
