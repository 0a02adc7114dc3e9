import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { type Card, CARDS, GAMES, isCard } from './cards.ts';
import { bidValues, matadorsOf } from './contract.ts';
import { type Facts, settle } from './score.ts';
import {
  type Contract,
  ENDINGS,
  type GameResult,
  gameResultSchema,
  optionsSchema,
  type Step,
} from './types.ts';

// What games come to. Every result below was computed by hand from the rules, none by the code.

const ISKO = v.parse(optionsSchema, {});

const HEAD: Facts = {
  declarer: 1,
  contract: { game: 'clubs', hand: false, schneider: false, schwarz: false, ouvert: false },
  bid: 0,
  matadors: 0,
  points: 0,
  tricks: 0,
  of: 10,
  ending: 'played',
  claimed: null,
  secured: null,
  instead: null,
  doubled: 1,
  round: 1,
};

/** Reads a deal such as `clubs hand, with 1, bid 18, 61 in 6`; without an ending it was played. */
function deal(text: string): Facts {
  return text.split(', ').reduce(reading, HEAD);
}

function reading(facts: Facts, part: string, i: number): Facts {
  const words = part.split(' ');
  const [word = ''] = words;
  const number = Number(words[1]);
  if (i === 0) return { ...facts, contract: contract(part) };
  if (/^\d+ in \d+( of 16)?$/.test(part)) {
    const of = words.includes('of') ? 16 : 10;
    return { ...facts, points: Number(word), tricks: Number(words[2]), of };
  }
  const ending = ENDINGS.find((one) => one === word);
  if (ending === 'claimed') {
    const level = (['game', 'schneider', 'schwarz'] as const).find((one) => one === words[1]);
    if (level) return { ...facts, ending, claimed: level };
  } else if (ending) return { ...facts, ending };
  switch (word) {
    case 'with':
      return { ...facts, matadors: number };
    case 'without':
      return { ...facts, matadors: -number };
    case 'bid':
      return { ...facts, bid: number };
    case 'secured':
      return { ...facts, secured: 'schwarz' };
    case 'named':
      return { ...facts, instead: GAMES.find((one) => one === words[1]) ?? null };
    case 'kontra':
      return { ...facts, doubled: 2 };
    case 're':
      return { ...facts, doubled: 4 };
    case 'bock':
      return words[1] === 'round' ? { ...facts, round: 2 } : { ...facts, doubled: 8 };
    default:
      throw new Error(`cannot read ${part}`);
  }
}

function contract(text: string): Contract {
  const [name, ...announced] = text.split(' ');
  const game = GAMES.find((one) => one === name);
  if (!game) throw new Error(`no game in ${text}`);
  return {
    game,
    hand: announced.includes('hand'),
    schneider: announced.includes('schneider'),
    schwarz: announced.includes('schwarz'),
    ouvert: announced.includes('ouvert'),
  };
}

const NAMES: Readonly<Record<Step, string>> = {
  matadors: '',
  game: 'game',
  hand: 'hand',
  schneider: 'schneider',
  'schneider-announced': 'announced',
  schwarz: 'schwarz',
  'schwarz-announced': 'announced',
  ouvert: 'ouvert',
};

/** A result as it is told: `with 1, game 2, hand 3; 3 x 12; won 36`. */
function told(result: GameResult): string {
  let sum = 0;
  const steps = result.steps.map((step) => {
    const { matadors } = result;
    sum += step === 'matadors' ? Math.abs(matadors) : 1;
    return `${step === 'matadors' ? (matadors < 0 ? 'without' : 'with') : NAMES[step]} ${sum}`;
  });
  const factors = [
    result.multiplier,
    result.base,
    ...(result.doubled > 1 ? [result.doubled] : []),
    ...(result.round > 1 ? ['2'] : []),
  ];
  const verdict = result.won ? 'won' : result.overbid ? 'overbid' : 'lost';
  return `${steps.join(', ')}; ${factors.join(' x ')}; ${verdict} ${result.value}`.replace(
    /^; /,
    '',
  );
}

/** The deal, what it comes to, and why. */
type Row = readonly [deal: string, told: string, why: string];

const PLAYED: readonly Row[] = [
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

const ANNOUNCED: readonly Row[] = [
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

const OVERBID: readonly Row[] = [
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

const ENDED: readonly Row[] = [
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

const NULL: readonly Row[] = [
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

const DOUBLED: readonly Row[] = [
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

const FOR_TWO: readonly Row[] = [
  ['clubs, 61 in 8 of 16', 'game 1; 1 x 12; won 12', 'no matadors'],
  ['clubs, 60 in 8 of 16', 'game 1; 1 x 12; lost -24', '60-60 is lost by whoever named'],
  ['grand, 95 in 12 of 16', 'game 1, schneider 2; 2 x 24; won 48', 'schneider'],
  ['spades, 120 in 16 of 16', 'game 1, schneider 2, schwarz 3; 3 x 11; won 33', 'all sixteen'],
  ['spades, 118 in 10 of 16', 'game 1, schneider 2; 2 x 11; won 22', 'ten are not all'],
  ['diamonds, 0 in 0 of 16', 'game 1, schneider 2, schwarz 3; 3 x 9; lost -54', 'no trick'],
  ['hearts, with 3, 70 in 9 of 16', 'with 3, game 4; 4 x 10; won 40', 'matadors as an option'],
  ['clubs, 50 in 8 of 16, re', 'game 1; 1 x 12 x 4; lost -96', 'kontra and re'],
];

describe.each([
  ['played out', PLAYED],
  ['announced', ANNOUNCED],
  ['above or below the bid', OVERBID],
  ['ended otherwise', ENDED],
  ['null', NULL],
  ['doubled', DOUBLED],
  ['for two', FOR_TWO],
] as const)('%s', (_, rows) => {
  test.each(rows)('%s: %s (%s)', (given, expected) => {
    expect(told(settle(deal(given)))).toBe(expected);
  });
});

// What the rules want and the arithmetic does not do yet.
const A_DECIDED_GAME_STAYS_DECIDED: readonly Row[] = [
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

describe('a decided game stays decided', () => {
  for (const [given, expected, why] of A_DECIDED_GAME_STAYS_DECIDED) {
    test(`${given}: ${expected} (${why})`, () => {
      expect(told(settle(deal(given)))).toBe(expected);
    });
  }
});

describe('the levels reached', () => {
  const levels = (given: string) => {
    const { schneider, schwarz } = settle(deal(given));
    return schwarz ? (schneider ? 'schwarz' : 'schwarz alone') : schneider ? 'schneider' : 'none';
  };

  test.each([
    ['clubs, with 1, bid 18, 89 in 9', 'none'],
    ['clubs, with 1, bid 18, 90 in 9', 'schneider'],
    ['clubs, with 1, bid 18, 120 in 9', 'schneider'],
    ['clubs, with 1, bid 18, 120 in 10', 'schwarz'],
    ['clubs, with 1, bid 18, 31 in 1', 'none'],
    ['clubs, with 1, bid 18, 30 in 1', 'schneider'],
    ['clubs, with 1, bid 18, 0 in 1', 'schneider'],
    ['clubs, with 1, bid 18, 22 in 0', 'schwarz'],
    ['clubs, 120 in 15 of 16', 'schneider'],
    ['hearts hand schneider, with 1, bid 18, 89 in 9', 'none'],
    ['hearts hand schneider schwarz, with 1, bid 18, 110 in 9', 'schneider'],
    ['clubs, with 1, bid 18, 0 in 0, conceded', 'none'],
    ['clubs, with 1, bid 18, 120 in 10, claimed game', 'none'],
    ['clubs, with 1, bid 18, 120 in 10, claimed schneider', 'schneider'],
    ['clubs, with 1, bid 18, 120 in 10, claimed schwarz', 'schwarz'],
    ['clubs, with 1, bid 18, 120 in 10, yielded', 'none'],
    ['null, bid 18, 0 in 0', 'none'],
    ['null, with 1, bid 24, 0 in 0, named clubs', 'none'],
  ])('of %s: %s', (given, expected) => {
    expect(levels(given)).toBe(expected);
  });

  test('are schneider wherever they are schwarz, also when granted', () => {
    expect(ENDED.filter(([given]) => levels(given) === 'schwarz alone')).toEqual([]);
  });
});

describe('a hand game and its skat', () => {
  const cards = (text: string): readonly Card[] => text.split(' ').filter(isCard);
  // Two jacks are missing: clubs without 2, game 3, hand 4, that is 48, was bid.
  const HAND = cards('HJ DJ CA CT CK C9 SA ST HA H7');

  function settled(skat: string, points: number, tricks: number): string {
    const matadors = matadorsOf([...HAND, ...cards(skat)], 'clubs', ISKO);
    return told(settle({ ...deal('clubs hand, bid 48'), matadors, points, tricks }));
  }

  const SKATS: readonly (readonly [string, number, number, string, string])[] = [
    ['D7 D8', 75, 7, 'without 2, game 3, hand 4; 4 x 12; won 48', 'no jack there: what was bid'],
    [
      'D8 CJ',
      75,
      7,
      'with 1, game 2, hand 3; 4 x 12; overbid -96',
      'the jack of clubs there: with 1, that is 36, and overbid',
    ],
    [
      'SJ D8',
      75,
      7,
      'without 1, game 2, hand 3; 4 x 12; overbid -96',
      'the jack of spades there: without 1, and overbid',
    ],
    [
      'SJ D8',
      92,
      8,
      'without 1, game 2, hand 3, schneider 4; 4 x 12; won 48',
      'overbid by a jack, and saved by schneider',
    ],
    [
      'SJ D8',
      20,
      2,
      'without 1, game 2, hand 3, schneider 4; 4 x 12; lost -96',
      'schneider against the declarer reaches the bid',
    ],
    [
      'CJ SJ',
      75,
      7,
      'with 7, game 8, hand 9; 9 x 12; won 108',
      'both there: a run down to the king',
    ],
  ];

  test.each(SKATS)('%s, %i points in %i tricks: %s (%s)', (skat, points, tricks, expected) => {
    expect(settled(skat, points, tricks)).toBe(expected);
  });
});

describe('a result', () => {
  test('tells what it was computed from', () => {
    const facts = deal('hearts hand, without 2, bid 36, 95 in 8, kontra, bock round');
    const result = settle({ ...facts, declarer: 2 });
    expect(result).toEqual({
      kind: 'game',
      declarer: 2,
      contract: { game: 'hearts', hand: true, schneider: false, schwarz: false, ouvert: false },
      bid: 36,
      matadors: -2,
      points: 95,
      tricks: 8,
      ending: 'played',
      won: true,
      overbid: false,
      schneider: true,
      schwarz: false,
      base: 10,
      instead: null,
      steps: ['matadors', 'game', 'hand', 'schneider'],
      multiplier: 5,
      doubled: 2,
      round: 2,
      value: 200,
    });
    expect(v.parse(gameResultSchema, result)).toEqual(result);
  });

  test('names the game by which a null below its bid is charged, and keeps the null', () => {
    const result = settle(deal('null ouvert, with 1, bid 48, 5 in 0, named spades'));
    expect(result).toMatchObject({
      contract: { game: 'null', ouvert: true },
      instead: 'spades',
      base: 11,
      bid: 48,
      points: 5,
      won: false,
      overbid: true,
    });
    expect(v.parse(gameResultSchema, result)).toEqual(result);
  });

  test('counts nothing step by step in null', () => {
    expect(settle(deal('null, bid 18, 0 in 0'))).toMatchObject({ steps: [], overbid: false });
  });
});

describe('of any game that was played out', () => {
  const BASES = { clubs: 12, spades: 11, hearts: 10, diamonds: 9, grand: 24 } as const;
  const aGame = fc.constantFrom('clubs', 'spades', 'hearts', 'diamonds', 'grand');
  const announced = fc.constantFrom(
    '',
    ' hand',
    ' hand schneider',
    ' hand schneider schwarz',
    ' hand schneider schwarz ouvert',
  );

  /** Tricks and points that go together: the skat alone has at most 22, all tricks have 120. */
  const taken = fc.integer({ min: 0, max: 10 }).chain((tricks) =>
    fc
      .integer({
        min: tricks === 10 ? 120 : 0,
        max: tricks === 0 ? 22 : 120,
      })
      // Close to where something changes, more often.
      .chain((points) =>
        tricks === 0 || tricks === 10
          ? fc.constant(points)
          : fc.constantFrom(points, points, 30, 31, 59, 60, 61, 89, 90),
      )
      .map((points) => ({ tricks, points })),
  );

  const someFacts = fc
    .record({
      game: aGame,
      announced,
      matadors: fc.integer({ min: 1, max: 11 }),
      sign: fc.constantFrom(1, -1),
      bid: fc.constantFrom(...bidValues(ISKO)),
      taken,
      doubled: fc.constantFrom<Facts['doubled'][]>(1, 2, 4, 8),
      round: fc.constantFrom<Facts['round'][]>(1, 2),
    })
    .map(
      ({
        game,
        announced: words,
        matadors,
        sign,
        bid,
        taken: { points, tricks },
        ...rest
      }): Facts => ({
        ...deal(`${game}${words}`),
        matadors: sign * (game === 'grand' ? Math.min(matadors, 4) : matadors),
        bid,
        points,
        tricks,
        ...rest,
      }),
    );

  /** The value, computed the other way: levels as a number, the charge by counting upwards. */
  function valueByHand({ contract: c, ...f }: Facts): number {
    if (c.game === 'null') return Number.NaN;
    const base = BASES[c.game];
    const fewer = Math.min(f.points, 120 - f.points);
    const reached = Math.min(f.tricks, 10 - f.tricks) === 0 ? 2 : fewer < 31 ? 1 : 0;
    const promised = c.schwarz ? 2 : c.schneider ? 1 : 0;
    const most = Math.max(reached, promised) + promised;
    let charge = base * (Math.abs(f.matadors) + 1 + most + Number(c.hand) + Number(c.ouvert));
    const isEnough = charge >= f.bid;
    while (charge < f.bid) charge += base;
    const mine = f.points > 60 ? (f.tricks === 10 ? 2 : f.points > 89 ? 1 : 0) : -1;
    const times = isEnough && mine >= promised ? 1 : -2;
    return charge * times * f.doubled * f.round;
  }

  test('the value is what is computed the other way', () => {
    fc.assert(
      fc.property(someFacts, (facts) => {
        expect(settle(facts).value).toBe(valueByHand(facts));
      }),
      { numRuns: 3000 },
    );
  });

  test('the value is a multiple of the base, and a loss is twice it', () => {
    fc.assert(
      fc.property(someFacts, (facts) => {
        const { value, won, base, multiplier, doubled, round } = settle(facts);
        expect(Math.abs(value % base)).toBe(0);
        expect(value).toBe((won ? 1 : -2) * base * multiplier * doubled * round);
        expect(Math.sign(value)).toBe(won ? 1 : -1);
      }),
    );
  });

  test('with is worth what without is, whoever plays', () => {
    fc.assert(
      fc.property(someFacts, fc.integer({ min: 0, max: 3 }), (facts, declarer) => {
        const other = settle({ ...facts, matadors: -facts.matadors, declarer });
        const { value, won, overbid, steps } = settle(facts);
        expect(other).toMatchObject({ value, won, overbid, steps });
      }),
    );
  });

  test('one more matador is one more base, once the bid is reached', () => {
    fc.assert(
      fc.property(someFacts, (given) => {
        const facts = { ...given, bid: 18, matadors: Math.min(10, Math.abs(given.matadors)) };
        const one = settle(facts);
        const more = settle({ ...facts, matadors: facts.matadors + 1 });
        expect(more.won).toBe(one.won);
        const step = one.base * (one.won ? 1 : -2) * facts.doubled * facts.round;
        expect(more.value - one.value).toBe(step);
      }),
    );
  });

  test('more matadors never make a game overbid, nor a higher bid one that is not', () => {
    fc.assert(
      fc.property(someFacts, fc.constantFrom(...bidValues(ISKO)), (given, bid) => {
        const facts = { ...given, matadors: Math.abs(given.matadors) };
        const more = settle({ ...facts, matadors: facts.matadors + 1 });
        expect(!more.overbid || settle(facts).overbid).toBe(true);
        const [low, high] = [Math.min(bid, facts.bid), Math.max(bid, facts.bid)];
        const lower = settle({ ...facts, bid: low });
        const higher = settle({ ...facts, bid: high });
        expect(!lower.overbid || higher.overbid).toBe(true);
        expect(higher.value).toBeLessThanOrEqual(lower.value);
      }),
    );
  });

  test('an overbid game is charged the smallest multiple that reaches the bid', () => {
    fc.assert(
      fc.property(someFacts, (given) => {
        const facts: Facts = { ...given, doubled: 1, round: 1 };
        const { value, overbid, won, base } = settle(facts);
        const charge = won ? value : -value / 2;
        expect(charge).toBeGreaterThanOrEqual(facts.bid);
        if (!overbid) return;
        expect(won).toBe(false);
        expect(charge - base).toBeLessThan(facts.bid);
      }),
    );
  });

  test('what the defenders do to the declarer costs twice what the declarer does to them', () => {
    fc.assert(
      fc.property(someFacts, (given) => {
        const plain = contract(`${given.contract.game}${given.contract.hand ? ' hand' : ''}`);
        const facts = { ...given, contract: plain, bid: 18 };
        const mirrored = { ...facts, points: 120 - facts.points, tricks: 10 - facts.tricks };
        const one = settle(facts);
        const other = settle(mirrored);
        expect(Number(one.won) + Number(other.won)).toBe(facts.points === 60 ? 0 : 1);
        const cost = ({ value }: GameResult) => Math.max(value, -value / 2);
        expect(cost(one)).toBe(cost(other));
      }),
    );
  });

  test('another point never lowers the result of a game that is won', () => {
    fc.assert(
      fc.property(someFacts, fc.integer({ min: 1, max: 9 }), (given, tricks) => {
        const values = Array.from(
          { length: 121 - 61 },
          (_, i) => settle({ ...given, points: 61 + i, tricks }).value,
        );
        expect(values).toEqual(values.toSorted((a, b) => a - b));
      }),
      { numRuns: 30 },
    );
  });

  test('the whole pack is dealt with: matadors of any twelve cards have a value', () => {
    const twelve = fc.shuffledSubarray([...CARDS], { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(twelve, aGame, (held, game) => {
        const matadors = matadorsOf(held, game, ISKO);
        const facts = { ...deal(game), matadors, bid: 18, points: 61, tricks: 6 };
        const { value } = settle(facts);
        expect(value).toBe(BASES[game] * (Math.abs(matadors) + 1));
        expect(bidValues(ISKO)).toContain(value);
      }),
    );
  });
});
