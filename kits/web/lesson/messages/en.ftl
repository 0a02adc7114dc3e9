learn-about = Short lessons at the real table, with a coach beside you. { $done } of { $of } are done.
learn-coach = The coach
learn-answers = Answers
learn-progress = How far you are in this lesson
learn-go-on = Go on
learn-skip = Show me
learn-answer = Tell me the answer
learn-hint = Hint
learn-right = right
learn-wrong = wrong
learn-series = { $n } in a row
learn-repeated = Asked once more
learn-due = { $n ->
    [one] Once more what was hard last time: 1 task
   *[other] Once more what was hard last time: { $n } tasks
  }
learn-review-done = That was all that was hard last time. What was wrong now comes back tomorrow.
learn-stars = { $stars ->
    [one] 1 of 3 stars
   *[other] { $stars } of 3 stars
  }
learn-show = Take me there
learn-retry = Once more
learn-insist = Play it all the same
learn-again = Begin again
learn-list = All lessons
learn-left = Go on
learn-done = Done
learn-next = Next: { $lesson }
learn-table = Play a first table
learn-table-about = Then play: a gentle table against players who make mistakes, with all that helps.
