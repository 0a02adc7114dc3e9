import { decodeOnce, defined, type LogLine, type Reader } from '@lusoria/core';
import { la, listOf, type Part, seatName, type Sentence } from '@lusoria/i18n';
import { type Card, type Deck, formOf, JOKER } from '../rules/deck.ts';
import { eventSchema } from '../rules/schemas.ts';
import type { Dispute, Event, UnnoticedError } from '../rules/types.ts';
import { cellText } from './cells.ts';
import type { AgreementTranslator } from './index.ts';

/** Addressee of a sentence, and the deck of the cards in it. */
export interface Audience extends Reader {
  readonly deck: Deck;
}

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

export const readEvent = (raw: unknown) => decodeOnce(eventSchema, raw);

/** Log line of an event; null if it is not worth one. */
export function eventLine(
  t: AgreementTranslator,
  event: Event,
  audience: Audience,
): LogLine | null {
  const sentence = eventSentence(t, event, audience);
  return sentence && { sentence, kind: kindOf(event) };
}

function kindOf({ type }: Event): LogLine['kind'] {
  if (type === 'settled') return 'strife';
  return type === 'ended' || type === 'dealt' ? 'round' : 'play';
}

function eventSentence(t: AgreementTranslator, event: Event, audience: Audience): Sentence | null {
  switch (event.type) {
    case 'dealt':
      return event.start === JOKER
        ? t.sentence('event-dealt-joker')
        : t.sentence('event-dealt', { card: cardPart(t, event.start, audience) });
    case 'buried':
      return t.sentence('event-buried', { card: cardPart(t, event.start, audience) });
    case 'laid':
      return laid(t, event, audience);
    case 'drew':
      return drew(t, event, audience);
    case 'owes':
    case 'expired':
      return t.sentence(`event-${event.type}`);
    case 'reshuffled':
      return t.sentence('event-reshuffled', { count: event.stock.length });
    case 'nothing': {
      const why = event.why === 'turn' ? 'turn' : 'penalty';
      return t.sentence(`event-nothing-${why}-${personOf(event.seat, audience)}`, {
        name: audience.name(event.seat),
      });
    }
    case 'passed':
    case 'went-on':
    case 'looked':
    case 'out':
      return t.sentence(`event-${event.type}-${personOf(event.seat, audience)}`, {
        name: audience.name(event.seat),
      });
    case 'settled':
      return challengeSentence(t, event, audience);
    case 'closed':
      return null;
    case 'ended':
      return ended(t, event, audience);
  }
}

function personOf(seat: number, { you }: Reader): 'you' | 'other' {
  return seat === you ? 'you' : 'other';
}

/** A card as the object of a sentence. */
function cardPart(t: AgreementTranslator, card: Card, { deck }: Audience): Part {
  return card === JOKER ? t('the-joker') : la(formOf(deck, card));
}

function laid(
  t: AgreementTranslator,
  { seat, card, as }: Of<'laid'>,
  audience: Audience,
): Sentence {
  const who = personOf(seat, audience);
  const name = audience.name(seat);
  if (as === null) return t.sentence(`event-laid-joker-${who}`, { name });
  const cell = cellText(t, as);
  return t.sentence(`event-laid-${who}`, { name, card: cardPart(t, card, audience), cell });
}

function drew(
  t: AgreementTranslator,
  { seat, card, why }: Of<'drew'>,
  audience: Audience,
): Sentence {
  const who = personOf(seat, audience);
  // Another player's drawn card is not named, even if everything is open.
  const isKnown = who === 'you' && card !== null;
  return t.sentence(`event-drew-${why}-${who}`, {
    name: audience.name(seat),
    card: isKnown ? cardPart(t, card, audience) : t('a-card'),
  });
}

function ended(
  t: AgreementTranslator,
  { reason, ranking }: Of<'ended'>,
  audience: Audience,
): Sentence {
  const first = defined(ranking[0], 'a winner');
  const names = first.map((seat) => seatName(t.language, seat, audience));
  const seat = defined(first[0], 'a winner');
  const winner =
    names.length > 1
      ? t('winners', { names: listOf(t.language, 'and', names) })
      : t(`winner-${personOf(seat, audience)}`, { name: audience.name(seat) });
  return t.sentence('event-ended', { reason: t(`end-${reason}`), winner });
}

/** A settled challenge in one or two sentences. */
function challengeSentence(
  t: AgreementTranslator,
  {
    by,
    seat,
    card,
    as,
    verdict,
    upheld,
  }: Pick<Dispute, 'by' | 'seat' | 'card' | 'as' | 'verdict' | 'upheld'>,
  audience: Audience,
): Sentence {
  const who = personOf(by, audience);
  const name = audience.name(by);
  const params = { form: cardPart(t, card, audience), cell: cellText(t, as) };
  if (!upheld) return t.sentence(`rejected-${who}`, { name, ...params });
  return t.sentence(verdict.reads ? 'upheld-unfit' : 'upheld-misread', {
    ...params,
    challenge: t(`challenge-${who}`, { name }),
    takesBack: t(`takes-back-${personOf(seat, audience)}`, { name: audience.name(seat) }),
  });
}

/** An error that nobody noticed: player, card, and the card below. */
export function reportSentence(
  t: AgreementTranslator,
  { seat, card, as, on }: UnnoticedError,
  audience: Audience,
): Sentence {
  const below = cardPart(t, on.card, audience);
  return t.sentence(`report-${personOf(seat, audience)}`, {
    name: audience.name(seat),
    card: cardPart(t, card, audience),
    cell: cellText(t, as),
    below:
      on.as === null
        ? t.sentence('below-start-card', { card: below })
        : t.sentence('below-declared', { card: below, cell: cellText(t, on.as) }),
  });
}
