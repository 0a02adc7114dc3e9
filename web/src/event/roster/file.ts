import { MAX_PUPILS } from '@lusoria/tournaments/roster-types';
import type { RosterView } from '@lusoria/tournaments/roster';
import * as v from 'valibot';

/** A class as a file: what another server needs to go on with it. */
const fileSchema = v.object({
  lusoria: v.literal('class'),
  version: v.literal(1),
  name: v.string(),
  pupils: v.pipe(v.array(v.object({ name: v.string() })), v.maxLength(MAX_PUPILS)),
});
export type RosterFile = v.InferOutput<typeof fileSchema>;

/** Maximum characters of a file that is read. */
const MAX_CHARS = 50_000_000;

export function fileOf({ name, pupils }: RosterView, rest: object): string {
  const names = pupils.filter((pupil) => pupil.in).map((pupil) => ({ name: pupil.name }));
  const file: RosterFile = { lusoria: 'class', version: 1, name, pupils: names };
  return JSON.stringify({ ...file, ...rest }, null, 2);
}

/** Null: it is no such file. */
export function readFile(text: string): RosterFile | null {
  if (text.length > MAX_CHARS) return null;
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), fileSchema), text);
  return read.success ? read.output : null;
}
