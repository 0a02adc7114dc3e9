suit = { $suit ->
    [C] trifolium
    [S] spīculum
    [H] corda
   *[D] rhombulus
  }
card = { $rank } { $suit ->
    [C] trifoliī
    [S] spīculī
    [H] cordium
   *[D] rhombulī
  }
rank-A = monas
rank-K = rēx
rank-Q = rēgīna
rank-J = eques
rank-T = decem
rank-9 = novem
rank-8 = octō
rank-7 = septem
rank-6 = sex
rank-5 = quīnque
rank-4 = quattuor
rank-3 = tria
rank-2 = duo
index-A = M
index-K = R
index-Q = Rg
index-J = E
