import { type Rejection, reject } from '@lusoria/core';
import * as v from 'valibot';
import { type ClientMessage, clientMessageSchema, type ServerCode } from '../protocol.ts';
import { commandSchema } from '../types.ts';

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
const MOST_DEPTH = 100;

/** Reads a message as it came in. */
export function readMessage(text: string): Read {
  const raw = parseJson(text);
  const schema = kinds.get(fieldOf(raw, 't')) ?? clientMessageSchema;
  const message = v.safeParse(schema, raw, { abortEarly: true, abortPipeEarly: true });
  // Only the payload of a command can be of any shape.
  const isEndless = message.success && isTooDeep(text);
  if (message.success && !isEndless) return { ok: true, value: message.output };
  const path = message.success ? 'command' : (v.getDotPath(message.issues[0]) ?? '');
  return { ok: false, id: idOf(raw), rejection: reject('bad-message', { path }) };
}

/** Id of a message that was not let in; null when none can be read. */
export function idIn(text: string): string | null {
  return idOf(parseJson(text));
}

/** Messages with large answers and without effects. */
const READS: readonly unknown[] = ['open', 'history', 'export', 'tables', 'devices', 'bots'];

/** Whether a message only reads. */
export function isRead(message: unknown): boolean {
  return READS.includes(fieldOf(message, 't'));
}

/** Rejection code of a message whose handling failed: only a read is sure to have changed nothing. */
export function failureCode(text: string): ServerCode {
  return isRead(parseJson(text)) ? 'try-again' : 'unknown';
}

/** Whether a JSON text is nested deeper than any message may be. */
export function isTooDeep(text: string): boolean {
  return isDeeper(text, MOST_DEPTH);
}

/** Whether brackets are nested deeper than `most` levels; those in strings do not count. */
function isDeeper(text: string, most: number): boolean {
  // Most messages are too short for it.
  if (text.length <= most) return false;
  let depth = 0;
  let inString = false;
  for (let i = 0; i < text.length; i += 1) {
    const char = text[i];
    if (inString) {
      if (char === '\\') i += 1;
      else if (char === '"') inString = false;
    } else if (char === '"') inString = true;
    else if (char === '{' || char === '[') {
      depth += 1;
      if (depth > most) return true;
    } else if (char === '}' || char === ']') depth -= 1;
  }
  return false;
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
