import { type Language, LANGUAGES } from '@lusoria/words';
import { commandOf, type CommonKey, commonKeyOf } from '@lusoria/cli-kit/keys.ts';

/** What can be typed besides a lay and what can be typed in every game. */
export const AGREEMENT_KEYS = ['draw', 'challenge', 'pass', 'tables'] as const;
export type AgreementKey = (typeof AGREEMENT_KEYS)[number];

export type Key = AgreementKey | CommonKey;

/** Whether a command is one of every game. */
export function isCommon(key: Key): key is CommonKey {
  return key === 'goOn' || key === 'help' || key === 'quit';
}

/** The command that was typed; an empty line is "go on". Null when it is none. */
export function keyOf(text: string, language: Language): Key | null {
  return (
    commonKeyOf(text, language) ??
    commandOf(text, AGREEMENT_KEYS, [language, ...LANGUAGES], (words) => words.agreement.keys)
  );
}
