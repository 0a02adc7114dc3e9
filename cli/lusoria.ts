import { defined } from '@lusoria/core';
import type { Language } from '@lusoria/i18n';
import type { Arguments, Command, CommandEntry } from '@lusoria/cli-kit/command.ts';
import { loadCommonMessages } from '@lusoria/cli-kit/messages/index.ts';
import { nearest } from '@lusoria/cli-kit/nearest.ts';
import { type Terminal, tidy } from '@lusoria/cli-kit/terminal.ts';
import { Failure, oneLine, reasonOf, Usage } from '@lusoria/cli-kit/usage.ts';
import { checkNoArguments, commandAt, type OptionSpec, readArguments } from './arguments.ts';
import { allCommands, commandNamed } from './commands/index.ts';
import { listed } from './games.ts';
import { languageNamed, languageSaid } from './language.ts';
import { loadCliMessages } from './messages/index.ts';
import description from './package.json' with { type: 'json' };
import { placeholdersIn } from './placeholders.ts';

/** Context of a run: its environment, and a factory of its terminal in a language. */
export interface Context {
  readonly environment: Readonly<Partial<Record<string, string>>>;
  terminal(language: Language): Terminal;
}

/**
 * Runs `lusoria` with these arguments.
 *
 * @returns the exit code: 0 done, 1 failed, 2 not understood.
 */
export async function lusoria(args: readonly string[], context: Context): Promise<number> {
  const speaking = (language: Language): Terminal => tidy(context.terminal(language));
  let terminal = speaking(languageSaid(args, context.environment));
  let called = 'lusoria';
  /** Switches to the requested language. */
  const inLanguage = (given: Arguments): Arguments => {
    const wanted = given.value('lang');
    if (wanted !== null) terminal = speaking(languageNamed(wanted, terminal.language));
    return given;
  };
  try {
    const at = commandAt(args);
    const before = inLanguage(readArguments(args.slice(0, at ?? args.length), {}));
    if (at === null) return await withoutCommand(before, terminal);
    const name = defined(args[at]);
    if (name === 'help') return await lusoria([...args.toSpliced(at, 1), '--help'], context);
    const entry = await entryNamed(name, args[at + 1] ?? '');
    const isFormer = entry.formerly === name;
    called = `lusoria ${entry.name}`;
    const command = await entry.load();
    const given = inLanguage(
      readArguments(
        args.toSpliced(at, isFormer ? 1 : entry.name.split(' ').length),
        specOf(command),
      ),
    );
    if (isFormer) {
      const t = await loadCommonMessages(terminal.language);
      terminal.err(t('renamed', { former: `lusoria ${name}`, command: called }));
    }
    return await run(entry, command, given, terminal);
  } catch (error) {
    terminal.err(await errorLine(called, error, terminal.language));
    return error instanceof Usage ? 2 : 1;
  }
}

async function withoutCommand(given: Arguments, { out, language }: Terminal): Promise<number> {
  if (given.has('version')) {
    out(VERSION);
    return 0;
  }
  if (!given.has('help')) throw new Usage('no-command', { names: listed(await commandNames()) });
  const { helpForAll } = await import('./help.ts');
  out(await helpForAll(await allCommands(), language));
  return 0;
}

async function run(
  entry: CommandEntry,
  command: Command,
  given: Arguments,
  terminal: Terminal,
): Promise<number> {
  if (given.has('version')) {
    terminal.out(VERSION);
    return 0;
  }
  if (!given.has('help')) {
    if (entry.takes === '') checkNoArguments(given);
    return command.run(given, terminal);
  }
  const { helpFor } = await import('./help.ts');
  terminal.out(await helpFor(entry, command, given.positionals[0] ?? null, terminal.language));
  return 0;
}

const VERSION = `lusoria ${description.version}`;

async function entryNamed(name: string, second: string): Promise<CommandEntry> {
  const entry = await commandNamed(name, second);
  if (entry) return entry;
  const known = await commandNames();
  const longer = known.filter((one) => one.startsWith(`${name} `));
  if (longer.length > 0) throw new Usage('part-command', { name, names: listed(longer) });
  const meant = nearest(name, known);
  throw meant === null
    ? new Usage('unknown-command', { name })
    : new Usage('near-command', { name, nearest: meant });
}

async function commandNames(): Promise<readonly string[]> {
  return (await allCommands()).map((command) => command.name);
}

function specOf({ options }: Command): OptionSpec {
  return Object.fromEntries(Object.entries(options).map(([name, { kind }]) => [name, kind]));
}

async function errorLine(called: string, error: unknown, language: Language): Promise<string> {
  const [t, cli] = await Promise.all([loadCommonMessages(language), loadCliMessages(language)]);
  const taken = (what: string): string => placeholdersIn(cli, what);
  if (error instanceof Usage) {
    return oneLine(
      `${called}: ${error.worded(t, taken)} (${t('usage-hint', { command: called })})`,
    );
  }
  const failure =
    error instanceof Failure ? error : new Failure('failed', { reason: reasonOf(error) });
  return oneLine(`${called}: ${failure.worded(t, taken)}`);
}
