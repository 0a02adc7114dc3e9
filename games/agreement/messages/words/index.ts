import type { OwnDeckProblem } from '../../rules/own-deck.ts';
import type { NoteCode, ProblemCode, Remark } from '../../notation/table/index.ts';
import { placeName } from '../../notation/table/index.ts';
import type { MessageTranslator } from './keys.gen.ts';

export { loadMessages as loadWordsMessages } from './keys.gen.ts';
export type { MessageTranslator as WordsTranslator } from './keys.gen.ts';

/** The parameters of all remarks; a sentence takes those that it has. */
const paramsOf = ({ params }: Pick<Remark<string>, 'params'>) => ({
  found: params['found'] ?? '',
  char: params['char'] ?? '',
  form: params['form'] ?? '',
  first: params['first'] ?? '',
  other: params['other'] ?? '',
});

/** What could not be read, with its place: `C3: …` */
export function problemText(t: MessageTranslator, remark: Remark<ProblemCode>): string {
  return placed(remark, t(`problem-${remark.code}`, paramsOf(remark)));
}

/** What was changed, or looks doubtful, with its place. */
export function noteText(t: MessageTranslator, remark: Remark<NoteCode>): string {
  return placed(remark, t(`note-${remark.code}`, paramsOf(remark)));
}

function placed(remark: Remark<string>, text: string): string {
  return remark.row === 0 ? text : `${placeName(remark)}: ${text}`;
}

/** Why a deck cannot be played. */
export function refusalText(t: MessageTranslator, { code, params }: OwnDeckProblem): string {
  return t(`deck-${code}`, {
    form: String(params['form'] ?? ''),
    forms: String(params['forms'] ?? ''),
    n: Number(params['n'] ?? 0),
    min: Number(params['min'] ?? 0),
    max: Number(params['max'] ?? 0),
  });
}
