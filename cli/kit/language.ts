import { LANGUAGES, type Language, pickLanguage } from '@lusoria/words';
import { Usage } from './usage.ts';

/** Variables of the environment that say a language; the first one that is set counts. */
const VARIABLES = ['LC_ALL', 'LC_MESSAGES', 'LANG'];

/** The language of the environment; English where it says another or none. */
export function languageOf(environment: Readonly<Partial<Record<string, string>>>): Language {
  const said = VARIABLES.map((name) => environment[name]).find((value) => value);
  return pickLanguage(said ? [said.replace(/[.@].*$/, '')] : []);
}

/**
 * The language that was asked for with `--lang`.
 *
 * @throws Usage when it is none of ours.
 */
export function languageNamed(name: string): Language {
  const language = LANGUAGES.find((known) => known === name);
  if (!language) throw new Usage((words) => words.usage.badLang(name));
  return language;
}
