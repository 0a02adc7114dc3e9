import type { Language, Sentence } from '@lusoria/i18n';
import type { Seat } from '../contract.ts';
import type { PuzzleLevel } from '../puzzle/progress.ts';

/** A question to all, made of what its author has chosen. */
export interface PosedQuestion {
  /** What everybody is shown. */
  readonly shown: unknown;
  /** The answers offered; neither they nor their order depend on which is right. */
  readonly answers: readonly unknown[];
  /** Indices of the right answers, at least one. */
  readonly right: readonly number[];
  /** What the reasons are worded from; held back together with the right answers. */
  readonly solution: unknown;
}

/** Questions that a game has ready, such as the puzzles of a theme. */
interface QuestionTopic {
  readonly key: string;
  /** Whether none of them is about what these options play: the game has others only. */
  readonly isOther?: boolean;
  readonly sources: readonly { readonly level: PuzzleLevel; readonly source: unknown }[];
}

/** A moment of a round at which somebody decided, or has to decide. */
export interface QuestionMoment {
  readonly seat: Seat;
  /** Their view then. */
  readonly view: unknown;
  /** What they did; null: nothing yet. */
  readonly action: unknown;
  /** The view at the end of the round, everything open; null: it has none. */
  readonly end: unknown;
}

/** A question that a moment gives. */
export interface MomentQuestion {
  /** Names it, as a topic ({@link QuestionWords.topic}). */
  readonly key: string;
  /**
   * Makes its source, which may take seconds; null: there is nothing to ask after all.
   *
   * @param pause is awaited now and then, so that a page goes on meanwhile
   */
  source(pause: () => Promise<void>): Promise<unknown>;
}

/** What a game asks a whole class. */
export interface GameQuestions {
  /** The question made of a source, whoever has sent it; null: none can be made of it. */
  pose(source: unknown): PosedQuestion | null;
  /** The questions ready for people who play with these options. */
  topics(options: unknown): readonly QuestionTopic[];
  /** The questions that a moment of a round gives, the most obvious first. */
  at(moment: QuestionMoment): readonly MomentQuestion[];
}

/** A field of a form, which offers some values. */
export interface QuestionField {
  readonly key: string;
  readonly label: string;
  readonly choices: readonly { readonly value: string; readonly text: string }[];
}

/** A form in which somebody makes a question by hand. */
export interface QuestionForm {
  readonly key: string;
  readonly title: string;
  /** What is to be chosen after these values; a field whose value is not among its choices is empty. */
  fields(values: Readonly<Record<string, string>>): readonly QuestionField[];
  /** The source of the question, once every field has a value. */
  source(values: Readonly<Record<string, string>>): unknown;
}

/** Words a game's questions in one language. */
export interface QuestionWords {
  topic(key: string): string;
  task(shown: unknown): Sentence;
  /** The position in words, for whoever does not see its picture. */
  position(shown: unknown): readonly Sentence[];
  answer(shown: unknown, answer: unknown): Sentence;
  /** Why an answer is right or wrong. */
  why(solution: unknown, answer: unknown): Sentence;
  /** Forms for people who play with these options. */
  forms(options: unknown): readonly QuestionForm[];
}

/** The questions of a game, each part loaded when it is needed. */
export interface QuestionParts {
  readonly load: () => Promise<GameQuestions>;
  readonly words: (language: Language) => Promise<QuestionWords>;
}
