import { type Deck, eventSchema, formOf } from '@lusoria/agreement';
import type { PublicEntry } from '@lusoria/client';
import type { Sentence } from '@lusoria/words/sentence';
import * as v from 'valibot';
import type { Playing } from './table.ts';

type TableEvent = PublicEntry['events'][number];

/** What has happened, a sentence each. */
export function newsOf(
  entries: readonly PublicEntry[],
  { words, names }: Pick<Playing, 'words' | 'names'>,
  deck: Deck,
  you: number | null,
): readonly Sentence[] {
  const who = {
    you,
    name: (seat: number) => names[seat] ?? '',
    form: (card: number) => formOf(deck, card),
  };
  const told = (event: TableEvent): readonly Sentence[] => {
    if (event.type === 'begun') {
      const first = event.first === you ? words.ui.events.you : who.name(event.first);
      return [[words.ui.events.begun(first)]];
    }
    if (event.type === 'revealed' && !event.outcome) return [[words.ui.events.brokenOff]];
    if (event.type !== 'step') return [];
    return event.events.flatMap((inner) => {
      const sentence = words.agreement.event(v.parse(eventSchema, inner), who);
      return sentence ? [sentence] : [];
    });
  };
  return entries.flatMap((entry) => entry.events).flatMap(told);
}
