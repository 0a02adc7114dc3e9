import { defined } from '@lusoria/core';
import { type Card, CARDS, pipsOf } from '../rules/cards.ts';
import {
  ALL_POINTS,
  BASE,
  type Contract,
  matadorsOf,
  multiplierOf,
  nullValue,
  stepsOf,
  TARGETS,
} from '../rules/contract.ts';
import { playedBy, trickPoints, tricksOf } from '../rules/deal.ts';
import type { DealResult, Ending, GameResult } from '../rules/result.ts';
import { settle } from '../rules/score.ts';
import { HAND, SKAT, TRICKS } from '../rules/three/deal.ts';
import type { ThreeState } from '../rules/three/types.ts';
import type { Outcome } from './record.ts';
import type { Setting } from './setting.ts';
import { NO_GAME } from './stated.ts';
import { ISKO, type ServerReplay } from './server-dialect.ts';

/** Facts that a game is computed from, as far as they are known. */
export interface Tally {
  readonly declarer: number;
  readonly contract: Contract;
  readonly bid: number;
  /** Null where too many cards are hidden. */
  readonly matadors: number | null;
  /** The declarer's, with the skat: so far. */
  readonly points: number | null;
  readonly tricks: number | null;
  /** Of all: complete ones. */
  readonly complete: number;
  /** Points and tricks of the defenders. */
  readonly against: { readonly points: number; readonly tricks: number };
  readonly stop: ServerReplay['stop'];
}

/** The figures of a game with a contract; null when there is none. */
export function tallyOf({
  state,
  contract,
  complete,
  hasUnknown,
  stop,
}: ServerReplay): Tally | null {
  const { declarer, skat } = state;
  if (declarer === null || !contract) return null;
  const isOwn = (seat: number) => seat === declarer;
  const isOther = (seat: number) => !isOwn(seat);
  // What lies in a trick of which a card is not recorded is nobody's.
  const whole = state.tricks.filter(({ cards }) => cards.length === state.players.length);
  const against = {
    points: trickPoints(whole, isOther),
    tricks: tricksOf(state.tricks, isOther),
  };
  const own = pipsOf(skat) + trickPoints(whole, isOwn);
  const soFar = skat.length === SKAT ? own : null;
  const points = complete === TRICKS ? ALL_POINTS - against.points : soFar;
  return {
    declarer,
    contract,
    bid: state.auction.bid,
    matadors: matadors(state, contract, declarer),
    points: hasUnknown ? null : points,
    tricks: state.tricks.length === complete ? tricksOf(state.tricks, isOwn) : null,
    complete,
    against,
    stop,
  };
}

function matadors(state: ThreeState, { game }: Contract, declarer: number): number | null {
  if (game === 'null') return 0;
  const cards = twelveOf(state, declarer);
  return cards && matadorsOf(cards, game, ISKO);
}

/** The declarer's hand and the skat, from what is known of them or of the others' cards. */
function twelveOf(state: ThreeState, declarer: number): readonly Card[] | null {
  const { deal } = state;
  const own = new Set<Card>([...state.skat, ...(deal ? deal.skat : [])]);
  const others = new Set<Card>();
  for (const [seat, held] of state.hands.entries()) {
    const into = seat === declarer ? own : others;
    for (const card of deal ? defined(deal.hands[seat]) : []) into.add(card);
    for (const card of playedBy(seat, state)) into.add(card);
    for (const card of held) into.add(card);
  }
  if (own.size === HAND + SKAT) return [...own];
  return others.size === CARDS.length - HAND - SKAT
    ? CARDS.filter((card) => !others.has(card))
    : null;
}

/** A tally without anything hidden. */
export type Known = Tally & {
  readonly matadors: number;
  readonly points: number;
  readonly tricks: number;
};

/** Fills in what is hidden from what a record states. */
export function withStatedValues(
  tally: Tally,
  stated: { readonly [Key in 'matadors' | 'points' | 'tricks']: number | null },
): Known | null {
  const matadors = tally.matadors ?? stated.matadors;
  const points = tally.points ?? stated.points;
  const tricks = tally.tricks ?? stated.tricks;
  if (matadors === null || points === null || tricks === null) return null;
  return { ...tally, matadors, points, tricks };
}

/** Result of the declarer when all that is left is given to him. In null nothing is added. */
function withRest(tally: Known): Known {
  if (tally.contract.game === 'null') return tally;
  const { points, tricks } = tally.against;
  return { ...tally, points: ALL_POINTS - points, tricks: TRICKS - tricks };
}

const ENDING: Readonly<Record<ServerReplay['stop'], Ending>> = {
  played: 'played',
  decided: 'played',
  'declarer-out': 'conceded',
  'defenders-out': 'yielded',
  // There is nothing to settle.
  passed: 'played',
  penalty: 'played',
  unfinished: 'played',
};

/** The result by the International Skat Order. */
export function byOrder(tally: Known): GameResult {
  const { stop, contract } = tally;
  const final = stop === 'defenders-out' ? withRest(tally) : tally;
  // Tricks that were not played make neither schneider nor schwarz.
  const isCut = stop === 'decided' && contract.game !== 'null';
  return settle({
    declarer: tally.declarer,
    contract,
    bid: tally.bid,
    matadors: tally.matadors,
    points: final.points,
    tricks: final.tricks,
    of: TRICKS,
    ending: isCut ? 'conceded' : ENDING[stop],
    claimed: null,
    secured: null,
    instead: isBelowBid(tally) ? 'diamonds' : null,
    doubled: 1,
    round: 1,
  });
}

/** Whether null was played below the bid. */
export function isBelowBid({ contract, bid }: Pick<Tally, 'contract' | 'bid'>): boolean {
  return contract.game === 'null' && nullValue(contract) < bid;
}

/**
 * A result as a record has it. Where the cards have decided, schneider and schwarz are not marked
 * when they were announced and missed.
 *
 * @param complete how many tricks were played
 */
export function outcomeOf(result: GameResult, complete: number, byCards: boolean): Outcome {
  const { contract, points, tricks } = result;
  const isMarked = contract.game !== 'null' && byCards && result.instead === null;
  const marks = isMarked ? marksOf({ contract, points, tricks, complete }) : result;
  return {
    declarer: result.declarer,
    result: result.won ? 'win' : 'loss',
    value: result.value,
    matadors: contract.game === 'null' ? 0 : result.matadors,
    overbid: result.overbid,
    points,
    tricks,
    schneider: marks.schneider,
    schwarz: marks.schwarz,
  };
}

type Marked = Pick<Known, 'contract' | 'points' | 'tricks' | 'complete'>;

function isMade({ contract, points, tricks }: Marked): boolean {
  if (contract.schwarz) return tricks === TRICKS;
  return points >= (contract.schneider ? TARGETS.schneider : TARGETS.game);
}

/** Schneider and schwarz as the server marks them. */
function marksOf(marked: Marked) {
  const { contract, points, tricks, complete } = marked;
  if (isMade(marked))
    return {
      schneider: points >= TARGETS.schneider || tricks === TRICKS,
      schwarz: tricks === TRICKS,
    };
  const schwarz = complete > 0 && tricks === 0 && !contract.schwarz;
  const schneider =
    schwarz || (complete > 0 && points <= ALL_POINTS - TARGETS.schneider && !contract.schneider);
  return { schneider, schwarz };
}

/** Ways of the server to count a lost announcement. */
export const LOST_LEVELS = ['each', 'one', 'none'] as const;
export type LostLevels = (typeof LOST_LEVELS)[number];

/**
 * The result as the server scores it: from the points and tricks at the end, whoever ended it.
 *
 * @param lost `each`: announced schneider and a suffered schwarz are two steps; `one`: not more than
 *   one; `none`: no step beside the announcements
 */
export function byServer(tally: Known, lost: LostLevels = 'each'): Outcome {
  const { contract, declarer, stop } = tally;
  const final = stop === 'defenders-out' ? withRest(tally) : tally;
  const { points, tricks } = final;
  if (contract.game === 'null') {
    const won = tricks === 0 && stop !== 'declarer-out';
    const value = nullValue(contract) * (won ? 1 : -2);
    return { ...NO_GAME, declarer, result: won ? 'win' : 'loss', value, points, tricks };
  }
  const { matadors, bid } = tally;
  const base = BASE[contract.game];
  const made = isMade(final);
  const marks = marksOf(final);
  const announced = multiplierOf(stepsOf(contract, NEVER, matadors), matadors);
  // The steps have announced levels in them already, as reached.
  const missed = made ? 0 : Number(contract.schneider) + Number(contract.schwarz);
  const reached =
    Number(marks.schneider && !contract.schneider) + Number(marks.schwarz && !contract.schwarz);
  const count = {
    each: announced + reached,
    one: announced + (missed > 0 ? 0 : reached),
    none: announced - missed + (missed > 0 ? 0 : reached),
  }[lost];
  const overbid = count * base < bid;
  const win = made && !overbid;
  return {
    declarer,
    result: win ? 'win' : 'loss',
    value: (win ? 1 : -2) * base * (overbid ? Math.ceil(bid / base) : count),
    matadors,
    overbid,
    points,
    tricks,
    ...marks,
  };
}

const NEVER = { schneider: false, schwarz: false };

/** The outcome of a deal by our own rules, as a record states it; places by seat. */
export function outcomeOfDeal(
  result: DealResult,
  bySeat: readonly number[],
  form: Setting['form'],
  complete: number,
): Outcome {
  switch (result.kind) {
    case 'passed':
      return { ...NO_GAME, result: 'passed' };
    case 'broken-off':
      return { ...NO_GAME, result: result.by === null ? 'unknown' : 'penalty' };
    case 'game': {
      const byCards = form === 'three' && result.ending === 'played';
      const declarer = bySeat.indexOf(result.declarer);
      return { ...outcomeOf(result, complete, byCards), declarer };
    }
    case 'ramsch': {
      const seat = defined(result.who[0], 'who is charged');
      return {
        ...NO_GAME,
        result: 'ramsch',
        value: result.march ? result.value : -result.value,
        points: defined(result.points[seat]),
        tricks: defined(result.tricks[seat]),
        schwarz: result.march,
      };
    }
  }
}
