import type { Bot, Random } from '@lusoria/core';
import type { Action, View } from '../rules/types.ts';
import { beliefOf, type Mind } from './belief.ts';
import { described } from './describe.ts';
import { type Candidate, candidates } from './lays.ts';
import { sageAction } from './sage.ts';

/** How well a reasoner plays. */
export const LEVELS = ['beginner', 'skilled', 'strong'] as const;
export type Level = (typeof LEVELS)[number];

interface Skill extends Mind {
  /** How far from the best lay it may stray, in cards; 0: it takes the best. */
  readonly temperature: number;
}

const SKILLS: Readonly<Record<Level, Skill>> = {
  beginner: { simple: true, memory: 3, weighs: false, temperature: 0.8 },
  skilled: { simple: false, memory: 6, weighs: false, temperature: 0.4 },
  strong: { simple: false, memory: Number.POSITIVE_INFINITY, weighs: true, temperature: 0 },
};

/** What a bit is worth in cards while everybody has a full hand. */
const BIT = 0.4;
const FULL_HAND = 10;
/** What a go is worth: a wrong lay has cost it. */
const GO = 0.6;

/** Keeps the set of what the verdicts leave possible, and weighs cards shed against what is learnt. */
export function reasoner(level: Level): Bot<View, Action> {
  return { choose: (view, random) => chosen(view, SKILLS[level], random) };
}

function chosen(view: View, skill: Skill, random: Random): Action | null {
  const { you, sage, phase, current, handedIn } = view;
  if (you === null) return null;
  if (you === sage) return sageAction(view, 'competitive', random);
  if (phase === 'describe') {
    return (handedIn[you] ?? 0) > 0 ? null : described(view, beliefOf(view, skill));
  }
  return phase === 'play' && current === you ? lay(view, skill, random) : null;
}

function lay(view: View, skill: Skill, random: Random): Action | null {
  const { hand, classes } = view;
  const belief = beliefOf(view, skill);
  const table = classes.map(({ cards: [first = 0] }) => first);
  const all = candidates(belief, hand, table);
  const worths = all.map((candidate) => worth(view, candidate));
  const best = all[strayed(worths, skill.temperature, random)];
  if (best) return { type: 'lay', cards: best.cards, class: best.to };
  // Nothing seems possible, and one has to lay something.
  const [first] = hand;
  return first === undefined ? null : { type: 'lay', cards: [first], class: null };
}

/** What a lay is worth, in cards. */
function worth(view: View, { cards, to, right, bits }: Candidate): number {
  const draw = view.stock > 0 ? 1 : 0;
  const shed = cards.length - (to === null ? draw : 0);
  const rest = Math.min(...view.counts) / FULL_HAND;
  return right * shed - (1 - right) * (draw + GO) + BIT * Math.min(1, rest) * bits;
}

const STEPS = 2 ** 24;

/** The place of a great number: the greatest, or with a temperature T each with weight exp(x / T). */
function strayed(worths: readonly number[], temperature: number, random: Random): number {
  const most = Math.max(...worths);
  if (temperature === 0 || worths.length === 0) return worths.indexOf(most);
  const weights = worths.map((one) => Math.exp((one - most) / temperature));
  let left = (random.int(STEPS) / STEPS) * weights.reduce((sum, weight) => sum + weight, 0);
  const at = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  return at < 0 ? worths.indexOf(most) : at;
}
