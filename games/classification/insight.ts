import type { InsightOf } from '@lusoria/core';
import type { Language } from '@lusoria/i18n';
import { roundInsight } from './analysis/insight.ts';
import { loadInsight } from './messages/insight/index.ts';

/** What a player should keep from a finished round. */
export async function insight(language: Language): Promise<InsightOf> {
  return loadInsight(language, roundInsight);
}
