import type { OptionKey } from '@lusoria/agreement';
import type { ParadigmId } from '@lusoria/latin';
import type { BotLabel, Labelled, OptionTexts, OptionWords } from './types.ts';

/** The decks by their three nominatives, which are the same in every language. */
export const DECKS: Readonly<Record<ParadigmId, string>> = {
  is: 'is – ea – id',
  ille: 'ille – illa – illud',
  ipse: 'ipse – ipsa – ipsum',
  iste: 'iste – ista – istud',
  hic: 'hic – haec – hoc',
  idem: 'īdem – eadem – idem',
  qui: 'quī – quae – quod',
};

/** An option's words by its key; one that is not known is called by its key. */
export function optionWords(texts: OptionTexts, key: string): OptionWords {
  const isKnown = (name: string): name is OptionKey => Object.hasOwn(texts, name);
  return isKnown(key) ? texts[key] : { label: key, text: '' };
}

/** How much a pupil knows when nothing is said, in percent. */
const USUAL_KNOWLEDGE = 80;

/** A bot's words by its name, of which an argument may follow a colon: `pupil:70,gen=30`. */
export function botWords(texts: Readonly<Record<BotLabel, Labelled>>, name: string): Labelled {
  const [kind = '', argument = ''] = name.split(':', 2);
  switch (kind) {
    case 'uniform':
    case 'mobile':
    case 'random':
      return texts[kind];
    case 'pupil':
      return texts[strength(argument)];
    default:
      return { label: name, text: '' };
  }
}

function strength(argument: string): 'beginner' | 'learner' | 'advanced' {
  const knows = Number(/^\d+/u.exec(argument)?.[0] ?? USUAL_KNOWLEDGE);
  if (knows < 60) return 'beginner';
  return knows < 80 ? 'learner' : 'advanced';
}
