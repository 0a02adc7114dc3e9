import { type Command, command, type CommandEntry } from '@lusoria/cli-kit/command.ts';
import { Usage } from '@lusoria/cli-kit/usage.ts';
import { bashCompletion } from '../completion/bash.ts';
import { fishCompletion } from '../completion/fish.ts';
import { type CommandTable, commandTable, type Shell, SHELLS } from '../completion/table.ts';
import { zshCompletion } from '../completion/zsh.ts';
import { helpFrom } from '../command-help.ts';
import { listed } from '../games.ts';

const COMPLETIONS: Readonly<Record<Shell, (table: CommandTable) => string>> = {
  bash: bashCompletion,
  zsh: zshCompletion,
  fish: fishCompletion,
};

/** `lusoria completion`: what a shell needs to complete the arguments of `lusoria`. */
export const completion = (commands: () => Promise<readonly CommandEntry[]>): Command =>
  command({
    options: {},
    help: helpFrom({
      summary: 'command-completion',
      option: (name) => name,
      notes: ['command-completion-note'],
    }),
    async run({ positionals: [name = '', second] }, terminal) {
      const shell = SHELLS.find((known) => known === name);
      if (!shell) throw new Usage('one-of', { what: 'SHELL', text: name, names: listed(SHELLS) });
      if (second !== undefined) throw new Usage('too-much', { argument: second });
      terminal.out(COMPLETIONS[shell](await commandTable(await commands(), terminal.language)));
      return 0;
    },
  });
