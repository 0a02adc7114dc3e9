import { LANGUAGES, type Language, listOf, pickLanguage } from '@lusoria/i18n';
import { Usage } from '@lusoria/cli-kit/usage.ts';

/** Environment variables with the language; the first one that is set counts. */
const VARIABLES = ['LC_ALL', 'LC_MESSAGES', 'LANG'];

/** The language of the environment; English where that is unsupported or unset. */
function languageOf(environment: Readonly<Partial<Record<string, string>>>): Language {
  const said = VARIABLES.map((name) => environment[name]).find((value) => value);
  return pickLanguage(said ? [said.replace(/[.@].*$/, '')] : []);
}

/** The language in which an error in the arguments is told: the one that `--lang` names among them, else that of the environment. */
export function languageSaid(
  args: readonly string[],
  environment: Readonly<Partial<Record<string, string>>>,
): Language {
  const said = args.flatMap((one, i) => [
    ...(one === '--lang' ? args.slice(i + 1, i + 2) : []),
    ...(one.startsWith('--lang=') ? [one.slice('--lang='.length)] : []),
  ]);
  const named = LANGUAGES.find((language) => language === said.at(-1));
  return named === undefined ? languageOf(environment) : named;
}

/**
 * The language given with `--lang`.
 *
 * @param until the language until then
 * @throws Usage when it is unsupported.
 */
export function languageNamed(name: string, until: Language): Language {
  const language = LANGUAGES.find((known) => known === name);
  if (language) return language;
  const names = listOf(until, 'or', LANGUAGES);
  throw new Usage('bad-language', { names, text: name });
}
