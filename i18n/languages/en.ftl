# The language's name in itself.
language-name = English

# All items of a list but the last, joined by commas, and the last one.
list-and = { $items } and { $last }
list-or = { $items } or { $last }

# The reader, among the names of others.
you = you
