import type { Command, CommandEntry } from '@lusoria/cli-kit/command.ts';
import { allManifests } from '../games.ts';
import { loadCliMessages } from '../messages/index.ts';

type Name = 'serve' | 'play' | 'simulate' | 'arena' | 'print' | 'verify' | 'work' | 'migrate';

function entry(name: Name, takes: string, load: () => Promise<Command>): CommandEntry {
  const summary: CommandEntry['summary'] = async (language) =>
    (await loadCliMessages(language))(`command-${name}`);
  return { name, takes, summary, load };
}

const PLAYING: readonly CommandEntry[] = [
  entry('serve', '', async () => (await import('./serve.ts')).serve),
  entry('play', 'GAME', async () => (await import('./play.ts')).play),
  entry('simulate', 'GAME', async () => (await import('./simulate.ts')).simulate),
  entry('arena', 'GAME', async () => (await import('./arena.ts')).arena),
];

const KEEPING: readonly CommandEntry[] = [
  entry('print', 'WHAT', async () => (await import('./print.ts')).print),
  entry('verify', 'FILE', async () => (await import('./verify.ts')).verify),
  entry('work', '', async () => (await import('./work.ts')).work),
  entry('migrate', '', async () => (await import('./migrate.ts')).migrate),
];

/** All commands, those of the games among them, in the order in which help shows them. */
export async function allCommands(): Promise<readonly CommandEntry[]> {
  const ofGames = (await allManifests()).map(
    async ({ terminal }) => (await terminal?.())?.commands ?? [],
  );
  return [...PLAYING, ...(await Promise.all(ofGames)).flat(), ...KEEPING];
}

/** The command of this name; null when there is none. The games are only loaded for one of theirs. */
export async function commandNamed(name: string): Promise<CommandEntry | null> {
  const named = (known: CommandEntry): boolean => known.name === name;
  return [...PLAYING, ...KEEPING].find(named) ?? (await allCommands()).find(named) ?? null;
}
