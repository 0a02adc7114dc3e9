import { defined, type LessonMessages } from '@lusoria/core';
import type { Message, Params } from '@lusoria/core/lesson';
import { type Language, type Sentence } from '@lusoria/i18n';
import * as v from 'valibot';
import { type Remark, remarkSchema } from '../../lessons/judge.ts';
import { type Card, CARDS, isCard } from '../../rules/cards.ts';
import { loadSkatMessages } from '../index.ts';
import type { Pack } from '@lusoria/core/playing-card';
import { cardName } from '../names.ts';
import { loadMessages } from './keys.gen.ts';

/** Loads what the coach says in the lessons of Skat; cards are called after a pack. */
export async function loadLessonMessages(
  language: Language,
  pack: () => Pack = () => 'french',
): Promise<LessonMessages> {
  const [t, skat] = await Promise.all([loadMessages(language), loadSkatMessages(language)]);
  const named = (card: Card): string => cardName(skat, card, pack());
  const message = ({ key, params = {} }: Message): Sentence =>
    defined(
      t.lookupSentence(key, { ...allNames(named), ...withNames(params, named) }),
      `the message ${key}`,
    );
  function remark(said: Remark): Sentence {
    switch (said.kind) {
      case 'costs':
        return t.sentence(said.turns ? 'remark-turns' : 'remark-costs', {
          points: said.points,
        });
      case 'takes':
        return t.sentence('remark-takes', { card: named(said.card) });
      case 'discards':
        return t.sentence('remark-discards', { points: said.points });
    }
  }
  return {
    title: (lesson) => t.lookup(`lesson-${lesson}`) ?? lesson,
    answer: message,
    say: (saying) =>
      saying.kind === 'message'
        ? message(saying.message)
        : remark(v.parse(remarkSchema, saying.remark)),
  };
}

/** Any message may name any card. */
function allNames(named: (card: Card) => string): Readonly<Record<string, string>> {
  return Object.fromEntries(CARDS.map((card) => [card, named(card)]));
}

/** A card that is given as a parameter is named, too. */
function withNames(params: Params, named: (card: Card) => string): Params {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string' && isCard(value) ? named(value) : value,
    ]),
  );
}
