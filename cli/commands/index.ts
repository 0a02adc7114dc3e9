import type { Command } from '../command.ts';

/** What can be said of a command before it is loaded. */
export interface CommandEntry {
  readonly name: 'serve' | 'play' | 'simulate' | 'replay' | 'verify';
  /** What follows the name: `GAME`, `FILE`, or nothing. */
  readonly takes: string;
  /** A command is loaded only when it is called: each brings a good part of the house with it. */
  load(): Promise<Command>;
}

/** All commands, in the order in which help shows them. */
export const COMMANDS: readonly CommandEntry[] = [
  { name: 'serve', takes: '', load: async () => (await import('./serve.ts')).serve },
  { name: 'play', takes: 'GAME', load: async () => (await import('./play.ts')).play },
  { name: 'simulate', takes: 'GAME', load: async () => (await import('./simulate.ts')).simulate },
  { name: 'replay', takes: 'FILE…', load: async () => (await import('./replay.ts')).replay },
  { name: 'verify', takes: 'FILE', load: async () => (await import('./verify.ts')).verify },
];
