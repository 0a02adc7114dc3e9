import { accepted } from '@lusoria/core';
import type { Input, Lesson, LessonEntry } from '@lusoria/core/lesson';
import type { PlayedTable } from '@lusoria/cli-kit/playing.ts';
import { FIRST_ROUND, STANDARD, type TableView } from '@lusoria/table';
import * as v from 'valibot';

/** A lesson under way, as the table of a game's terminal. */
export interface LessonTable extends PlayedTable {
  lesson(): Lesson;
  next(input: Input): void;
}

/** Fields of every view of a game with lessons. */
const seenSchema = v.object({ options: v.unknown(), counts: v.array(v.unknown()) });

export function openLessonTable(game: string, entry: LessonEntry): LessonTable {
  let lesson = entry.open();
  return {
    lesson: () => lesson,
    next: (input) => void (lesson = lesson.next(input)),
    leavesOut: () => lesson.leavesOut,
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
      // The coach explains wrong actions.
      async do(command) {
        if (command.do === 'act') lesson = lesson.next({ do: 'act', action: command.action });
        return accepted(lesson.inputs.length);
      },
    },
  };
}

/** The lesson as a server's view of its table. */
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
      number: FIRST_ROUND,
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
    chatters: [],
  };
}
