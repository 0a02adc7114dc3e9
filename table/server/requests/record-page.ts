import type { Store } from '../../ports.ts';
import { type GameRecord, recordHead, roundRecord, type RoundRecord } from '../../record/record.ts';
import { pastRound } from '../../rounds/past-rounds.ts';
import { type RoundNumber, roundNumber } from '../../rounds/round-number.ts';
import type { Entry, PastRound, TableState } from '../../model/types.ts';

/** Characters of rounds after which a page of a record ends. */
const PAGE_CHARS = 128 * 1024;

/** A page of finished rounds of a table, with at least one where there is one. */
export interface RecordPage {
  readonly record: GameRecord;
  /** First round of the next page; null: none. */
  readonly next: RoundNumber | null;
}

/**
 * Null: the table has been deleted meanwhile.
 *
 * @param underWay whether the round under way belongs to it, as far as it has been played.
 */
export async function recordPage(
  store: Store,
  table: TableState,
  from: RoundNumber,
  underWay: boolean,
): Promise<RecordPage | null> {
  const head = recordHead(table);
  const rounds: RoundRecord[] = [];
  let chars = 0;
  for (const [i, past] of table.rounds.entries()) {
    const number = roundNumber(i);
    if (number < from) continue;
    if (chars > PAGE_CHARS) return { record: { ...head, rounds }, next: number };
    const round = await readRound(store, table, past);
    if (!round) return null;
    rounds.push(round);
    chars += JSON.stringify(round).length;
  }
  if (underWay && table.round?.play) {
    const round = await readRound(store, table, pastRound(table, table.round, false), true);
    if (!round) return null;
    rounds.push(round);
  }
  return { record: { ...head, rounds }, next: null };
}

async function readRound(
  store: Store,
  { id: table, people }: TableState,
  past: PastRound,
  isUnderWay = false,
): Promise<RoundRecord | null> {
  const { from, to, optionsAt } = past;
  const options = await store.entries(table, optionsAt - 1, 1);
  const entries = await store.entries(table, from - 1, to - from + 1);
  // A log goes as a whole.
  if (entries.length === 0) return null;
  const bySeq = new Map([...options, ...entries].map((entry) => [entry.seq, entry]));
  const entryAt = (seq: number): Entry => {
    const entry = bySeq.get(seq);
    if (!entry) throw new RangeError(`the log of ${table} has no entry ${seq}`);
    return entry;
  };
  return roundRecord(past, people, entryAt, isUnderWay);
}
