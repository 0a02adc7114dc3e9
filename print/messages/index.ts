import { messageLoader, type Translator } from '@lusoria/i18n';
import type { PrintProblem } from '../problem.ts';
import type { Messages } from './keys.gen.ts';

export type { Messages } from './keys.gen.ts';

/** Translator of the messages about printing. */
export type PrintTranslator = Translator<Messages>;

/** Loads the messages about printing. */
export const loadPrintMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);

/** A print problem in a sentence. */
export function problemText(
  t: PrintTranslator,
  { code, params }: Pick<PrintProblem, 'code' | 'params'>,
): string {
  return t.lookup(`problem-${code}`, params) ?? code;
}
