import { resolve } from 'node:path';
import { BackupError, backUp, restore as putBack } from '@lusoria/server';
import { command } from '@lusoria/cli-kit/command.ts';
import { Failure } from '@lusoria/cli-kit/usage.ts';
import { theFile } from '../arguments.ts';
import { helpFrom } from '../command-help.ts';
import { loadCliMessages } from '../messages/index.ts';

/** A command that copies all data between a folder and a file. */
function moving(name: 'backup' | 'restore', move: (file: string, folder: string) => Promise<void>) {
  return command({
    options: { data: { kind: 'value', takes: 'DIR' } },
    help: helpFrom({
      summary: `command-${name}`,
      option: (option) => `command-${name}-${option}`,
      notes: [`command-${name}-note`],
    }),
    async run(given, terminal) {
      const file = theFile(given);
      const folder = resolve(given.value('data') ?? 'data');
      try {
        await move(resolve(file), folder);
      } catch (error) {
        if (error instanceof BackupError) throw new Failure(error.fault, { file: error.file });
        throw error;
      }
      const t = await loadCliMessages(terminal.language);
      terminal.out(t(`${name}-done`, { file, folder }));
      return 0;
    },
  });
}

/** `lusoria backup`: the data of a server in one file, while it runs. */
export const backup = moving('backup', async (file, folder) => backUp(folder, file));

/** `lusoria restore`: restores a server's data from such a file. */
export const restore = moving('restore', async (file, folder) => putBack(file, folder));
