import { defined } from '@lusoria/core';
import { LANGUAGES, type Language } from '@lusoria/i18n';
import { loadCommonMessages } from './messages/index.ts';

/** Commands of every game. */
const COMMON_KEYS = ['goOn', 'hint', 'help', 'quit'] as const;
export type CommonKey = (typeof COMMON_KEYS)[number];

/** Words for each of some commands, in one language. */
export type TypedWords<K extends string> = (key: K) => readonly string[];

// Input is parsed synchronously, so all languages are loaded before the first line.
const TYPED = new Map<Language, TypedWords<CommonKey | 'yes' | 'no'>>();
for (const language of LANGUAGES) {
  const t = await loadCommonMessages(language);
  TYPED.set(language, (key) => typedWords(t(`typed-${key}`)));
}

/** The words of a message that lists them, the displayed one first. */
export function typedWords(message: string): readonly string[] {
  return message.split(', ');
}

/**
 * The typed command, by the words of the first language that has it. Null when it is none.
 *
 * @param languages words in each language, the player's own first
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

/** The word displayed for a command: the first one of the player's own language. */
export function displayedWord<K extends string>(key: K, [own]: readonly TypedWords<K>[]): string {
  return defined(defined(own, 'a language')(key)[0], `a word for ${key}`);
}

/** One of the commands of every game; an empty line is "go on". */
export function commonKeyOf(text: string, language: Language): CommonKey | null {
  if (text.trim() === '') return 'goOn';
  const languages = [language, ...LANGUAGES].map((each) => defined(TYPED.get(each)));
  return typedCommand(text, COMMON_KEYS, languages);
}

/** Whether an answer says yes, in any supported language. */
export function saysYes(text: string): boolean {
  return [...TYPED.values()].some((words) => includes(words('yes'), text));
}

/** Whether an answer says no, in any supported language. */
export function saysNo(text: string): boolean {
  return [...TYPED.values()].some((words) => includes(words('no'), text));
}

function includes(words: readonly string[], text: string): boolean {
  return words.some((word) => plain(word) === plain(text));
}

/** Lower case without diacritics, with single spaces, and without a final full stop or exclamation mark. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .trim()
    .replaceAll(/\s+/gu, ' ')
    .replace(/(?<=\S)[.!]+$/u, '');
}
