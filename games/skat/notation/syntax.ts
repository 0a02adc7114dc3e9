import { defined } from '@lusoria/core';
import type { FaultCode, Property } from './record.ts';

/** The properties of a record, as they stand there. */
export interface Scanned {
  readonly kind: 'record';
  readonly properties: readonly Property[];
  /** Start of each value. */
  readonly starts: readonly number[];
  readonly tail: string;
  /** Behind the last character. */
  readonly end: number;
}

export interface ScanFault {
  readonly kind: 'fault';
  readonly code: FaultCode;
  readonly at: number;
  readonly token: string;
}

/** The text ends before the record does; more of it may follow. */
export interface Unfinished {
  readonly kind: 'unfinished';
}

const BLANK = /(?:\s|#[^\n]*\n)*/y;
const COMMENT = /#[^\n]*(?:\n|$)/y;
const KEY = /([A-Za-z][A-Za-z0-9]{0,15})(\s*)\[/y;
/** Text that follows a value: another property, or the end. */
const FOLLOWS = /(?:\s|#[^\n]*\n)*(?:[A-Za-z][A-Za-z0-9]{0,15}\s*\[|;?\s*\)(?!\]))/y;
const PROPERTY_FOLLOWS = /(?:\s|#[^\n]*\n)*[A-Za-z][A-Za-z0-9]{0,15}\s*\[/y;
/** Values that contain no bracket: numbers, dates and tokens. */
const PLAIN = /^(?:GM|SE|ID|DT|OW|R[012])$/;
/** Text that could still become that. */
const MAY_FOLLOW = /(?:\s|#[^\n]*\n)*(?:#[^\n]*|[A-Za-z][A-Za-z0-9]{0,15}\s*|;?\s*\)?)$/y;
/** A record that begins inside another one: the other one was cut off. */
const NEXT = /\(;\s*GM\s*\[/g;
const BEGINS = /\(;(?:\s|#[^\n]*\n)*[A-Za-z][A-Za-z0-9]{0,15}\s*\[/y;
const MAY_BEGIN = /\((?:;(?:(?:\s|#[^\n]*\n)*(?:#[^\n]*|[A-Za-z][A-Za-z0-9]{0,15}\s*))?)?$/y;

function matches(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}

/** End of a pattern, which may be empty. */
function after(pattern: RegExp, text: string, at: number): number {
  return matches(pattern, text, at) ? pattern.lastIndex : at;
}

/** Like `indexOf`, but looks no further than `end`: a long text is not searched for each of its records. */
function indexBefore(text: string, sought: string, at: number, end: number): number {
  const found = text.slice(at, end).indexOf(sought);
  return found < 0 ? -1 : at + found;
}

/**
 * Finds the start of the next record.
 *
 * @returns `at`: its `(;`, or where to look again once there is more text; lines with `#` are skipped
 */
export function findRecord(
  text: string,
  from: number,
  isWhole: boolean,
): { readonly found: boolean; readonly at: number } {
  let at = from;
  for (;;) {
    const open = text.indexOf('(;', at);
    const comment = indexBefore(text, '#', at, open < 0 ? text.length : open);
    if (comment >= 0) {
      const line = text.indexOf('\n', comment);
      if (line < 0) return { found: false, at: isWhole ? text.length : comment };
      at = line + 1;
      continue;
    }
    if (open < 0) {
      const isHalf = !isWhole && text.endsWith('(');
      return { found: false, at: Math.max(at, text.length - (isHalf ? 1 : 0)) };
    }
    if (matches(BEGINS, text, open)) return { found: true, at: open };
    // A file that ends here has lost a record, not a smile.
    if (matches(MAY_BEGIN, text, open)) return { found: isWhole, at: open };
    at = open + 2;
  }
}

/**
 * Reads the record that begins at `start`. Values may contain brackets: one ends where a `]` is
 * followed by a further property or the end of the record.
 *
 * @param isWhole whether no more text follows
 */
export function scan(
  text: string,
  start: number,
  isWhole: boolean,
): Scanned | ScanFault | Unfinished {
  NEXT.lastIndex = start + 2;
  const next = NEXT.exec(text);
  const limit = next ? next.index : text.length;
  const cutOff = (): ScanFault | Unfinished =>
    next || isWhole
      ? { kind: 'fault', code: 'cut-off', ...lastToken(text, start, limit) }
      : UNFINISHED;
  const properties: Property[] = [];
  const starts: number[] = [];
  let at = start + 2;
  let hasMoves = false;
  for (;;) {
    const from = at;
    at = after(BLANK, text, at);
    if (at >= limit) return cutOff();
    if (matches(KEY, text, at)) {
      const valueAt = KEY.lastIndex;
      const bracket = text.slice(at, valueAt - 1);
      const key = bracket.trimEnd();
      const value = { key, from: valueAt, limit, isWhole: isWhole || next !== null };
      // A record without moves is none: what looks like its end before them is part of a name.
      const inside = hasMoves ? null : endOfValue(text, value, PROPERTY_FOLLOWS);
      const isTold = hasMoves || value.isWhole;
      const end = inside ?? (isTold ? endOfValue(text, value, FOLLOWS) : null);
      if (end === null) return cutOff();
      properties.push({
        before: text.slice(from, at),
        key,
        gap: bracket.slice(key.length),
        value: text.slice(valueAt, end),
      });
      starts.push(valueAt);
      hasMoves ||= key === 'MV';
      at = end + 1;
      continue;
    }
    const semicolon = text[at] === ';' ? after(BLANK, text, at + 1) : at;
    if (text[semicolon] === ')') {
      const end = semicolon + 1;
      return { kind: 'record', properties, starts, tail: text.slice(from, end), end };
    }
    if (semicolon >= limit || (!isWhole && matches(MAY_FOLLOW, text, at))) return cutOff();
    // A `#` that no line end closes is a comment, too.
    if (after(COMMENT, text, at) >= limit || isBrokenKey(text, at, limit)) return cutOff();
    return { kind: 'fault', code: 'no-property', ...tokenAt(text, at) };
  }
}

const UNFINISHED: Unfinished = { kind: 'unfinished' };

/** A key whose `[` has been cut off. */
function isBrokenKey(text: string, at: number, limit: number): boolean {
  return /^[A-Za-z][A-Za-z0-9]*\s*$/.test(text.slice(at, Math.min(limit, at + 64)));
}

interface Value {
  readonly key: string;
  readonly from: number;
  readonly limit: number;
  readonly isWhole: boolean;
}

function endOfValue(
  text: string,
  { key, from, limit, isWhole }: Value,
  follows: RegExp,
): number | null {
  if (key === 'MV' || key === 'R') return endOfTokens(text, from, limit);
  if (PLAIN.test(key)) {
    const end = text.indexOf(']', from);
    return end < 0 || end >= limit ? null : end;
  }
  for (let at = from; ; at += 1) {
    at = text.indexOf(']', at);
    if (at < 0 || at >= limit) return null;
    if (matches(follows, text, at + 1)) {
      if (isWhole || follows.lastIndex < text.length) return at;
      return null;
    }
    if (!isWhole && matches(MAY_FOLLOW, text, at + 1)) return null;
  }
}

/** No brackets, but moves may have comments. */
function endOfTokens(text: string, from: number, limit: number): number | null {
  let at = from;
  for (;;) {
    const end = text.indexOf(']', at);
    if (end < 0 || end >= limit) return null;
    const comment = indexBefore(text, '#', at, end);
    if (comment < 0) return end;
    const line = text.indexOf('\n', comment);
    if (line < 0 || line >= limit) return end;
    at = line + 1;
  }
}

/** Text from `at` to the next blank. */
function tokenAt(text: string, at: number): { readonly at: number; readonly token: string } {
  const [token] = defined(/^\S{0,60}/.exec(text.slice(at, at + 60)));
  return { at, token };
}

/** The last token before a record was cut off. */
function lastToken(text: string, start: number, limit: number) {
  const written = text.slice(Math.max(start, limit - 200), limit).trimEnd();
  const end = Math.max(start, limit - 200) + written.length;
  const [token] = defined(/[^\s[\]]*[[\]]*$/.exec(written));
  return { at: end - token.length, token: token.slice(-60) };
}
