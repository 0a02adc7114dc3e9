import { type Course, openLesson } from '@lusoria/core/lesson';
import { PARADIGM_IDS } from '@lusoria/latin';
import { agreement } from '../rules/game.ts';
import { firstRound } from './first-round.ts';

/** The lessons of each deck: one first round. */
export const courses: Readonly<Record<string, Course>> = Object.fromEntries(
  PARADIGM_IDS.map((deck) => [
    deck,
    { lessons: [{ id: 'first-round', open: () => openLesson(agreement, firstRound(deck)) }] },
  ]),
);
