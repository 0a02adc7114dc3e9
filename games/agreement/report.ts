import type { GameReport } from '@lusoria/core';
import type { Language } from '@lusoria/i18n';
import { classReport } from './learning/class-report.ts';
import { loadReport } from './messages/report/index.ts';

/** What rounds tell of those who played them. */
export async function report(language: Language): Promise<GameReport> {
  return loadReport(language, classReport);
}
