import type { Labelled, OptionWords } from '../agreement/types.ts';
import type { SkatBot, SkatOptionTexts } from './types.ts';

/** An option's words by its key; one that is not known is called by its key. */
export function optionWords(texts: SkatOptionTexts, key: string): OptionWords {
  const isKnown = (name: string): name is keyof SkatOptionTexts => Object.hasOwn(texts, name);
  return isKnown(key) ? texts[key] : { label: key, text: '' };
}

/** A bot's words by its name, of which an argument may follow a colon. */
export function botWords(texts: Readonly<Record<SkatBot, Labelled>>, name: string): Labelled {
  const isKnown = (kind: string): kind is SkatBot => Object.hasOwn(texts, kind);
  const [kind = ''] = name.split(':', 1);
  return isKnown(kind) ? texts[kind] : { label: name, text: '' };
}
