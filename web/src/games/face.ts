import type { Result } from '@lusoria/core';
import type { TableView } from '@lusoria/table';
import type { Sentence } from '@lusoria/words/sentence';
import type { Component } from 'svelte';
import type { Names } from '../table/names.ts';

/** Options as they are chosen: only what differs from the rules. */
export type Chosen = Readonly<Record<string, unknown>>;

/** What a board is given: the game's view as it came, and how to act. */
export interface BoardProps {
  readonly raw: unknown;
  readonly names: Names;
  /** When the table acts for those who have not (milliseconds by the house's clock); null: never. */
  readonly limitAt: number | null;
  /** Until when this person must wait before acting; 0: not at all. */
  readonly waitUntil: number;
  /** The house's clock. */
  now(): number;
  /** Whether something is on its way. */
  readonly pending: boolean;
  /** Whether the host has interrupted the game. */
  readonly paused: boolean;
  act(action: unknown): Promise<Result<number>>;
  /** Takes the own seat back from a stand-in; null when there is none. */
  readonly comeBack: (() => void) | null;
}

/** A line of the log; `strife` is a challenge or the like, `round` begins or ends something. */
export interface Told {
  readonly sentence: Sentence;
  readonly kind: 'play' | 'strife' | 'round';
}

/** Everything that the page shows of a game. A table knows its game by this and nothing else. */
export interface GameFace {
  /** What the table is called, from its options. */
  title(options: unknown): string;
  /** The numbers of players. */
  readonly seats: readonly number[];
  /** The bot that is put on a free seat when nothing else is said. */
  readonly bot: string;
  botNames(): readonly string[];
  botLabel(bot: string): string;
  /** Whose turn it is, in a sentence. */
  turnOf(name: string): string;
  /** How many cards a seat holds, and whether it plays no more. */
  seat(raw: unknown, seat: number): { readonly cards: number; readonly out: boolean };
  /** An event of the game for the log; null for what is not worth a line. */
  told(event: unknown, view: TableView, names: Names): Told | null;
  /** Of a table's full options, what differs from the rules. */
  chosen(options: unknown): Chosen;
  readonly Board: Component<BoardProps>;
  /** What there is to say about a round when it is over. */
  readonly Report: Component<{ raw: unknown; names: Names }>;
  /** Choosing the options. */
  readonly Rules: Component<{ options: Chosen; onchange: (options: Chosen) => void }>;
  /** The options in plain words. */
  readonly RulesSummary: Component<{ options: Chosen }>;
  readonly BotChoice: Component<{
    id: string;
    value: string;
    open?: string | null;
    onchoose: (bot: string) => void;
  }>;
}

/** The faces of the games; one is loaded when a table needs it. */
const faces: Readonly<Record<string, () => Promise<GameFace>>> = {
  agreement: async () => (await import('./agreement/face.svelte.ts')).loadFace(),
};

/** The face of a game; null when this page does not know the game. */
export async function faceOf(game: string): Promise<GameFace | null> {
  return Object.hasOwn(faces, game) ? ((await faces[game]?.()) ?? null) : null;
}
