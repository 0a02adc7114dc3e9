import { type Command, command, type CommandEntry } from '@lusoria/cli-kit/command.ts';
import { manualPage } from '../completion/manual.ts';
import { commandTable } from '../completion/table.ts';
import { helpFrom } from '../command-help.ts';
import description from '../package.json' with { type: 'json' };

/** `lusoria manual`: the manual page. */
export const manual = (commands: () => Promise<readonly CommandEntry[]>): Command =>
  command({
    options: {},
    help: helpFrom({
      summary: 'command-manual',
      option: (name) => name,
      notes: ['command-manual-note'],
    }),
    async run(_, { language, out }) {
      out(
        await manualPage(
          await commandTable(await commands(), language),
          description.version,
          language,
        ),
      );
      return 0;
    },
  });
