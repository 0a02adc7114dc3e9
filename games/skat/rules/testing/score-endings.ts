import type { Row } from './score.ts';

export const ENDED: readonly Row[] = [
  [
    'clubs, with 1, bid 18, 0 in 0, conceded',
    'with 1, game 2; 2 x 12; lost -48',
    'given up at once: tricks that were not played make no schneider and no schwarz',
  ],
  [
    'clubs, with 1, bid 33, 10 in 1, conceded',
    'with 1, game 2; 3 x 12; overbid -72',
    'given up: at the level that the bid needs',
  ],
  [
    'hearts hand schneider, with 1, bid 20, 0 in 0, conceded',
    'with 1, game 2, hand 3, schneider 4, announced 5; 5 x 10; lost -100',
    'given up: at the level announced',
  ],
  [
    'clubs hand schneider schwarz, with 2, bid 18, 0 in 0, conceded',
    'with 2, game 3, hand 4, schneider 5, announced 6, schwarz 7, announced 8; 8 x 12; lost -192',
    'given up: schwarz was announced',
  ],
  [
    'grand, without 4, bid 96, 12 in 1, conceded',
    'without 4, game 5; 5 x 24; lost -240',
    'given up with few points',
  ],
  [
    'spades hand, without 2, bid 44, 60 in 5, conceded',
    'without 2, game 3, hand 4; 4 x 11; lost -88',
    'given up with 60, which is not yet won',
  ],
  [
    'clubs, with 2, bid 18, 120 in 10, claimed game',
    'with 2, game 3; 3 x 12; won 36',
    'claimed simply, though all that is left falls to the declarer',
  ],
  [
    'clubs, with 2, bid 18, 120 in 10, claimed schneider',
    'with 2, game 3, schneider 4; 4 x 12; won 48',
    'claimed with schneider',
  ],
  [
    'clubs, with 2, bid 18, 120 in 10, claimed schwarz',
    'with 2, game 3, schneider 4, schwarz 5; 5 x 12; won 60',
    'claimed with schwarz',
  ],
  [
    'hearts hand schneider, with 1, bid 20, 118 in 9, claimed schneider',
    'with 1, game 2, hand 3, schneider 4, announced 5; 5 x 10; won 50',
    'claimed what was announced',
  ],
  [
    'hearts hand schneider, with 1, bid 20, 120 in 10, claimed schwarz',
    'with 1, game 2, hand 3, schneider 4, announced 5, schwarz 6; 6 x 10; won 60',
    'claimed more than was announced',
  ],
  [
    'grand hand schneider schwarz ouvert, with 1, bid 18, 120 in 10, claimed schwarz',
    'with 1, game 2, hand 3, schneider 4, announced 5, schwarz 6, announced 7, ouvert 8; 8 x 24; won 192',
    'an open game claimed',
  ],
  [
    'clubs, with 1, bid 33, 118 in 9, claimed schneider',
    'with 1, game 2, schneider 3; 3 x 12; won 36',
    'the level claimed saves the bid',
  ],
  [
    'clubs, with 1, bid 33, 118 in 9, claimed game',
    'with 1, game 2, schneider 3; 3 x 12; won 36',
    'agreeing to a claim grants the level that the bid needs',
  ],
  [
    'clubs, with 2, bid 18, 120 in 10, yielded',
    'with 2, game 3; 3 x 12; won 36',
    'the defenders give up: simply, without schneider and schwarz',
  ],
  [
    'clubs, with 1, bid 33, 120 in 10, yielded',
    'with 1, game 2, schneider 3; 3 x 12; won 36',
    'they grant the schneider that the bid needs',
  ],
  [
    'clubs, with 1, bid 40, 120 in 10, yielded',
    'with 1, game 2, schneider 3, schwarz 4; 4 x 12; won 48',
    'and the schwarz',
  ],
  [
    'clubs, with 1, bid 50, 120 in 10, yielded',
    'with 1, game 2; 5 x 12; overbid -120',
    'but no level reaches 50',
  ],
  [
    'hearts hand schneider, with 1, bid 20, 100 in 8, yielded',
    'with 1, game 2, hand 3, schneider 4, announced 5; 5 x 10; won 50',
    'they grant what was announced',
  ],
  [
    'hearts hand schneider, with 1, bid 60, 120 in 10, yielded',
    'with 1, game 2, hand 3, schneider 4, announced 5, schwarz 6; 6 x 10; won 60',
    'what was announced, and schwarz for the bid',
  ],
  [
    'spades hand, with 1, bid 33, 84 in 7, yielded',
    'with 1, game 2, hand 3; 3 x 11; won 33',
    'given up late',
  ],
  [
    'clubs, with 2, bid 18, 40 in 4, secured',
    'with 2, game 3; 3 x 12; won 36',
    'given up, played on, and still won with 40',
  ],
  [
    'clubs, with 2, bid 18, 89 in 8, secured',
    'with 2, game 3; 3 x 12; won 36',
    'played on, schneider not reached',
  ],
  [
    'clubs, with 2, bid 18, 95 in 9, secured',
    'with 2, game 3, schneider 4; 4 x 12; won 48',
    'played on to schneider',
  ],
  [
    'clubs, with 2, bid 18, 120 in 10, secured',
    'with 2, game 3, schneider 4, schwarz 5; 5 x 12; won 60',
    'played on to schwarz',
  ],
  [
    'clubs, with 1, bid 33, 70 in 6, secured',
    'with 1, game 2, schneider 3; 3 x 12; won 36',
    'what the bid needs was granted, and stays',
  ],
  [
    'clubs, with 1, bid 40, 95 in 8, secured',
    'with 1, game 2, schneider 3, schwarz 4; 4 x 12; won 48',
    'schwarz was granted for the bid, schneider is in it',
  ],
  [
    'clubs, with 1, bid 36, 20 in 3, secured, kontra',
    'with 1, game 2, schneider 3; 3 x 12 x 2; won 72',
    'schneider was granted for the bid, and is not counted twice',
  ],
  [
    'clubs, with 1, bid 50, 95 in 8, secured',
    'with 1, game 2, schneider 3; 5 x 12; overbid -120',
    'no level reaches 50, played on or not',
  ],
  [
    'hearts hand schneider, with 1, bid 20, 70 in 6, secured',
    'with 1, game 2, hand 3, schneider 4, announced 5; 5 x 10; won 50',
    'what was announced was granted, and stays when it is missed later',
  ],
  [
    'hearts hand schneider schwarz, with 1, bid 20, 100 in 9, secured',
    'with 1, game 2, hand 3, schneider 4, announced 5, schwarz 6, announced 7; 7 x 10; won 70',
    'the same for schwarz',
  ],
  [
    'spades, with 1, bid 18, 44 in 3, conceded, secured',
    'with 1, game 2; 2 x 11; won 22',
    'decided games stay decided: won before the declarer gave up',
  ],
  [
    'spades, with 1, bid 18, 120 in 10, claimed schwarz, secured',
    'with 1, game 2, schneider 3, schwarz 4; 4 x 11; won 44',
    'played on, then claimed',
  ],
  [
    'spades, with 1, bid 33, 120 in 10, claimed game, secured',
    'with 1, game 2, schneider 3; 3 x 11; won 33',
    'what the bid needs had been granted before the claim',
  ],
];

export const NULL: readonly Row[] = [
  ['null, bid 23, 0 in 0', '1 x 23; won 23', 'no trick'],
  ['null, bid 23, 21 in 0', '1 x 23; won 23', 'points of the skat do not matter'],
  ['null, bid 23, 0 in 1', '1 x 23; lost -46', 'a trick without points is a trick'],
  ['null hand, bid 35, 10 in 0', '1 x 35; won 35', 'by hand'],
  ['null hand, bid 35, 10 in 1', '1 x 35; lost -70', 'by hand, and twice all the same'],
  ['null ouvert, bid 46, 0 in 0', '1 x 46; won 46', 'open, without hand'],
  ['null ouvert, bid 18, 4 in 1', '1 x 46; lost -92', 'open and lost'],
  ['null hand ouvert, bid 59, 2 in 0', '1 x 59; won 59', 'open by hand'],
  ['null hand ouvert, bid 59, 2 in 1', '1 x 59; lost -118', 'open by hand and lost'],
  ['null, bid 18, 0 in 0, conceded', '1 x 23; lost -46', 'given up before any trick'],
  ['null hand, bid 18, 0 in 0, yielded', '1 x 35; won 35', 'the defenders give up'],
  ['null ouvert, bid 18, 0 in 0, claimed game', '1 x 46; won 46', 'claimed'],
  [
    'null, with 1, bid 24, named clubs',
    'with 1, game 2; 2 x 12; overbid -48',
    'null below the bid: 24 is what clubs count and what the bid needs',
  ],
  [
    'null, with 2, bid 24, named hearts',
    'with 2, game 3; 3 x 10; overbid -60',
    'game 3, and 24 needs 3',
  ],
  [
    'null, without 3, bid 24, named clubs',
    'without 3, game 4; 4 x 12; overbid -96',
    'game 4, though 24 needs only 2',
  ],
  [
    'null, with 1, bid 48, named diamonds',
    'with 1, game 2; 6 x 9; overbid -108',
    'game 2, but 48 needs 6: 54',
  ],
  [
    'null, with 1, bid 48, named grand',
    'with 1, game 2; 2 x 24; overbid -96',
    'grand can be named as well',
  ],
  [
    'null hand, with 1, bid 36, named clubs',
    'with 1, game 2, hand 3; 3 x 12; overbid -72',
    'played by hand: one more',
  ],
  [
    'null hand, with 1, bid 40, named grand',
    'with 1, game 2, hand 3; 3 x 24; overbid -144',
    'hand 3, though 40 needs only 2',
  ],
  [
    'null hand, with 1, bid 36, named diamonds',
    'with 1, game 2, hand 3; 4 x 9; overbid -72',
    'hand 3, but 36 needs 4',
  ],
  [
    'null ouvert, with 1, bid 48, named spades',
    'with 1, game 2; 5 x 11; overbid -110',
    '48 needs 5: 55',
  ],
  [
    'null hand ouvert, with 1, bid 60, named clubs',
    'with 1, game 2, hand 3; 5 x 12; overbid -120',
    'hand 3, but 60 needs 5',
  ],
  [
    'null hand ouvert, without 5, bid 60, named clubs',
    'without 5, game 6, hand 7; 7 x 12; overbid -168',
    'hand counts, open does not',
  ],
  [
    'null, with 1, bid 24, 0 in 0, named clubs',
    'with 1, game 2; 2 x 12; overbid -48',
    'lost at once: no schneider, no schwarz',
  ],
];

export const DOUBLED: readonly Row[] = [
  ['clubs, with 1, bid 18, 61 in 6, kontra', 'with 1, game 2; 2 x 12 x 2; won 48', 'kontra'],
  ['clubs, with 1, bid 18, 60 in 6, re', 'with 1, game 2; 2 x 12 x 4; lost -192', 're, and lost'],
  [
    'grand, with 1, bid 18, 90 in 8, bock',
    'with 1, game 2, schneider 3; 3 x 24 x 8; won 576',
    'bock, with schneider',
  ],
  ['null ouvert, bid 18, 10 in 1, kontra', '1 x 46 x 2; lost -184', 'null with kontra'],
  [
    'clubs, with 1, bid 33, 80 in 7, kontra',
    'with 1, game 2; 3 x 12 x 2; overbid -144',
    'kontra does not save a bid',
  ],
  [
    'spades, with 1, bid 24, 80 in 7, bock round',
    'with 1, game 2; 3 x 11 x 2; overbid -132',
    'nor does a bock round',
  ],
  [
    'hearts, without 2, bid 20, 70 in 6, bock round',
    'without 2, game 3; 3 x 10 x 2; won 60',
    'a bock round',
  ],
  [
    'hearts, without 2, bid 20, 50 in 5, kontra, bock round',
    'without 2, game 3; 3 x 10 x 2 x 2; lost -240',
    'kontra in a bock round',
  ],
  [
    'hearts, without 2, bid 20, 50 in 5, bock, bock round',
    'without 2, game 3; 3 x 10 x 8 x 2; lost -960',
    'bock in a bock round',
  ],
  ['null hand, bid 18, 0 in 0, re, bock round', '1 x 35 x 4 x 2; won 280', 'null with re in it'],
  [
    'null, with 1, bid 24, named clubs, bock round',
    'with 1, game 2; 2 x 12 x 2; overbid -96',
    'null below the bid in a bock round',
  ],
  [
    'clubs, with 1, bid 18, 30 in 3, conceded, kontra',
    'with 1, game 2; 2 x 12 x 2; lost -96',
    'given up after kontra',
  ],
  [
    'clubs, with 1, bid 18, 120 in 10, yielded, re',
    'with 1, game 2; 2 x 12 x 4; won 96',
    'the defenders give up after re',
  ],
];

export const FOR_TWO: readonly Row[] = [
  ['clubs, 61 in 8 of 16', 'game 1; 1 x 12; won 12', 'no matadors'],
  ['clubs, 60 in 8 of 16', 'game 1; 1 x 12; lost -24', '60-60 is lost by whoever named'],
  ['grand, 95 in 12 of 16', 'game 1, schneider 2; 2 x 24; won 48', 'schneider'],
  ['spades, 120 in 16 of 16', 'game 1, schneider 2, schwarz 3; 3 x 11; won 33', 'all sixteen'],
  ['spades, 118 in 10 of 16', 'game 1, schneider 2; 2 x 11; won 22', 'ten are not all'],
  ['diamonds, 0 in 0 of 16', 'game 1, schneider 2, schwarz 3; 3 x 9; lost -54', 'no trick'],
  ['hearts, with 3, 70 in 9 of 16', 'with 3, game 4; 4 x 10; won 40', 'matadors as an option'],
  ['clubs, 50 in 8 of 16, re', 'game 1; 1 x 12 x 4; lost -96', 'kontra and re'],
];

export const A_DECIDED_GAME_STAYS_DECIDED: readonly Row[] = [
  [
    'clubs, with 2, bid 18, 20 in 3, secured',
    'with 2, game 3; 3 x 12; won 36',
    'a game that is won earns nothing by the schneider of its winner',
  ],
  [
    'clubs, with 2, bid 18, 8 in 0, secured',
    'with 2, game 3; 3 x 12; won 36',
    'nor by his schwarz',
  ],
  [
    'clubs, with 1, bid 18, 65 in 5, conceded',
    'with 1, game 2; 2 x 12; won 24',
    'with 61 it was won before it was given up',
  ],
  [
    'hearts hand schneider, with 1, bid 20, 91 in 7, conceded',
    'with 1, game 2, hand 3, schneider 4, announced 5; 5 x 10; won 50',
    'so it was with the 90 that were announced',
  ],
  [
    'clubs, with 1, bid 18, 60 in 6, yielded',
    'with 1, game 2; 2 x 12; lost -48',
    'the defenders had 60 before they gave up',
  ],
  [
    'hearts hand schneider, with 1, bid 20, 89 in 8, yielded',
    'with 1, game 2, hand 3, schneider 4, announced 5; 5 x 10; lost -100',
    'they had 31, and schneider was announced',
  ],
  [
    'clubs, with 1, bid 33, 85 in 8, yielded',
    'with 1, game 2; 3 x 12; overbid -72',
    'they had 31, and the bid needed schneider',
  ],
  ['null, bid 18, 3 in 1, secured', '1 x 23; won 23', 'null was won when the defenders gave up'],
];
