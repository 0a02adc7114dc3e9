import type { Language } from '@lusoria/i18n';
import type { AnyGame } from './erase.ts';
import type { Course } from './lesson/types.ts';
import type { GameReport } from './report.ts';
import type { GameMessages, LessonMessages, LobbyMessages } from './messages.ts';

/** Options as they are chosen: only what differs from the rules. */
export type ChosenOptions = Readonly<Record<string, unknown>>;

/** A table that the lobby offers: the game with some options chosen. */
export interface Offer {
  readonly key: string;
  readonly options: ChosenOptions;
  /** What is different for whoever plays with bots at once. */
  readonly alone?: ChosenOptions;
  /** Shown large among the games, or in a line with further ones. */
  readonly size: 'tile' | 'line';
}

/** A page of a game's own: `practice` is offered at the end of a table, too, a `tool` in the lobby alone. */
export interface GamePage<Page = unknown> {
  readonly kind: 'practice' | 'tool';
  /** What it is about: a drawing beside its name. */
  readonly icon: 'pen' | 'grid' | 'puzzle' | 'branch' | 'chart' | 'file';
  readonly load: () => Promise<Page>;
}

/** Lessons that teach a game by playing it. */
export interface GameLessons {
  /** For which offers there are lessons, by their keys; a course's address is `/learn/KEY`. */
  readonly offers: readonly string[];
  /** A course for each of them. */
  readonly load: () => Promise<Readonly<Record<string, Course>>>;
  readonly messages: (language: Language) => Promise<LessonMessages>;
  /** The first table for whoever has learned: what is different in its options, and bots that make mistakes. */
  readonly table: { readonly options: ChosenOptions; readonly bots: readonly string[] };
}

/**
 * What a game offers to the rest of the product. Each part is loaded when it is first needed, so that a page does not
 * carry a terminal, nor a server a page.
 *
 * @typeParam Ui what the page shows of the game; whoever loads it says what it must be
 * @typeParam Terminal what the terminal shows of it, likewise
 * @typeParam Tile a picture for the lobby, likewise
 * @typeParam Page a page of its own, likewise
 * @typeParam Print what can be printed of it, likewise
 */
export interface GameManifest<
  Ui = unknown,
  Terminal = unknown,
  Tile = unknown,
  Page = unknown,
  Print = unknown,
> {
  /** The game's name in commands, messages and logs; also that of its folder. */
  readonly id: string;
  /** Names that stand for the game with some options chosen. */
  readonly aliases?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The bot that is put on a free seat when nothing else is said. */
  readonly bot: string;
  /** The bots that a menu offers, from the weakest. Absent: every kind. */
  readonly bots?: readonly string[];
  /** Who sits at a new table beside its owner when nothing else is said: these bots, or so many friends. */
  readonly others: { readonly bots: readonly string[]; readonly friends: number };
  /** What the lobby offers of it; at least one. */
  readonly offers: readonly Offer[];
  /** Rules and bots. */
  readonly load: () => Promise<AnyGame>;
  readonly messages: (language: Language) => Promise<GameMessages>;
  /** Absent: the lobby shows title and summary of `messages`. */
  readonly lobby?: (language: Language) => Promise<LobbyMessages>;
  /** A picture of an offer, whose key it is given. Absent: the offer has none. */
  readonly tile?: () => Promise<Tile>;
  /** Absent: nobody teaches it. */
  readonly lessons?: GameLessons;
  /** Pages of its own, by path. */
  readonly pages?: Readonly<Record<string, GamePage<Page>>>;
  /** Absent: the page shows views and actions of this game in a generic form. */
  readonly ui?: () => Promise<Ui>;
  /** Absent: so does the terminal. */
  readonly terminal?: () => Promise<Terminal>;
  /** What rounds tell of those who played them. Absent: their points. */
  readonly report?: (language: Language) => Promise<GameReport>;
  /** Absent: of this game only its rules are printed. */
  readonly print?: () => Promise<Print>;
}
