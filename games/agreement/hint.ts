import { decodeOnce, type HintOf } from '@lusoria/core';
import type { Language } from '@lusoria/i18n';
import { turnHint } from './analysis/hint.ts';
import { loadHint } from './messages/hint/index.ts';
import { viewSchema } from './rules/schemas.ts';

/** Hints at the table, from what its player sees. */
export async function hint(language: Language): Promise<HintOf> {
  return loadHint(language, (view) => turnHint(decodeOnce(viewSchema, view)));
}
