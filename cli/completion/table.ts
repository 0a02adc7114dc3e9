import { GAME_IDS } from '@lusoria/games';
import { LANGUAGES, type Language } from '@lusoria/i18n';
import type { CommandEntry, CommandOption } from '@lusoria/cli-kit/command.ts';
import { gameNames } from '../games.ts';
import { loadCliMessages } from '../messages/index.ts';
import { placeholdersIn } from '../placeholders.ts';
import { printItems } from '../printing.ts';

/** Shells with completion. */
export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

/** Possible values at a place of the command line: one of these words, a path, or free text. */
export type Place =
  | { readonly kind: 'words'; readonly words: readonly string[] }
  | { readonly kind: 'file' | 'folder' | 'free' };

/** An option; `value` is null for a flag. */
export interface OptionRow {
  readonly name: string;
  readonly takes: string;
  readonly value: Place | null;
  readonly help: string;
}

/** A command with its help. */
export interface CommandRow {
  readonly name: string;
  readonly takes: string;
  readonly summary: string;
  /** Its argument; null: none. */
  readonly argument: Place | null;
  readonly options: readonly OptionRow[];
  readonly more: string | null;
  readonly notes: readonly string[];
}

/** The command line as data, from the table that `lusoria` itself reads. */
export interface CommandTable {
  readonly commands: readonly CommandRow[];
  /** Options that every command has. */
  readonly everywhere: readonly OptionRow[];
}

/** These commands, with their texts in a language. */
export async function commandTable(
  entries: readonly CommandEntry[],
  language: Language,
): Promise<CommandTable> {
  const [t, words] = await Promise.all([loadCliMessages(language), argumentWords(language)]);
  const commands = entries.map(async (entry): Promise<CommandRow> => {
    const { options, help } = await entry.load();
    const { summary, option, more, notes } = await help(language, null);
    return {
      name: entry.name,
      takes: placeholdersIn(t, entry.takes),
      summary,
      argument: argumentOf(entry.takes, words),
      options: Object.entries(options).map(([name, one]) => ({
        name,
        takes: placeholdersIn(t, one.takes),
        value: placeOf(one),
        help: option(name),
      })),
      more: more ?? null,
      notes,
    };
  });
  return {
    commands: await Promise.all(commands),
    everywhere: [
      {
        name: 'lang',
        takes: LANGUAGES.join('|'),
        value: { kind: 'words', words: LANGUAGES },
        help: t('help-lang'),
      },
      { name: 'help', takes: '', value: null, help: t('help-help') },
      { name: 'version', takes: '', value: null, help: t('help-version') },
    ],
  };
}

/** Possible words for a command's argument. */
async function argumentWords(language: Language): Promise<ReadonlyMap<string, readonly string[]>> {
  const items = GAME_IDS.map(async (id) =>
    (await printItems(id, language)).map(({ key }) => `${id}/${key}`),
  );
  const [games, what] = await Promise.all([gameNames(), Promise.all(items)]);
  return new Map<string, readonly string[]>([
    ['GAME', games],
    ['WHAT', what.flat()],
    ['SHELL', SHELLS],
  ]);
}

function argumentOf(
  takes: string,
  known: ReadonlyMap<string, readonly string[]>,
): CommandRow['argument'] {
  if (takes === '') return null;
  const words = known.get(takes);
  if (words) return { kind: 'words', words };
  return { kind: takes.startsWith('FILE') ? 'file' : 'free' };
}

function placeOf({ kind, takes }: CommandOption): Place | null {
  if (kind === 'flag') return null;
  if (takes.startsWith('FILE')) return { kind: 'file' };
  if (takes === 'DIR') return { kind: 'folder' };
  const words = takes.split('|').filter((word) => /^[a-z\d-]+$/.test(word));
  return takes.includes('|') && words.length > 0 ? { kind: 'words', words } : { kind: 'free' };
}
