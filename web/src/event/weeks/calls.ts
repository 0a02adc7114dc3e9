import type { ReportColumn, ReportTable } from '@lusoria/core';
import { trusted, workerCall } from '@lusoria/core/worker-call';
import { LANGUAGES } from '@lusoria/i18n';
import type { LessonFigures, PlayedLesson } from '@lusoria/tournaments/report';
import * as v from 'valibot';

/** The report of a game, as its columns stand over all lessons. */
export interface GameColumns {
  readonly columns: readonly ReportColumn[];
  readonly tables: readonly ReportTable[];
}

/** Calls of the worker that reads the lessons of a class in order, of each game apart. */
export const weeksCalls = {
  open: workerCall(
    v.strictObject({ game: v.string(), language: v.picklist(LANGUAGES) }),
    trusted<GameColumns>(),
  ),
  add: workerCall(
    v.strictObject({ game: v.string(), lesson: trusted<PlayedLesson>() }),
    trusted<LessonFigures>(),
  ),
};
