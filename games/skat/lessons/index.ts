import { type Course, openLesson, openReview } from '@lusoria/core/lesson';
import { skat } from '../rules/game.ts';
import {
  announcing,
  auctions1,
  auctions2,
  auctions3,
  auctions4,
  grand,
  nulls,
  row,
  sayings,
  worth,
} from './bridge-lessons.ts';
import { auction, skatCards, stakes, value } from './bidding-lessons.ts';
import { cards, counting, defending, following, lastTricks, nullGame } from './play-lessons.ts';
import { trainerAuctions1, trainerAuctions2, trainerDiscards, trainerGames } from './trainer.ts';
import type { LessonScript } from './script.ts';

/** The lessons in their order; each takes a few minutes. */
const SCRIPTS = {
  cards,
  following,
  counting,
  value,
  auction,
  skat: skatCards,
  null: nullGame,
  defending,
  'last-tricks': lastTricks,
  stakes,
  worth,
  grand,
  nulls,
  row,
  announcing,
  sayings,
  'auctions-1': auctions1,
  'auctions-2': auctions2,
  'auctions-3': auctions3,
  'auctions-4': auctions4,
  'trainer-auctions-1': trainerAuctions1,
  'trainer-auctions-2': trainerAuctions2,
  'trainer-games': trainerGames,
  'trainer-discards': trainerDiscards,
} as const satisfies Readonly<Record<string, LessonScript>>;

/** How the names of the lessons begin whose runs are kept: decisions, twenty at a go. */
const TRAINER_LESSONS = 'trainer-';

function tasksIn({ steps }: LessonScript): number {
  return steps.filter(({ kind }) => kind === 'ask').length;
}

/** The lessons of Skat. */
export const courses: Readonly<Record<string, Course>> = {
  skat: {
    lessons: Object.entries(SCRIPTS).map(([id, script]) => ({
      id,
      open: () => openLesson(skat, script),
      review: (missed) => openReview(skat, script, missed),
      ...(id.startsWith(TRAINER_LESSONS) ? { keptTasks: tasksIn(script) } : {}),
    })),
  },
};
