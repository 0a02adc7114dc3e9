import type { OpenTable } from '@lusoria/client';
import type { Language } from '@lusoria/i18n';
import type { Command } from '@lusoria/table';
import type { Input } from './input.ts';
import type { CommonTranslator } from './messages/index.ts';
import type { Style } from './style.ts';

type Params = Readonly<Record<string, string | number>>;

/** The table that a game at the terminal is played at, be it of a server or of a lesson. */
export interface PlayedTable {
  readonly table: Pick<OpenTable, 'get' | 'do'>;
}

/** What a game at the terminal is played with. */
export interface Playing {
  readonly localServer: PlayedTable;
  readonly input: Input;
  readonly language: Language;
  /** What is said at a table whatever the game. */
  readonly common: CommonTranslator;
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
  { localServer, rejection, style, out }: Playing,
  command: Command,
): Promise<void> {
  const result = await localServer.table.do(command);
  if (result.ok) return;
  const { code, params } = result.rejection;
  out(style.wrong(rejection(code, params)));
}
