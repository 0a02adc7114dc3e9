import {
  type Arguments,
  type Command,
  command,
  type CommandEntry,
} from '@lusoria/cli-kit/command.ts';
import type { Terminal } from '@lusoria/cli-kit/terminal.ts';
import { Usage } from '@lusoria/cli-kit/usage.ts';
import { bashCompletion } from '../completion/bash.ts';
import { fishCompletion } from '../completion/fish.ts';
import { manualPage } from '../completion/manual.ts';
import { type CommandTable, commandTable, type Shell, SHELLS } from '../completion/table.ts';
import { zshCompletion } from '../completion/zsh.ts';
import { helpFrom } from '../command-help.ts';
import { listed } from '../games.ts';
import description from '../package.json' with { type: 'json' };

/** A command that prints a text derived from the table of all commands. */
function printing(
  name: 'completion' | 'manual',
  made: (given: Arguments, terminal: Terminal) => (table: CommandTable) => string | Promise<string>,
) {
  return (commands: () => Promise<readonly CommandEntry[]>): Command =>
    command({
      options: {},
      help: helpFrom({
        summary: `command-${name}`,
        option: (option) => option,
        notes: [`command-${name}-note`],
      }),
      async run(given, terminal) {
        const print = made(given, terminal);
        terminal.out(await print(await commandTable(await commands(), terminal.language)));
        return 0;
      },
    });
}

const COMPLETIONS: Readonly<Record<Shell, (table: CommandTable) => string>> = {
  bash: bashCompletion,
  zsh: zshCompletion,
  fish: fishCompletion,
};

/** `lusoria completion`: the script with which a shell completes the arguments of `lusoria`. */
export const completion = printing('completion', ({ positionals: [name = '', second] }) => {
  const shell = SHELLS.find((known) => known === name);
  if (!shell) throw new Usage('one-of', { what: 'SHELL', text: name, names: listed(SHELLS) });
  if (second !== undefined) throw new Usage('too-much', { argument: second });
  return COMPLETIONS[shell];
});

/** `lusoria manual`: the manual page. */
export const manual = printing(
  'manual',
  (_, { language }) =>
    async (table) =>
      manualPage(table, description.version, language),
);
