import { decodeOnce, defined, type QuestionWords } from '@lusoria/core';
import type { Language } from '@lusoria/i18n';
import * as v from 'valibot';
import { loadQuestionWords } from './messages/questions/index.ts';
import { answerSchema, checked, contradicted, shownSchema, tableAt } from './puzzles/index.ts';

/** What Classification asks a whole class. */
export { loadQuestions as questions } from './puzzles/index.ts';

const READING: Parameters<typeof loadQuestionWords>[1] = {
  shown: (raw) => decodeOnce(shownSchema, raw),
  answer: (raw) => v.parse(answerSchema, raw),
  solution: (raw) => defined(checked(raw) ?? undefined, 'a question'),
  contradicted,
  table: (position) => defined(tableAt(position) ?? undefined, 'the classes'),
};

export async function questionWords(language: Language): Promise<QuestionWords> {
  return loadQuestionWords(language, READING);
}
