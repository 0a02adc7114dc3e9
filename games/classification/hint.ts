import type { HintOf } from '@lusoria/core';
import type { Language } from '@lusoria/i18n';
import { layHint } from './analysis/hint.ts';
import { loadHint } from './messages/hint/index.ts';

/** Hints at the table, from what its player sees. */
export async function hint(language: Language): Promise<HintOf> {
  return loadHint(language, layHint);
}
