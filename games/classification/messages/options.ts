import { type Labelled, labelled, type LabelledOption, labelledOption } from '@lusoria/core';
import * as v from 'valibot';
import { nameIn } from '../rules/deck/types.ts';
import { DECK_IDS, deckNamed } from '../rules/decks/index.ts';
import { optionFields } from '../rules/options.ts';
import type { ClassificationTranslator } from './index.ts';

const ownTitle = v.union([v.string(), v.record(v.string(), v.unknown())]);

/** Options of which only the deck is read: a built-in one, or the title of a deck file. */
const titledSchema = v.object({
  deck: v.optional(
    v.union([
      v.picklist(DECK_IDS),
      v.object({ id: v.string(), title: v.fallback(v.optional(ownTitle), undefined) }),
    ]),
    'shapes',
  ),
});

/** The title of a table, after its deck. */
export function titleText(t: ClassificationTranslator, options: unknown): string {
  const { deck } = v.parse(titledSchema, options);
  if (typeof deck === 'string')
    return t('title', { deck: nameIn(deckNamed(deck).title, t.language) });
  const title = typeof deck.title === 'object' ? deck.title[t.language] : deck.title;
  return t('title', { deck: typeof title === 'string' ? title : deck.id });
}

/** An option by its key; decks and seats have names of their own. */
export function optionLabel(t: ClassificationTranslator, key: string): LabelledOption {
  return labelledOption(t, optionFields, key, (_, value) => {
    const deck = key === 'deck' && DECK_IDS.find((id) => id === value);
    if (deck) return nameIn(deckNamed(deck).title, t.language);
    return key === 'first' && value !== 'lot' ? t('option-first-seat', { seat: value }) : null;
  });
}

/** Message keys of the bots, including the default argument of a kind. */
const BOTS = {
  random: 'random',
  reasoner: 'strong',
  'reasoner:novice': 'novice',
  'reasoner:beginner': 'beginner',
  'reasoner:skilled': 'skilled',
  'reasoner:strong': 'strong',
  sage: 'competitive',
  'sage:competitive': 'competitive',
  'sage:teaching': 'teaching',
} as const;

/** A bot by its name; an unknown one is labelled with that name. */
export function botLabel(t: ClassificationTranslator, name: string): Labelled {
  const isKnown = (bot: string): bot is keyof typeof BOTS => Object.hasOwn(BOTS, bot);
  return isKnown(name) ? labelled(t, `bot-${BOTS[name]}`, name) : { label: name, text: '' };
}

/** Names for bots at a table. */
export function botNames(t: ClassificationTranslator): readonly string[] {
  return t('bot-names').split(', ');
}
