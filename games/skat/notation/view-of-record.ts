import { skat } from '../rules/game.ts';
import type { View } from '../rules/view.ts';
import { replayLusoria } from './lusoria-dialect.ts';
import type { SkatRecord } from './record.ts';
import { seriesOf } from './series.ts';
import { replayServer } from './server-dialect.ts';
import { isLusoriaRecord } from './setting.ts';

/**
 * A recorded deal at its end, all cards open, as far as it was played: also where the server ended it in a way of its own
 * (somebody resigned, was overbid, or went). Places are seats: forehand is 0.
 *
 * @returns null where cards of the deal, or an illegal move, are not known
 */
export function viewOfRecord(record: SkatRecord): View | null {
  const own = isLusoriaRecord(record) ? replayLusoria(record) : null;
  if (own && !own.illegal && skat.turn(own.state).kind === 'over') {
    return skat.view(own.state, 'spectator');
  }
  const { state, illegal, contract } = replayServer(record.moves);
  const dealt = seriesOf([record])?.deals[0];
  const { deal } = state;
  if (!dealt || !deal || illegal) return null;
  if (deal.skat.length !== 2 || state.players.some((seat) => deal.hands[seat]?.length !== 10)) {
    return null;
  }
  const view = skat.view(state, 'spectator');
  if (view.form !== 'three') return null;
  const { result, points } = dealt;
  const discards = contract && !contract.hand ? state.skat : [];
  return { ...view, phase: 'over', contract, end: { result, points: [...points], deal, discards } };
}
