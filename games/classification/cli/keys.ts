import { LANGUAGES, type Language } from '@lusoria/i18n';
import type { TypedWords } from '@lusoria/cli-kit/keys.ts';
import { loadTerminalMessages } from '../messages/terminal/index.ts';

/** Commands at a table of Classification besides cards, classes and trees. */
export const KEYS = ['pass', 'none', 'attributes', 'lays', 'tree'] as const;
export type ClassificationKey = (typeof KEYS)[number];

/** Loads the words for each command in every language, the player's own first. */
export async function loadTypedWords(
  language: Language,
): Promise<readonly TypedWords<ClassificationKey>[]> {
  const all = await Promise.all([language, ...LANGUAGES].map(loadTerminalMessages));
  return all.map((terminal) => (key) => terminal(`key-${key}`).split(', '));
}
