import type { LogLine } from '@lusoria/core';
import { capital } from '@lusoria/i18n';
import type { Card } from '../rules/cards.ts';
import { plainContract } from '../rules/contract.ts';
import type { Contract } from '../rules/contract.ts';
import type { Event } from '../rules/events.ts';
import type { SkatTranslator } from './index.ts';
import {
  callText,
  cardName,
  cardNames,
  contractName,
  doubleName,
  person,
  says,
  type SkatReader,
} from './names.ts';
import { playedText } from './table.ts';
import { claimText } from './turn.ts';
import { valueText } from './value.ts';
import { verdictText } from './verdict.ts';

/** An event as a line of the log; null if it is not worth one. */
export function logLine(t: SkatTranslator, event: Event, reader: SkatReader): LogLine | null {
  const text = eventText(t, event, reader);
  return text === null ? null : { sentence: [text], kind: kindOf(event) };
}

/** Only the last trick may be viewed again: the log keeps no cards. */
function kindOf(event: Event): LogLine['kind'] {
  switch (event.type) {
    case 'played':
    case 'took':
    case 'opened':
      return 'transient';
    case 'claimed':
    case 'conceded':
    case 'answered':
    case 'went-on':
    case 'doubled':
      return 'strife';
    case 'awarded':
    case 'declared':
    case 'ended':
    case 'ramsch':
      return 'round';
    default:
      return 'play';
  }
}

/** The log line of an event; null if it is not worth one. */
export function eventText(t: SkatTranslator, event: Event, reader: SkatReader): string | null {
  const { pack } = reader;
  const seat = 'seat' in event ? event.seat : -1;
  const who = person(seat, reader);
  const name = seat < 0 ? '' : reader.name(seat);
  switch (event.type) {
    case 'dealt':
    case 'ramsch':
    case 'went-on':
      return t(`event-${event.type}`);
    case 'bid':
      return says(t, seat, reader, callText(t, event.value));
    case 'held':
      return says(t, seat, reader, callText(t, 'hold'));
    case 'passed':
      return says(t, seat, reader, callText(t, 'pass'));
    case 'awarded':
      return t(`event-awarded-${who}`, { name, bid: event.bid });
    case 'picked-up': {
      const takes = t(`event-picked-up-${who}`, { name });
      const known = seen(event.cards);
      return known ? `${takes}: ${cardNames(t, known, pack)}.` : `${takes}.`;
    }
    case 'pushed': {
      const known = seen(event.cards);
      if (!known) return t(`event-pushed-hidden-${who}`, { name });
      return t(`event-pushed-${who}`, { name, cards: cardNames(t, known, pack) });
    }
    case 'declared': {
      const known = seen(event.discards);
      return [
        playsText(t, seat, event.contract, reader),
        ...(known ? [t('laid-away', { cards: cardNames(t, known, pack) })] : []),
        ...(event.open ? [t('cards-open')] : []),
      ].join(' ');
    }
    case 'named':
      return playsText(t, seat, plainContract(event.game), reader);
    case 'doubled':
      return says(t, seat, reader, `${doubleName(t, event.to)}!`);
    case 'not-doubled':
      return says(t, seat, reader, t('not-doubled'));
    case 'played':
      return says(t, seat, reader, cardName(t, event.card, pack));
    case 'claimed':
      return claimText(t, event, reader);
    case 'pushed-unseen':
    case 'took':
    case 'conceded':
    case 'laid-out':
      return t(`event-${event.type}-${who}`, { name });
    case 'answered':
      return says(t, seat, reader, t(event.yes ? 'answered-yes' : 'play-on'));
    case 'ended': {
      const verdict = verdictText(t, event.result, reader);
      const value = valueText(t, event.result, pack);
      return value === '' ? verdict : `${verdict} ${capital(value)}.`;
    }
    case 'opened':
      if (event.cards.length === 0) return null;
      return t('opened', { cards: playedText(t, event.cards, reader) });
  }
}

/** "Anna spielt Kreuz Hand."; before the declaration: "Anna spielt allein." */
export function playsText(
  t: SkatTranslator,
  seat: number,
  chosen: Contract | null,
  reader: SkatReader,
): string {
  const contract = chosen ? contractName(t, chosen, reader.pack, 'accusative') : t('alone');
  return t(`plays-${person(seat, reader)}`, { name: reader.name(seat), contract });
}

/** The cards of a list that may be hidden; null when one of them is, or there are none. */
function seen(cards: readonly (Card | null)[]): readonly Card[] | null {
  const known = cards.filter((card) => card !== null);
  return known.length > 0 && known.length === cards.length ? known : null;
}
