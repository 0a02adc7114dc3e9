import * as v from 'valibot';
import { shortHash } from './short-hash.ts';
import { type Pack, sizeOfStored, type StoredEntry } from '../record/entry-text.ts';

const rowsSchema = v.array(v.tuple([v.number(), v.number(), v.string(), v.string()]));

/** Successive entries in one text: one by one they take several times as much memory. */
export class PackedEntries {
  readonly count: number;
  /** Characters as `sizeOfStored` counts them. */
  readonly chars: number;
  readonly #unpack: () => string;
  /** Every new command is compared with them, so that hardly ever anything is unpacked for one. */
  readonly #hashes: readonly number[];

  constructor(entries: readonly StoredEntry[], pack: Pack) {
    this.count = entries.length;
    this.chars = entries.reduce((sum, entry) => sum + sizeOfStored(entry), 0);
    this.#hashes = entries.map(({ command }) => shortHash(command));
    this.#unpack = pack(
      JSON.stringify(entries.map(({ seq, at, command, body }) => [seq, at, command, body])),
    );
  }

  read(): readonly StoredEntry[] {
    return v
      .parse(rowsSchema, JSON.parse(this.#unpack()))
      .map(([seq, at, command, body]) => ({ seq, at, command, body }));
  }

  /** Index of the entry of a command; -1: none. */
  indexOf(command: string): number {
    if (!this.#hashes.includes(shortHash(command))) return -1;
    return this.read().findIndex((one) => one.command === command);
  }
}
