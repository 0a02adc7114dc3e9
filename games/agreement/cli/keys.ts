import {
  type CommonKey,
  commonKeyOf,
  typedCommand,
  type TypedWords,
} from '@lusoria/cli-kit/keys.ts';
import type { Language } from '@lusoria/i18n';
import type { TerminalTranslator } from '../messages/terminal/index.ts';

/** What can be typed besides a declared card and what can be typed in every game. */
export const AGREEMENT_KEYS = ['draw', 'challenge', 'pass', 'tables'] as const;
export type AgreementKey = (typeof AGREEMENT_KEYS)[number];

export type Key = AgreementKey | CommonKey;

/** Whether a command is one of every game. */
export function isCommon(key: Key): key is CommonKey {
  return key === 'goOn' || key === 'help' || key === 'quit';
}

/** What can be typed for a command in one language, the key that is shown first. */
export function typedFor(t: TerminalTranslator): TypedWords<AgreementKey> {
  return (key) => t(`typed-${key}`).split(', ');
}

/**
 * The command that was typed; an empty line is "go on". Null when it is none.
 *
 * @param languages what can be typed in each, the player's own first
 */
export function keyOf(
  text: string,
  language: Language,
  languages: readonly TypedWords<AgreementKey>[],
): Key | null {
  return commonKeyOf(text, language) ?? typedCommand(text, AGREEMENT_KEYS, languages);
}
