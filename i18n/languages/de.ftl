# The language's name in itself.
language-name = Deutsch

# All items of a list but the last, joined by commas, and the last one.
list-and = { $items } und { $last }
list-or = { $items } oder { $last }

# The reader, among the names of others.
you = du
