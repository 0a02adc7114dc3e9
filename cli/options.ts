import type { AnyGame, ChosenOptions, OptionField, Rejection } from '@lusoria/core';
import type { Language } from '@lusoria/i18n';
import { loadRejections } from '@lusoria/table/messages';
import { readText } from '@lusoria/cli-kit/files.ts';
import { oneLine, Usage } from '@lusoria/cli-kit/usage.ts';
import { listed, type Manifest, type NamedGame } from './games.ts';

const SWITCHES: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['yes', true],
  ['false', false],
  ['no', false],
]);

/**
 * A game's options from `--option key=value`, read by the fields that the game declares and with
 * its schema; of an option given twice the last value counts. `deck=@FILE` takes a file, where the
 * game has a reader for it.
 *
 * @param usual values of options that are not given, where they differ from the defaults
 * @throws Usage that names the possible options or values, or the problem with a file.
 */
export async function readOptions(
  { manifest, preset }: NamedGame,
  given: readonly string[],
  language: Language,
  usual: ChosenOptions = {},
): Promise<unknown> {
  const game = await manifest.load();
  const chosen: Record<string, unknown> = { ...usual, ...preset };
  for (const text of given) {
    const { key, value, field } = parsed(text, game);
    const before = preset[key];
    if (before !== undefined && before !== value) {
      throw new Usage('option-set', { key, value: before });
    }
    chosen[key] = (await fromFile(manifest, key, value, language)) ?? read(field, value);
  }
  const options = game.options(chosen);
  if (options.ok) return options.value;
  throw badOptions(options.rejection);
}

/** Usage error for options that the game has refused. */
export function badOptions({ params }: Rejection): Usage {
  return new Usage('bad-options', { path: params['path'] ?? '' });
}

function parsed(text: string, { optionFields }: AnyGame) {
  const equals = text.indexOf('=');
  const key = equals < 0 ? text : text.slice(0, equals);
  const field = optionFields.find((known) => known.key === key);
  if (!field) throw new Usage('no-option', { key, keys: listed(optionFields.map((f) => f.key)) });
  if (equals < 0) throw new Usage('option-needs-value', { key });
  return { key, field, value: text.slice(equals + 1) };
}

function read(field: OptionField, value: string): unknown {
  const { key } = field;
  switch (field.kind) {
    case 'choice':
      if (field.values.includes(value)) return value;
      throw new Usage('bad-choice', { key, value, values: listed(field.values) });
    case 'switch': {
      const on = SWITCHES.get(value);
      if (on !== undefined) return on;
      throw new Usage('bad-choice', { key, value, values: listed([...SWITCHES.keys()]) });
    }
    case 'number': {
      const { min, max, from = min } = field;
      const number = Number(value);
      const isOne = number === min || (number >= from && number <= max);
      if (/^\d{1,9}$/.test(value) && isOne) return number;
      const wanted = { what: `--option ${key}`, text: value, max };
      if (from <= min) throw new Usage('not-whole', { ...wanted, min });
      throw new Usage('not-whole-beside', { ...wanted, beside: min, min: from });
    }
  }
}

/**
 * Value of an option given as a file; null when the value names none, or the option takes none.
 *
 * @throws Usage when the file cannot be read or is invalid.
 */
async function fromFile(
  { terminal }: Manifest,
  key: string,
  value: string,
  language: Language,
): Promise<unknown> {
  const readOptionFile = value.startsWith('@') ? (await terminal?.())?.readOptionFile : undefined;
  if (!readOptionFile) return null;
  const file = value.slice(1);
  const read = await readOptionFile(key, await readText(file), language, file);
  if (!read || read.ok) return read?.value ?? null;
  throw new Usage('bad-deck', { file, problem: read.problem });
}

/**
 * Checks the number of players against these options.
 *
 * @throws Usage with the reason when they cannot.
 */
export async function checkFit(
  manifest: Manifest,
  misfit: Rejection | null,
  language: Language,
): Promise<void> {
  if (misfit === null) return;
  const [{ rejection }, messages] = await Promise.all([
    loadRejections(language),
    manifest.messages(language),
  ]);
  const reason = rejection(misfit.code, misfit.params, messages);
  throw new Usage('refused', { reason: oneLine(reason) });
}
