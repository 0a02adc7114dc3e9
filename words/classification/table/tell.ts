import type { Event } from '@lusoria/classification';
import type { Part, Sentence } from '../../sentence.ts';
import type { ClassificationWho } from './types.ts';

/** An event of one type. */
export type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/** A line for every type of event; null where there is nothing to say. */
export type Tellers = {
  readonly [T in Event['type']]: (event: Of<T>, who: ClassificationWho) => Sentence | null;
};

/** An event in the words of a language. */
export function tell(words: Tellers, event: Event, who: ClassificationWho): Sentence | null {
  switch (event.type) {
    case 'tree-set':
      return words[event.type](event, who);
    case 'dealt':
      return words[event.type](event, who);
    case 'laid':
      return words[event.type](event, who);
    case 'judged':
      return words[event.type](event, who);
    case 'drew':
      return words[event.type](event, who);
    case 'passed':
      return words[event.type](event, who);
    case 'closed':
      return words[event.type](event, who);
    case 'described':
      return words[event.type](event, who);
    case 'time-up':
      return words[event.type](event, who);
    case 'read-out':
      return words[event.type](event, who);
    case 'ruled':
      return words[event.type](event, who);
    case 'ended':
      return words[event.type](event, who);
  }
}

/** Cards one after the other; their names may have commas in them. */
export function cardsIn(cards: readonly number[], who: ClassificationWho): Sentence {
  return cards.flatMap((card, i): Part[] => (i === 0 ? [who.card(card)] : ['; ', who.card(card)]));
}

/** Who has the fewest cards, and how many. */
export function bestOf({ end }: Of<'ended'>): {
  readonly seats: readonly number[];
  readonly cards: number;
} {
  const seats = end.ranking[0] ?? [];
  return { seats, cards: end.hands[seats[0] ?? -1]?.length ?? 0 };
}
