import { defined } from '@lusoria/core';
import * as v from 'valibot';

/**
 * A Skat list counted from the cards of its record: own rules, own arithmetic, nothing of the game's code, so that both may be
 * held against each other. Sources: International Skat Order 5.1 to 5.4 (values), 6.3 (sums by Seeger and Fabian).
 */

const seat = v.number();
const cards = v.array(v.string());
const eventSchema = v.variant('type', [
  v.object({ type: v.literal('dealt'), hands: v.array(cards), skat: cards }),
  v.object({ type: v.literal('awarded'), seat, bid: v.number() }),
  v.object({
    type: v.literal('declared'),
    seat,
    contract: v.object({
      game: v.string(),
      hand: v.boolean(),
      schneider: v.boolean(),
      schwarz: v.boolean(),
      ouvert: v.boolean(),
    }),
    discards: cards,
  }),
  v.object({ type: v.literal('played'), seat, card: v.string() }),
  v.object({ type: v.literal('claimed'), seat, no: v.number() }),
  v.object({ type: v.literal('conceded'), seat, no: v.number() }),
  v.object({ type: v.literal('went-on'), no: v.number() }),
]);
type Counted = v.InferOutput<typeof eventSchema>;
const TYPES = new Set(['dealt', 'awarded', 'declared', 'played', 'claimed', 'conceded', 'went-on']);

const roundSchema = v.object({
  players: v.number(),
  steps: v.array(v.object({ events: v.array(v.looseObject({ type: v.string() })) })),
});

/** What a seat has on its list. */
export interface Line {
  readonly games: number;
  readonly won: number;
  readonly lost: number;
  readonly total: number;
}

/** A deal as it is written: by whom, and what the game counts; null: everybody has passed. */
type Written = { readonly declarer: number; readonly value: number } | null;

const PIPS: Readonly<Record<string, number>> = {
  A: 11,
  T: 10,
  K: 4,
  Q: 3,
  J: 2,
  '9': 0,
  '8': 0,
  '7': 0,
};
const BASE: Readonly<Record<string, number>> = {
  diamonds: 9,
  hearts: 10,
  spades: 11,
  clubs: 12,
  grand: 24,
};
const SUIT: Readonly<Record<string, string>> = {
  clubs: 'C',
  spades: 'S',
  hearts: 'H',
  diamonds: 'D',
};
const JACKS = ['CJ', 'SJ', 'HJ', 'DJ'];

/** The lines of a list, by seat, from the rounds of its record. */
export function recount(rounds: readonly unknown[]): readonly Line[] {
  const lines: Line[] = [];
  for (const round of rounds) {
    const { players, steps } = v.parse(roundSchema, round);
    const events = steps.flatMap((step) => step.events.filter(({ type }) => TYPES.has(type)));
    const written = dealt(events.map((event) => v.parse(eventSchema, event)));
    for (let one = 0; one < players; one += 1) {
      const before = lines[one] ?? { games: 0, won: 0, lost: 0, total: 0 };
      lines[one] = added(before, one, players, written);
    }
  }
  return lines;
}

function added(line: Line, one: number, players: number, written: Written): Line {
  if (written === null) return line;
  const { declarer, value } = written;
  const isOwn = declarer === one;
  if (isOwn) {
    const won = value > 0 ? 1 : 0;
    return {
      games: line.games + value,
      won: line.won + won,
      lost: line.lost + (1 - won),
      total: line.total + value + (won === 1 ? 50 : -50),
    };
  }
  return value > 0 ? line : { ...line, total: line.total + (players === 4 ? 30 : 40) };
}

function dealt(events: readonly Counted[]): Written {
  const deal = only(events, 'dealt');
  const [declared] = events.flatMap((event) => (event.type === 'declared' ? [event] : []));
  if (!declared) return null;
  const { seat: declarer, contract, discards } = declared;
  const { bid } = only(events, 'awarded');
  const own = [...defined(deal.hands[declarer], 'a hand'), ...deal.skat];
  const tricks = tricksOf(events, contract.game);
  // A claim or a concession that was not turned down ends the game.
  const turnedDown = new Set(events.flatMap((one) => (one.type === 'went-on' ? [one.no] : [])));
  const end = events.find(
    (one) => (one.type === 'claimed' || one.type === 'conceded') && !turnedDown.has(one.no),
  );
  const isDeclarers =
    end?.type === 'claimed' || (end?.type === 'conceded' && end.seat !== declarer);
  const taken = tricks.filter(({ winner }) => winner === declarer);
  if (contract.game === 'null') {
    const isMade = end ? isDeclarers : taken.length === 0;
    const worth = contract.ouvert ? (contract.hand ? 59 : 46) : contract.hand ? 35 : 23;
    return { declarer, value: isMade ? worth : -2 * worth };
  }
  if (end) throw new Error('a game of trumps that was not played to its end is not counted here');
  const laid = contract.hand ? deal.skat : discards;
  const points = sumOf([...laid, ...taken.flatMap((trick) => trick.cards)]);
  const mine = { points, tricks: taken.length };
  const theirs = { points: 120 - points, tricks: tricks.length - taken.length };
  const [side, other] = points > 60 ? [mine, theirs] : [theirs, mine];
  const isSchneider = side.points >= 90;
  const isSchwarz = other.tricks === 0;
  const base = defined(BASE[contract.game], contract.game);
  const steps = [
    contract.hand,
    isSchneider || contract.schneider,
    contract.schneider,
    isSchwarz || contract.schwarz,
    contract.schwarz,
    contract.ouvert,
  ].filter(Boolean).length;
  const value = base * (Math.abs(matadors(own, contract.game)) + 1 + steps);
  const isKept =
    points > 60 &&
    (!contract.schneider || points >= 90) &&
    (!contract.schwarz || theirs.tricks === 0);
  if (value < bid) return { declarer, value: -2 * base * Math.ceil(bid / base) };
  return { declarer, value: isKept ? value : -2 * value };
}

function only<T extends Counted['type']>(
  events: readonly Counted[],
  type: T,
): Extract<Counted, { type: T }> {
  const found = events.find((event): event is Extract<Counted, { type: T }> => event.type === type);
  if (!found) throw new Error(`no event ${type}`);
  return found;
}

function tricksOf(events: readonly Counted[], game: string) {
  const played = events.flatMap((event) => (event.type === 'played' ? [event] : []));
  return Array.from({ length: Math.floor(played.length / 3) }, (_, i) => {
    const trick = played.slice(3 * i, 3 * i + 3);
    const [lead] = trick;
    if (!lead) throw new Error('no trick');
    const best = trick.reduce((a, b) => (beats(b.card, a.card, game) ? b : a), lead);
    return { winner: best.seat, cards: trick.map(({ card }) => card) };
  });
}

const isTrump = (card: string, game: string): boolean =>
  game !== 'null' && (card[1] === 'J' || card[0] === SUIT[game]);

/** Whether a card takes a trick from the one that has it. */
function beats(card: string, over: string, game: string): boolean {
  const [mine, theirs] = [isTrump(card, game), isTrump(over, game)];
  if (mine !== theirs) return mine;
  if (!mine && card[0] !== over[0]) return false;
  return rankOf(card, game) > rankOf(over, game);
}

function rankOf(card: string, game: string): number {
  if (game !== 'null' && card[1] === 'J') return 100 - JACKS.indexOf(card);
  return (game === 'null' ? '789TJQKA' : '789QKTA').indexOf(card.slice(1));
}

/** With so many, or without so many (negative), of the trumps from the top. */
function matadors(own: readonly string[], game: string): number {
  const suit = SUIT[game];
  const trumps = [
    ...JACKS,
    ...(suit === undefined ? [] : ['A', 'T', 'K', 'Q', '9', '8', '7'].map((one) => suit + one)),
  ];
  const has = own.includes('CJ');
  const end = trumps.findIndex((card) => own.includes(card) !== has);
  const count = end < 0 ? trumps.length : end;
  return has ? count : -count;
}

function sumOf(all: readonly string[]): number {
  return all.reduce((sum, card) => sum + defined(PIPS[card.slice(1)], card), 0);
}
