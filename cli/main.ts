import { commandAt, readArguments } from './arguments.ts';
import type { Command } from './command.ts';
import { COMMANDS } from './commands/index.ts';
import { helpFor, helpForAll } from './help.ts';
import { languageNamed, languageOf } from './language.ts';
import packageFile from './package.json' with { type: 'json' };
import { type Terminal, terminal } from './terminal.ts';
import { Failure, oneLine, Usage } from './usage.ts';
import { CLI_WORDS } from './words/index.ts';

/** @returns the exit code: 0 done, 1 failed, 2 not understood. */
async function main(args: readonly string[]): Promise<number> {
  let speaker = speaking(languageOf(process.env));
  let called = 'lusoria';
  try {
    const at = commandAt(args);
    const name = at === null ? undefined : args[at];
    const command = COMMANDS.find((known) => known.name === name);
    const rest = at === null ? args : args.toSpliced(at, 1);
    const before = readArguments(at === null ? args : args.slice(0, at), {});
    const wanted = before.value('lang');
    if (wanted !== null) speaker = speaking(languageNamed(wanted));
    if (name !== undefined && !command) {
      throw new Usage((words) => words.usage.unknownCommand(name, NAMES));
    }
    if (command) called = `lusoria ${command.name}`;
    const spec = Object.fromEntries(
      (command?.options ?? []).map((option) => [option.name, option.kind]),
    );
    const given = readArguments(rest, spec);
    const language = given.value('lang');
    if (language !== null) speaker = speaking(languageNamed(language));
    if (given.has('version')) {
      speaker.out(`lusoria ${packageFile.version}`);
      return 0;
    }
    if (given.has('help')) {
      speaker.out(
        command ? await helpFor(command, speaker.words) : helpForAll(COMMANDS, speaker.words),
      );
      return 0;
    }
    if (!command) throw new Usage((words) => words.usage.noCommand(NAMES));
    return await command.run(given, speaker);
  } catch (error) {
    speaker.err(complaint(called, error, speaker));
    return error instanceof Usage ? 2 : 1;
  }
}

const NAMES = COMMANDS.map(({ name }: Command) => name);

function speaking(language: ReturnType<typeof languageOf>): Terminal {
  return terminal(language, CLI_WORDS[language]);
}

function complaint(called: string, error: unknown, { words }: Terminal): string {
  if (error instanceof Usage) {
    return oneLine(`${called}: ${error.worded(words)} (${words.usage.hint(called)})`);
  }
  if (error instanceof Failure) return oneLine(`${called}: ${error.worded(words)}`);
  const reason = error instanceof Error ? error.message : String(error);
  return oneLine(`${called}: ${words.failed(reason)}`);
}

// Whoever reads only the beginning (`| head`) has had enough: that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});
process.exitCode = await main(process.argv.slice(2));
