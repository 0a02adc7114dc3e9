import type { ThreeView } from '../../types.ts';
import chances from './data/chances.json' with { type: 'json' };

/** How a game is played, as far as chances go. */
export type Manner = 'suit' | 'grand' | 'null' | 'ouvert';

/** How high the others have gone: 0 nobody has bid, 1 up to 20, 2 higher. Good hands of theirs cost games. */
export type Mood = 0 | 1 | 2;

export function moodIn({ calls, you }: Pick<ThreeView, 'calls' | 'you'>): Mood {
  let bid = 0;
  let high = 0;
  for (const { seat, call } of calls) {
    if (typeof call === 'number') bid = call;
    if (call !== 'pass' && seat !== you) high = bid;
  }
  return high === 0 ? 0 : high <= 20 ? 1 : 2;
}

/**
 * How likely a game is won at the table by a hand of some strength. The strength tells of play with
 * open cards; what that comes to among players who do not see them was fitted to games played.
 */
export function chanceIn(manner: Manner, strength: number, mood: Mood): number {
  const [base = 0, slope = 1, ...moods] = chances[manner];
  return 1 / (1 + Math.exp(-(base + slope * strength + (moods[mood] ?? 0))));
}

/** How likely a game that is won is won in schneider. */
export function schneiderIn(manner: 'suit' | 'grand', strength: number): number {
  const [base = 0, slope = 0] = chances.schneider[manner];
  return 1 / (1 + Math.exp(-(base + slope * strength)));
}
