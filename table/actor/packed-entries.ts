import * as v from 'valibot';
import { shortHash } from './short-hash.ts';
import { type Pack, sizeOfStored, type StoredEntry } from '../record/entry-text.ts';

/** Successive entries in one text: one by one they take several times as much memory. */
export interface PackedEntries {
  readonly count: number;
  /** Characters as `sizeOfStored` counts them. */
  readonly chars: number;
  read(): readonly StoredEntry[];
  /** Index of the entry of a command; -1: none. */
  indexOf(command: string): number;
}

const rowsSchema = v.array(v.tuple([v.number(), v.number(), v.string(), v.string()]));

export function packEntries(entries: readonly StoredEntry[], pack: Pack): PackedEntries {
  const unpack = pack(
    JSON.stringify(entries.map(({ seq, at, command, body }) => [seq, at, command, body])),
  );
  // Every new command is compared with them, so that hardly ever anything is unpacked for one.
  const hashes = entries.map(({ command }) => shortHash(command));
  const read = (): readonly StoredEntry[] =>
    v
      .parse(rowsSchema, JSON.parse(unpack()))
      .map(([seq, at, command, body]) => ({ seq, at, command, body }));
  return {
    count: entries.length,
    chars: entries.reduce((sum, entry) => sum + sizeOfStored(entry), 0),
    read,
    indexOf: (command) =>
      hashes.includes(shortHash(command)) ? read().findIndex((one) => one.command === command) : -1,
  };
}
