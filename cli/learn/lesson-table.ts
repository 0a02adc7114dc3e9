import { accepted } from '@lusoria/core';
import type { Input, Lesson, LessonEntry } from '@lusoria/core/lesson';
import type { PlayedTable } from '@lusoria/cli-kit/playing.ts';
import { STANDARD, type TableView } from '@lusoria/table';
import * as v from 'valibot';

/** A lesson under way, as the table at which a game's terminal plays it. */
export interface LessonTable extends PlayedTable {
  lesson(): Lesson;
  next(input: Input): void;
}

/** What every view of a game has that is taught. */
const seenSchema = v.object({ options: v.unknown(), counts: v.array(v.unknown()) });

/** Opens a lesson of a game. */
export function openLessonTable(game: string, entry: LessonEntry): LessonTable {
  let lesson = entry.open();
  return {
    lesson: () => lesson,
    next: (input) => void (lesson = lesson.next(input)),
    table: {
      get: () => ({
        view: viewOf(game, lesson),
        seq: lesson.inputs.length,
        entries: [],
        hasEarlier: false,
        present: [],
        watching: 0,
        pending: 0,
        note: '',
        gone: null,
      }),
      // Why something is not right the coach says.
      async do(command) {
        if (command.do === 'act') lesson = lesson.next({ do: 'act', action: command.action });
        return accepted(lesson.inputs.length);
      },
    },
  };
}

/** The lesson as if a server had sent its table. */
function viewOf(game: string, { view, you, awaits }: Lesson): TableView {
  const { options, counts } = v.parse(seenSchema, view);
  return {
    id: 'lesson',
    code: '',
    game,
    rules: 0,
    options,
    settings: STANDARD,
    owner: '',
    direction: null,
    seat: you,
    people: [],
    seats: counts.map(() => ({ kind: 'open' })),
    phase: 'playing',
    paused: false,
    round: {
      number: 1,
      commitment: '',
      awaited: [],
      play: {
        first: you,
        must: awaits === 'action' ? [you] : [],
        may: [],
        limitAt: null,
        clocks: null,
        tempo: 'table',
        waitUntil: 0,
        view,
      },
    },
    played: 0,
    standings: [],
    silent: true,
    consents: [],
  };
}
