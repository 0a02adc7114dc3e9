import type { PrintProblem } from '../problem.ts';
import type { MessageTranslator } from './keys.gen.ts';

export {
  loadMessages as loadPrintMessages,
  type MessageTranslator as PrintTranslator,
} from './keys.gen.ts';

/** A print problem in a sentence. */
export function problemText(
  t: MessageTranslator,
  { code, params }: Pick<PrintProblem, 'code' | 'params'>,
): string {
  return t.lookup(`problem-${code}`, params) ?? code;
}
