import { defined, type LogLine } from '@lusoria/core';
import { listOf, type Part, seatName, type Sentence } from '@lusoria/i18n';
import type { Event } from '../rules/types.ts';
import type { ClassificationTranslator } from './index.ts';
import { suffixFor, type TableReader } from './reader.ts';
import { layText } from './table.ts';

export function logLine(t: ClassificationTranslator, event: Event, reader: TableReader): LogLine {
  return { sentence: sentenceOf(t, event, reader), kind: kindOf(event) };
}

function kindOf(event: Event): LogLine['kind'] {
  switch (event.type) {
    case 'judged':
    case 'ruled':
      return event.right ? 'play' : 'strife';
    case 'tree-set':
    case 'dealt':
    case 'closed':
    case 'ended':
      return 'round';
    default:
      return 'play';
  }
}

function sentenceOf(t: ClassificationTranslator, event: Event, reader: TableReader): Sentence {
  const whose = 'seat' in event ? suffixFor(event.seat, reader) : '';
  const name = 'seat' in event ? reader.name(event.seat) : '';
  switch (event.type) {
    case 'tree-set':
    case 'passed':
      return t.sentence(`log-${event.type}${whose}`, { name });
    case 'dealt':
      return t.sentence('log-dealt', { card: reader.card(event.turned) });
    case 'laid':
      return t.sentence('log-laid', {
        lay: layText(t, event, reader),
        cards: cardList(event.cards, reader),
      });
    case 'judged':
      if (event.right) return t.sentence('log-right');
      if (event.fault === null) return t.sentence('log-wrong');
      return t.sentence('log-fault', { fault: t(`fault-${event.fault}`) });
    case 'drew':
      return whose !== '' && event.card !== null
        ? t.sentence('log-drew-card', { card: reader.card(event.card) })
        : t.sentence(`log-drew${whose}`, { name });
    case 'closed':
      return t.sentence('log-closed', { reason: t(`end-${event.reason}`) });
    case 'described':
      return event.what?.kind === 'none'
        ? t.sentence('log-described-none')
        : t.sentence(`log-described${whose}`, { name });
    case 'time-up':
    case 'read-out':
      return t.sentence(`log-${event.type}`);
    case 'ruled':
      return t.sentence(`log-${event.right ? 'accepted' : 'rejected'}${whose}`, { name });
    case 'ended': {
      const best = defined(event.end.ranking[0], 'a winner');
      const names = best.map((seat) => seatName(t.language, seat, reader));
      const n = defined(event.end.hands[defined(best[0])]).length;
      return t.sentence('log-ended', { names: listOf(t.language, 'and', names), n });
    }
  }
}

/** A list of cards; their names may contain commas. */
function cardList(cards: readonly number[], reader: TableReader): Sentence {
  return cards.flatMap((card, i): Part[] =>
    i === 0 ? [reader.card(card)] : ['; ', reader.card(card)],
  );
}
