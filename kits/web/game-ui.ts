import type {
  ChosenOptions,
  GameMessages,
  Insight,
  LessonMessages,
  Played,
  QuestionWords,
  ReportedRound,
  Result,
  Seat,
} from '@lusoria/core';
import type { Language, Sentence } from '@lusoria/i18n';
import type { GameRecord, SeenAction } from '@lusoria/table';
import type { Component, Snippet } from 'svelte';
import type { Names } from './names.ts';
import type { Sound } from './sound/kinds.ts';
import type { Person } from './portraits/persons.ts';

export type Chosen = ChosenOptions;

/** A round's result in a few words, and whose it is: of somebody who has won, or who has lost. */
export interface Headline {
  readonly text: string;
  readonly seats: readonly Seat[];
}

/** Occupant of a seat, for a board that shows the seats itself. */
export interface Sitting {
  readonly kind: 'open' | 'person' | 'bot';
  /** Different from all others' at this table; always the same for a name. */
  readonly portrait: Person;
  /** True for a person who is not connected. */
  readonly away: boolean;
  /** Whether the table waits for this seat. */
  readonly awaited: boolean;
  /** A Latin word that they have just said. */
  readonly says?: string | null;
  /** Points in the match so far; null before the end of its first round. */
  readonly points: number | null;
}

/** Props of a board: the game's unparsed view, and the ways to act. */
export interface BoardProps {
  readonly raw: unknown;
  readonly names: Names;
  /** By seat. */
  readonly sitting: readonly Sitting[];
  /** Deadline at which the table acts for those who have not (milliseconds by the server's clock); null for none. */
  readonly limitAt: number | null;
  /** Time before which this person must not act; 0 for no wait. */
  readonly waitUntil: number;
  /** The server's clock. */
  now(): number;
  /** True while an action awaits its response. */
  readonly pending: boolean;
  /** True if the owner has paused the game. */
  readonly paused: boolean;
  /** @param unasked nobody has pressed anything for it, so its rejection is not told */
  act(action: unknown, unasked?: 'unasked'): Promise<Result<number>>;
  /** Saves a rejected action with the round, for later evaluation of the player's errors. */
  noteRefused?: (action: unknown) => void;
  /** This person's private notes at this table. */
  readonly notes: string;
  /** Replaces the notes: at most 4,000 characters, in a format of the game's own. */
  keepNotes(text: string): void;
  /** Takes the reader's seat back from a substitute; null if there is none. */
  readonly comeBack: (() => void) | null;
  /** Whether everybody is to find the moves alone, because results are compared: a board then gives no hints. Absent: no. */
  readonly isCompared?: boolean;
  /** What a lesson wants left out, by names that the board knows. Absent: nothing. */
  readonly leavesOut?: readonly string[];
  /** Help that whoever leads the class has given this person, of what the game declares (`adaptable`). Absent: none. */
  readonly aids?: readonly string[];
  /** Lets the bots finish a round in which this person has no part; null or absent if not applicable. */
  readonly skip?: (() => void) | null;
}

/**
 * The action that the bot on the first seat of every table takes (null for none, and there is no such bot), and the
 * options for it.
 */
export interface Prepared {
  readonly options: Chosen;
  readonly action: unknown;
}

/** How a game itself offers and shows an option, such as a deck. */
interface OptionControl {
  readonly Choice: Component<{ value: unknown; onchoose: (value: unknown) => void }>;
  /** Shown with the summary of the rules. */
  readonly Preview?: Component<{ options: Chosen }>;
}

/** Props of the running score of a series. */
export interface SheetProps {
  played: readonly Played[];
  options: unknown;
  seats: number;
  names: Names;
  /** Address of the review of a round of `played`; null if there is none. */
  href: ((index: number) => string) | null;
}

/** Props of the picture of a question to all. */
export interface QuestionProps {
  /** What everybody is shown of it. */
  readonly shown: unknown;
  /** The reader's answer; null: none yet. */
  readonly answer: unknown;
  /** Answers it; null where nothing can be answered, or not any more. */
  readonly onanswer: ((answer: unknown) => void) | null;
  /** Whether it is read from the back row: words as large as those around, and as much as fits beside the answers. */
  readonly isWall: boolean;
}

/**
 * What a stranger is told in a view.
 *
 * @param turn whether they must do something, or only may
 */
export type FirstHintsOf = (
  raw: unknown,
  names: Names,
  turn: 'must' | 'may',
) => readonly FirstHint[];

/** A hint for somebody's first turns at a game. */
export interface FirstHint {
  readonly key: string;
  /** Selector of what it speaks about; it is told while that is visible. */
  readonly at: string;
  /** Selector of what it speaks about where that is not to be seen. */
  readonly or?: string;
  readonly text: Sentence;
}

/** A game's UI on the page: a board, and what else it has of its own; the kit's generic form stands in for the rest. */
export interface GameUi {
  /**
   * Time for which the board stays visible after a round, by its final view (milliseconds; infinity: until the reader
   * continues). Absent: 0.
   */
  lingers?(raw: unknown): number;
  /**
   * Time after which the next round begins by itself where one person plays against bots, by the round's final view
   * (milliseconds); null or absent: with a press.
   */
  nextRoundAfter?(raw: unknown): number | null;
  /** Whether the reader wants single letters as keys, such as `n` for the next round; absent: there are none. */
  hasLetterKeys?(): boolean;
  /** Log line of an event, if it depends on the reader's preferences beyond the game's messages. */
  readonly event?: GameMessages['event'];
  /** Numbers of cards in hand, by seat, from a view, null for who sits this round out; absent if the game has no hands. */
  readonly counts?: (raw: unknown) => readonly (number | null)[];
  /** From a round's final view; by default the winners are named. */
  readonly headline?: (raw: unknown, names: Names) => Headline | null;
  /** Whether a decision of the reader is due, from their view; by default whenever the table waits for them. */
  readonly isAsked?: (raw: unknown) => boolean;
  /** What an event of the game sounds like; by default whatever the log tells as a play sounds like a card that is laid. */
  readonly sound?: (event: unknown) => Sound | null;
  readonly Board: Component<BoardProps>;
  /**
   * Loads what a stranger is told, each thing in two turns, from their view. What has no room beside its subject is told
   * in an element of the board with the attribute `data-hint-slot`, or else where the board is free; elements with
   * `data-hint-room` count as free but for the text in them. In a round with such hints the board lies in an element with
   * `data-hinted`.
   */
  readonly firstHints?: () => Promise<FirstHintsOf>;
  /** Draws the position of a question to all; absent: it is told in words. */
  readonly question?: () => Promise<Component<QuestionProps>>;
  /** The words of questions, if they depend on the reader's preferences beyond those of the manifest. */
  readonly questionWords?: (language: Language) => Promise<QuestionWords>;
  /** Whether the board gives the hints of the manifest itself; by default the table does. */
  readonly givesHints?: true;
  /** CSS selector of a place on the board, by its name in the lessons; null if there is none. */
  readonly place?: (name: string) => string | null;
  /** The coach's texts, if they depend on the reader's preferences beyond the lessons' messages. */
  readonly lessonMessages?: (language: Language) => Promise<LessonMessages>;
  /** What belongs to the end of a round besides who won, such as what was hidden; absent: nothing. */
  readonly Report?: Component<{ raw: unknown; names: Names; leavesOut?: readonly string[] }>;
  /** The cards that decided a round, as wide as `--card-w`, for its end, which is about these seats. */
  readonly LastCards?: Component<{ raw: unknown; seats: readonly Seat[] }>;
  /**
   * What a player should keep from a finished round, where it takes time to find; it is stopped by `signal`. By default
   * the insight of the manifest.
   */
  readonly insight?: (
    round: ReportedRound,
    names: Names,
    signal: AbortSignal,
  ) => Promise<Insight | null>;
  /** Display preferences. */
  readonly Preferences?: Component;
  /** Step-by-step review of a finished round. */
  readonly Review?: Component<{
    /** The final view. */
    raw: unknown;
    names: Names;
    you?: number | null;
    /** All actions, in order. */
    actions: readonly SeenAction[];
    /** The step to begin with, as an {@link Insight} counts them; null for the start. */
    step?: number | null;
    /** What the page adds where an action is looked at, by its index in `actions`. */
    aside?: Snippet<[index: number]> | undefined;
  }>;
  /** Running score of a series; by default the standings. */
  readonly sheet?: {
    label(): string;
    readonly Sheet: Component<SheetProps>;
  };
  /** Export formats of the game's own for a table's record. */
  readonly files?: readonly {
    label(): string;
    /** File extension, with the dot. */
    readonly ending: string;
    text(record: GameRecord): Promise<string>;
  }[];
  /** Adapts options for people at one device, who take turns where others would act simultaneously. */
  readonly oneAfterAnother?: (options: Chosen, people: number) => Chosen;
  /** Controls of the game's own for some options, by key; the form has them before the presets. */
  readonly optionControls?: Readonly<Record<string, OptionControl>>;
  /** Options that the form has `open` before the fold, and those that come `first` in it; the others follow as declared. */
  readonly optionOrder?: { readonly open?: readonly string[]; readonly first?: readonly string[] };
  /** Form in which a non-player prepares an action for all tables of an event; absent if not applicable. */
  readonly Prepare?: Component<{
    options: Chosen;
    /** The action of {@link Prepared}; null for none. */
    action: unknown;
    onchange: (prepared: Prepared) => void;
  }>;
  /**
   * Reveals the hidden information of a finished round to a whole room, in text of the surrounding size. Absent if
   * nothing is hidden.
   */
  readonly Solution?: Component<{
    options: unknown;
    /** The action prepared for all tables; null for none. */
    action: unknown;
    /** The view at the end of a round; null if none was finished. */
    raw: unknown;
  }>;
}
