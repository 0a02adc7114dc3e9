suit = { $suit ->
    [C] Kreuz
    [S] Pik
    [H] Herz
   *[D] Karo
  }
card = { suit }-{ $rank }
rank-A = Ass
rank-K = König
rank-Q = Dame
rank-J = Bube
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
index-Q = D
index-J = B
