import type { CommandEntry } from '@lusoria/cli-kit/command.ts';
import { loadSkatCommandMessages } from './messages/index.ts';

type Name = 'replay' | 'solve';

function entry(name: Name, load: CommandEntry['load']): CommandEntry {
  const summary: CommandEntry['summary'] = async (language) =>
    (await loadSkatCommandMessages(language))(`command-${name}`);
  return { name, takes: 'FILE…', summary, load };
}

/** Commands that only Skat has. */
export const commands: readonly CommandEntry[] = [
  entry('replay', async () => (await import('./replay/command.ts')).replay),
  entry('solve', async () => (await import('./solve/command.ts')).solve),
];
