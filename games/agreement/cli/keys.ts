import {
  type CommonKey,
  commonKeyOf,
  typedCommand,
  type TypedWords,
} from '@lusoria/cli-kit/keys.ts';
import type { Language } from '@lusoria/i18n';
import type { TerminalTranslator } from '../messages/terminal/index.ts';

/** Commands besides a declared card and the ones of every game. */
const AGREEMENT_KEYS = ['draw', 'challenge', 'pass', 'tables'] as const;
export type AgreementKey = (typeof AGREEMENT_KEYS)[number];

/** Hints are given before a line is read as a command. */
type AlwaysKey = Exclude<CommonKey, 'hint'>;

export type Key = AgreementKey | AlwaysKey;

/** Whether a command belongs to every game. */
export function isCommon(key: Key): key is AlwaysKey {
  return key === 'goOn' || key === 'help' || key === 'quit';
}

/** Words for each command in one language, the one that is shown first. */
export function typedFor(t: TerminalTranslator): TypedWords<AgreementKey> {
  return (key) => t(`typed-${key}`).split(', ');
}

/**
 * The command that was typed; an empty line is "go on". Null if it is none.
 *
 * @param languages the words in each language, the player's own first
 */
export function keyOf(
  text: string,
  language: Language,
  languages: readonly TypedWords<AgreementKey>[],
): Key | null {
  const common = commonKeyOf(text, language);
  return common === null || common === 'hint'
    ? typedCommand(text, AGREEMENT_KEYS, languages)
    : common;
}
