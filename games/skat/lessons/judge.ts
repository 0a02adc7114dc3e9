import { defined } from '@lusoria/core';
import * as v from 'valibot';
import { createSolver, type MoveValue, type Position } from '../engine/solver/index.ts';
import type { Action } from '../rules/actions.ts';
import { beats, type Card, CARDS, kindOf, pipsOf, strengthOf } from '../rules/cards.ts';
import { TARGETS } from '../rules/contract.ts';
import { trickPoints } from '../rules/deal.ts';
import type { ThreeState } from '../rules/three/types.ts';
import type { State } from '../rules/view.ts';
import { threeOf, YOU } from './deal.ts';

const card = v.picklist(CARDS);

/** Verdict of the solver on an error, with all cards open. */
export const remarkSchema = v.variant('kind', [
  /** A card costs so many points; `turns`: the game with them. */
  v.strictObject({ kind: v.literal('costs'), points: v.number(), turns: v.boolean() }),
  /** In null a card with which the declarer has to take a trick, where another is safe. */
  v.strictObject({ kind: v.literal('takes'), card }),
  /** With these discards the declarer gets so many points at most. */
  v.strictObject({ kind: v.literal('discards'), points: v.number() }),
]);
export type Remark = v.InferOutput<typeof remarkSchema>;

const solver = createSolver();

/** With more cards than these a hand is not looked through to its end: it would take too long, and explain too little. */
const MAX_CARDS = 6;

/** The deal as the solver reads it, while cards are played. */
function positionOf(state: ThreeState): Position {
  const { trick, tricks, hands, current, skat } = state;
  const declarer = defined(state.declarer, 'the declarer');
  return {
    game: defined(state.contract, 'the contract').game,
    hands,
    declarer,
    leader: trick[0]?.seat ?? defined(current, 'who leads'),
    trick: trick.map((played) => played.card),
    points: pipsOf(skat) + trickPoints(tricks, (seat) => seat === declarer),
  };
}

/** Value of each card to its player: more is better. */
function worths(state: ThreeState): readonly MoveValue[] {
  const position = positionOf(state);
  // The declarer wants points, but no trick in null.
  const sign = (state.current === position.declarer) === (position.game === 'null') ? -1 : 1;
  return solver.moveValues(position).map((move) => ({ ...move, value: sign * move.value }));
}

/** Exact error of an action; null: none, or none that can be told. */
export function judge(state: State, action: Action): Remark | null {
  const deal = threeOf(state);
  if (action.type === 'declare') return judgeDiscards(deal, action);
  if (action.type !== 'play' || deal.phase !== 'play' || deal.current !== YOU) return null;
  const isNull = deal.contract?.game === 'null';
  if (!isNull && deal.hands.some((hand) => hand.length > MAX_CARDS)) return null;
  const moves = worths(deal);
  const best = bestOf(deal, moves);
  const own = moves.find((move) => move.card === action.card);
  if (!own || own.value >= best.value) return null;
  if (isNull) return { kind: 'takes', card: action.card };
  // A declarer's worth is what they get, a defender's what they leave, less than nothing.
  const isWon = (value: number): boolean =>
    deal.declarer === YOU ? value >= TARGETS.game : -value < TARGETS.game;
  const turns = isWon(best.value) && !isWon(own.value);
  return { kind: 'costs', points: best.value - own.value, turns };
}

/** Among the best the card with the fewest points; a declarer in null gets rid of the most dangerous one. */
function bestOf(deal: ThreeState, moves: readonly MoveValue[]): MoveValue {
  const most = Math.max(...moves.map(({ value }) => value));
  const { contract, current, declarer, hands } = deal;
  const isNull = contract?.game === 'null' && current === declarer;
  const hand = current === null ? [] : defined(hands[current]);
  const cost = (card: Card): number => (isNull ? -dangerOf(card, hand) : pipsOf([card]));
  const [best] = moves
    .filter(({ value }) => value === most)
    .toSorted((a, b) => cost(a.card) - cost(b.card));
  return defined(best, 'a legal card');
}

/** How dangerous a card of a hand is in null: most of all without a lower one, then by its rank. */
function dangerOf(card: Card, hand: readonly Card[]): number {
  const isBelow = (other: Card): boolean =>
    kindOf(other, 'null') === kindOf(card, 'null') && beats(card, other, 'null');
  const isAlone = !hand.some(isBelow) && CARDS.some(isBelow);
  return strengthOf(card, 'null') + (isAlone ? CARDS.length : 0);
}

type Declaration = Extract<Action, { type: 'declare' }>;

/** The most points that the declarer gets after laying two cards away. */
export function pointsAfter(deal: ThreeState, { contract, discards }: Declaration): number {
  const hands = deal.hands.map((hand) => hand.filter((one) => !discards.includes(one)));
  const [leader] = deal.players;
  return solver.value({
    game: contract.game,
    hands,
    declarer: YOU,
    leader,
    trick: [],
    points: pipsOf(discards),
  });
}

function judgeDiscards(deal: ThreeState, action: Declaration): Remark | null {
  if (action.discards.length !== 2 || action.contract.game === 'null') return null;
  const points = pointsAfter(deal, action);
  return points < TARGETS.game ? { kind: 'discards', points } : null;
}

/** The best card of whoever is to play, with open cards; null if nobody is. */
export function advise(state: State): Card | null {
  const deal = threeOf(state);
  return deal.phase === 'play' && deal.current !== null ? bestOf(deal, worths(deal)).card : null;
}

/** The card that a seat plays where nothing else is said. */
export function choose(state: State, seat: number): Action | null {
  const best = threeOf(state).current === seat ? advise(state) : null;
  return best && { type: 'play', card: best };
}
