import type { Result } from '@lusoria/core';
import type { Command, TableView } from '@lusoria/table';
import { safely } from './safely.ts';
import type { CommitmentStorage } from './types.ts';

/** What we know of a round's chance from before the deal. */
export interface SeenCommitment {
  readonly table: string;
  /** From 0, over all matches of the table: its place in the record. */
  readonly round: number;
  /** The promise as we were shown it. */
  readonly commitment: string;
  /** What we added and the house has taken, 64 hexadecimal digits; null when it took nothing. */
  readonly bytes: string | null;
}

/** Rounds that are remembered, over all tables. */
const MOST = 500;

export interface EntropyOptions {
  readonly random: (count: number) => Uint8Array;
  readonly memory: CommitmentStorage;
}

/** Asks something of a table that is being looked at. */
export type Ask = (command: Command, settle: (result: Result<unknown>) => void) => void;

/** Our part in the chance of every round: we note what is promised, and add what nobody can guess. */
export interface Entropy {
  /** Looks at a table and does, once a round, what is to be done. */
  look(view: TableView, ask: Ask): void;
  remembered(table: string): readonly SeenCommitment[];
}

/** Takes part in the chance of the rounds that it is shown. */
export function openEntropy({ random, memory }: EntropyOptions): Entropy {
  let all = [...memory.load()];
  const asked = new Set<string>();

  const find = (table: string, round: number): SeenCommitment | undefined =>
    all.find((one) => one.table === table && one.round === round);

  const keep = (one: SeenCommitment): void => {
    const others = all.filter(({ table, round }) => table !== one.table || round !== one.round);
    all = [...others, one].slice(-MOST);
    const saved = all;
    safely([() => memory.save(saved)]);
  };

  return {
    look({ id: table, round, seat }, ask) {
      // After the deal a promise is worth nothing.
      if (!round || round.play) return;
      const { number, commitment } = round;
      if (!find(table, number)) keep({ table, round: number, commitment, bytes: null });
      const key = `${table} ${number}`;
      if (seat === null || !round.awaited.includes(seat) || asked.has(key)) return;
      asked.add(key);
      const bytes = hex(random(32));
      ask({ do: 'contribute', round: number, bytes }, (result) => {
        // Too late, or another page of ours was faster: then it is not promised to count.
        const noted = find(table, number);
        if (result.ok && noted) keep({ ...noted, bytes });
      });
    },
    remembered: (table) => all.filter((one) => one.table === table),
  };
}

/** Bytes as hexadecimal digits. */
export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
