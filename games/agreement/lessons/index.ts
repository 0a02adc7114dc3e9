import { type Course, openLesson } from '@lusoria/core/lesson';
import { PARADIGM_IDS } from '@lusoria/latin';
import { agreement } from '../rules/game.ts';
import { firstRound } from './first-round.ts';
import { bluff, fits } from './questions.ts';

/** The lessons of each deck: questions, a first round, and questions about the other one's cards. */
export const courses: Readonly<Record<string, Course>> = Object.fromEntries(
  PARADIGM_IDS.map((deck) => [
    deck,
    {
      lessons: [
        { id: 'fits', open: () => openLesson(agreement, fits(deck)) },
        { id: 'first-round', open: () => openLesson(agreement, firstRound(deck)) },
        { id: 'bluff', open: () => openLesson(agreement, bluff(deck)) },
      ],
    },
  ]),
);
