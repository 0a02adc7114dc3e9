import type { GameReport } from '@lusoria/core';
import type { Language } from '@lusoria/i18n';
import { roundFigures } from './analysis/figures.ts';
import { loadReport } from './messages/report/index.ts';

/** Report on the players of finished rounds. */
export async function report(language: Language): Promise<GameReport> {
  return loadReport(language, (view, seat) => roundFigures(view, seat, { key: '', at: 0 }));
}
