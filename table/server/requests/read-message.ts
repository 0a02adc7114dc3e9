import { defined, reject, type Rejection } from '@lusoria/core';
import { pathOf } from '@lusoria/core/schema';
import * as v from 'valibot';
import {
  type ClientMessage,
  clientMessageSchema,
  type ServerCode,
} from '../../protocol/messages.ts';
import { commandSchema } from '../../model/types.ts';

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

/**
 * Maximum nesting of a message: no game has anything nearly as deep, and endless nesting would
 * crash a recursive copy.
 */
const MAX_DEPTH = 100;
/** Maximum keys of one object: an engine builds an object of thousands of different keys 20 times as slowly as its text. */
const MAX_KEYS = 512;
/** Shorter texts have neither. */
const SIMPLE_CHARS = 100;
/** Characters at either end of a message in which its id is looked for when it was not let in. */
export const ID_CHARS = 512;

const QUOTE = 0x22;
const COLON = 0x3a;
const OPEN_BRACKET = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;

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

/**
 * Whether a JSON text is nested deeper, or has an object of more keys, than any message may. It
 * costs a fraction of parsing it.
 */
export function isTooComplex(text: string): boolean {
  if (text.length <= SIMPLE_CHARS) return false;
  let depth = 0;
  const keys = new Uint16Array(MAX_DEPTH + 1);
  for (let i = 0; i < text.length; i += 1) {
    switch (text.charCodeAt(i)) {
      case QUOTE:
        i = endOfString(text, i);
        break;
      case OPEN_BRACE:
      case OPEN_BRACKET:
        depth += 1;
        if (depth > MAX_DEPTH) return true;
        keys[depth] = 0;
        break;
      case CLOSE_BRACE:
      case CLOSE_BRACKET:
        depth = Math.max(0, depth - 1);
        break;
      case COLON: {
        const count = defined(keys[depth]) + 1;
        if (count > MAX_KEYS) return true;
        keys[depth] = count;
      }
    }
  }
  return false;
}

/** Index of the quote that ends the string begun at `start`; beyond the text if none does. */
function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end === -1 ? text.length : end;
}

function isEscaped(text: string, at: number): boolean {
  let slashes = 0;
  while (text.charCodeAt(at - 1 - slashes) === BACKSLASH) slashes += 1;
  return slashes % 2 === 1;
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
