import { type Language, LANGUAGES } from '@lusoria/words';
import { commandOf } from '@lusoria/cli-kit/keys.ts';

/** What can be typed at a table of Classification besides cards, classes and trees. */
export const CLASSIFICATION_KEYS = ['pass', 'none', 'attributes', 'lays', 'tree'] as const;
export type ClassificationKey = (typeof CLASSIFICATION_KEYS)[number];

/** Which command was typed, if any; the player's own language comes first. */
export function classificationKeyOf(text: string, language: Language): ClassificationKey | null {
  return commandOf(
    text,
    CLASSIFICATION_KEYS,
    [language, ...LANGUAGES],
    (words) => words.classification.keys,
  );
}
