import type { Language, Sentence } from '@lusoria/i18n';
import type { ChosenOptions } from './contract.ts';
import type { AnyGame } from './erase.ts';
import type { AnyFacts } from './facts/facts.ts';
import type { HintOf } from './hint/hint.ts';
import type { Exam } from './puzzle/exam.ts';
import type { PracticeParts } from './practice/practice.ts';
import type { QuestionParts } from './question/question.ts';
import type { InsightOf } from './report/insight.ts';
import type { Course } from './lesson/types.ts';
import type { GameReport } from './report/report.ts';
import type { GameMessages, LessonMessages, LessonPlan, LobbyMessages } from './messages.ts';

/** A table that the lobby offers: the game with some options chosen. */
export interface Offer {
  readonly key: string;
  readonly options: ChosenOptions;
  /** Options that differ for a player who starts at once with bots. */
  readonly alone?: ChosenOptions;
  /** Size in the lobby: a tile among the games, or a line with further ones. */
  readonly size: 'tile' | 'line';
}

/** An extra page of a game: `practice` is also offered at the end of a table; on one of `deck` decks of one's own are made. */
export interface GamePage<Page = unknown> {
  readonly kind: 'practice' | 'deck' | 'tool';
  /** Topic, as the icon beside its name. */
  readonly icon: 'pen' | 'grid' | 'puzzle' | 'branch' | 'chart' | 'file';
  readonly load: () => Promise<Page>;
}

/** Lessons that teach a game by playing it. */
export interface GameLessons {
  /** Keys of the offers that have lessons; a course's address is `/learn/KEY`. */
  readonly offers: readonly string[];
  readonly load: () => Promise<Readonly<Record<string, Course>>>;
  readonly messages: (language: Language) => Promise<LessonMessages>;
  /** The first table after the lessons: options that differ, and bots that make mistakes. */
  readonly table: { readonly options: ChosenOptions; readonly bots: readonly string[] };
}

/** Puzzles of a game that can be shown to others, each under its id. */
interface GamePuzzles {
  /** Path of the page that sets them; the fragment of its address names one. */
  readonly page: string;
  /** What whoever solves a puzzle sees of it, for the picture of its link; null: there is none of this id. */
  readonly scene: (id: string) => Promise<unknown>;
}

/** A deck of one's own: its title, and the options of a table at which it is played. */
export interface KeptDeck {
  readonly title: Sentence;
  readonly options: Readonly<Record<string, unknown>>;
}

/**
 * A game as the rest of the product sees it. Each part is loaded on first use, so a page does not carry a terminal, nor
 * a server a page.
 *
 * @typeParam Ui the game's page; its type is up to the loader
 * @typeParam Terminal the game's terminal, likewise
 * @typeParam Tile a picture for the lobby, likewise
 * @typeParam Page an extra page, likewise
 * @typeParam Print the game's printed material, likewise
 * @typeParam Commands the game's commands for the terminal, likewise
 * @typeParam Item an item of its practice, likewise
 */
export interface GameManifest<
  Ui = unknown,
  Terminal = unknown,
  Tile = unknown,
  Page = unknown,
  Print = unknown,
  Commands = unknown,
  Item = unknown,
> {
  /** The game's name in commands, messages and logs; also that of its folder. */
  readonly id: string;
  /** Names for the game with some options chosen. */
  readonly aliases?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Default bot for a free seat. */
  readonly bot: string;
  /** Bots that a menu offers, from the weakest. Absent: every kind. */
  readonly bots?: readonly string[];
  /**
   * Bots by which opponents follow the player ({@link estimateLevel}): from the gentlest, about equally far apart, at least four. Absent: the
   * default ones stay.
   */
  readonly levels?: readonly string[];
  /** Bots that err as pupils of a class do, for a rehearsal of it. Absent: this game is not rehearsed. */
  readonly pupils?: () => Promise<readonly string[]>;
  /** Default opponents at a new table: these bots, or so many friends. */
  readonly others: { readonly bots: readonly string[]; readonly friends: number };
  /** Offers in the lobby; at least one. */
  readonly offers: readonly Offer[];
  /** Loads rules and bots. */
  readonly load: () => Promise<AnyGame>;
  /** Loads what the game says of itself, for a page that plays none of its rounds. Absent: `load` does, with the rules. */
  readonly facts?: () => Promise<AnyFacts>;
  readonly messages: (language: Language) => Promise<GameMessages>;
  /** Absent: the lobby shows title and summary of `messages`. */
  readonly lobby?: (language: Language) => Promise<LobbyMessages>;
  /** Picture of an offer, by its key. Absent: the offers have none. */
  readonly tile?: () => Promise<Tile>;
  /** Absent: there are no lessons. */
  readonly lessons?: GameLessons;
  /** Plans of lessons in class. Absent: there are none. */
  readonly plans?: (language: Language) => Promise<readonly LessonPlan[]>;
  /** Extra pages, by path. Absent: one with figures of the rounds played. */
  readonly pages?: Readonly<Record<string, GamePage<Page>>>;
  /** Absent: it has no puzzles. */
  readonly puzzles?: GamePuzzles;
  /** The decks of one's own that a browser keeps, the last one first. Absent: one makes none. */
  readonly keptDecks?: () => Promise<readonly KeptDeck[]>;
  /** Keeps the deck of one's own in these options, as when it came by a link. */
  readonly keepDeck?: (options: unknown) => Promise<void>;
  /** Deletes these, and all that belongs to them. */
  readonly forgetDecks?: () => Promise<void>;
  /** Absent: the page shows views and actions of this game in a generic form. */
  readonly ui?: () => Promise<Ui>;
  /** Absent: so does the terminal. */
  readonly terminal?: () => Promise<Terminal>;
  /** Absent: it has no commands of its own. */
  readonly commands?: () => Promise<Commands>;
  /** Report on the players of finished rounds. Absent: their rounds, victories and points. */
  readonly report?: (language: Language) => Promise<GameReport>;
  /** What a player should keep from a finished round. Absent: its end tells who won. */
  readonly insight?: (language: Language) => Promise<InsightOf>;
  /** Questions to players of any origin whose right answers are known. Absent: only legal moves are examined. */
  readonly exam?: () => Promise<Exam>;
  /** Questions to a whole class. Absent: it is asked none. */
  readonly questions?: QuestionParts;
  /** Practice that is set as homework. Absent: only rounds are. */
  readonly practice?: PracticeParts<Item>;
  /** Hints for a player against bots, given by degrees. Absent: there are none. */
  readonly hint?: (language: Language) => Promise<HintOf>;
  /** Absent: only the rules of this game can be printed. */
  readonly print?: () => Promise<Print>;
}
