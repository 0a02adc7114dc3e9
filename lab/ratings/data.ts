import { readdirSync, readFileSync } from 'node:fs';
import * as v from 'valibot';

/** What bots scored in the deals of days, the same ones for all of them; more is better. */
const scoresSchema = v.object({
  game: v.string(),
  key: v.string(),
  /** By bot, from the weakest; in the order of the days. */
  bots: v.record(v.string(), v.array(v.number())),
});
export type Scores = v.InferOutput<typeof scoresSchema>;

/** What came of rounds at tables of three bots. */
const tableScoresSchema = v.object({
  game: v.string(),
  /** From the weakest. */
  bots: v.array(v.string()),
  /** By the numbers of the three bots, in order: three places, and three points, of which more are better. */
  rounds: v.record(v.string(), v.array(v.array(v.number()))),
});
export type TableScores = v.InferOutput<typeof tableScoresSchema>;

const FOLDER = new URL('data/', import.meta.url);

/** The scores that are kept beside this file; see `scores.ts`. */
export function keptScores(): readonly Scores[] {
  return read('', scoresSchema);
}

/** The rounds that are kept beside this file; see `table-scores.ts`. */
export function keptTableScores(): readonly TableScores[] {
  return read('tables/', tableScoresSchema);
}

/** Rounds in a file. */
export function tableScoresIn(file: string): TableScores {
  return v.parse(tableScoresSchema, JSON.parse(readFileSync(file, 'utf8')));
}

function read<T>(folder: string, schema: v.GenericSchema<unknown, T>): readonly T[] {
  const files = readdirSync(new URL(folder, FOLDER)).filter((name) => name.endsWith('.json'));
  return files.map((name) =>
    v.parse(schema, JSON.parse(readFileSync(new URL(folder + name, FOLDER), 'utf8'))),
  );
}
