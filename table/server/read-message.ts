import { type Rejection, reject } from '@lusoria/core';
import * as v from 'valibot';
import { type ClientMessage, clientMessageSchema, type ServerCode } from '../protocol.ts';
import { commandSchema } from '../types.ts';

/** A message from a client, or why it is none; with its id where one can be seen. */
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

/** How deep a message may be nested: no game has anything nearly as deep, and what goes on for ever ends whoever copies it. */
const MOST_DEPTH = 100;

/** Reads a message as it came in. */
export function readMessage(text: string): Read {
  const raw = parseJson(text);
  const schema = kinds.get(fieldOf(raw, 't')) ?? clientMessageSchema;
  const message = v.safeParse(schema, raw, { abortEarly: true, abortPipeEarly: true });
  // Only what a command is about can be anything at all.
  const isEndless = message.success && isTooDeep(text);
  if (message.success && !isEndless) return { ok: true, value: message.output };
  const path = message.success ? 'command' : (v.getDotPath(message.issues[0]) ?? '');
  return { ok: false, id: idOf(raw), rejection: reject('bad-message', { path }) };
}

/** The id of a message that was not let in; null when none can be seen. */
export function idIn(text: string): string | null {
  return idOf(parseJson(text));
}

/** What is answered with much, and changes nothing. */
const READS: readonly unknown[] = ['open', 'history', 'export', 'tables', 'devices', 'bots'];

/** Whether a message asks only to be shown something. */
export function isRead(message: unknown): boolean {
  return READS.includes(fieldOf(message, 't'));
}

/** Why a message was not answered as it should be: only what was read is sure to have changed nothing. */
export function failureCode(text: string): ServerCode {
  return isRead(parseJson(text)) ? 'try-again' : 'unknown';
}

/** Whether a text in JSON is nested deeper than any message. */
export function isTooDeep(text: string): boolean {
  return isDeeper(text, MOST_DEPTH);
}

/** Whether brackets stand deeper within each other than so many levels; those in strings do not count. */
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

/** @returns undefined for what is no JSON. */
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

/** An own field of an object; undefined when it is none, or has no such field. */
function fieldOf(raw: unknown, name: string): unknown {
  return typeof raw === 'object' && raw !== null && Object.hasOwn(raw, name)
    ? Reflect.get(raw, name)
    : undefined;
}
