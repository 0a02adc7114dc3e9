import { memory } from '../device/memory.ts';
import * as v from 'valibot';

/** Turns for which somebody is told a thing. */
export const TURNS = 2;

/** What was told at a game, by key: in how many turns. Null: nothing is to be told any more. */
export type Told = Readonly<Record<string, number>> | null;

/** Older pages kept a number of turns; two were all. */
const keptSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.union([v.number(), v.record(v.string(), v.number())]),
);

/** What was told at a game on this device; undefined if nobody has played it here with hints. */
export function toldAt(game: string): Told | undefined {
  const kept = v.safeParse(keptSchema, memory.load(keyOf(game)));
  if (!kept.success) return undefined;
  if (typeof kept.output !== 'number') return kept.output;
  return kept.output < TURNS ? {} : null;
}

/** Whether something is still to be told to somebody at a game, as far as this device knows. */
export function hasToTell(game: string): boolean {
  const told = toldAt(game);
  if (told === null) return false;
  const times = Object.values(told ?? {});
  return times.length === 0 || times.some((n) => n < TURNS);
}

export function keepTold(game: string, told: Told): void {
  memory.save(keyOf(game), JSON.stringify(told ?? TURNS));
}

function keyOf(game: string): string {
  return `hints.${game}`;
}
