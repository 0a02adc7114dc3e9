import type { Event } from '@lusoria/agreement';
import type { Sentence } from '../sentence.ts';
import type { Who } from './types.ts';

/** An event of one type. */
export type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/** A sentence for every type of event; null where there is nothing to say. */
export type Tellers = {
  readonly [T in Event['type']]: (event: Of<T>, who: Who) => Sentence | null;
};

/** An event in the words of a language. */
export function tell(words: Tellers, event: Event, who: Who): Sentence | null {
  switch (event.type) {
    case 'dealt':
      return words[event.type](event, who);
    case 'buried':
      return words[event.type](event, who);
    case 'laid':
      return words[event.type](event, who);
    case 'drew':
      return words[event.type](event, who);
    case 'owes':
      return words[event.type](event, who);
    case 'reshuffled':
      return words[event.type](event, who);
    case 'nothing':
      return words[event.type](event, who);
    case 'passed':
      return words[event.type](event, who);
    case 'went-on':
      return words[event.type](event, who);
    case 'settled':
      return words[event.type](event, who);
    case 'looked':
      return words[event.type](event, who);
    case 'closed':
      return words[event.type](event, who);
    case 'expired':
      return words[event.type](event, who);
    case 'out':
      return words[event.type](event, who);
    case 'ended':
      return words[event.type](event, who);
  }
}

/**
 * Who has won a round by its ranking, in the order of the seats.
 *
 * @param you how the reader is called
 */
export function winners({ ranking }: Of<'ended'>, who: Who, you: string): readonly string[] {
  return (ranking[0] ?? []).map((seat) => (seat === who.you ? you : who.name(seat)));
}
