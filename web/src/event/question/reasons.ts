import type { QuestionWords } from '@lusoria/core';
import { type Sentence, textOf } from '@lusoria/i18n';
import type { EventView } from '@lusoria/tournaments/protocol';

/** Why these answers are right or wrong, once that is told; of a lay that is true or not both are told by the same words, once. */
export function reasonsFor(
  { key, answers }: NonNullable<EventView['question']>,
  words: QuestionWords,
  about: readonly number[],
): readonly Sentence[] {
  if (key === null) return [];
  const told = about.map((index) => words.why(key.solution, answers[index]));
  return [...new Map(told.map((sentence) => [textOf(sentence), sentence])).values()];
}
