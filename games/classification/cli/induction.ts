import { actionSchema, type View, viewSchema } from '@lusoria/classification';
import { type InductionStep, reviewInduction } from '@lusoria/classification/analysis/induction.ts';
import { confidenceOf } from '@lusoria/classification/engine/confidence.ts';
import { LEVELS } from '@lusoria/classification/engine/reasoner.ts';
import type { TrialPart } from '@lusoria/cli-kit/trial.ts';
import { decodeOnce } from '@lusoria/core';
import * as v from 'valibot';
import { loadTerminalMessages } from '../messages/terminal/index.ts';

const FIGURES = [
  { key: 'lays', digits: 1 },
  { key: 'wrong', digits: 1 },
  { key: 'described', digits: 2 },
  { key: 'gain', digits: 2 },
  { key: 'brier', digits: 3 },
  { key: 'ms', digits: 0 },
] as const;
type Key = (typeof FIGURES)[number]['key'];

const viewIn = (raw: unknown): View => decodeOnce(viewSchema, raw);

/** A drawn tree over the shapes, found out against a sage that competes, and described at the end. */
export const induction: TrialPart = {
  options: { deck: 'shapes', tree: 'drawn', difficulty: 'medium', description: 'tree' },
  seats: 2,
  seat: 1,
  bot: 'sage:competitive',
  figures: FIGURES,
  confidence(bot, view, action) {
    const [kind, argument = 'strong'] = bot.split(':');
    if (kind === 'random') return null;
    const level = kind === 'reasoner' ? LEVELS.find((one) => one === argument) : 'strong';
    return level ? confidenceOf(level, viewIn(view), v.parse(actionSchema, action)) : null;
  },
  review(decisions, end) {
    const steps = reviewInduction(
      decisions.map(({ view, action, stated, ms }) => ({
        view: viewIn(view),
        action: v.parse(actionSchema, action),
        stated,
        ms,
      })),
      viewIn(end),
    );
    return { steps, values: valuesOf(steps) };
  },
  async labels(language) {
    const t = await loadTerminalMessages(language);
    const keys = new Map<string, Key>(FIGURES.map(({ key }) => [key, key]));
    return (name) => {
      const key = keys.get(name);
      return key ? t(`trial-${key}`) : name;
    };
  },
};

function valuesOf(steps: readonly InductionStep[]): Readonly<Record<Key, number | null>> {
  const lays = steps.filter((one) => one.kind === 'lay');
  const descriptions = steps.filter((one) => one.kind === 'description');
  const stated = steps.flatMap((one) => (one.stated === null ? [] : [{ ...one, p: one.stated }]));
  return {
    lays: lays.length,
    wrong: lays.filter(({ right }) => !right).length,
    described: mean(descriptions.map(({ right }) => (right ? 1 : 0))),
    // Of the information that could be expected of the best lays, what could be of these.
    gain: share(sum(lays.map(({ expected }) => expected)), sum(lays.map(({ best }) => best))),
    // Brier, "Verification of forecasts expressed in terms of probability", 1950: the least by who states what they believe.
    brier: mean(stated.map(({ p, right }) => (p - (right ? 1 : 0)) ** 2)),
    ms: mean(steps.map(({ ms }) => ms)),
  };
}

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

function share(part: number, of: number): number | null {
  return of === 0 ? null : part / of;
}

function mean(values: readonly number[]): number | null {
  return share(sum(values), values.length);
}
