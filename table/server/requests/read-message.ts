import { reject, type Rejection } from '@lusoria/core';
import { pathOf } from '@lusoria/core/schema';
import * as v from 'valibot';
import {
  type ClientMessage,
  clientMessageSchema,
  type ServerCode,
} from '../../protocol/messages.ts';
import { commandSchema } from '../../model/types.ts';
import { isTooComplex } from '../../protocol/too-complex.ts';

/** A message from a client, or the reason why it is invalid; with its id where one can be read. */
export type Read =
  | { readonly ok: true; readonly value: ClientMessage }
  | { readonly ok: false; readonly id: string | null; readonly rejection: Rejection };

// A variant tries its schemas one after another; here the right one is looked up.
const commands = new Map<unknown, (typeof commandSchema.options)[number]>(
  commandSchema.options.map((schema) => [schema.entries.do.literal, schema]),
);
const kinds = new Map<unknown, v.GenericSchema<unknown, ClientMessage>>(
  clientMessageSchema.options.map((schema) => {
    const { entries } = schema;
    if (!('command' in entries)) return [entries.t.literal, schema];
    const command = v.lazy((raw) => commands.get(fieldOf(raw, 'do')) ?? commandSchema);
    return [entries.t.literal, v.strictObject({ ...entries, command })];
  }),
);

/** Characters at either end of a message in which its id is looked for when it was not let in. */
export const ID_CHARS = 512;

export function readMessage(text: string): Read {
  if (isTooComplex(text)) {
    return { ok: false, id: idIn(text), rejection: reject('bad-message', { path: '' }) };
  }
  const raw = parseJson(text);
  const schema = kinds.get(fieldOf(raw, 't')) ?? clientMessageSchema;
  const message = v.safeParse(schema, raw, { abortEarly: true, abortPipeEarly: true });
  if (message.success) return { ok: true, value: message.output };
  const path = pathOf(message.issues[0]);
  return { ok: false, id: idOf(raw), rejection: reject('bad-message', { path }) };
}

const STRING = String.raw`"((?:[^"\\]|\\.)*)"`;
const SCALAR = String.raw`(?:"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*|true|false|null)`;
/** An id before anything nested. */
const FIRST_ID = new RegExp(
  String.raw`^\s*\{\s*(?:"(?!id")[^"\\]*"\s*:\s*${SCALAR}\s*,\s*)*"id"\s*:\s*${STRING}`,
);
/** An id at the end. */
const LAST_ID = new RegExp(String.raw`[,{]\s*"id"\s*:\s*${STRING}\s*\}\s*$`);

/**
 * Id of a message that was not let in: refusing must cost less than reading, so only its first and
 * last `ID_CHARS` characters are looked at.
 *
 * @returns null when there is none
 */
export function idIn(text: string): string | null {
  const [, first] = FIRST_ID.exec(text.slice(0, ID_CHARS)) ?? [];
  const [, id] = first === undefined ? (LAST_ID.exec(text.slice(-ID_CHARS)) ?? []) : ['', first];
  return id === undefined ? null : idOf(parseJson(`{"id":"${id}"}`));
}

/** Messages with large answers and without effects. */
const READS: readonly unknown[] = [
  'open',
  'history',
  'export',
  'tables',
  'devices',
  'bots',
  'lobby',
  'blocks',
  'shared',
  'contacts',
];

/** Whether a message only reads. */
export function isRead(message: unknown): boolean {
  return READS.includes(fieldOf(message, 't'));
}

/**
 * Rejection code of a message whose handling failed: a read is sure to have changed nothing, and a person whose token
 * nobody has got is nobody.
 */
export function failureCode(text: string): ServerCode {
  const raw = parseJson(text);
  return isRead(raw) || fieldOf(raw, 't') === 'hello' ? 'try-again' : 'unknown';
}

/** @returns undefined for invalid JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function idOf(raw: unknown): string | null {
  const id = fieldOf(raw, 'id');
  return typeof id === 'string' ? id.slice(0, 64) : null;
}

/** An own field of an object; undefined when it is no object, or has no such field. */
function fieldOf(raw: unknown, name: string): unknown {
  return typeof raw === 'object' && raw !== null && Object.hasOwn(raw, name)
    ? Reflect.get(raw, name)
    : undefined;
}
