import { readFile } from 'node:fs/promises';
import { deckFile, deckProblemText, readDeckText } from '@lusoria/classification';
import type { OptionField, Rejection } from '@lusoria/core';
import { problemText, readParadigm } from '@lusoria/latin';
import type { GameId } from '@lusoria/games';
import { type Language, loadRefusals } from '@lusoria/words';
import { oneLine, Usage } from '@lusoria/cli-kit/usage.ts';

const SWITCHES: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['yes', true],
  ['false', false],
  ['no', false],
]);

/**
 * A game's options from `--option key=value`, read by the fields that the game declares; of an
 * option given twice the last value counts. `deck=@FILE` takes a deck file of the game.
 *
 * @param preset what the game's name has set already
 * @throws Usage that names the options or values there are, or the cell at fault in a deck file.
 */
export async function readOptions(
  game: GameId,
  fields: readonly OptionField[],
  preset: Readonly<Record<string, string>>,
  given: readonly string[],
): Promise<Record<string, unknown>> {
  const options: Record<string, unknown> = { ...preset };
  for (const text of given) {
    const equals = text.indexOf('=');
    const key = equals < 0 ? text : text.slice(0, equals);
    const field = fields.find((known) => known.key === key);
    if (!field)
      throw new Usage((words) =>
        words.usage.noOption(
          key,
          fields.map((f) => f.key),
        ),
      );
    if (equals < 0) throw new Usage((words) => words.usage.optionNeedsValue(key));
    const value = text.slice(equals + 1);
    const before = preset[key];
    if (before !== undefined && before !== value) {
      throw new Usage((words) => words.usage.optionSet(key, before));
    }
    options[key] =
      key === 'deck' && value.startsWith('@')
        ? await readDeck(game, value.slice(1))
        : read(field, value);
  }
  return options;
}

function read(field: OptionField, value: string): unknown {
  switch (field.kind) {
    case 'choice':
      if (field.values.includes(value)) return value;
      throw new Usage((words) => words.usage.badChoice(field.key, value, field.values));
    case 'switch': {
      const on = SWITCHES.get(value);
      if (on !== undefined) return on;
      throw new Usage((words) => words.usage.badChoice(field.key, value, [...SWITCHES.keys()]));
    }
    case 'number': {
      const number = Number(value);
      if (/^\d{1,9}$/.test(value) && number >= field.min && number <= field.max) return number;
      throw new Usage((words) =>
        words.usage.notWhole(`--option ${field.key}`, value, field.min, field.max),
      );
    }
  }
}

/**
 * A teacher's own deck, as the options take it.
 *
 * @throws Usage when the file cannot be read or is no deck.
 */
async function readDeck(game: GameId, file: string): Promise<unknown> {
  if (game === 'classification') {
    const deck = readDeckText(await readText(file), file);
    if (deck.ok) return deckFile(deck.value);
    throw new Usage((words) => words.usage.badDeck(file, deckProblemText(deck.rejection)));
  }
  const json = await readJson(file);
  const deck = readParadigm(json);
  if (deck.ok) return json;
  throw new Usage((words) => words.usage.badDeck(file, problemText(deck.problem)));
}

/**
 * What a JSON file holds.
 *
 * @throws Usage when it cannot be read, or is no JSON.
 */
export async function readJson(file: string): Promise<unknown> {
  const text = await readText(file);
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new Usage((words) => words.usage.noJson(file, reasonOf(error)));
  }
}

/** @throws Usage when the file cannot be read. */
async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw new Usage(({ usage }) =>
      missing ? usage.noFile(file) : usage.unreadable(file, reasonOf(error)),
    );
  }
}

function reasonOf(error: unknown): string {
  return oneLine(error instanceof Error ? error.message : String(error));
}

/**
 * Whether so many can play with these options.
 *
 * @throws Usage with the reason when they cannot.
 */
export async function checkFit(misfit: Rejection | null, language: Language): Promise<void> {
  if (misfit === null) return;
  const { refusal } = await loadRefusals(language);
  throw new Usage(() => oneLine(refusal(misfit.code, misfit.params)));
}
