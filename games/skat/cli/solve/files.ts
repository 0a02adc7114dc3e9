import { parsedJson, readTextOrInput } from '@lusoria/cli-kit/files.ts';
import { pathOf } from '@lusoria/core/schema';
import { CARDS, GAMES } from '@lusoria/skat';
import {
  field,
  parseRecord,
  readRecords,
  type RecordFault,
  replayRecord,
  type SkatRecord,
} from '@lusoria/skat/notation';
import type { Position } from '@lusoria/skat/solver';
import * as v from 'valibot';

/** Something in a file that is a position, or should be one. */
export type Item =
  | { readonly kind: 'record'; readonly record: SkatRecord; readonly line: number }
  /** `number` from 1: which of the file's positions it is. */
  | {
      readonly kind: 'position';
      readonly position: Position;
      readonly id: string;
      readonly number: number;
    }
  | { readonly kind: 'fault'; readonly fault: RecordFault }
  /** `path` leads to the fault in a position. */
  | { readonly kind: 'flaw'; readonly number: number; readonly path: string };

const seat = v.picklist([0, 1, 2]);
const cards = v.pipe(v.array(v.picklist(CARDS)), v.readonly());
const positionSchema = v.strictObject({
  id: v.optional(v.string()),
  game: v.picklist(GAMES),
  /** By seat. */
  hands: v.pipe(v.array(cards), v.length(3), v.readonly()),
  declarer: seat,
  leader: seat,
  trick: v.pipe(cards, v.maxLength(2)),
  points: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(120)),
});

/**
 * Reads a file: game records, or a position or a list of them as JSON.
 *
 * @throws Usage when there is no such file, or it cannot be read.
 */
export async function itemsOf(file: string): Promise<readonly Item[]> {
  const text = await readTextOrInput(file);
  return /^\s*[[{]/.test(text) ? positionsIn(file, text) : recordsIn(text);
}

function positionsIn(file: string, text: string): readonly Item[] {
  const json = parsedJson(file, text);
  const all: readonly unknown[] = Array.isArray(json) ? json : [json];
  return all.map((one, i): Item => {
    const position = v.safeParse(positionSchema, one);
    const number = i + 1;
    if (!position.success) {
      return { kind: 'flaw', number, path: pathOf(position.issues[0]) };
    }
    const { id = String(number), ...rest } = position.output;
    return { kind: 'position', id, number, position: rest };
  });
}

function recordsIn(text: string): readonly Item[] {
  const read = readRecords(text);
  return read.map((item, i): Item => {
    if (item.ok) return { kind: 'record', record: item.record, line: item.line };
    const isCutOff = item.fault.code === 'cut-off' && i === read.length - 1;
    const mended = isCutOff ? mend(text.slice(text.lastIndexOf('(;'))) : null;
    return mended
      ? { kind: 'record', record: mended, line: item.fault.line }
      : { kind: 'fault', fault: item.fault };
  });
}

/**
 * A record that was cut off in the midst of its moves, as far as it goes; null when it is none. Half a
 * token may look like a whole one (`D` of `DA`), so what is not allowed at the end is left out.
 */
function mend(text: string): SkatRecord | null {
  const moves = text.indexOf('MV[');
  if (moves < 0) return null;
  const end = text.indexOf(']', moves);
  const whole = end < 0 ? text : text.slice(0, end);
  const tries = [whole, whole.replace(/\S+$/, ''), whole.replace(/\S+\s+\S+$/, '')];
  for (const each of tries) {
    const read = parseRecord(`${each}]R[unknown] ;)`);
    if (read.ok && replayRecord(read.value).reason?.kind !== 'illegal') return read.value;
  }
  return null;
}

/** The id of a record: its number, or its line if it has none. */
export function idOf(record: SkatRecord, line: number): string {
  return field(record, 'ID') ?? String(line);
}
