/**
 * Fits how often hands win at the table to games played:
 *
 *     node games/skat/bot/training/chances.ts FILE
 *
 * Writes `strong/data/chances.json`: for each manner a base, what a unit of strength adds, and what it
 * adds when the others have not bid, have bid 18 or 20, or more; and base and slope for schneider in
 * a game won. Manners that do not occur in FILE stay as they are.
 */
import { given, rowsOf, say, writeData } from './files.ts';
import known from '../strong/data/chances.json' with { type: 'json' };

const MANNERS = ['suit', 'grand', 'null', 'ouvert'] as const;
/** What is said where nothing is known, and how many games would have to say otherwise. */
const START = [0.5, 0.9, 0, 0, 0];
const HELD = [3, 6, 4, 4, 4];
const SCHNEIDER = [-2.5, 0.6];
const STEPS = 12000;

const [file = 'played.txt'] = given();
const rows = rowsOf(file);

function moodOf(high: number): readonly number[] {
  return [high === 0 ? 1 : 0, high > 0 && high <= 20 ? 1 : 0, high > 20 ? 1 : 0];
}

interface Sample {
  readonly inputs: readonly number[];
  readonly hit: boolean;
}

/** Weights of the inputs, by plain descent. */
function fit(samples: readonly Sample[], start: readonly number[]): readonly number[] {
  let weights = start;
  for (let step = 0; step < STEPS; step += 1) {
    const slopes = weights.map((weight, i) => (HELD[i] ?? 0) * (weight - (start[i] ?? 0)));
    for (const { inputs, hit } of samples) {
      const score = inputs.reduce((sum, input, i) => sum + input * (weights[i] ?? 0), 0);
      const error = 1 / (1 + Math.exp(-score)) - (hit ? 1 : 0);
      for (const [i, input] of inputs.entries()) slopes[i] = (slopes[i] ?? 0) + error * input;
    }
    weights = weights.map((weight, i) => weight - (slopes[i] ?? 0) / (20 + 4 * samples.length));
  }
  return weights.map((weight) => Math.round(weight * 100) / 100);
}

function told(name: string, samples: readonly Sample[], weights: readonly number[]): void {
  const hits = samples.filter(({ hit }) => hit).length;
  say(`${name}: ${samples.length} games, ${hits} so, ${weights.join(' ')}`);
}

const result: Record<string, unknown> = { ...known };
const schneider: Record<string, readonly number[]> = { ...known.schneider };
for (const manner of MANNERS) {
  const counts = manner === 'suit' || manner === 'grand';
  // With schneider announced winning is another matter.
  const own = rows.filter((row) => row[0] === manner && row[9] === '0');
  if (own.length === 0) continue;
  const isWon = (row: readonly string[]) => (counts ? Number(row[6]) > 60 : row[8] === '1');
  const samples = own.map((row) => ({
    inputs: [1, Number(row[2]), ...moodOf(Number(row[4]))],
    hit: isWon(row),
  }));
  const weights = fit(samples, START);
  told(manner, samples, weights);
  result[manner] = weights;
  if (!counts) continue;
  const high = own.filter(isWon).map((row) => ({
    inputs: [1, Number(row[2])],
    hit: Number(row[6]) >= 90,
  }));
  const line = fit(high, SCHNEIDER);
  told(`${manner}, schneider`, high, line);
  schneider[manner] = line;
}
writeData('chances', { ...result, schneider });
