import { LANGUAGES, type Language } from '@lusoria/words';
import { CLI_WORDS, type CliWords } from './words/index.ts';

/** What can be typed whatever the game. */
export const COMMON_KEYS = ['goOn', 'help', 'quit'] as const;
export type CommonKey = (typeof COMMON_KEYS)[number];

type Typed<K extends string> = Readonly<Record<K, readonly string[]>>;

/**
 * Which of these commands was typed, by the words of the first language that has it. Null when it is
 * none.
 *
 * @param typedIn what can be typed for each in a language
 */
export function commandOf<K extends string>(
  text: string,
  keys: readonly K[],
  languages: readonly Language[],
  typedIn: (words: CliWords['play']) => Typed<K>,
): K | null {
  const typed = plain(text);
  for (const known of languages) {
    const words = typedIn(CLI_WORDS[known].play);
    const key = keys.find((one) => words[one].some((word) => plain(word) === typed));
    if (key) return key;
  }
  return null;
}

/** What can be typed for each of some commands, in one language. */
export type TypedWords<K extends string> = (key: K) => readonly string[];

/**
 * Which of these commands was typed, by the words of the first language that has it. Null when it is none.
 *
 * @param languages what can be typed in each, the player's own first
 */
export function typedCommand<K extends string>(
  text: string,
  keys: readonly K[],
  languages: readonly TypedWords<K>[],
): K | null {
  for (const words of languages) {
    const key = keys.find((one) => includes(words(one), text));
    if (key) return key;
  }
  return null;
}

/** One of the commands of every game; an empty line is "go on". */
export function commonKeyOf(text: string, language: Language): CommonKey | null {
  if (text.trim() === '') return 'goOn';
  return commandOf(text, COMMON_KEYS, [language, ...LANGUAGES], (words) => words.keys);
}

/** Whether an answer says yes, in any of our languages. */
export function saysYes(text: string): boolean {
  return LANGUAGES.some((language) => includes(CLI_WORDS[language].play.yes, text));
}

/** Whether an answer says no, in any of our languages. */
export function saysNo(text: string): boolean {
  return LANGUAGES.some((language) => includes(CLI_WORDS[language].play.no, text));
}

function includes(words: readonly string[], text: string): boolean {
  return words.some((word) => plain(word) === plain(text));
}

/** Small letters without marks, single spaces, and no full stop or exclamation mark behind. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .trim()
    .replaceAll(/\s+/gu, ' ')
    .replace(/(?<=\S)[.!]+$/u, '');
}
