import { LANGUAGES, type Language } from '@lusoria/words';
import { CLI_WORDS } from '../words/index.ts';

/** What can be typed besides a lay. */
export const KEYS = ['draw', 'challenge', 'goOn', 'pass', 'tables', 'help', 'quit'] as const;
export type Key = (typeof KEYS)[number];

/**
 * The command that was typed: a key or word of the user's language, or else of another one; an
 * empty line is "go on". Null when it is none.
 */
export function keyOf(text: string, language: Language): Key | null {
  const typed = text.trim().toLowerCase();
  if (typed === '') return 'goOn';
  for (const known of [language, ...LANGUAGES]) {
    const words = CLI_WORDS[known].play.keys;
    const key = KEYS.find((one) => words[one].includes(typed));
    if (key) return key;
  }
  return null;
}

/** Whether an answer says yes, in any of our languages. */
export function saysYes(text: string): boolean {
  const typed = text.trim().toLowerCase();
  return LANGUAGES.some((language) => CLI_WORDS[language].play.yes.includes(typed));
}
