import type { Session } from '@lusoria/client';
import type { AnyGame } from '@lusoria/core';
import { roundNumber, type TableView } from '@lusoria/table';
import { openJournal, type Refusal, roundEntry, roundKey } from '@lusoria/web-kit/journal/index.ts';

/**
 * Saves on this device the finished rounds of a table at which its person sits: the newest, and earlier ones that
 * were missed, as long as the seat had the same name.
 *
 * @param load loads the rules of a game
 * @param refused actions of the newest round that the table rejected
 * @param person key of the person whose rounds these are; empty for the device's owner
 */
export async function keepRounds(
  session: Pick<Session, 'record'>,
  view: TableView,
  load: (game: string) => Promise<AnyGame | null>,
  refused: readonly Refusal[],
  person = '',
): Promise<void> {
  const { seat, id: table } = view;
  if (seat === null) return;
  const journal = await openJournal(person);
  const newest = view.round?.number;
  if (newest === undefined) return;
  const isKept = await journal.has(roundKey(table, newest));
  if (isKept && refused.length === 0) return;
  const record = await session.record(table);
  const rules = record.ok ? await load(record.value.game) : null;
  if (!record.ok || !rules) return;
  const me = record.value.seats[seat];
  for (const [i, { who }] of record.value.rounds.entries()) {
    const number = roundNumber(i);
    if (who[seat] !== me) continue;
    if (number !== newest && (await journal.has(roundKey(table, number)))) continue;
    const kept = { table, number, seat, at: Date.now(), refused: number === newest ? refused : [] };
    const entry = roundEntry(record.value, rules, kept);
    if (entry) await journal.keep(entry);
  }
}
