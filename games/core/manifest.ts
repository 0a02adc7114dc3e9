import type { AnyGame } from './erase.ts';

/**
 * What a game offers to the rest of the product. Each part is loaded when it is first needed, so that a page does not
 * carry a terminal, nor a server a page.
 *
 * @typeParam Ui what the page shows of the game; whoever loads it says what it must be
 * @typeParam Terminal what the terminal shows of it, likewise
 */
export interface GameManifest<Ui = unknown, Terminal = unknown> {
  /** The game's name in commands, messages and logs; also that of its folder. */
  readonly id: string;
  /** Names that stand for the game with some options chosen. */
  readonly aliases?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Rules and bots. */
  readonly load: () => Promise<AnyGame>;
  /** Absent: the page shows views and actions of this game in a generic form. */
  readonly ui?: () => Promise<Ui>;
  /** Absent: so does the terminal. */
  readonly terminal?: () => Promise<Terminal>;
}
