import { defined } from '@lusoria/core';
import { GAMES, pipsOf } from '../rules/cards.ts';
import { ALL_POINTS, BASE, matadorsOf, nullValue } from '../rules/contract.ts';
import { settle } from '../rules/score.ts';
import { TRICKS } from '../rules/three/deal.ts';
import { byOrder, byServer, isBelowBid, type Known, LOST_LEVELS, outcomeOf } from './scoring.ts';
import type { Outcome, Stated } from './record.ts';
import { differences } from './stated.ts';
import { ISKO, type ServerReplay } from './server-dialect.ts';

/**
 * Peculiarities of the server, or of an old version of it. docs/RECORDS.md tells of each.
 */
export const SERVER_DEVIATIONS = [
  /** A bid that no game is worth. */
  'odd-bid',
  /** The declarer gave up or left: the tricks so far make schneider or schwarz. */
  'levels-so-far',
  /** The defenders gave up or left: what is left is the declarer's, with schneider and schwarz. */
  'rest-to-declarer',
  /** No discards yet: matadors of the two cards of the skat alone. */
  'matadors-of-skat',
  /** Schneider announced, no trick taken: a step for schwarz as well. */
  'schwarz-beside-announced',
  /** A lost announcement counts without the level that was missed. */
  'announced-level-left-out',
  /** Null below the bid, played as if it were not. */
  'null-below-bid',
  /** Null below the bid, charged like another game: the record does not say which. */
  'null-charged-otherwise',
  /** Some cards are hidden; what depends on them is taken from the record. */
  'hidden-cards',
  /** The record does not say how the game came out. */
  'no-result',
] as const;
export type ServerDeviation = (typeof SERVER_DEVIATIONS)[number];

/** A way to score a game, and the deviations that it takes. */
export interface Reading {
  readonly outcome: Outcome;
  readonly deviations: readonly ServerDeviation[];
}

/** Ways to compute a game, the International Skat Order first. */
export function readingsOf(replay: ServerReplay, tally: Known): readonly Reading[] {
  const byCards = replay.stop === 'played' || replay.stop === 'decided';
  const order = outcomeOf(byOrder(tally), tally.complete, byCards);
  const readings: Reading[] = [{ outcome: order, deviations: [] }];
  const add = (outcome: Outcome, ...deviations: readonly ServerDeviation[]): void => {
    readings.push({ outcome, deviations });
  };
  if (isBelowBid(tally)) {
    belowBid(replay, tally, add);
    return readings;
  }
  const { skat } = replay.state;
  // Named, and nothing laid away.
  const owesDiscards = replay.state.contract === null;
  const extra: readonly ServerDeviation[] = owesDiscards ? ['matadors-of-skat'] : [];
  const counted = owesDiscards
    ? { ...tally, matadors: matadorsOf(skat, tally.contract.game, ISKO), points: pipsOf(skat) }
    : tally;
  if (tally.contract.game === 'null' && replay.stop === 'defenders-out') {
    const { points, tricks } = tally.against;
    add({ ...order, points: ALL_POINTS - points, tricks: TRICKS - tricks }, 'rest-to-declarer');
  }
  for (const lost of LOST_LEVELS) {
    const server = byServer(counted, lost);
    const named = deviationsIn(replay, tally, server);
    if (lost === 'each') {
      const twice =
        byCards && tally.contract.schneider ? (['schwarz-beside-announced'] as const) : [];
      add(server, ...extra, ...named, ...twice);
    } else if (tally.contract.schneider && server.result === 'loss') {
      add(
        server,
        ...extra,
        ...named,
        ...(lost === 'none' ? (['announced-level-left-out'] as const) : []),
      );
    }
  }
  return readings;
}

/** The deviations that make the server's score what it is. */
function deviationsIn(
  { stop }: ServerReplay,
  tally: Known,
  server: Outcome,
): readonly ServerDeviation[] {
  if (tally.contract.game === 'null') return [];
  if (stop === 'defenders-out') return ['rest-to-declarer'];
  if (stop !== 'declarer-out') return [];
  return server.schneider || server.schwarz ? ['levels-so-far'] : [];
}

function belowBid(
  replay: ServerReplay,
  tally: Known,
  add: (outcome: Outcome, ...deviations: readonly ServerDeviation[]) => void,
): void {
  const plain = byServer(tally);
  add(plain, 'null-below-bid');
  const base = nullValue(tally.contract);
  const overbid: Outcome = { ...plain, result: 'loss', overbid: true };
  add({ ...overbid, value: -2 * base }, 'null-below-bid');
  add({ ...overbid, value: -2 * base * Math.ceil(tally.bid / base) }, 'null-below-bid');
  const deal = defined(replay.state.deal, 'the deal');
  const cards = [...defined(deal.hands[tally.declarer]), ...deal.skat];
  for (const game of GAMES) {
    if (game === 'null') continue;
    const matadors = matadorsOf(cards, game, ISKO);
    const charged = settle({
      declarer: tally.declarer,
      contract: tally.contract,
      bid: tally.bid,
      matadors,
      points: tally.points,
      tricks: tally.tricks,
      of: TRICKS,
      ending: 'played',
      claimed: null,
      secured: null,
      instead: game,
      doubled: 1,
      round: 1,
    });
    for (const shown of [0, matadors]) {
      add({ ...overbid, value: charged.value, matadors: shown }, 'null-charged-otherwise');
    }
    const multiple = Math.ceil(tally.bid / BASE[game]);
    add({ ...overbid, value: -2 * BASE[game] * multiple }, 'null-charged-otherwise');
  }
}

/** The first reading that says what the record says; otherwise the one that comes nearest. */
export function bestOf(
  readings: readonly Reading[],
  stated: Stated,
): Reading & { readonly differs: readonly (keyof Outcome)[] } {
  let best: (Reading & { readonly differs: readonly (keyof Outcome)[] }) | null = null;
  for (const reading of readings) {
    const differs = differences(stated, reading.outcome);
    if (differs.length === 0) return { ...reading, differs };
    if (!best || differs.length < best.differs.length) best = { ...reading, differs };
  }
  if (!best) throw new RangeError('no reading');
  return best;
}
