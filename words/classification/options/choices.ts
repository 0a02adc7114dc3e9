import type { Options } from '@lusoria/classification';
import type { Labelled, OptionWords } from '../../agreement/types.ts';
import type { Language } from '../../index.ts';
import type { ClassificationBot, ClassificationOptionTexts } from './types.ts';

/** An option's words by its key; one that is not known is called by its key. */
export function optionWords(texts: ClassificationOptionTexts, key: string): OptionWords {
  const isKnown = (name: string): name is keyof ClassificationOptionTexts =>
    Object.hasOwn(texts, name);
  return isKnown(key) ? texts[key] : { label: key, text: '' };
}

/** How the bots are called that are meant by these names, and what a name alone stands for. */
const BOTS: Readonly<Record<string, ClassificationBot>> = {
  random: 'random',
  reasoner: 'strong',
  'reasoner:beginner': 'beginner',
  'reasoner:skilled': 'skilled',
  'reasoner:strong': 'strong',
  sage: 'competitive',
  'sage:competitive': 'competitive',
  'sage:teaching': 'teaching',
};

/** A bot's words by its name; one that is not known is called by it. */
export function botWords(
  texts: Readonly<Record<ClassificationBot, Labelled>>,
  name: string,
): Labelled {
  const bot = Object.hasOwn(BOTS, name) ? BOTS[name] : undefined;
  return bot ? texts[bot] : { label: name, text: '' };
}

/** What a deck is called; an own deck by its title, in this language where it has one for it. */
export function deckTitle(
  { deck }: Pick<Options, 'deck'>,
  texts: ClassificationOptionTexts,
  language: Language,
): string {
  if (typeof deck === 'string') return texts.deck.values[deck];
  const title = deck['title'];
  if (typeof title === 'string') return title;
  if (typeof title !== 'object' || title === null) return deck.id;
  const named = Object.entries(title).find(([key]) => key === language);
  return typeof named?.[1] === 'string' ? named[1] : deck.id;
}
