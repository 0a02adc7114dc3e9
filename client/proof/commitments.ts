import type { Result } from '@lusoria/core';
import type { Command, RoundNumber, TableView } from '@lusoria/table';
import { notifyAll } from '../notify-all.ts';
import type { CommitmentStorage, SeenCommitment } from '../types.ts';

/** Maximum rounds whose commitments are stored, over all tables. */
const MAX_STORED = 500;

/** Sends a command to the table of a view. */
type SendCommand = (command: Command, settle: (result: Result<unknown>) => void) => void;

/**
 * The client's part in the chance of every round (commit and reveal): it records the server's
 * commitment, and contributes bytes that nobody can guess.
 */
export interface Commitments {
  /** Takes a view; once a round stores the commitment and contributes. */
  observe(view: TableView, send: SendCommand): void;
  of(table: string): readonly SeenCommitment[];
}

export interface CommitmentsOptions {
  readonly random: (count: number) => Uint8Array;
  readonly storage: CommitmentStorage;
}

export function openCommitments({ random, storage }: CommitmentsOptions): Commitments {
  let all = [...storage.load()];
  const requested = new Set<string>();

  const find = (table: string, round: RoundNumber): SeenCommitment | undefined =>
    all.find((one) => one.table === table && one.round === round);

  const store = (one: SeenCommitment): void => {
    const others = all.filter(({ table, round }) => table !== one.table || round !== one.round);
    all = [...others, one].slice(-MAX_STORED);
    const saved = all;
    notifyAll([() => storage.save(saved)]);
  };

  return {
    observe({ id: table, round, seat }, send) {
      // A commitment after the deal proves nothing.
      if (!round || round.play) return;
      const { number, commitment } = round;
      if (!find(table, number)) store({ table, round: number, commitment, bytes: null });
      const key = `${table} ${number}`;
      if (seat === null || !round.awaited.includes(seat) || requested.has(key)) return;
      requested.add(key);
      const bytes = hex(random(32));
      send({ do: 'contribute', round: number, bytes }, (result) => {
        // Refused: too late, or another connection of the person was faster. Then it need not be in
        // the record.
        const seen = find(table, number);
        if (result.ok && seen) store({ ...seen, bytes });
      });
    },
    of: (table) => all.filter((one) => one.table === table),
  };
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
