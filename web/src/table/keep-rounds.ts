import type { Session } from '@lusoria/client';
import type { TableView } from '@lusoria/table';
import { openJournal, type Refusal, roundEntry, roundKey } from '@lusoria/web-kit/journal/index.ts';
import type { PageGame } from '../games.ts';

/**
 * Keeps on this device the finished rounds of a table at which its person sits: the newest, and those before it that were
 * missed, as long as the seat had the same name.
 *
 * @param refused what was tried in the newest round and its table refused
 * @param person whose they are, by their key; whose device it is has the empty one
 */
export async function keepRounds(
  session: Session,
  view: TableView,
  { rules }: PageGame,
  refused: readonly Refusal[],
  person = '',
): Promise<void> {
  const { seat, id: table } = view;
  if (seat === null) return;
  const journal = await openJournal(person);
  const newest = view.round?.number ?? 0;
  if (await journal.has(roundKey(table, newest))) return;
  const record = await session.record(table);
  if (!record.ok) return;
  const me = record.value.seats[seat];
  for (const [i, { who }] of record.value.rounds.entries()) {
    const number = i + 1;
    if (who[seat] !== me || (await journal.has(roundKey(table, number)))) continue;
    const kept = { table, number, seat, at: Date.now(), refused: number === newest ? refused : [] };
    const entry = roundEntry(record.value, rules, kept);
    if (entry) await journal.keep(entry);
  }
}
