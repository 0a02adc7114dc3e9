import { defined, isOneOf } from '@lusoria/core';
import type { ServerMessage } from '@lusoria/table';
import { eventAnswerSchema } from '@lusoria/tournaments/protocol';
import * as v from 'valibot';
import type { Line } from './lines.ts';
import type { Truth } from './truth.ts';
import type { World } from './world.ts';

/** A command, from when it was first sent. */
interface Operation {
  readonly table: string;
  readonly sentAt: number;
  command: string;
  seq: number | null;
  refused: string | null;
}

/** Codes with which a server does not say that it has not done something. */
const OPEN_CODES = [
  'too-fast',
  'try-again',
  'unknown',
  'damaged',
  'hello-first',
  'unknown-token',
] as const;
const sentSchema = v.object({
  t: v.string(),
  id: v.optional(v.string()),
  table: v.optional(v.string()),
  request: v.optional(v.object({ ask: v.string(), event: v.optional(v.string()) })),
});

/** What was asked, and whether the answers are true. */
export interface Commands {
  sent(line: Line, text: string): void;
  done(line: Line, message: Extract<ServerMessage, { t: 'done' }>): void;
  /** An answer about an event. */
  answered(line: Line, message: Extract<ServerMessage, { t: 'event-answer' }>): void;
  /** An event was shown to a connection. */
  eventTold(line: Line, event: string, seq: number): void;
  refused(line: Line, message: Extract<ServerMessage, { t: 'refused' }>): void;
  /** When everything has come to rest. */
  finish(): void;
}

interface CommandsContext {
  readonly world: World;
  find(idOrCode: string): Truth | undefined;
  report(what: string, detail: string): void;
  happened(what: string): void;
}

export function openCommands({ world, find, report, happened }: CommandsContext): Commands {
  const operations = new Map<string, Operation>();
  /** Lengths of the logs when a request to open them was sent, by connection and id. */
  const floors = new Map<string, number>();

  const done: Commands['done'] = (line, { id, seq, table }) => {
    const floor = floors.get(`${line.no} ${id}`);
    const truth = table === undefined ? undefined : find(table);
    if (floor !== undefined && seq !== null && truth) {
      if (seq < floor && !truth.isRemoved)
        report(
          'opened behind',
          `${line.device} opens ${table} at ${seq}; ${floor} was committed before`,
        );
      if (seq > truth.log.length) report('opened ahead', `${table} at ${seq}`);
      return;
    }
    const operation = operations.get(id);
    if (!operation || seq === null) return;
    const log = find(operation.table);
    operation.command = `${line.person}:${id}`;
    happened(operation.seq === null ? 'acknowledged' : 'acknowledged again');
    if ((operation.seq ?? seq) !== seq)
      report('acknowledged twice', `${operation.command} as ${operation.seq} and ${seq}`);
    operation.seq = seq;
    if (!log || log.isRemoved) return;
    const stored = log.log[seq - 1]?.command;
    if (stored !== operation.command)
      report(
        'acknowledged, not stored',
        `${operation.command} at ${seq} of ${operation.table}: ${stored}`,
      );
    else if (defined(log.committedAt[seq - 1]) < operation.sentAt)
      report('done before it was asked', operation.command);
  };

  const refused: Commands['refused'] = (line, { id, code }) => {
    const operation = id === null ? undefined : operations.get(id);
    happened(`refused: ${code}`);
    if (!operation || isOneOf(OPEN_CODES, code)) return;
    operation.command = `${line.person}:${id}`;
    operation.refused = code;
  };

  return {
    done,
    refused,
    answered(line, { id, answer }) {
      const read = v.parse(eventAnswerSchema, answer);
      if (read.to === 'do') done(line, { t: 'done', id, seq: read.seq });
      if (read.to !== 'open') return;
      const floor = floors.get(`${line.no} ${id}`);
      if (floor !== undefined) floors.set(`${line.no} ${read.event}`, floor);
    },
    eventTold(line, event, seq) {
      const floor = floors.get(`${line.no} ${event}`) ?? 0;
      floors.delete(`${line.no} ${event}`);
      const truth = find(event);
      if (!truth || truth.isRemoved) return;
      if (seq < floor)
        report(
          'opened behind',
          `${line.device} opens ${event} at ${seq}; ${floor} was committed before`,
        );
      if (seq > truth.log.length) report('shown ahead', `${event} at ${seq}`);
    },
    sent(line, text) {
      const message = v.parse(sentSchema, JSON.parse(text));
      const { id, request } = message;
      // What is asked about an event is in the message.
      const t = request?.ask ?? message.t;
      const table = request?.event ?? message.table;
      if (id === undefined || table === undefined) return;
      if (t === 'open') floors.set(`${line.no} ${id}`, find(table)?.log.length ?? 0);
      if (t !== 'do' || operations.has(id)) return;
      const command = `${line.person}:${id}`;
      operations.set(id, { table, sentAt: world.now(), command, seq: null, refused: null });
    },
    finish() {
      for (const [id, { table, seq, command, refused: code }] of operations) {
        const truth = find(table);
        if (!truth || truth.isRemoved) continue;
        const at = truth.seqs.get(command);
        if (seq !== null && at !== seq) report('lost', `${command} was acknowledged as ${seq}`);
        if (code !== null && seq === null && at !== undefined)
          report('refused, but stored', `${id} (${code}) is ${at} of ${table}`);
      }
    },
  };
}
