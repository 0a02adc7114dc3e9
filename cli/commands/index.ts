import type { Command, CommandEntry } from '@lusoria/cli-kit/command.ts';
import { allManifests, gameNames } from '../games.ts';
import { loadCliMessages } from '../messages/index.ts';

type Name =
  | 'serve'
  | 'play'
  | 'learn'
  | 'puzzle'
  | 'simulate'
  | 'arena'
  | 'examine'
  | 'trial'
  | 'bot'
  | 'open'
  | 'join'
  | 'watch'
  | 'tables'
  | 'print'
  | 'verify'
  | 'season'
  | 'daily'
  | 'work'
  | 'migrate'
  | 'doctor'
  | 'backup'
  | 'restore'
  | 'page'
  | 'papers'
  | 'lti'
  | 'completion'
  | 'manual';

function entry(name: Name, takes: string, load: () => Promise<Command>): CommandEntry {
  const summary: CommandEntry['summary'] = async (language) =>
    (await loadCliMessages(language))(`command-${name}`);
  return { name, takes, summary, load };
}

const PLAYING: readonly CommandEntry[] = [
  entry('serve', '', async () => (await import('./serve.ts')).serve),
  entry('play', 'GAME', async () => (await import('./play.ts')).play),
  entry('learn', 'GAME', async () => (await import('./learn.ts')).learn),
  entry('simulate', 'GAME', async () => (await import('./simulate.ts')).simulate),
  entry('arena', 'GAME', async () => (await import('./arena.ts')).arena),
  entry('examine', 'GAME PLAYER', async () => (await import('./examine.ts')).examine),
  entry('trial', 'GAME PLAYER…', async () => (await import('./trial.ts')).trial),
  entry('open', 'GAME', async () => (await import('./open.ts')).open),
  entry('join', 'CODE', async () => (await import('./join.ts')).join),
  entry('watch', 'CODE', async () => (await import('./join.ts')).watch),
  entry('tables', '', async () => (await import('./tables.ts')).tables),
  entry('bot', 'CODE', async () => (await import('./bot.ts')).bot),
  entry('puzzle', 'GAME [ANSWER]', async () => (await import('./puzzle.ts')).puzzle),
];

const KEEPING: readonly CommandEntry[] = [
  entry('print', 'WHAT', async () => (await import('./print.ts')).print),
  entry('verify', 'FILE', async () => (await import('./verify.ts')).verify),
  entry('daily', '[FILE]', async () => (await import('./daily.ts')).daily),
  entry('season', 'FILE', async () => (await import('./season.ts')).season),
  entry('work', '', async () => (await import('./work.ts')).work),
  entry('doctor', '', async () => (await import('./doctor.ts')).doctor),
  entry('migrate', '', async () => (await import('./migrate.ts')).migrate),
  entry('backup', 'FILE', async () => (await import('./backup.ts')).backup),
  entry('restore', 'FILE', async () => (await import('./backup.ts')).restore),
  entry('papers', 'FOLDER', async () => (await import('./papers.ts')).papers),
  entry('lti', 'FILE', async () => (await import('./lti.ts')).lti),
  entry('page', 'FOLDER', async () => (await import('./page.ts')).page),
  entry('completion', 'SHELL', async () =>
    (await import('./completion.ts')).completion(allCommands),
  ),
  entry('manual', '', async () => (await import('./completion.ts')).manual(allCommands)),
];

/** All commands, with those of the games, in the order of the help. */
export async function allCommands(): Promise<readonly CommandEntry[]> {
  const modules = await Promise.all(
    (await allManifests()).map(async ({ commands }) => commands?.()),
  );
  const simulations = modules.flatMap((module) => module?.simulations ?? []);
  const ofGames = modules.flatMap((module) => module?.commands ?? []);
  return [...PLAYING, ...simulations, ...ofGames, ...KEEPING];
}

/**
 * The command called by these words, of which only the second may be missing; null: none. The games
 * are only loaded for one of theirs.
 */
export async function commandNamed(name: string, second: string): Promise<CommandEntry | null> {
  const known = [...PLAYING, ...KEEPING].find((command) => command.name === name);
  if (known && (name !== 'simulate' || (await gameNames()).includes(second))) return known;
  const all = await allCommands();
  return (
    all.find((command) => command.name === `${name} ${second}`) ??
    known ??
    all.find((command) => command.name === name || command.formerly === name) ??
    null
  );
}
