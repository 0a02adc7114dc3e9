import { decodeOnce, type GameQuestions, type QuestionWords } from '@lusoria/core';
import type { Pack } from '@lusoria/core/playing-card';
import type { Language } from '@lusoria/i18n';
import * as v from 'valibot';
import {
  choiceAnswerSchema,
  decisionIn,
  decisionsAt,
  isDecision,
  poseDecision,
  shownDecisionSchema,
} from './lessons/asked.ts';
import { decisionTopics } from './lessons/decisions.ts';
import { loadLessonMessages } from './messages/lessons/index.ts';
import { loadQuestionWords } from './messages/questions/index.ts';
import {
  answerSchema,
  isTheme,
  loadQuestions,
  momentOf,
  parsePuzzle,
  shownSchema,
  solutionOf,
  solutionSchema,
} from './puzzles/index.ts';

/** What Skat asks a whole class, or a course: which card, and what to bid, to declare, to lay away. */
export async function questions(): Promise<GameQuestions> {
  const cards = await loadQuestions();
  return {
    pose: (source) => poseDecision(source) ?? cards.pose(source),
    at: (moment) => [...cards.at(moment), ...decisionsAt(moment)],
    topics: (options) => [...cards.topics(options), ...decisionTopics()],
  };
}

const shownSchemas = v.union([shownDecisionSchema, shownSchema]);

/** @param pack after which cards are called */
export async function questionWords(
  language: Language,
  pack: () => Pack = () => 'french',
): Promise<QuestionWords> {
  const reading = {
    shown: (raw: unknown) => decodeOnce(shownSchemas, raw),
    answer: (raw: unknown) => v.parse(answerSchema, raw),
    choice: (raw: unknown) => v.parse(choiceAnswerSchema, raw).choice,
    decision: decisionIn,
    isDecision,
    solution(raw: unknown) {
      const read = v.parse(solutionSchema, raw);
      const puzzle = parsePuzzle(typeof read === 'string' ? read : read.line);
      const isPlayed = typeof read !== 'string';
      return { puzzle, isPlayed, cards: isPlayed ? read.good : solutionOf(puzzle) };
    },
    isTheme,
    seat: (puzzle: ReturnType<typeof parsePuzzle>) => momentOf(puzzle).seat,
  };
  return loadQuestionWords(language, reading, await loadLessonMessages(language, pack), pack);
}
