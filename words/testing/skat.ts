import type {
  Action,
  Card,
  Contract,
  Event,
  GameName,
  GameResult,
  RamschResult,
  Rank,
  settle,
  Suit,
} from '@lusoria/skat';
import { pick, type Random } from '@lusoria/core';
import type { Awaited, Pack, Position, SkatWho, SkatWords } from '../index.ts';
import { textOf } from '../sentence.ts';
import type { Texts } from './texts.ts';

// Repeated from the game, of which only the tests themselves may load anything.
const SUITS: readonly Suit[] = ['C', 'S', 'H', 'D'];
const RANKS: readonly Rank[] = ['A', 'K', 'Q', 'J', 'T', '9', '8', '7'];
const CARDS: readonly Card[] = SUITS.flatMap((suit) =>
  RANKS.map((rank) => `${suit}${rank}` as const),
);
const GAMES: readonly GameName[] = ['clubs', 'spades', 'hearts', 'diamonds', 'grand', 'null'];

function plain(game: GameName, hand = false): Contract {
  return { game, hand, schneider: false, schwarz: false, ouvert: false };
}

export const PACKS: readonly Pack[] = ['french', 'german'];

export const NAMES = ['Aemilia', 'Servius', 'Tullia', 'Decimus'];

/** Who reads, with the French pack. */
export function whoOf(you: number | null, pack: Pack = 'french'): SkatWho {
  return { name: (seat) => NAMES[seat] ?? '', you, pack };
}

/** Every combination of announcements with every game, allowed or not. */
export const CONTRACTS: readonly Contract[] = GAMES.flatMap((game) =>
  Array.from({ length: 16 }, (_, bits) => ({
    game,
    hand: (bits & 1) > 0,
    schneider: (bits & 2) > 0,
    schwarz: (bits & 4) > 0,
    ouvert: (bits & 8) > 0,
  })),
);

/** What a result is computed from; the facts need not go together. */
export function randomFacts(random: Random): Parameters<typeof settle>[0] {
  const contract = pick(CONTRACTS, random);
  const isNull = contract.game === 'null';
  const tricks = random.int(11);
  return {
    declarer: random.int(4),
    contract,
    bid: pick([0, 18, 20, 23, 27, 33, 40, 48, 60, 96, 264], random),
    matadors: isNull ? 0 : random.int(23) - 11,
    points: pick([0, 17, 30, 31, 59, 60, 61, 89, 90, 120], random),
    tricks,
    of: 10,
    ending: pick(['played', 'claimed', 'conceded', 'yielded'], random),
    claimed: pick(['game', 'schneider', 'schwarz', null], random),
    secured: random.int(4) === 0 ? pick(['game', 'schneider', 'schwarz'], random) : null,
    instead: isNull && random.int(3) === 0 ? pick(['clubs', 'grand', 'diamonds'], random) : null,
    doubled: pick([1, 2, 4, 8], random),
    round: pick([1, 2], random),
  };
}

/** A result of ramsch with numbers that need not go together. */
export function randomRamsch(random: Random): RamschResult {
  const march = random.int(5) === 0;
  const first = random.int(3);
  const who = random.int(4) === 0 && !march ? [0, 1] : [first];
  const unseen = [0, 1, 2].filter(() => random.int(3) === 0);
  const virgins = march ? [] : [0, 1, 2].filter((seat) => seat !== first && random.int(2) === 0);
  const factor = (virgins.length === 1 ? 2 : 1) * 2 ** unseen.length;
  const round = pick([1, 2] as const, random);
  const points = [40 + random.int(20), random.int(40), 20];
  return {
    kind: 'ramsch',
    points,
    tricks: [5, 3, 2],
    who,
    march,
    virgins,
    unseen,
    factor,
    round,
    value: (march ? 120 : (points[who[0] ?? 0] ?? 0)) * factor * round,
  };
}

/** The events of a type. */
type Samples = {
  readonly [T in Event['type']]: readonly Extract<Event, { type: T }>[];
};

/** Events of every type, open and hidden. */
export function sampleEvents(results: readonly (GameResult | RamschResult)[]): Samples {
  const deal = {
    hands: [CARDS.slice(0, 10), CARDS.slice(10, 20), CARDS.slice(20, 30)],
    skat: CARDS.slice(30),
  };
  return {
    dealt: [{ type: 'dealt', hands: [[null]], skat: [null, null] }],
    bid: [{ type: 'bid', seat: 1, value: 18 }],
    held: [{ type: 'held', seat: 0, value: 18 }],
    passed: [{ type: 'passed', seat: 2 }],
    awarded: [{ type: 'awarded', seat: 0, bid: 20 }],
    ramsch: [{ type: 'ramsch' }],
    'picked-up': [
      { type: 'picked-up', seat: 0, cards: ['CJ', 'H7'] },
      { type: 'picked-up', seat: 0, cards: [null, null] },
    ],
    pushed: [
      { type: 'pushed', seat: 0, cards: ['SA', 'H7'] },
      { type: 'pushed', seat: 1, cards: [null, null] },
    ],
    'pushed-unseen': [{ type: 'pushed-unseen', seat: 2 }],
    declared: CONTRACTS.flatMap((contract) => [
      {
        type: 'declared' as const,
        seat: 0,
        contract,
        discards: contract.hand ? [] : (['HT', 'DT'] as const),
        open: contract.ouvert ? CARDS.slice(0, 10) : null,
      },
      { type: 'declared' as const, seat: 1, contract, discards: [null, null], open: null },
    ]),
    doubled: ([2, 4, 8] as const).map((to) => ({ type: 'doubled', seat: 1, to })),
    played: CARDS.map((card) => ({ type: 'played', seat: 0, card })),
    took: [{ type: 'took', seat: 1 }],
    claimed: (['game', 'schneider', 'schwarz'] as const).map((level) => ({
      type: 'claimed',
      seat: 0,
      no: 1,
      level,
      open: ['CJ'],
    })),
    conceded: [{ type: 'conceded', seat: 0, no: 1 }],
    answered: [
      { type: 'answered', seat: 1, to: 1, yes: true },
      { type: 'answered', seat: 1, to: 1, yes: false },
    ],
    'went-on': [{ type: 'went-on', no: 1 }],
    ended: [
      { type: 'ended', result: { kind: 'passed' }, points: [0, 0, 0], deal },
      ...results.map((result) => ({ type: 'ended' as const, result, points: [0, 0, 0], deal })),
    ],
    'laid-out': [{ type: 'laid-out', seat: 0, rows: [[{ open: null, below: null }]] }],
    named: GAMES.map((game) => ({ type: 'named', seat: 0, game })),
    'not-doubled': [{ type: 'not-doubled', seat: 1 }],
    opened: [
      {
        type: 'opened',
        cards: [
          { seat: 0, column: 1, card: 'CJ' },
          { seat: 1, column: 4, card: 'H7' },
        ],
      },
    ],
  };
}

/** An action of every kind. */
export const ACTIONS: readonly Action[] = [
  { type: 'bid', value: 18 },
  { type: 'hold' },
  { type: 'pass' },
  { type: 'pick-up' },
  { type: 'declare', contract: plain('clubs', true), discards: [], instead: null },
  { type: 'push', cards: [] },
  { type: 'push-unseen' },
  { type: 'play', card: 'CJ' },
  ...([2, 4, 8] as const).map((to) => ({ type: 'double' as const, to })),
  ...(['game', 'schneider', 'schwarz'] as const).map((level) => ({
    type: 'claim' as const,
    level,
  })),
  { type: 'concede' },
  { type: 'answer', to: 1, yes: true },
  { type: 'answer', to: 1, yes: false },
  { type: 'name', game: 'hearts' },
  { type: 'no-double' },
];

export const AWAITED: readonly Awaited[] = [
  'deal',
  'bid',
  'answer',
  'take',
  'skat',
  'discard',
  'push',
  'lead',
  'play',
  'answers',
  'name',
  'kontra',
  're',
  'over',
];

const POSITIONS: readonly Position[] = ['forehand', 'middlehand', 'rearhand', 'dealer'];

/** The texts that do not depend on what happens. */
export function skatTexts(words: SkatWords, options: readonly string[]): Texts {
  const { buttons, hints, review, series, two } = words;
  const who = whoOf(0);
  const hearts = plain('hearts');
  const texts: readonly (readonly [string, string])[] = [
    ...records(words),
    ...PACKS.flatMap((pack) => [
      ...SUITS.map((suit) => [`suit ${pack} ${suit}`, words.suit(suit, pack)] as const),
      ...RANKS.map((rank) => [`rank ${pack} ${rank}`, words.rank(rank, pack)] as const),
      ...CARDS.map((card) => [`card ${pack} ${card}`, words.card(card, pack)] as const),
      ...CARDS.map((card) => [`short ${pack} ${card}`, words.cardShort(card, pack)] as const),
      ...CONTRACTS.map((each, i) => [`contract ${pack} ${i}`, words.contract(each, pack)] as const),
      ...CONTRACTS.map((each, i) => [`declare ${pack} ${i}`, buttons.declare(each, pack)] as const),
      ...GAMES.map((game) => [`name ${pack} ${game}`, buttons.name(game, pack)] as const),
      [`cards ${pack}`, words.cards(['CJ', 'HT', 'D7'], pack)] as const,
      [`play ${pack}`, buttons.play('CJ', pack)] as const,
      [`column ${pack}`, two.column(1, 'CJ', true, pack)] as const,
    ]),
    ['title', words.title(3)],
    ['title two', words.title(2)],
    ['pack', words.packLabel],
    ['back', words.cardBack],
    ['table', words.onTable([{ seat: 1, card: 'CJ' }], who)],
    ['table empty', words.onTable([], who)],
    ...[0, 1, 10].map((n) => [`count ${n}`, words.handCount(n)] as const),
    ['ramsch', words.ramsch],
    ...[-11, -2, -1, 1, 2, 11].map((n) => [`matadors ${n}`, words.matadors(n)] as const),
    ['declarer', words.declarer],
    ['defender', words.defender],
    ['plays', words.plays(1, null, who)],
    ['plays me', words.plays(0, hearts, who)],
    ['secured', words.secured],
    ...([18, 'hold', 'pass'] as const).map(
      (call) => [`call ${call}`, words.callText(call)] as const,
    ),
    ['asked bid', words.asked({ kind: 'bid', least: 18, to: 'Servius' })],
    ['asked answer', words.asked({ kind: 'answer', bid: 20, by: 'Servius' })],
    ['asked take', words.asked({ kind: 'take', bid: 18 })],
    ...AWAITED.flatMap((each) => [
      [`turn ${each}`, words.turnOf('Servius', each)] as const,
      [`turn ${each} mine`, words.turnOf(null, each)] as const,
    ]),
    ...Object.entries(buttons).flatMap(([key, text]) =>
      typeof text === 'string' ? [[`button ${key}`, text] as const] : [],
    ),
    ['button bid', buttons.bid(18)],
    ['button take', buttons.take(18)],
    ['button declare', buttons.declare(null, 'french')],
    ...(['claim', 'concession'] as const).flatMap((kind) =>
      [true, false].map(
        (yes) => [`button ${kind} ${yes ? 'yes' : 'no'}`, buttons.answer(kind, yes)] as const,
      ),
    ),
    ...[0, 1, 2].flatMap((n) => [
      [`hint discard ${n}`, hints.discard(n)] as const,
      [`hint push ${n}`, hints.push(n)] as const,
    ]),
    ['hint worth', hints.worth(hearts, 2, 30, 'french')],
    ['hint worth 0', hints.worth(hearts, 0, 10, 'french')],
    ['hint worth null', hints.worth(plain('null'), 0, 23, 'french')],
    ['hint overbid', hints.overbid(30, 33)],
    ['hint instead', hints.instead],
    ['hint bid', hints.bid(18)],
    ['hint bid 0', hints.bid(0)],
    ['hint game', hints.chooseGame],
    ['hint card', hints.chooseCard],
    ...Object.entries(review).flatMap(([key, text]) =>
      typeof text === 'string' ? [[`review ${key}`, text] as const] : [],
    ),
    ['review trick', review.trick(3, 10)],
    ...[0, 1, 4].map((n) => [`review tricks ${n}`, review.tricksCount(n)] as const),
    ...[0, 1, 74].map((n) => [`review points ${n}`, review.cardPoints(n)] as const),
    ['review taken', review.taken(1, 14, who)],
    ['review taken mine', review.taken(0, 14, who)],
    ...review
      .deal({ hands: [['CJ', 'SJ'], [], ['HA']], skat: ['D7', 'D8'] }, who)
      .map((line, i) => [`review deal ${i}`, line] as const),
    ['series deal', series.deal({ number: 2, of: 36, kind: 'plain' })],
    ['series deal bock', series.deal({ number: 2, of: null, kind: 'bock' })],
    ['series sheet', series.sheet],
    ['series passed', series.passed],
    ['series ramsch', series.ramsch],
    ['series overbid', series.overbid],
    ['series ties', series.ties],
    ['series sum', series.sum.label],
    ['series shared', series.shared(['Servius', 'Tullia'])],
    [
      'series standing',
      series.standing({ place: 1, name: 'Tullia', points: -12, won: 3, lost: 4 }, 'list'),
    ],
    ...(['seeger-fabian', 'list', 'bierlachs', 'target'] as const).flatMap((scoring) =>
      [['Tullia'], ['Servius', 'Tullia']].map(
        (names) =>
          [
            `series end ${scoring} ${names.length}`,
            series.ended({ scoring, target: 301 }, names),
          ] as const,
      ),
    ),
    ...[-30, 1, 812].map((n) => [`series points ${n}`, series.points(n)] as const),
    ['two title', two.title],
    ['two text', two.text],
    ['two row', two.rowOf('Tullia')],
    ['two row mine', two.rowOf(null)],
    ['two column empty', two.column(2, null, false, 'french')],
    ['two column below', two.column(2, null, true, 'french')],
    ['two down', two.faceDown],
    ['two empty', two.empty],
    ...options.flatMap((key) => {
      const { label, text, values } = words.option(key);
      return [
        [`option ${key}`, label] as const,
        [`option ${key} text`, text] as const,
        ...Object.entries(values ?? {}).map(
          ([value, worded]) => [`option ${key} ${value}`, worded] as const,
        ),
      ];
    }),
    ...['random', 'decent'].flatMap((kind) => [
      [`bot ${kind}`, words.bot(kind).label] as const,
      [`bot ${kind} text`, words.bot(kind).text] as const,
    ]),
  ];
  return new Map(texts);
}

/** What stands in records of words. */
function records(words: SkatWords): readonly (readonly [string, string])[] {
  const { packs, doubles, levels, buttons, series, announcements, presets } = words;
  const tables = {
    packs,
    doubles,
    levels,
    claims: buttons.claims,
    kinds: series.kinds,
    sums: series.sums,
    scoring: series.scoring,
  };
  return [
    ...Object.entries(tables).flatMap(([name, table]) =>
      Object.entries(table).map(([key, text]) => [`${name} ${key}`, text] as const),
    ),
    ...POSITIONS.flatMap((each) => [
      [`position ${each}`, words.positions[each]] as const,
      [`position short ${each}`, words.positionsShort[each]] as const,
    ]),
    ...Object.entries(series.columns).flatMap(([key, { short, label }]) => [
      [`column ${key}`, label] as const,
      [`column short ${key}`, short] as const,
    ]),
    ...Object.entries({ ...announcements, ...presets }).flatMap(([key, { label, text }]) => [
      [`label ${key}`, label] as const,
      [`label ${key} text`, text] as const,
    ]),
  ];
}

/** An event as text; empty when it is not told. */
export function toldText(words: SkatWords, event: Event, who: SkatWho): string {
  return textOf(words.event(event, who) ?? []);
}
