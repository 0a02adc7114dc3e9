import { eventAnswerSchema, eventRequestSchema } from '@lusoria/tournaments/protocol';
import type { ServerMessage } from '@lusoria/table';
import * as v from 'valibot';
import type { Witness } from '../client/person.ts';

/** A request that must take effect at most once. */
export interface Operation {
  readonly id: string;
  /** Null until the server has told which table it created. */
  table: string | null;
  /** The requesting person; null until the server has told who that is. */
  readonly person: () => string | null;
  /** Number of times it was sent. */
  sent: number;
  /** The seqs with which it was acknowledged: exactly one if correct. */
  readonly acknowledged: Set<number>;
  rejected: boolean;
}

/** Requests of clients and what they were told. */
export interface History extends Witness {
  readonly operations: ReadonlyMap<string, Operation>;
  /** Times of entries as shown to clients, by table and seq. */
  readonly shown: ReadonlyMap<string, ReadonlyMap<number, number>>;
  /** Entries that were later shown differently. */
  readonly rewritten: readonly string[];
}

/** An empty history. */
export function openHistory(): History {
  const operations = new Map<string, Operation>();
  const shown = new Map<string, Map<number, number>>();
  const rewritten: string[] = [];

  const ask = (id: string, table: string | null, person: () => string | null): void => {
    const known = operations.get(id);
    const first = { id, table, person, sent: 0, acknowledged: new Set<number>(), rejected: false };
    const operation = known ?? first;
    operation.sent += 1;
    operations.set(id, operation);
  };
  const acknowledge = (id: string, seq: number, table: string | null): void => {
    const known = operations.get(id);
    if (!known) return;
    known.table ??= table;
    known.acknowledged.add(seq);
  };
  const show = ({ table, entries }: Extract<ServerMessage, { t: 'table' }>): void => {
    const known = shown.get(table) ?? new Map<number, number>();
    shown.set(table, known);
    for (const { seq, at } of entries) {
      const before = known.get(seq) ?? at;
      known.set(seq, before);
      if (before !== at) rewritten.push(`${table} ${seq}`);
    }
  };
  return {
    operations,
    shown,
    rewritten,
    sent(message, person) {
      if (message.t === 'do') ask(message.id, message.table, person);
      if (message.t === 'create') ask(message.id, null, person);
      if (message.t !== 'event') return;
      // What else is asked above tables is in no log of theirs.
      const read = v.safeParse(eventRequestSchema, message.request);
      if (!read.success) return;
      const request = read.output;
      if (request.ask === 'do') ask(message.id, request.event, person);
      if (request.ask === 'create') ask(message.id, null, person);
    },
    received(message) {
      if (message.t === 'table') show(message);
      if (message.t === 'done' && message.seq !== null)
        acknowledge(message.id, message.seq, message.table ?? null);
      if (message.t === 'event-answer') {
        const read = v.safeParse(eventAnswerSchema, message.answer);
        if (!read.success) return;
        const answer = read.output;
        if (answer.to === 'create') acknowledge(message.id, 1, answer.event);
        if (answer.to === 'do') acknowledge(message.id, answer.seq, null);
      }
      if (message.t !== 'refused' || message.id === null) return;
      const known = operations.get(message.id);
      if (known) known.rejected = true;
    },
  };
}
