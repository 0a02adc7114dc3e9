import type { Language } from '@lusoria/i18n';
import type { Command } from '@lusoria/table';
import type { Refusals } from '@lusoria/words';
import type { UiWords } from '@lusoria/words/ui';
import type { Input } from './input.ts';
import type { LocalServer } from './local-server.ts';
import type { TerminalTranslator } from './messages/index.ts';
import type { Style } from './style.ts';
import type { CliWords } from './words/index.ts';

/** What is said at the table whatever the game, as the games' terminals still ask for it. */
export interface TableWords {
  readonly language: Language;
  readonly ui: UiWords;
  readonly refusals: Refusals;
  readonly play: CliWords['play'];
}

type Params = Readonly<Record<string, string | number>>;

/** What a game at the terminal is played with. */
export interface Playing {
  readonly house: LocalServer;
  readonly input: Input;
  readonly words: TableWords;
  readonly language: Language;
  /** What is said at a table whatever the game. */
  readonly common: TerminalTranslator;
  readonly style: Style;
  /** Names by seat. */
  readonly names: readonly string[];
  out(line: string): void;
  /** Why something was rejected. */
  rejection(code: string, params: Params): string;
  /** Lets the player follow: waits for as long as these milliseconds should feel. */
  pause(ms: number): Promise<void>;
  /** Called whenever a match is over, or broken off. */
  finished(): Promise<void>;
}

/** Asks something of the table, and says why when it is rejected. */
export async function ask(
  { house, rejection, style, out }: Playing,
  command: Command,
): Promise<void> {
  const result = await house.table.do(command);
  if (result.ok) return;
  const { code, params } = result.rejection;
  out(style.wrong(rejection(code, params)));
}
