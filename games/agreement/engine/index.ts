import { type BotMakers, makerOf, pick } from '@lusoria/core';
import { sampleAction } from '../rules/sample-action.ts';
import type { Action, View } from '../rules/types.ts';
import { coach, readLearner } from './coach.ts';
import { companion, mobile } from './mobility.ts';
import { errorFree } from './error-free.ts';
import { pupil, readKnowledge } from './pupil.ts';

/** Chooses uniformly among all right plays. */
const uniform = errorFree((plays, _view, random) => pick(plays, random));

/** The bots of the agreement games; only `pupil` and `coach` take an argument ({@link readKnowledge}, {@link readLearner}). */
export const bots = {
  uniform: makerOf(uniform),
  mobile: makerOf(mobile),
  companion: makerOf(companion),
  coach: (argument: string | null) => {
    const learner = readLearner(argument);
    return learner && coach(learner);
  },
  pupil: (argument: string | null) => {
    const knows = readKnowledge(argument);
    return knows && pupil(knows);
  },
  random: makerOf<View, Action>({ choose: sampleAction }),
} satisfies BotMakers<View, Action>;
