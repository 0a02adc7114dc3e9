import type { Labelled, OptionWords } from '../agreement/types.ts';
import type { SkatBot, SkatOptionTexts } from './types.ts';

/** An option's words by its key; one that is not known is called by its key. */
export function optionWords(texts: SkatOptionTexts, key: string): OptionWords {
  const isKnown = (name: string): name is keyof SkatOptionTexts => Object.hasOwn(texts, name);
  return isKnown(key) ? texts[key] : { label: key, text: '' };
}

/** A bot's words by its name; those of `strong` are called after their levels. */
export function botWords(texts: Readonly<Record<SkatBot, Labelled>>, name: string): Labelled {
  const isKnown = (kind: string): kind is SkatBot => Object.hasOwn(texts, kind);
  const [kind = '', level = 'full'] = name.split(':');
  const bot = kind === 'strong' ? level : kind;
  return isKnown(bot) ? texts[bot] : { label: name, text: '' };
}
