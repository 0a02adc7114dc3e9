suit = { $suit ->
    [C] clubs
    [S] spades
    [H] hearts
   *[D] diamonds
  }
card = { $rank } of { suit }
rank-A = ace
rank-K = king
rank-Q = queen
rank-J = jack
rank-T = 10
rank-9 = 9
rank-8 = 8
rank-7 = 7
rank-6 = 6
rank-5 = 5
rank-4 = 4
rank-3 = 3
rank-2 = 2
index-A = A
index-K = K
index-Q = Q
index-J = J
