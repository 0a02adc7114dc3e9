import type { OpenTable } from '@lusoria/client';
import { decodeOnce, type HintDegrees } from '@lusoria/core';
import type { Language, Sentence } from '@lusoria/i18n';
import type { Command, TableView } from '@lusoria/table';
import type { GenericSchema } from 'valibot';
import type { Input } from './input.ts';
import type { CommonTranslator } from './messages/index.ts';
import type { Style } from './style.ts';

type Params = Readonly<Record<string, string | number>>;

/** Table of a game at the terminal, on a server or in a lesson. */
export interface PlayedTable {
  readonly table: Pick<OpenTable, 'get' | 'do'>;
  /** What is not to be told now, by the game's own names, as a lesson has not explained it or asks for it. Absent: nothing. */
  readonly leavesOut?: () => readonly string[] | undefined;
}

/** Environment of a game at the terminal. */
export interface Playing {
  readonly live: PlayedTable;
  readonly input: Input;
  readonly language: Language;
  /** Messages of a table that every game shares. */
  readonly common: CommonTranslator;
  readonly style: Style;
  /** Names by seat. */
  readonly names: readonly string[];
  out(line: string): void;
  /** Text of a rejection. */
  rejection(code: string, params: Params): string;
  /** Pauses for the player to follow, in milliseconds. */
  pause(ms: number): Promise<void>;
  /** What the player should keep from the round that has just ended. Absent: nobody is told. */
  insight?(): Promise<Sentence | null>;
  /** A hint for the player; null: there is nothing to advise. Absent: nobody is given hints. */
  hint?(): Promise<HintDegrees | null>;
  /** Called whenever a match is over, or broken off. */
  finished(): Promise<void>;
}

/** The line that a player should keep from the round that has just ended, if there is one. */
export async function insightLines({ insight, style }: Playing): Promise<readonly string[]> {
  const sentence = await insight?.();
  return sentence ? [style.sentence(sentence)] : [];
}

/** The player's view of the round as the game reads it; null before the first. */
export function viewIn<View>(
  schema: GenericSchema<unknown, View>,
  { round }: Pick<TableView, 'round'>,
): View | null {
  return round?.play ? decodeOnce(schema, round.play.view) : null;
}

/** Sends a command to the table, and shows its rejection. */
export async function ask(
  { live, rejection, style, out }: Playing,
  command: Command,
): Promise<void> {
  const result = await live.table.do(command);
  if (result.ok) return;
  const { code, params } = result.rejection;
  out(style.wrong(rejection(code, params)));
}
