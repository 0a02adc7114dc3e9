import type { GameReport } from '@lusoria/core';
import type { Language } from '@lusoria/i18n';
import { roundFigures } from './analysis/figures.ts';
import { loadReport } from './messages/report/index.ts';

/** What rounds tell of those who played them. */
export async function report(language: Language): Promise<GameReport> {
  return loadReport(language, (view, seat) => roundFigures(view, seat, { key: '', at: 0 }));
}
