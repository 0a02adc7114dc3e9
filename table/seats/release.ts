import { replacesNobody } from '../rounds/by-day.ts';
import type { RoundNumber } from '../rounds/round-number.ts';
import { isOpenTable } from './membership.ts';
import type { TableEvent, TableState } from '../model/types.ts';

/** The end of a round, with an outcome or without; reveals its secret. */
export function roundEnded(
  round: RoundNumber,
  secret: string,
  outcome: Extract<TableEvent, { type: 'revealed' }>['outcome'],
): TableEvent {
  return { type: 'revealed', round, secret, outcome };
}

/** Ends a round without an outcome; its secret is revealed all the same. */
export function breakOff({ round }: TableState, counts = false): readonly TableEvent[] {
  if (!round) return [];
  const { play } = round;
  const outcome = counts && play ? play.state.soFar() : null;
  // A round in which all are even is won by nobody yet.
  const isDecided = outcome !== null && outcome.ranking.length > 1;
  const soFar = play && isDecided ? { soFar: { first: play.first, outcome } } : {};
  return [roundEnded(round.number, round.secret, null), { type: 'match-over', ...soFar }];
}

/** Reason why a person no longer holds their seat. */
export type ReleaseReason = 'left' | 'late' | 'removed' | 'erased';

/**
 * Takes a seat from a person. In a round a bot plays on, so that the others can, too; it keeps the
 * seat for a person who may come back. Where nobody is replaced, the round ends.
 */
export function releaseSeat(
  table: TableState,
  seat: number,
  person: string,
  why: ReleaseReason,
): readonly TableEvent[] {
  const stood: TableEvent = { type: 'stood', person, seat, removed: why === 'removed' };
  if (table.phase !== 'playing') return [stood, ...handedOn(table, person, why)];
  if (replacesNobody(table.settings)) {
    return [stood, ...handedOn(table, person, why), ...breakOff(table, true)];
  }
  const [bot = ''] = table.game.botKinds;
  // At an open table the seat is anybody's again.
  const keeps = why === 'late' || (why === 'left' && !isOpenTable(table));
  const substituteFor = keeps ? person : null;
  const holds: TableEvent = { type: 'seat', seat, holder: { kind: 'bot', bot, substituteFor } };
  // A person whose time is up may come back, and then has a say again.
  if (why === 'late') return [stood, holds];
  // A person who leaves no longer keeps the others from breaking off.
  const { consents } = table;
  const rest = table.seats.filter((other) => other.kind === 'person' && other.person !== person);
  const agreed =
    consents.length > 0 &&
    rest.every((other) => other.kind !== 'person' || consents.includes(other.person));
  return [stood, holds, ...handedOn(table, person, why), ...(agreed ? breakOff(table) : [])];
}

/** An open table whose owner leaves is another person's: strangers would wait for the owner in vain. */
function handedOn(table: TableState, person: string, why: ReleaseReason): readonly TableEvent[] {
  if (why !== 'left' || person !== table.owner || !isOpenTable(table)) return [];
  const heir = table.seats.find((one) => one.kind === 'person' && one.person !== person);
  return heir?.kind === 'person' ? [{ type: 'owner', person: heir.person }] : [];
}
