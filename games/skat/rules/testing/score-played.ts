import type { Row } from './score.ts';

export const PLAYED: readonly Row[] = [
  ['clubs, with 1, bid 18, 61 in 6', 'with 1, game 2; 2 x 12; won 24', '61 wins'],
  ['clubs, with 1, bid 18, 60 in 6', 'with 1, game 2; 2 x 12; lost -48', '60-60 is lost'],
  ['clubs, without 1, bid 24, 75 in 7', 'without 1, game 2; 2 x 12; won 24', 'just the bid'],
  ['diamonds, with 1, bid 18, 89 in 8', 'with 1, game 2; 2 x 9; won 18', '31 is no schneider'],
  [
    'diamonds, with 1, bid 18, 90 in 8',
    'with 1, game 2, schneider 3; 3 x 9; won 27',
    '30 for the defenders is schneider',
  ],
  [
    'hearts, with 2, bid 20, 31 in 3',
    'with 2, game 3; 3 x 10; lost -60',
    'a declarer with 31 is not schneider',
  ],
  [
    'hearts, with 2, bid 20, 30 in 3',
    'with 2, game 3, schneider 4; 4 x 10; lost -80',
    'a declarer with 30 is',
  ],
  [
    'spades, without 3, bid 33, 120 in 10',
    'without 3, game 4, schneider 5, schwarz 6; 6 x 11; won 66',
    'all ten tricks',
  ],
  [
    'spades, without 3, bid 33, 120 in 9',
    'without 3, game 4, schneider 5; 5 x 11; won 55',
    'the defenders have no point, but a trick: no schwarz',
  ],
  [
    'grand, with 2, bid 48, 0 in 1',
    'with 2, game 3, schneider 4; 4 x 24; lost -192',
    'the declarer has no point, but a trick: not schwarz',
  ],
  [
    'grand, with 2, bid 48, 14 in 0',
    'with 2, game 3, schneider 4, schwarz 5; 5 x 24; lost -240',
    'points of the skat, but no trick: schwarz',
  ],
  ['grand, with 4, bid 120, 62 in 5', 'with 4, game 5; 5 x 24; won 120', 'grand with all jacks'],
  [
    'diamonds, without 11, bid 99, 70 in 5',
    'without 11, game 12; 12 x 9; won 108',
    'without a trump',
  ],
  [
    'clubs, with 11, bid 18, 120 in 10',
    'with 11, game 12, schneider 13, schwarz 14; 14 x 12; won 168',
    'all trumps',
  ],
  ['spades, without 1, bid 22, 61 in 5', 'without 1, game 2; 2 x 11; won 22', 'bid to the full'],
  ['spades hand, with 1, bid 33, 61 in 6', 'with 1, game 2, hand 3; 3 x 11; won 33', 'hand is one'],
  [
    'spades hand, with 1, bid 33, 59 in 5',
    'with 1, game 2, hand 3; 3 x 11; lost -66',
    'a lost hand game counts twice as well',
  ],
  [
    'grand hand, without 1, bid 72, 28 in 2',
    'without 1, game 2, hand 3, schneider 4; 4 x 24; lost -192',
    'hand, and schneider against the declarer',
  ],
];

export const ANNOUNCED: readonly Row[] = [
  [
    'hearts hand schneider, with 1, bid 20, 90 in 8',
    'with 1, game 2, hand 3, schneider 4, announced 5; 5 x 10; won 50',
    'announced and made',
  ],
  [
    'hearts hand schneider, with 1, bid 20, 89 in 8',
    'with 1, game 2, hand 3, schneider 4, announced 5; 5 x 10; lost -100',
    'announced and missed by a point: both steps count',
  ],
  [
    'hearts hand schneider, with 1, bid 20, 25 in 2',
    'with 1, game 2, hand 3, schneider 4, announced 5; 5 x 10; lost -100',
    'schneider himself: counted once',
  ],
  [
    'hearts hand schneider, with 1, bid 20, 8 in 0',
    'with 1, game 2, hand 3, schneider 4, announced 5, schwarz 6; 6 x 10; lost -120',
    'schwarz himself: more than what was announced',
  ],
  [
    'hearts hand schneider, with 1, bid 50, 80 in 7',
    'with 1, game 2, hand 3, schneider 4, announced 5; 5 x 10; lost -100',
    'missed, though the announced level reaches the bid',
  ],
  [
    'hearts hand schneider, with 1, bid 20, 120 in 10',
    'with 1, game 2, hand 3, schneider 4, announced 5, schwarz 6; 6 x 10; won 60',
    'schwarz made, but only schneider announced',
  ],
  [
    'clubs hand schneider schwarz, with 2, bid 36, 120 in 10',
    'with 2, game 3, hand 4, schneider 5, announced 6, schwarz 7, announced 8; 8 x 12; won 96',
    'schwarz announced and made',
  ],
  [
    'clubs hand schneider schwarz, with 2, bid 36, 120 in 9',
    'with 2, game 3, hand 4, schneider 5, announced 6, schwarz 7, announced 8; 8 x 12; lost -192',
    'missed by a trick without points',
  ],
  [
    'clubs hand schneider schwarz ouvert, with 11, bid 216, 120 in 10',
    'with 11, game 12, hand 13, schneider 14, announced 15, schwarz 16, announced 17, ouvert 18; 18 x 12; won 216',
    'the greatest suit game',
  ],
  [
    'grand hand schneider schwarz ouvert, with 4, bid 264, 120 in 10',
    'with 4, game 5, hand 6, schneider 7, announced 8, schwarz 9, announced 10, ouvert 11; 11 x 24; won 264',
    'the greatest game of all',
  ],
  [
    'clubs hand schneider schwarz ouvert, without 4, bid 48, 110 in 9',
    'without 4, game 5, hand 6, schneider 7, announced 8, schwarz 9, announced 10, ouvert 11; 11 x 12; lost -264',
    'an open game lost a trick',
  ],
  [
    'diamonds schneider, with 1, bid 18, 92 in 8',
    'with 1, game 2, schneider 3, announced 4; 4 x 9; won 36',
    'as the source has it: announced without hand',
  ],
  [
    'diamonds schneider, with 1, bid 18, 88 in 8',
    'with 1, game 2, schneider 3, announced 4; 4 x 9; lost -72',
    'and missed',
  ],
  [
    'diamonds ouvert, with 1, bid 18, 66 in 6',
    'with 1, game 2, ouvert 3; 3 x 9; won 27',
    'as the source has it: open counts one',
  ],
  [
    'diamonds hand ouvert, with 1, bid 18, 66 in 6',
    'with 1, game 2, hand 3, ouvert 4; 4 x 9; won 36',
    'and two with hand',
  ],
  [
    'spades schneider schwarz, without 2, bid 22, 101 in 9',
    'without 2, game 3, schneider 4, announced 5, schwarz 6, announced 7; 7 x 11; lost -154',
    'as the source has it: schwarz without hand, missed',
  ],
];

export const OVERBID: readonly Row[] = [
  [
    'clubs, with 1, bid 33, 80 in 7',
    'with 1, game 2; 3 x 12; overbid -72',
    '24 does not reach 33: lost with 80 points, and 36 twice',
  ],
  [
    'clubs, with 1, bid 33, 91 in 8',
    'with 1, game 2, schneider 3; 3 x 12; won 36',
    'schneider saves the bid',
  ],
  [
    'clubs, with 1, bid 40, 91 in 8',
    'with 1, game 2, schneider 3; 4 x 12; overbid -96',
    'schneider is not enough: 36 below 40, the next is 48',
  ],
  [
    'clubs, with 1, bid 40, 120 in 10',
    'with 1, game 2, schneider 3, schwarz 4; 4 x 12; won 48',
    'schwarz saves the bid',
  ],
  [
    'clubs, with 1, bid 33, 24 in 2',
    'with 1, game 2, schneider 3; 3 x 12; lost -72',
    'schneider against the declarer reaches the bid, too: simply lost',
  ],
  [
    'diamonds, with 1, bid 30, 11 in 0',
    'with 1, game 2, schneider 3, schwarz 4; 4 x 9; lost -72',
    'so does schwarz: 36 is above the bid, and charged although 4 x 9 was not needed',
  ],
  [
    'diamonds, with 1, bid 27, 11 in 0',
    'with 1, game 2, schneider 3, schwarz 4; 4 x 9; lost -72',
    'not only the 27 that the bid needs',
  ],
  [
    'diamonds, with 1, bid 40, 11 in 0',
    'with 1, game 2, schneider 3, schwarz 4; 5 x 9; overbid -90',
    'even schwarz against the declarer does not reach 40',
  ],
  [
    'grand, with 1, bid 59, 70 in 6',
    'with 1, game 2; 3 x 24; overbid -144',
    '48 below 59, the next is 72',
  ],
  [
    'hearts hand, with 1, bid 40, 61 in 6',
    'with 1, game 2, hand 3; 4 x 10; overbid -80',
    '30 below 40; 40 itself reaches it',
  ],
  [
    'hearts hand schneider, with 1, bid 60, 95 in 8',
    'with 1, game 2, hand 3, schneider 4, announced 5; 6 x 10; overbid -120',
    'what was announced was made, but 50 is below 60',
  ],
  [
    'hearts hand schneider, with 1, bid 60, 120 in 10',
    'with 1, game 2, hand 3, schneider 4, announced 5, schwarz 6; 6 x 10; won 60',
    'schwarz on top of what was announced saves the bid',
  ],
  [
    'clubs hand schneider, with 1, bid 72, 89 in 8',
    'with 1, game 2, hand 3, schneider 4, announced 5; 6 x 12; overbid -144',
    'announced, missed and overbid: 60 does not reach 72',
  ],
  [
    'spades, without 1, bid 24, 40 in 4',
    'without 1, game 2; 3 x 11; overbid -66',
    'lost by points and below the bid',
  ],
  [
    'diamonds, with 1, bid 264, 120 in 10',
    'with 1, game 2, schneider 3, schwarz 4; 30 x 9; overbid -540',
    'the smallest multiple of 9 from 264 is 270, more than any game has',
  ],
];
