import type { Language } from '@lusoria/words';
import { type Arguments, commandAt, type OptionSpec, readArguments } from './arguments.ts';
import type { Command } from './command.ts';
import { type CommandEntry, COMMANDS } from './commands/index.ts';
import { languageNamed, languageOf } from '@lusoria/cli-kit/language.ts';
import description from './package.json' with { type: 'json' };
import type { Terminal } from '@lusoria/cli-kit/terminal.ts';
import { Failure, oneLine, Usage } from '@lusoria/cli-kit/usage.ts';
import { CLI_WORDS, type CliWords } from '@lusoria/cli-kit/words/index.ts';

/** The world around a run: its environment, and a terminal that speaks these words. */
export interface Surroundings {
  readonly environment: Readonly<Partial<Record<string, string>>>;
  terminal(language: Language, words: CliWords): Terminal;
}

/**
 * Runs `lusoria` with these arguments.
 *
 * @returns the exit code: 0 done, 1 failed, 2 not understood.
 */
export async function lusoria(args: readonly string[], around: Surroundings): Promise<number> {
  const speaking = (language: Language): Terminal => around.terminal(language, CLI_WORDS[language]);
  let speaker = speaking(languageOf(around.environment));
  let called = 'lusoria';
  /** From here on everything is said in the language that was asked for. */
  const heed = (given: Arguments): Arguments => {
    const wanted = given.value('lang');
    if (wanted !== null) speaker = speaking(languageNamed(wanted));
    return given;
  };
  try {
    const at = commandAt(args);
    const before = heed(readArguments(args.slice(0, at ?? args.length), {}));
    if (at === null) return await withoutCommand(before, speaker);
    const entry = entryNamed(args[at] ?? '');
    called = `lusoria ${entry.name}`;
    const command = await entry.load();
    const given = heed(readArguments(args.toSpliced(at, 1), specOf(command)));
    return await run(entry, command, given, speaker);
  } catch (error) {
    speaker.err(complaint(called, error, speaker.words));
    return error instanceof Usage ? 2 : 1;
  }
}

async function withoutCommand(given: Arguments, { out, words }: Terminal): Promise<number> {
  if (given.has('version')) {
    out(VERSION);
    return 0;
  }
  if (!given.has('help')) throw new Usage(({ usage }) => usage.noCommand(namesOf(COMMANDS)));
  const { helpForAll } = await import('./help.ts');
  out(helpForAll(COMMANDS, words));
  return 0;
}

async function run(
  entry: CommandEntry,
  command: Command,
  given: Arguments,
  speaker: Terminal,
): Promise<number> {
  if (given.has('version')) {
    speaker.out(VERSION);
    return 0;
  }
  if (!given.has('help')) return command.run(given, speaker);
  const { helpFor } = await import('./help.ts');
  speaker.out(await helpFor(entry, command, speaker));
  return 0;
}

const VERSION = `lusoria ${description.version}`;

function entryNamed(name: string): CommandEntry {
  const entry = COMMANDS.find((known) => known.name === name);
  if (entry) return entry;
  throw new Usage(({ usage }) => usage.unknownCommand(name, namesOf(COMMANDS)));
}

function namesOf(commands: readonly CommandEntry[]): readonly string[] {
  return commands.map(({ name }) => name);
}

function specOf({ options }: Command): OptionSpec {
  return Object.fromEntries(options.map(({ name, kind }) => [name, kind]));
}

function complaint(called: string, error: unknown, words: CliWords): string {
  if (error instanceof Usage) {
    return oneLine(`${called}: ${error.worded(words)} (${words.usage.hint(called)})`);
  }
  if (error instanceof Failure) return oneLine(`${called}: ${error.worded(words)}`);
  const reason = error instanceof Error ? error.message : String(error);
  return oneLine(`${called}: ${words.failed(reason)}`);
}
