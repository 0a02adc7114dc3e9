bid = Whoever bids highest plays alone against the other two.
trumps = Trumps are all four { $pack ->
    [german] unters
   *[french] jacks
  }, and the suit you choose to play.
worth-good = Your best suit is { $suit }, with { $count } trumps: you can bid up to { $value }.
worth-weak = Your best suit is { $suit }, but with only { $count } trumps: better pass.
worth-over = Your hand is worth no more than { $value }: pass now.
skat = These two cards are yours now: pick them up.
by-hand = Without the skat your game counts more, but is harder.
declare = Choose the suit in which you have the most trumps.
discard = Lay away two cards that would take no trick. Their card points count for you.
discard-null = Lay away two cards that could be forced to take a trick. In Null their points do not count.
aim-alone = You play alone, and need 61 of the 120 card points.
aim-together = With { $partner } against { $declarer }: together you need 60 card points.
aim-null-alone = You play alone, and must not take a single trick.
aim-null-together = With { $partner } against { $declarer }: one trick for { $declarer }, and you have won.
aim-ramsch = Nobody has a partner, only { $pack ->
    [german] unters
   *[french] jacks
  } are trumps, and whoever has most card points loses.
lead = You lead what you like. After that, whoever takes the trick leads.
follow = Whoever has the suit of the first card must play it.
wins = The highest trump takes the trick, or else the highest card of the suit.
