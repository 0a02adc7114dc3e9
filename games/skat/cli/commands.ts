import type { CommandEntry } from '@lusoria/cli-kit/command.ts';
import { loadSkatCommandMessages } from './messages/index.ts';

type Name = 'replay' | 'breakdown' | 'solve';

function entry(name: Name, takes: string, load: CommandEntry['load']): CommandEntry {
  const summary: CommandEntry['summary'] = async (language) =>
    (await loadSkatCommandMessages(language))(`command-${name}`);
  return { name: `skat ${name}`, formerly: name, takes, summary, load };
}

/** Commands that only Skat has. */
export const commands: readonly CommandEntry[] = [
  entry('replay', 'FILE…', async () => (await import('./replay/command.ts')).replay),
  entry('breakdown', 'FILE…', async () => (await import('./breakdown/command.ts')).breakdown),
  entry('solve', 'FILE…', async () => (await import('./solve/command.ts')).solve),
];
