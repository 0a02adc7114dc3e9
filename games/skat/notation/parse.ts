import { defined, type Result } from '@lusoria/core';
import { readMoves, type TokenFault } from './moves.ts';

import type { Fault, FaultCode, Move, SkatRecord } from './record.ts';
import { isLusoriaRecord, readSetting } from './setting.ts';
import { readStated, UNSTATED } from './stated.ts';
import { findRecord, scan, type Scanned } from './syntax.ts';

/** Place of an error in a text. */
interface Flaw {
  readonly code: FaultCode;
  readonly at: number;
  readonly token: string;
}

/**
 * Reads one record. What stands before it is kept, and what stands behind it, so that
 * `printRecord` gives back every byte.
 */
export function parseRecord(text: string): Result<SkatRecord, Fault> {
  const { found, at } = findRecord(text, 0, true);
  const refuse = (flaw: Flaw) => ({ ok: false as const, rejection: faultAt(text, flaw) });
  if (!found) return refuse({ code: 'no-record', at: 0, token: firstToken(text) });
  const read = readOne(text, at, true);
  if (read.kind === 'unfinished') return refuse({ code: 'cut-off', at, token: '' });
  if (read.kind === 'fault') return refuse(read);
  const second = findRecord(text, read.end, true);
  if (second.found) return refuse({ code: 'more-than-one', at: second.at, token: '(;' });
  const { record } = read;
  return {
    ok: true,
    value: { ...record, lead: text.slice(0, at), tail: record.tail + text.slice(read.end) },
  };
}

export function firstToken(text: string): string {
  return /\S{1,60}/.exec(text.slice(0, 1000))?.[0] ?? '';
}

/** A record, why there is none, or that its end is still to come. */
export type ReadOne =
  | { readonly kind: 'record'; readonly record: SkatRecord; readonly end: number }
  | ({
      readonly kind: 'fault' /** Where to look for the next record. */;
      readonly end: number;
    } & Flaw)
  | { readonly kind: 'unfinished' };

/** Reads the record that begins at `start`. */
export function readOne(text: string, start: number, isWhole: boolean): ReadOne {
  const scanned = scan(text, start, isWhole);
  if (scanned.kind === 'unfinished') return scanned;
  if (scanned.kind === 'fault') return { ...scanned, end: Math.max(start + 2, scanned.at) };
  const { end } = scanned;
  const content = contentOf(scanned, start);
  if ('code' in content) return { kind: 'fault', end, ...content };
  const { properties, tail } = scanned;
  return { kind: 'record', end, record: { lead: '', properties, tail, ...content } };
}

function contentOf(scanned: Scanned, start: number): Pick<SkatRecord, 'moves' | 'stated'> | Flaw {
  let moves: readonly Move[] | null = null;
  let stated: SkatRecord['stated'] | null = null;
  for (const [i, { key, value }] of scanned.properties.entries()) {
    const at = scanned.starts[i] ?? start;
    const inside = (flaw: TokenFault): Flaw => ({ ...flaw, at: at + flaw.at });
    if (key === 'GM' && value.trim().toLowerCase() !== 'skat') {
      return { code: 'other-game', at, token: value.slice(0, 60) };
    }
    if (key === 'MV') {
      if (moves) return { code: 'twice', at, token: key };
      const read = readMoves(value);
      if ('code' in read) return inside(read);
      if (read[0]?.recorded.type !== 'deal') {
        return { code: 'no-deal', at, token: read[0]?.token.slice(0, 60) ?? 'MV' };
      }
      moves = read;
    }
    if (key === 'R') {
      if (stated) return { code: 'twice', at, token: key };
      const read = readStated(value);
      if ('code' in read) return inside(read);
      stated = read;
    }
  }
  const setting = scanned.properties.findIndex(({ key }) => key === 'OP');
  if (setting >= 0 && isLusoriaRecord(scanned)) {
    const read = readSetting(defined(scanned.properties[setting]).value);
    const at = scanned.starts[setting] ?? start;
    if (!read.ok) return { code: 'no-such-option', at, token: read.rejection };
  }
  if (!moves) return { code: 'no-moves', at: start, token: '(;' };
  return { moves, stated: stated ?? UNSTATED };
}

/** Start of a text within its file: lines, and characters of the line that goes on. */
export interface Offset {
  readonly lines: number;
  readonly columns: number;
}

const START: Offset = { lines: 0, columns: 0 };

/** A flaw with its line and column, counted from 1. */
export function faultAt(text: string, { code, at, token }: Flaw, offset = START): Fault {
  const { lines, columns } = offsetAt(text, at, offset);
  return { code, line: lines + 1, column: columns + 1, token };
}

/** Position in the file of a place in a text. */
export function offsetAt(text: string, at: number, { lines, columns }: Offset): Offset {
  const before = text.slice(0, at);
  let more = 0;
  let lineStart = -1;
  for (let end = before.indexOf('\n'); end >= 0; end = before.indexOf('\n', end + 1)) {
    more += 1;
    lineStart = end;
  }
  return { lines: lines + more, columns: more > 0 ? at - lineStart - 1 : columns + at };
}
