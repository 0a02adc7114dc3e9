import { decodeOnce, defined, type GameQuestions, type QuestionWords } from '@lusoria/core';
import type { Language } from '@lusoria/i18n';
import * as v from 'valibot';
import { loadQuestionWords } from './messages/questions/index.ts';
import {
  answerSchema,
  checked,
  loadQuestions,
  outcomesOf,
  puzzleOf,
  shownSchema,
} from './puzzles/index.ts';

/** What the agreement games ask a whole class. */
export async function questions(): Promise<GameQuestions> {
  return loadQuestions();
}

export async function questionWords(language: Language): Promise<QuestionWords> {
  return loadQuestionWords(language, {
    shown: (raw) => decodeOnce(shownSchema, raw),
    answer: (raw) => v.parse(answerSchema, raw),
    solution: (raw) => defined(checked(raw) ?? undefined, 'a question'),
    outcomes: (source) => outcomesOf(defined(puzzleOf(source) ?? undefined, 'a puzzle')),
  });
}
