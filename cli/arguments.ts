import { parseArgs } from 'node:util';
import type { Arguments, OptionKind } from '@lusoria/cli-kit/command.ts';
import { nearest } from '@lusoria/cli-kit/nearest.ts';
import { Usage } from '@lusoria/cli-kit/usage.ts';

/** The options of a command by their names without the hyphens. */
export type OptionSpec = Readonly<Record<string, OptionKind>>;

/** Options that every command has. */
const EVERYWHERE = {
  help: 'flag',
  version: 'flag',
  lang: 'value',
} as const satisfies OptionSpec;

/**
 * Reads a command's arguments.
 *
 * @throws Usage on an option that is not in `spec`, lacks its value or takes none.
 */
export function readArguments(args: readonly string[], spec: OptionSpec): Arguments {
  const known: OptionSpec = { ...EVERYWHERE, ...spec };
  const given = new Map<string, string[]>();
  const positionals: string[] = [];
  for (const token of tokensOf(args, known)) {
    if (token.kind === 'positional') positionals.push(token.value);
    if (token.kind !== 'option') continue;
    const kind = Object.hasOwn(known, token.name) ? known[token.name] : undefined;
    if (!kind) throw unknownOption(token.rawName, known);
    given.set(token.name, [...(given.get(token.name) ?? []), valueOf(token, kind)]);
  }
  return argumentsOf(given, positionals);
}

function unknownOption(option: string, known: OptionSpec): Usage {
  const meant = nearest(
    option,
    Object.keys(known).map((name) => `--${name}`),
  );
  return meant === null
    ? new Usage('unknown-option', { option })
    : new Usage('near-option', { option, nearest: meant });
}

/** @throws Usage when arguments follow the name of a command that takes none. */
export function checkNoArguments({ positionals: [superfluous] }: Arguments): void {
  if (superfluous !== undefined) throw new Usage('too-much', { argument: superfluous });
}

/** The one file that a command takes. @throws Usage when there is none, or more. */
export function theFile({ positionals: [file, second] }: Arguments): string {
  if (file === undefined) throw new Usage('which-file');
  if (second !== undefined) throw new Usage('too-much', { argument: second });
  return file;
}

/** Index of the command's name: after options that every command has; null: none. */
export function commandAt(args: readonly string[]): number | null {
  const found = tokensOf(args, EVERYWHERE).find((token) => token.kind === 'positional');
  return found ? found.index : null;
}

function tokensOf(args: readonly string[], spec: OptionSpec) {
  const options = Object.fromEntries(
    Object.entries(spec).map(([name, kind]) => [
      name,
      {
        type: kind === 'flag' ? ('boolean' as const) : ('string' as const),
        ...(name === 'help' ? { short: 'h' } : {}),
      },
    ]),
  );
  // Not strict, because the messages of `parseArgs` are in English and in several sentences.
  const { tokens } = parseArgs({
    args: [...args],
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  return tokens;
}

interface OptionToken {
  readonly rawName: string;
  readonly value: string | undefined;
  readonly inlineValue: boolean | undefined;
}

function valueOf({ rawName, value, inlineValue }: OptionToken, kind: OptionKind): string {
  if (kind === 'flag') {
    if (value !== undefined) throw new Usage('no-value', { option: rawName });
    return '';
  }
  // `--seed --json` has lost its value: the next option is none.
  const lost = !value || (!inlineValue && value.startsWith('--'));
  if (lost) throw new Usage('needs-value', { option: rawName });
  return value;
}

function argumentsOf(
  given: ReadonlyMap<string, readonly string[]>,
  positionals: readonly string[],
): Arguments {
  const value = (option: string): string | null => given.get(option)?.at(-1) ?? null;
  return {
    positionals,
    has: (option) => given.has(option),
    value,
    values: (option) => given.get(option) ?? [],
    whole(option, min, max) {
      const text = value(option);
      if (text === null) return null;
      const number = Number(text);
      if (!/^\d{1,15}$/.test(text) || number < min || number > max) {
        throw new Usage('not-whole', { what: `--${option}`, text, min, max });
      }
      return number;
    },
  };
}
