import {
  type Course,
  type LessonEntry,
  openLesson,
  openReview,
  type Script,
} from '@lusoria/core/lesson';
import { PARADIGM_IDS } from '@lusoria/latin';
import { agreement } from '../rules/game.ts';
import type { Action, State } from '../rules/types.ts';
import { firstRound } from './first-round.ts';
import type { Remark } from './judge.ts';
import { bluff, fits } from './questions.ts';
import type { Key } from './steps.ts';

/** The lessons of each deck: questions, a first round, and questions about the other one's cards. */
export const courses: Readonly<Record<string, Course>> = Object.fromEntries(
  PARADIGM_IDS.map((deck) => [
    deck,
    {
      lessons: [
        entry('fits', () => fits(deck)),
        entry('first-round', () => firstRound(deck)),
        entry('bluff', () => bluff(deck)),
      ],
    },
  ]),
);

function entry(id: string, script: () => Script<State, Action, Remark, Key>): LessonEntry {
  return {
    id,
    open: () => openLesson(agreement, script()),
    review: (missed) => openReview(agreement, script(), missed),
  };
}
