import { decodeOnce, type HintOf } from '@lusoria/core';
import type { Language } from '@lusoria/i18n';
import { hintInTime } from './analysis/index.ts';
import { loadWeights } from './engine/index.ts';
import { degreesOfHint } from './messages/analysis/hint.ts';
import { loadAnalysisMessages } from './messages/analysis/index.ts';
import { loadSkatMessages } from './messages/index.ts';
import { viewSchema } from './rules/view.ts';

/** Hints at the table, from what its player sees. */
export async function hint(language: Language): Promise<HintOf> {
  const [t, analysis] = await Promise.all([
    loadSkatMessages(language),
    loadAnalysisMessages(language),
    loadWeights(),
  ]);
  return (raw, reader) => {
    const view = decodeOnce(viewSchema, raw);
    const found = hintInTime(view, () => reader.elapsed());
    return found && degreesOfHint({ t, analysis }, found, view, { ...reader, pack: 'french' });
  };
}
