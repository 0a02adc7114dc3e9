import { defined } from '@lusoria/core';
import { count, schemaOf } from '@lusoria/core/schema';
import * as v from 'valibot';
import type { GameName } from '../../rules/cards.ts';
import type { ThreeView } from '../../rules/three/types.ts';
import type { Analysis } from '../types.ts';

/** The phases in which errors cost points. */
export const PHASES = ['auction', 'skat', 'alone', 'defence'] as const;
export type Phase = (typeof PHASES)[number];

/** Points; null: no error was possible. */
const lost = v.nullable(v.number());

/** The cost of a player's errors in a deal, in Seeger-Fabian points. */
export interface DealErrors {
  /** Whether the bids matched the value of the hand; null if the player did not call. */
  readonly bid: 'sound' | 'bold' | 'timid' | null;
  readonly lost: {
    readonly auction: number | null;
    readonly skat: number | null;
    readonly alone: number | null;
    readonly defence: number | null;
  };
}

const dealErrorsSchema = schemaOf<DealErrors>()(
  v.strictObject({
    bid: v.nullable(v.picklist(['sound', 'bold', 'timid'])),
    lost: v.strictObject({ auction: lost, skat: lost, alone: lost, defence: lost }),
  }),
);

/** A deal in the figures of a player. */
export interface PlayedDeal {
  /** The key it is stored under. */
  readonly key: string;
  /** When it ended (milliseconds since 1970). */
  readonly at: number;
  /** `other`: nobody was declarer, or they sat out. */
  readonly role: 'declarer' | 'defender' | 'other';
  readonly game: GameName | null;
  /** Whether their side won; null where there were no sides. */
  readonly won: boolean | null;
  /** The player's score. */
  readonly points: number;
  /** Null: not computed yet. */
  readonly errors: DealErrors | null;
}

/** A deal that is over, for the figures of a seat. */
export function playedDeal(
  { end, players }: ThreeView,
  seat: number,
  kept: Pick<PlayedDeal, 'key' | 'at' | 'errors'>,
): PlayedDeal | null {
  if (!end) return null;
  const { result } = end;
  const points = defined(end.points[seat]);
  if (result.kind !== 'game' || !players.includes(seat)) {
    return { ...kept, role: 'other', game: null, won: null, points };
  }
  const isAlone = result.declarer === seat;
  return {
    ...kept,
    role: isAlone ? 'declarer' : 'defender',
    game: result.contract.game,
    won: result.won === isAlone,
    points,
  };
}

/** The Seeger-Fabian bonus for a game won, and malus for one lost. */
const BONUS = 50;
/** The bonus of a defender for a game that the declarer loses, at a table of three and of four. */
const DEFENDED: Readonly<Record<number, number>> = { 3: 40, 4: 30 };
/** No error is worth more: what cannot be won at all has no finite value. */
const MAX_COST = 500;

/**
 * The cost of the errors of a seat, by what could be known: in the auction the gap between playing and passing, after a
 * bid too high that won the auction or too low that did not; for skat and declaration the gap to the best choice's expected
 * value; for cards that looked clearly worse the loss of win probability, times the value of winning.
 */
export function dealErrors(analysis: Analysis, view: ThreeView): DealErrors {
  const { seat, auction, declared } = analysis;
  const result = view.end?.result;
  const declarer = result?.kind === 'game' ? result.declarer : null;
  const isPlayer = view.players.includes(seat);
  const isAlone = declarer === seat;
  const bid = auction && auction.calls.length > 0 ? auction.verdict : null;
  return {
    bid,
    lost: {
      auction: bid === null || !auction ? null : bidLoss(auction, isAlone),
      skat:
        isAlone && declared
          ? costOf(declared.best.expectedValue - declared.chosen.expectedValue)
          : null,
      alone: isAlone ? cardLoss(analysis, view) : null,
      defence: isPlayer && declarer !== null && !isAlone ? cardLoss(analysis, view) : null,
    },
  };
}

function bidLoss(
  { verdict, expectedValue, passing }: NonNullable<Analysis['auction']>,
  isAlone: boolean,
): number {
  if (verdict === 'bold' && isAlone) return costOf(passing - expectedValue);
  return verdict === 'timid' && !isAlone ? costOf(expectedValue - passing) : 0;
}

function cardLoss({ choices, play, seat }: Analysis, view: ThreeView): number {
  const stake = stakeOf(view, seat);
  const losses = choices
    .filter(({ avoidable }) => avoidable !== null)
    .map(({ step, estimates }) => {
      const card = play?.steps[step]?.card;
      const played = defined(
        estimates.find((one) => one.card === card),
        'the estimate of the card that was played',
      ).winProbability;
      return Math.max(0, ...estimates.map(({ winProbability }) => winProbability - played));
    });
  return costOf(stake * losses.reduce((sum, one) => sum + one, 0));
}

/** The points between a win and a loss, for a seat. */
function stakeOf({ end, counts }: ThreeView, seat: number): number {
  if (end?.result.kind !== 'game') return 0;
  const { declarer, won, value } = end.result;
  if (seat !== declarer) return defined(DEFENDED[counts.length]);
  const simple = won ? value : -value / 2;
  return 3 * simple + 2 * BONUS;
}

function costOf(points: number): number {
  return Math.min(MAX_COST, Math.max(0, Number.isNaN(points) ? 0 : points));
}

/** The stored errors of deals, which are computed once. */
export interface KeptErrors {
  /** Changes with the way errors are computed. */
  readonly version: number;
  readonly deals: Readonly<Record<string, DealErrors>>;
}

export const keptErrorsSchema = schemaOf<KeptErrors>()(
  v.strictObject({
    version: count,
    deals: v.record(v.string(), dealErrorsSchema),
  }),
);
export const ERRORS_VERSION = 1;
