import { count, schemaOf } from '@lusoria/core/schema';
import * as v from 'valibot';
import type { GameName } from '../../rules/cards.ts';
import type { ThreeView } from '../../rules/three/types.ts';
import type { Analysis } from '../types.ts';

/** Phases in which points can be lost to errors. */
export const PHASES = ['auction', 'skat', 'alone', 'defence'] as const;
export type Phase = (typeof PHASES)[number];

/** Points; null: there was nothing to err in. */
const lost = v.nullable(v.number());

/** Cost of somebody's errors in a deal, in points as Seeger and Fabian write them down. */
export interface DealErrors {
  /** Whether they bid as far as their hand was worth; null where they were not asked. */
  readonly bid: 'sound' | 'bold' | 'timid' | null;
  readonly lost: {
    readonly auction: number | null;
    readonly skat: number | null;
    readonly alone: number | null;
    readonly defence: number | null;
  };
}

export const dealErrorsSchema = schemaOf<DealErrors>()(
  v.strictObject({
    bid: v.nullable(v.picklist(['sound', 'bold', 'timid'])),
    lost: v.strictObject({ auction: lost, skat: lost, alone: lost, defence: lost }),
  }),
);

/** A deal for the figures of somebody who played it. */
export interface PlayedDeal {
  /** Storage key. */
  readonly key: string;
  /** When it ended (milliseconds since 1970). */
  readonly at: number;
  /** `other`: nobody was declarer, or they sat out. */
  readonly role: 'declarer' | 'defender' | 'other';
  readonly game: GameName | null;
  /** Whether their side won; null where there were no sides. */
  readonly won: boolean | null;
  /** Points written down for them. */
  readonly points: number;
  /** Null: not reckoned yet. */
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
  const points = end.points[seat] ?? 0;
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

/** Points that Seeger and Fabian add to a game won, and take for one lost. */
const BONUS = 50;
/** Points of a defender for a game lost, at a table of three and of four. */
const DEFENDED: Readonly<Record<number, number>> = { 3: 40, 4: 30 };
/** No error is worth more: what cannot be won at all has no finite value. */
const MOST = 500;

/**
 * Cost of the errors of a seat. Only what could be known counts: in the auction what playing was expected to be worth,
 * where it was bid too high and played, or too low and not; for skat and declaration the expected value that the best choice
 * had more; for cards that looked clearly worse the wins they were expected to cost, times what winning is worth.
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
  { verdict, expectedValue }: NonNullable<Analysis['auction']>,
  isAlone: boolean,
): number {
  if (verdict === 'bold' && isAlone) return costOf(-expectedValue);
  return verdict === 'timid' && !isAlone ? costOf(expectedValue) : 0;
}

function cardLoss({ choices, play, seat }: Analysis, view: ThreeView): number {
  const stake = stakeOf(view, seat);
  const losses = choices
    .filter(({ avoidable }) => avoidable !== null)
    .map(({ step, estimates }) => {
      const card = play?.steps[step]?.card;
      const played = estimates.find((one) => one.card === card)?.winProbability ?? 0;
      return Math.max(0, ...estimates.map(({ winProbability }) => winProbability - played));
    });
  return costOf(stake * losses.reduce((sum, one) => sum + one, 0));
}

/** By how much a win leaves a seat with more than a loss. */
function stakeOf({ end, counts }: ThreeView, seat: number): number {
  if (end?.result.kind !== 'game') return 0;
  const { declarer, won, value } = end.result;
  if (seat !== declarer) return DEFENDED[counts.length] ?? 0;
  const simple = won ? value : -value / 2;
  return 3 * simple + 2 * BONUS;
}

function costOf(points: number): number {
  return Math.min(MOST, Math.max(0, Number.isNaN(points) ? 0 : points));
}

/** Stored errors of a deal, so that it is judged once. */
export interface KeptErrors {
  /** Changes when errors are reckoned otherwise. */
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
