topic-fits = Does it fit there?
topic-next = What to lay next?
topic-tree = Which classification still fits?
task-fits = Do the cards fit class { $class }?
task-fits-new = Is this a new class?
asked-is = It is about: { $cards }.
task-next = Which of these is most likely to be right?
task-tree = Which classification fits everything that has been judged?
class-is = Class { $class }: { $cards }.
refused = Judged wrong: { $cards } in class { $class }.
refused-new = Judged wrong: a new class with { $cards }.
answer-surely = Certainly yes
answer-possible = Not decided yet
answer-never = Certainly not
answer-lay = { $cards } in class { $class }
answer-lay-new = a new class with { $cards }
why-surely = { $of ->
    [one] Only one classification is still possible, and with it this is right.
   *[other] { $of } classifications are still possible, and with all of them this is right.
  }
why-never = { $of ->
    [one] Only one classification is still possible, and with it this is wrong.
   *[other] { $of } classifications are still possible, and with none of them this is right.
  }
why-possible = { $of } classifications are still possible, and with { $right } of them this is right.
tree-fits = { $others ->
    [0] It fits every verdict, and no other one does.
    [one] It fits every verdict, and so does one other.
   *[other] It fits every verdict, and so do { $others } others.
  }
against-right = By this one { $cards } would be wrong in class { $class }. But it was right.
against-right-new = By this one a new class with { $cards } would be wrong. But it was right.
against-wrong = By this one { $cards } would be right in class { $class }. But it was wrong.
against-wrong-new = By this one a new class with { $cards } would be right. But it was wrong.
