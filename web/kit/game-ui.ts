import type { ChosenOptions, GameMessages, LessonMessages, Played, Result } from '@lusoria/core';
import type { Language } from '@lusoria/i18n';
import type { GameRecord, SeenAction } from '@lusoria/table';
import type { Component } from 'svelte';
import type { Names } from './names.ts';

export type Chosen = ChosenOptions;

/** Who sits somewhere, for a board that shows the seats itself. */
export interface Sitting {
  readonly kind: 'open' | 'person' | 'bot';
  /** A person who is not connected. */
  readonly away: boolean;
  /** Whether the table waits for this seat. */
  readonly awaited: boolean;
  /** The points of the match so far; null before its first round is over. */
  readonly points: number | null;
}

/** What a board is given: the game's view as it came, and how to act. */
export interface BoardProps {
  readonly raw: unknown;
  readonly names: Names;
  /** By seat. */
  readonly sitting: readonly Sitting[];
  /** When the table acts for those who have not (milliseconds by the server's clock); null: never. */
  readonly limitAt: number | null;
  /** Until when this person must wait before acting; 0: not at all. */
  readonly waitUntil: number;
  /** The server's clock. */
  now(): number;
  /** Whether something is on its way. */
  readonly pending: boolean;
  /** Whether the owner has paused the game. */
  readonly paused: boolean;
  act(action: unknown): Promise<Result<number>>;
  /** Keeps with the round, for whoever learns from it, what was tried and the rules refuse. */
  noteRefused?: (action: unknown) => void;
  /** What this person has noted at this table; nobody else ever sees it. */
  readonly notes: string;
  /** Keeps notes in place of those before: at most 4,000 characters, in a form of the game's own. */
  keepNotes(text: string): void;
  /** Takes the own seat back from a substitute; null when there is none. */
  readonly comeBack: (() => void) | null;
  /** Has the bots end a round in which this person has no part; null or absent when there is none. */
  readonly skip?: (() => void) | null;
}

/** What the bot on the first seat of every table is to do (null: nothing, and there is no such bot), and options for that. */
export interface Prepared {
  readonly options: Chosen;
  readonly action: unknown;
}

/** What the page shows of a game. What is absent, or null, has a form that serves for every game. */
export interface GameUi {
  /** For how long the board stays to be seen when the round is over (milliseconds; infinity: until the reader goes on). */
  lingers(): number;
  /** An event for the log, where preferences of the reader say more than the messages of the game do. */
  readonly event?: GameMessages['event'];
  /** Of a table's full options, those that differ from the rules, where it is not only these that are shown. */
  readonly chosen?: (options: unknown) => Chosen;
  /** How many cards everybody has in hand, by seat, from a view; absent where nobody has any. */
  readonly counts?: (raw: unknown) => readonly number[];
  /** What a round came to, in a few words, from its last view; without it those who won are named. */
  readonly headline?: (raw: unknown) => string | null;
  readonly Board: Component<BoardProps>;
  /** A CSS selector for a place on the board, by the name that the lessons have for it; null where there is none. */
  readonly place?: (name: string) => string | null;
  /** What the coach says, where preferences of the reader say more than the messages of the lessons do. */
  readonly lessonMessages?: (language: Language) => Promise<LessonMessages>;
  /** What there is to say about a round when it is over. */
  readonly Report: Component<{ raw: unknown; names: Names }>;
  /** How things look to this person; null where there is nothing to choose. */
  readonly Preferences: Component | null;
  /** A round that is over, to be gone through step by step; null where there is no such view. */
  readonly Review: Component<{
    /** The view at its end. */
    raw: unknown;
    names: Names;
    you?: number | null;
    /** What everybody did, in its order. */
    actions: readonly SeenAction[];
  }> | null;
  /** The running score of a series; null where standings say all. */
  readonly sheet: {
    label(): string;
    readonly Sheet: Component<{
      played: readonly Played[];
      options: unknown;
      seats: number;
      names: Names;
      /** Where a round of `played` can be gone through; null where it cannot. */
      href: ((index: number) => string) | null;
    }>;
  } | null;
  /** Files in formats of the game's own that a table's record can be stored as. */
  readonly files: readonly {
    label(): string;
    /** How its name ends, with the dot. */
    readonly ending: string;
    text(record: GameRecord): Promise<string>;
  }[];
  /** Options for people at one device, who do one after the other what others do at the same time. */
  readonly oneAfterAnother?: (options: Chosen, people: number) => Chosen;
  /** Choosing the options. */
  readonly Rules: Component<{
    options: Chosen;
    /** How many play. */
    seats: number;
    onchange: (options: Chosen) => void;
  }>;
  /** What somebody who does not play can think out for all tables of an event; absent where there is nothing. */
  readonly Prepare?: Component<{
    options: Chosen;
    /** The action of {@link Prepared}; null: nothing is prepared. */
    action: unknown;
    onchange: (prepared: Prepared) => void;
  }>;
  /** What was hidden in a round that is over, for a whole room: words as large as those around it. Absent: nothing was. */
  readonly Solution?: Component<{
    options: unknown;
    /** What was prepared for all tables; null: nothing was. */
    action: unknown;
    /** The view at the end of a round; null: none was played to its end. */
    raw: unknown;
  }>;
  /** The options in plain words. */
  readonly RulesSummary: Component<{ options: Chosen }>;
}
