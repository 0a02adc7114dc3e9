import * as v from 'valibot';
import { CARDS, GAMES } from './cards.ts';

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const seat = v.pipe(whole, v.maxValue(3));
const card = v.picklist(CARDS);
const hidden = v.nullable(card);

/** A list whose type says that nobody changes it. */
function list<T extends v.GenericSchema>(item: T) {
  return v.pipe(v.array(item), v.readonly());
}

function number(min: number, max: number, standard: number) {
  return v.optional(v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max)), standard);
}

/** The options of a table; RULES.md tells what each means. */
export const optionsSchema = v.strictObject({
  /** How a series is written down. */
  scoring: v.optional(
    v.picklist(['seeger-fabian', 'list', 'bierlachs', 'target']),
    'seeger-fabian',
  ),
  /** Deals of a series; 0: twelve a player. Bierlachs and target scoring end by points. */
  deals: number(0, 480, 0),
  /** What ends Bierlachs and target scoring. */
  target: number(50, 2000, 301),
  /** `jacks`: matadors count up to four. */
  matadors: v.optional(v.picklist(['all', 'jacks']), 'all'),
  /** `free`: schneider, schwarz and ouvert can be announced after picking up, and ouvert by itself. */
  announcements: v.optional(v.picklist(['hand', 'free']), 'hand'),
  /** `counter`: the next player sits to the right. */
  direction: v.optional(v.picklist(['clockwise', 'counter']), 'clockwise'),
  /** `bidders`: only a defender who has bid or held may say kontra. */
  kontra: v.optional(v.picklist(['off', 'bidders', 'all']), 'off'),
  /** Kontra doubles what Seeger and Fabian add, too. */
  kontraBonus: v.optional(v.boolean(), false),
  /** What follows when everybody passes. */
  ramsch: v.optional(v.picklist(['off', 'on', 'pushed']), 'off'),
  /** Who gets the skat in ramsch. */
  ramschSkat: v.optional(v.picklist(['last', 'loser']), 'last'),
  /** What a bock event brings: a round that counts double, one of ramsch, or one after the other. */
  rounds: v.optional(v.picklist(['off', 'bock', 'ramsch', 'both']), 'off'),
  /** The bock event. */
  event: v.optional(v.picklist(['sixty', 'grand-hand', 'lost-kontra', 'any']), 'any'),
  /** `open`: tricks and points can be looked at during play. */
  tricks: v.optional(v.picklist(['last', 'open']), 'last'),
  /** For two: matadors count, over all sixteen cards. */
  rusticMatadors: v.optional(v.boolean(), false),
});
export type Options = v.InferOutput<typeof optionsSchema>;

/** What a declarer plays, with what was announced. */
export const contractSchema = v.strictObject({
  game: v.picklist(GAMES),
  hand: v.boolean(),
  schneider: v.boolean(),
  schwarz: v.boolean(),
  ouvert: v.boolean(),
});
export type Contract = v.InferOutput<typeof contractSchema>;

/** How far a declarer claims to come; in null only `game`. */
const level = v.picklist(['game', 'schneider', 'schwarz']);
export type Level = v.InferOutput<typeof level>;

const factor = v.picklist([2, 4, 8]);

/** What a seat can do. */
export const actionSchema = v.variant('type', [
  // The auction
  v.strictObject({ type: v.literal('bid'), value: whole }),
  v.strictObject({ type: v.literal('hold') }),
  v.strictObject({ type: v.literal('pass') }),
  v.strictObject({ type: v.literal('pick-up') }),
  /**
   * Two cards to lay away; none in a hand game. `instead`: the suit or grand by which a null below
   * its bid is charged, for such a game is lost at once; otherwise null.
   */
  v.strictObject({
    type: v.literal('declare'),
    contract: contractSchema,
    discards: list(card),
    instead: v.nullable(v.picklist(GAMES)),
  }),
  // Ramsch with pushing: after picking up, or without looking
  v.strictObject({ type: v.literal('push'), cards: list(card) }),
  v.strictObject({ type: v.literal('push-unseen') }),
  // Play
  v.strictObject({ type: v.literal('play'), card }),
  /** Kontra (2), re (4), bock (8). */
  v.strictObject({ type: v.literal('double'), to: factor }),
  v.strictObject({ type: v.literal('claim'), level }),
  v.strictObject({ type: v.literal('concede') }),
  /** An answer to a claim or concession, by its number. */
  v.strictObject({ type: v.literal('answer'), to: whole, yes: v.boolean() }),
  // For two
  v.strictObject({ type: v.literal('name'), game: v.picklist(GAMES) }),
  v.strictObject({ type: v.literal('no-double') }),
]);
export type Action = v.InferOutput<typeof actionSchema>;

/** What makes up a multiplier, in the order one counts. */
export const STEPS = [
  'matadors',
  'game',
  'hand',
  'schneider',
  'schneider-announced',
  'schwarz',
  'schwarz-announced',
  'ouvert',
] as const;
export type Step = (typeof STEPS)[number];

/**
 * How a game came to its end: all cards were played (or the result could change no more), the
 * declarer's claim was accepted, the declarer gave up, or the defenders did.
 */
export const ENDINGS = ['played', 'claimed', 'conceded', 'yielded'] as const;
export type Ending = (typeof ENDINGS)[number];

/** A game with a declarer, and the arithmetic of its value. */
export const gameResultSchema = v.strictObject({
  kind: v.literal('game'),
  declarer: seat,
  contract: contractSchema,
  /** What the game was won for in the auction; 0 where there was none. */
  bid: whole,
  /** With so many (+) or without (-); 0 in null, and where they do not count. */
  matadors: v.pipe(v.number(), v.integer(), v.minValue(-11), v.maxValue(11)),
  /** The declarer's card points with the skat, and tricks. */
  points: whole,
  tricks: whole,
  ending: v.picklist(ENDINGS),
  won: v.boolean(),
  overbid: v.boolean(),
  /** Whether a side reached these levels in play (or by a claim). */
  schneider: v.boolean(),
  schwarz: v.boolean(),
  /** What is charged a multiple. In null the value itself; a lost null below its bid is charged like a grand or suit game. */
  base: whole,
  /** The game by which a null below its bid is charged; otherwise null. */
  instead: v.nullable(v.picklist(GAMES)),
  /** What was counted, matadors as one step of that many; empty in null. */
  steps: list(v.picklist(STEPS)),
  /** `base` is multiplied by this: the steps, or what the bid needed when it was overbid. */
  multiplier: whole,
  /** Kontra, re and bock; 1 without. */
  doubled: v.picklist([1, 2, 4, 8]),
  /** 2 in a bock round, otherwise 1. */
  round: v.picklist([1, 2]),
  /** The signed value: base x multiplier x doubled x round, twice that and negative when lost. */
  value: v.pipe(v.number(), v.integer()),
});
export type GameResult = v.InferOutput<typeof gameResultSchema>;

/** Ramsch: everybody for themselves. */
const ramschResultSchema = v.strictObject({
  kind: v.literal('ramsch'),
  /** Card points and tricks by seat, the skat where it went. */
  points: list(whole),
  tricks: list(whole),
  /** Who is charged; in a march, who made it. */
  who: list(seat),
  march: v.boolean(),
  /** Who took no trick and so doubled the loss. */
  virgins: list(seat),
  /** Who pushed without looking. */
  unseen: list(seat),
  factor: whole,
  round: v.picklist([1, 2]),
  /** What each of `who` is charged, or in a march given: card points x factor x round. */
  value: whole,
});
export type RamschResult = v.InferOutput<typeof ramschResultSchema>;

/** What a deal came to. */
export const resultSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('passed') }),
  gameResultSchema,
  ramschResultSchema,
]);
export type DealResult = v.InferOutput<typeof resultSchema>;

const call = v.strictObject({
  seat,
  /** A bid, or the answer to one. */
  call: v.union([whole, v.picklist(['hold', 'pass'])]),
});
export type Call = v.InferOutput<typeof call>;

const onTable = v.strictObject({ seat, card });
export type PlayedCard = v.InferOutput<typeof onTable>;

const trick = v.strictObject({ cards: list(onTable), winner: seat });
export type Trick = v.InferOutput<typeof trick>;

/** The cards as they were dealt, by seat (none for who sits out), and the skat. */
const dealSchema = v.strictObject({ hands: list(list(card)), skat: list(card) });
export type Deal = v.InferOutput<typeof dealSchema>;

/** What happened. A null card is hidden from whoever reads this event. */
export const eventSchema = v.variant('type', [
  v.strictObject({ type: v.literal('dealt'), hands: list(list(hidden)), skat: list(hidden) }),
  v.strictObject({ type: v.literal('bid'), seat, value: whole }),
  v.strictObject({ type: v.literal('held'), seat, value: whole }),
  v.strictObject({ type: v.literal('passed'), seat }),
  /** The auction is over: this seat plays. */
  v.strictObject({ type: v.literal('awarded'), seat, bid: whole }),
  /** Everybody has passed, or it is a round of ramsch. */
  v.strictObject({ type: v.literal('ramsch') }),
  v.strictObject({ type: v.literal('picked-up'), seat, cards: list(hidden) }),
  v.strictObject({ type: v.literal('pushed'), seat, cards: list(hidden) }),
  v.strictObject({ type: v.literal('pushed-unseen'), seat }),
  v.strictObject({
    type: v.literal('declared'),
    seat,
    contract: contractSchema,
    discards: list(hidden),
    /** The declarer's hand, in an open game. */
    open: v.nullable(list(card)),
  }),
  v.strictObject({ type: v.literal('doubled'), seat, to: factor }),
  v.strictObject({ type: v.literal('played'), seat, card }),
  v.strictObject({ type: v.literal('took'), seat }),
  v.strictObject({ type: v.literal('claimed'), seat, no: whole, level, open: list(card) }),
  v.strictObject({ type: v.literal('conceded'), seat, no: whole }),
  v.strictObject({ type: v.literal('answered'), seat, to: whole, yes: v.boolean() }),
  /** A claim or concession was turned down; play goes on. */
  v.strictObject({ type: v.literal('went-on'), no: whole }),
  v.strictObject({
    type: v.literal('ended'),
    result: resultSchema,
    /** What is written down for each seat. */
    points: list(v.pipe(v.number(), v.integer())),
    deal: dealSchema,
  }),
  // For two
  v.strictObject({
    type: v.literal('laid-out'),
    /** Who names the game: of these cards the first four are seen. */
    seat,
    /** By seat, column by column: the open card and the one below it; null is hidden. */
    rows: list(list(v.strictObject({ open: hidden, below: hidden }))),
  }),
  v.strictObject({ type: v.literal('named'), seat, game: v.picklist(GAMES) }),
  v.strictObject({ type: v.literal('not-doubled'), seat }),
  /** Open cards that were not to be seen before, by seat and column. */
  v.strictObject({
    type: v.literal('opened'),
    cards: list(v.strictObject({ seat, column: whole, card })),
  }),
]);
export type Event = v.InferOutput<typeof eventSchema>;

/** A claim or concession that waits for answers. */
const proposal = v.strictObject({
  no: whole,
  kind: v.picklist(['claim', 'concession']),
  seat,
  level: v.nullable(level),
  /** Who has still to answer. */
  waiting: list(seat),
});
export type Proposal = v.InferOutput<typeof proposal>;

/** Which deal of the series it is, and what it counts. */
const place = v.strictObject({
  /** From 0. */
  number: whole,
  /** How many there are; null when points end the series. */
  of: v.nullable(whole),
  kind: v.picklist(['plain', 'bock', 'ramsch']),
});
export type SeriesPlace = v.InferOutput<typeof place>;

const end = v.strictObject({
  result: resultSchema,
  points: list(v.pipe(v.number(), v.integer())),
  deal: dealSchema,
  /** What the declarer, or in ramsch the last to push, laid away. */
  discards: list(card),
});
export type End = v.InferOutput<typeof end>;

const phase = v.picklist([
  /** Cards are being shuffled. */
  'deal',
  'auction',
  /** The declarer picks up or plays hand. */
  'skat',
  /** The declarer has picked up, lays away and declares. */
  'discard',
  /** Ramsch: somebody pushes. */
  'push',
  'play',
  'over',
]);

const shared = {
  you: v.nullable(seat),
  options: optionsSchema,
  first: seat,
  place,
};

/** What a viewer sees of a deal at a table of three or four. */
export const threeViewSchema = v.strictObject({
  form: v.literal('three'),
  ...shared,
  /** Forehand, middlehand, rearhand; at a table of four the dealer is none of them. */
  players: list(seat),
  dealer: seat,
  phase,
  /** Who is to bid, declare, push or play, once no answers are waited for; null while nobody is. */
  current: v.nullable(seat),
  hand: list(card),
  counts: list(whole),
  calls: list(call),
  /** The last bid; 0 before the first. */
  bid: whole,
  /** What `current` is asked in the auction: to bid, to answer a bid, or to take the game at the lowest. */
  asked: v.nullable(v.picklist(['bid', 'answer', 'take'])),
  /** Who plays alone, once the auction is over; null also in ramsch. */
  declarer: v.nullable(seat),
  contract: v.nullable(contractSchema),
  ramsch: v.boolean(),
  /** Whether the declarer, or in ramsch whoever pushed last, has looked at the skat. */
  pickedUp: v.boolean(),
  /** For whoever has picked it up: the two cards while they are in the hand, then those laid away. */
  skat: v.nullable(list(card)),
  /** In ramsch: what the viewer has pushed on, if anything. */
  pushedCards: v.nullable(list(card)),
  /** In ramsch: who has pushed, and who without looking. */
  pushed: list(seat),
  unseen: list(seat),
  doubled: v.picklist([1, 2, 4, 8]),
  /** Who said kontra; null before. */
  doubler: v.nullable(seat),
  /** Who can answer the last double before their next card; null when nobody can. */
  answerer: v.nullable(seat),
  /** The cards on the table. */
  trick: list(onTable),
  /** The tricks that are over. The page shows only the last one, unless the table plays openly. */
  tricks: list(trick),
  /** The declarer's cards, once they lie open. */
  open: v.nullable(list(card)),
  proposal: v.nullable(proposal),
  /** How many there have been. */
  proposals: whole,
  /** Who has proposed something since the last trick was taken. */
  proposed: list(seat),
  /**
   * A defender has given up, but the declarer wants more: won already. The highest level that was
   * still open then; null when nobody has given up.
   */
  secured: v.nullable(level),
  end: v.nullable(end),
});
export type ThreeView = v.InferOutput<typeof threeViewSchema>;

/**
 * A column of a player for two: the card on top (null while nobody sees it, or when it was played),
 * whether one lies face down below it, and what was played from here, in that order.
 */
const column = v.strictObject({ open: hidden, below: v.boolean(), gone: list(card) });
export type TwoColumn = v.InferOutput<typeof column>;

/** What a viewer sees of a deal for two (ludus rusticus). */
export const twoViewSchema = v.strictObject({
  form: v.literal('two'),
  ...shared,
  phase: v.picklist(['deal', 'name', 'kontra', 're', 'play', 'over']),
  /** Who names the game: the one who does not deal. */
  declarer: seat,
  current: v.nullable(seat),
  rows: list(list(column)),
  game: v.nullable(v.picklist(GAMES)),
  doubled: v.picklist([1, 2, 4]),
  trick: list(onTable),
  tricks: list(trick),
  end: v.nullable(
    v.strictObject({
      result: resultSchema,
      points: list(v.pipe(v.number(), v.integer())),
      deal: dealSchema,
    }),
  ),
});
export type TwoView = v.InferOutput<typeof twoViewSchema>;

export const viewSchema = v.variant('form', [threeViewSchema, twoViewSchema]);
export type View = v.InferOutput<typeof viewSchema>;

/** How the auction stands. */
export interface Auction {
  readonly calls: readonly Call[];
  readonly bid: number;
  /** Who bids, and who answers. */
  readonly speaker: number;
  readonly hearer: number;
  readonly asked: 'bid' | 'answer' | 'take';
}

/** A deal at a table of three or four. */
export interface ThreeState {
  readonly form: 'three';
  readonly options: Options;
  readonly seats: number;
  readonly first: number;
  readonly place: SeriesPlace;
  readonly players: readonly [number, number, number];
  readonly phase: ThreeView['phase'];
  /** Null before the deal. */
  readonly deal: Deal | null;
  /** By seat. */
  readonly hands: readonly (readonly Card[])[];
  /** The skat, later what was laid away. While `pickedUp` and nothing is laid away: what was taken up. */
  readonly skat: readonly Card[];
  readonly auction: Auction;
  readonly declarer: number | null;
  readonly contract: Contract | null;
  readonly ramsch: boolean;
  readonly pickedUp: boolean;
  /** By seat; null: nothing. */
  readonly pushedCards: readonly (readonly Card[] | null)[];
  readonly pushed: readonly number[];
  readonly unseen: readonly number[];
  readonly doubled: 1 | 2 | 4 | 8;
  readonly doubler: number | null;
  readonly answerer: number | null;
  readonly current: number | null;
  readonly trick: readonly PlayedCard[];
  readonly tricks: readonly Trick[];
  readonly isOpen: boolean;
  readonly proposal: Proposal | null;
  readonly proposals: number;
  readonly proposed: readonly number[];
  readonly secured: Level | null;
  readonly end: End | null;
}

/** A column for two: the card on top, the one face down below it, and what was played from here. */
export interface TwoPile {
  readonly open: Card | null;
  readonly below: Card | null;
  readonly gone: readonly Card[];
}

/** A deal for two. */
export interface TwoState {
  readonly form: 'two';
  readonly options: Options;
  readonly first: number;
  readonly place: SeriesPlace;
  readonly phase: TwoView['phase'];
  /** By seat, eight columns; none before the deal. */
  readonly rows: readonly (readonly TwoPile[])[];
  readonly game: GameName | null;
  readonly doubled: 1 | 2 | 4;
  readonly current: number | null;
  readonly trick: readonly PlayedCard[];
  readonly tricks: readonly Trick[];
  readonly end: TwoView['end'];
}

export type State = ThreeState | TwoState;

type Card = v.InferOutput<typeof card>;
type GameName = Contract['game'];

/** Why an action is refused. */
export type RejectionCode =
  | 'not-seated'
  | 'round-over'
  | 'not-now'
  | 'not-your-turn'
  | 'sits-out'
  | 'no-such-bid'
  | 'bid-too-low'
  | 'nothing-bid'
  | 'card-not-in-hand'
  | 'must-follow'
  | 'discard-two'
  | 'no-discard'
  | 'announce-by-hand'
  | 'announce-together'
  | 'null-announcement'
  | 'name-instead'
  | 'no-instead'
  | 'no-jacks'
  | 'no-kontra'
  | 'too-late-to-double'
  | 'not-yours-to-double'
  | 'proposal-open'
  | 'stale-proposal'
  | 'already-answered'
  | 'not-yours-to-answer'
  | 'asked-already'
  | 'not-declarer'
  | 'claim-impossible'
  | 'no-null-for-two';
