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
