import type { Command } from '@lusoria/table';
import type { Language, Refusals } from '@lusoria/words';
import type { UiWords } from '@lusoria/words/ui';
import type { CliWords } from './words/index.ts';
import type { House } from './house.ts';
import type { Input } from './input.ts';
import type { Style } from './style.ts';

/** What is said at the table whatever the game, in the player's language. */
export interface TableWords {
  readonly language: Language;
  readonly ui: UiWords;
  readonly refusals: Refusals;
  readonly play: CliWords['play'];
}

/** What a game at the terminal is played with. */
export interface Playing {
  readonly house: House;
  readonly input: Input;
  readonly words: TableWords;
  readonly style: Style;
  /** Names by seat. */
  readonly names: readonly string[];
  out(line: string): void;
  /** Lets the player follow: waits for as long as these milliseconds should feel. */
  pause(ms: number): Promise<void>;
  /** Called whenever a match is over, or broken off. */
  finished(): Promise<void>;
}

/** Asks something of the table, and says why when it is refused. */
export async function ask({ house, words, style, out }: Playing, command: Command): Promise<void> {
  const result = await house.table.do(command);
  if (result.ok) return;
  const { code, params } = result.rejection;
  out(style.wrong(words.refusals.refusal(code, params)));
}
