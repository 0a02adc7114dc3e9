import type { Command } from '../command.ts';

/** What can be said of a command before it is loaded. */
export interface CommandEntry {
  readonly name:
    | 'serve'
    | 'play'
    | 'simulate'
    | 'arena'
    | 'replay'
    | 'solve'
    | 'verify'
    | 'migrate'
    | 'work';
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
  { name: 'arena', takes: 'skat', load: async () => (await import('./arena.ts')).arena },
  { name: 'replay', takes: 'FILE…', load: async () => (await import('./replay.ts')).replay },
  { name: 'solve', takes: 'FILE…', load: async () => (await import('./solve.ts')).solve },
  { name: 'verify', takes: 'FILE', load: async () => (await import('./verify.ts')).verify },
  { name: 'work', takes: '', load: async () => (await import('./work.ts')).work },
  { name: 'migrate', takes: '', load: async () => (await import('./migrate.ts')).migrate },
];
