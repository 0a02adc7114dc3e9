# The language's name in itself.
language-name = Latīna

# All items of a list but the last, joined by commas, and the last one.
list-and = { $items } et { $last }
list-or = { $items } aut { $last }

# The reader, among the names of others.
you = tū
