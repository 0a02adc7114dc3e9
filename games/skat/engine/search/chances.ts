import type { ThreeView } from '../../rules/three/types.ts';
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

/** What is seen in a hand, for how likely it wins. */
export interface Prospect {
  /** The logit of winning with open cards, as `strengthOf` says it. */
  readonly strength: number;
  readonly mood: Mood;
  /** 0 for forehand, 1 and 2 for middlehand and rearhand. */
  readonly place: number;
  /** How many trumps there are; 0 in null. */
  readonly trumps: number;
  readonly isHand: boolean;
  /** What trying it out has added to the logit; 0 when it was not tried. */
  readonly shift: number;
}

const FEWEST = 4;
const GROUPS = 5;

/** Hands with so many trumps are taken together. */
export function trumpGroup(manner: Manner, trumps: number): number {
  return Math.max(0, Math.min(GROUPS - 1, manner === 'suit' ? trumps - FEWEST : trumps));
}

/**
 * How likely a game is won at the table. The strength tells of play with open cards; what that comes
 * to among players who do not see them was fitted to games played.
 */
export function chanceIn(
  manner: Manner,
  { strength, mood, place, trumps, isHand, shift }: Prospect,
): number {
  const { base, slope, moods, places, groups, hand } = chances[manner];
  const score =
    base +
    slope * strength +
    (moods[mood] ?? 0) +
    (places[place] ?? 0) +
    (groups[trumpGroup(manner, trumps)] ?? 0) +
    (isHand ? hand : 0) +
    shift;
  return 1 / (1 + Math.exp(-score));
}

/** How likely a game that is won is won in schneider. */
export function schneiderIn(manner: 'suit' | 'grand', strength: number): number {
  const [base = 0, slope = 0] = chances.schneider[manner];
  return 1 / (1 + Math.exp(-(base + slope * strength)));
}

/** Beyond this nothing is taken to be certain. */
const SURE = 0.997;

/** The logit of a chance, within bounds. */
export function logit(chance: number): number {
  const one = Math.min(SURE, Math.max(1 - SURE, chance));
  return Math.log(one / (1 - one));
}

/** What is added to the logit of a chance when a game was played out and won in such a part of the times. */
export function shiftBy(manner: 'suit' | 'grand' | 'null', chance: number, part: number): number {
  const [base = 0, before = 1, played = 0] = chances.tried[manner];
  return base + (before - 1) * logit(chance) + played * logit(part);
}
