import type { GameReport } from '@lusoria/core';
import type { Language } from '@lusoria/i18n';
import {
  knownCells,
  NOTHING_PLAYED,
  reportAfter,
  reportPractised,
  tallyOf,
} from './learning/class-report.ts';
import { formKey, keysOf } from './learning/form-key.ts';
import { loadReport } from './messages/report/index.ts';
import { bluffSource } from './puzzles/index.ts';

/** Report on the players of finished rounds. */
export async function report(language: Language): Promise<GameReport> {
  return loadReport(language, {
    nothing: NOTHING_PLAYED,
    reportAfter,
    reportPractised,
    tallyOf,
    knownCells,
    formKey,
    keysOf,
    asks: bluffSource,
  });
}
