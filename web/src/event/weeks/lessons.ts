import type { Session } from '@lusoria/client';
import { eventsOver } from '@lusoria/client/events';
import type { Result } from '@lusoria/core';
import { browserWorker, workerCaller } from '@lusoria/core/worker-call';
import type { Language } from '@lusoria/i18n';
import type { EventView } from '@lusoria/tournaments/protocol';
import { type LessonFigures, type PlayedLesson, shownParts } from '@lusoria/tournaments/report';
import type { RosterView } from '@lusoria/tournaments/roster';
import { tablesOf } from '../report/tables-of.ts';
import { type GameColumns, weeksCalls } from './calls.ts';

/** A lesson of a class, with what came of it. */
export interface LessonResult {
  readonly lesson: RosterView['lessons'][number];
  /** Of its game. */
  readonly options: unknown;
  /** Pupils who were there, or have played. */
  readonly there: ReadonlySet<number>;
  /** Points by pupil, of those who have any. */
  readonly points: ReadonlyMap<number, number>;
  readonly figures: LessonFigures;
}

/** The lessons of a class from the first to the last, and the columns of each game. */
export interface ClassWeeks {
  readonly lessons: readonly LessonResult[];
  readonly games: ReadonlyMap<string, GameColumns>;
}

interface Reading {
  readonly session: Session;
  readonly language: Language;
  /** @param read how many of the lessons are read, with a fraction for the one that is being read */
  readonly progress: (read: number) => void;
  readonly isOver: () => boolean;
}

/** How long a reader waits whom the server has told that it asks too fast, and how often. */
const PAUSE_MS = 1500;
const MAX_PAUSES = 40;

/** Reads all lessons of a class; null: nobody waits for it any more. */
export async function readWeeks(
  { lessons }: RosterView,
  { session, language, progress, isOver }: Reading,
): Promise<ClassWeeks | null> {
  const worker = workerCaller(weeksCalls, () =>
    browserWorker(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })),
  );
  const games = new Map<string, GameColumns>();
  const results: LessonResult[] = [];
  try {
    for (const [n, lesson] of lessons.entries()) {
      const { game } = lesson;
      if (!games.has(game)) games.set(game, await worker.call('open', { game, language }));
      const opened = await patiently(async () => eventsOver(session).open(lesson.event));
      // One that was deleted meanwhile has no results.
      if (!opened.ok) continue;
      const view = opened.value.get();
      opened.value.close();
      const all = tablesOf(view);
      const tables: PlayedLesson['tables'][number][] = [];
      for (const [i, { state: _, ...table }] of all.entries()) {
        if (isOver()) return null;
        progress(n + i / all.length);
        const record = await patiently(async () => session.record(table.table));
        if (record.ok) tables.push({ table, record: record.value });
      }
      const hasPractice = view.homework.some(({ work }) => work.kind === 'practice');
      const practised = hasPractice
        ? await patiently(async () => eventsOver(session).practised(view.id))
        : null;
      const practice = practised?.ok ? practised.value : [];
      const { pupils } = lesson;
      const members = view.members.map(({ member, name }) => ({ member, name }));
      const figures = await worker.call('add', {
        game,
        lesson: { tables, members, practice, pupils },
      });
      if (isOver()) return null;
      results.push({
        lesson,
        options: view.options,
        figures,
        ...presenceIn(view, pupils, figures),
      });
      progress(n + 1);
    }
    return {
      lessons: results,
      games: new Map(
        [...games].map(([game, one]) => [
          game,
          shownOf(
            one,
            results.findLast(({ lesson }) => lesson.game === game),
          ),
        ]),
      ),
    };
  } finally {
    worker.end();
  }
}

/** What the lessons of a game up to its last can tell of. */
function shownOf(all: GameColumns, last: LessonResult | undefined): GameColumns {
  return shownParts(all, new Set(last?.figures.keys));
}

function presenceIn(
  { members, standings }: EventView,
  pupils: readonly (number | null)[],
  { lesson }: LessonFigures,
): Pick<LessonResult, 'there' | 'points'> {
  const pupilsOf = (numbers: readonly number[]) =>
    numbers.flatMap((member) => {
      const pupil = pupils[member] ?? null;
      return pupil === null ? [] : [pupil];
    });
  const here = members.flatMap(({ member, state }) => (state === 'here' ? [member] : []));
  const rows = (standings ?? []).filter(({ rounds }) => rounds.some((points) => points !== null));
  return {
    there: new Set([...pupilsOf(here), ...lesson.people.map(({ pupil }) => pupil)]),
    points: new Map(
      rows.flatMap(({ member, points }) => pupilsOf([member]).map((pupil) => [pupil, points])),
    ),
  };
}

async function patiently<T>(ask: () => Promise<Result<T>>): Promise<Result<T>> {
  for (let pauses = 0; ; pauses += 1) {
    const result = await ask();
    if (result.ok || result.rejection.code !== 'too-fast' || pauses === MAX_PAUSES) return result;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
