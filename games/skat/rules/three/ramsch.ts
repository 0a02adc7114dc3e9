import { defined } from '@lusoria/core';
import { pipsOf } from '../cards.ts';
import { trickPoints, tricksOf } from '../deal.ts';
import type { RamschResult } from '../result.ts';
import { TRICKS } from './deal.ts';
import type { ThreeState } from './types.ts';

/** Points for a march, all ten tricks. */
const MARCH = 120;

/**
 * Ramsch: whoever has most card points is charged them, several who tie each of them. One player
 * without a trick doubles that, as does each who pushed without looking.
 */
export function settleRamsch(state: ThreeState): RamschResult {
  const { players, tricks, options, unseen, seats } = state;
  const skat = pipsOf(state.skat);
  const lastTaker = tricks.at(-1)?.winner;
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const taken = all.map((seat) => tricksOf(tricks, (winner) => winner === seat));
  const inTricks = all.map(
    (seat) =>
      trickPoints(tricks, (winner) => winner === seat) +
      (options.ramschSkat === 'last' && seat === lastTaker ? skat : 0),
  );
  const most = Math.max(...inTricks);
  const losers = players.filter((seat) => inTricks[seat] === most);
  // Where several lose, the skat that goes to the loser goes to nobody.
  const alone = options.ramschSkat === 'loser' && losers.length === 1 ? losers[0] : undefined;
  const points = inTricks.map((sum, seat) => (seat === alone ? sum + skat : sum));
  const virgins = players.filter((seat) => taken[seat] === 0);
  const march = players.some((seat) => taken[seat] === TRICKS);
  const factor = (march || virgins.length !== 1 ? 1 : 2) * 2 ** unseen.length;
  const round = state.place.kind === 'bock' ? 2 : 1;
  return {
    kind: 'ramsch',
    points,
    tricks: taken,
    who: losers,
    march,
    virgins: march ? [] : virgins,
    unseen,
    factor,
    round,
    value: (march ? MARCH : defined(points[defined(losers[0])])) * factor * round,
  };
}
