import type { Event } from '@lusoria/skat';
import { say, type Sentence } from '../sentence.ts';
import type { SkatWho } from './types.ts';

/** An event of one type. */
export type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/** A line for every type of event; null where there is nothing to say. */
export type Tellers = {
  readonly [T in Event['type']]: (event: Of<T>, who: SkatWho) => string | null;
};

/** An event in the words of a language. */
export function tell(words: Tellers, event: Event, who: SkatWho): Sentence | null {
  const line = lineOf(words, event, who);
  return line === null ? null : say`${line}`;
}

function lineOf(words: Tellers, event: Event, who: SkatWho): string | null {
  switch (event.type) {
    case 'dealt':
      return words[event.type](event, who);
    case 'bid':
      return words[event.type](event, who);
    case 'held':
      return words[event.type](event, who);
    case 'passed':
      return words[event.type](event, who);
    case 'awarded':
      return words[event.type](event, who);
    case 'ramsch':
      return words[event.type](event, who);
    case 'picked-up':
      return words[event.type](event, who);
    case 'pushed':
      return words[event.type](event, who);
    case 'pushed-unseen':
      return words[event.type](event, who);
    case 'declared':
      return words[event.type](event, who);
    case 'doubled':
      return words[event.type](event, who);
    case 'played':
      return words[event.type](event, who);
    case 'took':
      return words[event.type](event, who);
    case 'claimed':
      return words[event.type](event, who);
    case 'conceded':
      return words[event.type](event, who);
    case 'answered':
      return words[event.type](event, who);
    case 'went-on':
      return words[event.type](event, who);
    case 'ended':
      return words[event.type](event, who);
    case 'laid-out':
      return words[event.type](event, who);
    case 'named':
      return words[event.type](event, who);
    case 'not-doubled':
      return words[event.type](event, who);
    case 'opened':
      return words[event.type](event, who);
  }
}
