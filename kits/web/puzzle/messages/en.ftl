which = Which puzzles
daily = Puzzle of the day
practice = By theme
theme = Theme
all-themes = All themes
level = Difficulty
all-levels = Any
theme-solved = { $theme } ({ $solved } of { $count })
streak = { $count ->
    [0] Start your streak
    [one] 1 day in a row
   *[other] { $count } days in a row
  }
solved = Solved: { $count } of { $of }, { $first } at the first try
done-today = You have solved today’s.
none = There is no such puzzle.
again = Try again
next = Next puzzle
to-practice = More puzzles
share-link = Link to this puzzle
share = Share this puzzle
share-copied = Link copied
hint = A hint
hint-more = One more hint
# After a second hint; what is struck out stays in its place.
hint-narrowed = Only these are left.
hint-struck = This is struck out by the hint.
due = { $count } due today
