import { type BotMakers, pick } from '@lusoria/core';
import { sampleAction } from '../rules/sample-action.ts';
import type { Action, View } from '../rules/types.ts';
import { coach, readLearner } from './coach.ts';
import { companion, mobile } from './mobility.ts';
import { errorFree } from './error-free.ts';
import { pupil, readKnowledge } from './pupil.ts';

/** Chooses uniformly among all right plays. */
const uniform = errorFree((plays, _view, random) => pick(plays, random));

/** The bots of the agreement games; only `pupil` and `coach` take an argument ({@link readKnowledge}, {@link readLearner}). */
export const bots: BotMakers<View, Action> = {
  uniform: (argument) => (argument === null ? uniform : null),
  mobile: (argument) => (argument === null ? mobile : null),
  companion: (argument) => (argument === null ? companion : null),
  coach: (argument) => {
    const learner = readLearner(argument);
    return learner && coach(learner);
  },
  pupil: (argument) => {
    const knows = readKnowledge(argument);
    return knows && pupil(knows);
  },
  random: (argument) => (argument === null ? { choose: sampleAction } : null),
};
