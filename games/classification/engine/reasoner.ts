import { type Bot, defined, type Random } from '@lusoria/core';
import type { Action, View } from '../rules/types.ts';
import { type Candidate, candidatesFor } from './candidates.ts';
import { describeAction } from './description.ts';
import { type InferenceLimits, posteriorOf } from './posterior.ts';
import { sageAction } from './sage.ts';

/** Levels of a reasoner. */
export const LEVELS = ['novice', 'beginner', 'skilled', 'strong'] as const;
export type Level = (typeof LEVELS)[number];

interface Skill extends InferenceLimits {
  /** Temperature of the choice, in cards; 0: it takes the best lay. */
  readonly temperature: number;
}

const SKILLS: Readonly<Record<Level, Skill>> = {
  // It lays nearly at random, of what the last verdict allows.
  novice: { simple: true, memory: 1, weighs: false, temperature: 4 },
  beginner: { simple: true, memory: 3, weighs: false, temperature: 0.8 },
  skilled: { simple: false, memory: 6, weighs: false, temperature: 0.4 },
  strong: { simple: false, memory: Number.POSITIVE_INFINITY, weighs: true, temperature: 0 },
};

/** What a reasoner of this level considers. */
export function limitsOf(level: Level): InferenceLimits {
  return SKILLS[level];
}

// Chosen by hand; their effect is measured in figures.test.ts.
/** The value of a bit while everybody has a full hand, in cards. */
const BIT_VALUE = 0.4;
const FULL_HAND = 10;
/** The value of a turn, which a wrong lay wastes, in cards. */
const TURN_VALUE = 0.6;

/** A bot that weighs the cards a lay is expected to shed against the expected information of its verdict. */
export function reasoner(level: Level): Bot<View, Action> {
  return { choose: (view, random) => chosen(view, SKILLS[level], random) };
}

function chosen(view: View, skill: Skill, random: Random): Action | null {
  const { you, sage, phase, current, handedIn } = view;
  if (you === null) return null;
  if (you === sage) return sageAction(view, 'competitive', random);
  if (phase === 'describe') {
    return defined(handedIn[you]) > 0 ? null : describeAction(view, posteriorOf(view, skill));
  }
  return phase === 'play' && current === you ? lay(view, skill, random) : null;
}

function lay(view: View, skill: Skill, random: Random): Action | null {
  const { hand, classes } = view;
  const table = classes.map(({ cards }) => defined(cards[0], 'a card of a class'));
  const candidates = candidatesFor(posteriorOf(view, skill), hand, table);
  const values = candidates.map((candidate) => expectedValue(view, candidate));
  const best = candidates[softmaxChoice(values, skill.temperature, random)];
  if (best) return { type: 'lay', cards: best.cards, class: best.to };
  // If every lay has probability 0, a card is laid all the same.
  const [first] = hand;
  return first === undefined ? null : { type: 'lay', cards: [first], class: null };
}

/** The expected value of a lay, in cards. */
function expectedValue(view: View, { cards, to, right, informationGain }: Candidate): number {
  const draw = view.stock > 0 ? 1 : 0;
  const shed = cards.length - (to === null ? draw : 0);
  const rest = Math.min(...view.counts) / FULL_HAND;
  const information = BIT_VALUE * Math.min(1, rest) * informationGain;
  return right * shed - (1 - right) * (draw + TURN_VALUE) + information;
}

const STEPS = 2 ** 24;

/**
 * Index of the greatest value, or with a temperature T each with probability proportional to exp(value / T) (R. D.
 * Luce, 1959).
 */
function softmaxChoice(values: readonly number[], temperature: number, random: Random): number {
  const most = Math.max(...values);
  if (temperature === 0 || values.length === 0) return values.indexOf(most);
  const weights = values.map((one) => Math.exp((one - most) / temperature));
  let left = (random.int(STEPS) / STEPS) * weights.reduce((sum, weight) => sum + weight, 0);
  const at = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  return at < 0 ? values.indexOf(most) : at;
}
