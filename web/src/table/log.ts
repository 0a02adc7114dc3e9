import { deckOf, type Event, eventSchema, formOf, optionsSchema } from '@lusoria/agreement';
import type { PublicEntry } from '@lusoria/client';
import type { TableEvent, TableView } from '@lusoria/table';
import type { AgreementWords } from '@lusoria/words';
import type { Sentence } from '@lusoria/words/sentence';
import type { UiWords } from '@lusoria/words/ui';
import * as v from 'valibot';
import type { Names } from './names.ts';

/** A line of the log. */
export interface LogLine {
  /** Ascending; the same line has the same key for ever. */
  readonly key: number;
  readonly at: number;
  readonly sentence: Sentence;
  /** `said` is chat; `strife` a challenge; `round` begins or ends something. */
  readonly kind: 'said' | 'strife' | 'round' | 'play' | 'table';
  /** Who said it. */
  readonly person?: string;
}

/** More events in one entry than there ever are. */
const STRIDE = 1000;

/** The log in sentences. */
export function lines(
  entries: readonly PublicEntry[],
  view: TableView,
  names: Names,
  words: AgreementWords,
  ui: UiWords,
): readonly LogLine[] {
  const deck = deckOf(v.parse(optionsSchema, view.options));
  const who = {
    name: (seat: number) => names.seat(seat),
    you: view.seat,
    form: (card: number) => formOf(deck, card),
  };
  const told = (event: Event) => words.event(event, who);
  return entries.flatMap((entry) =>
    entry.events
      .flatMap((event): Omit<LogLine, 'key' | 'at'>[] => {
        if (event.type !== 'step') return tableLine(event, names, ui);
        return event.events.flatMap((raw) => {
          const inner = read(raw);
          const sentence = told(inner);
          return sentence ? [{ sentence, kind: kindOf(inner) }] : [];
        });
      })
      .map((line, i) => ({ ...line, key: entry.seq * STRIDE + i, at: entry.at })),
  );
}

const known = new WeakMap<object, Event>();

/** An event of the game; each is read once, though the log is told anew with every change. */
function read(raw: unknown): Event {
  if (typeof raw !== 'object' || raw === null) return v.parse(eventSchema, raw);
  const event = known.get(raw) ?? v.parse(eventSchema, raw);
  known.set(raw, event);
  return event;
}

function kindOf(event: Event): LogLine['kind'] {
  if (event.type === 'settled') return 'strife';
  return event.type === 'ended' || event.type === 'dealt' ? 'round' : 'play';
}

function tableLine(event: TableEvent, names: Names, ui: UiWords): Omit<LogLine, 'key' | 'at'>[] {
  const line = (text: string, kind: LogLine['kind'] = 'table') => [{ sentence: [text], kind }];
  switch (event.type) {
    case 'said':
      return [{ sentence: [event.text], kind: 'said', person: event.person }];
    case 'sat':
      return line(ui.events.sat(event.name));
    case 'stood':
      return line(
        (event.removed ? ui.events.removed : ui.events.stood)(names.person(event.person)),
      );
    case 'begun':
      return line(ui.events.begun(names.seat(event.first)), 'round');
    case 'paused':
      return line(event.on ? ui.events.paused : ui.events.resumed);
    case 'consented':
      return line(
        (event.give ? ui.events.consented : ui.events.withdrew)(names.person(event.person)),
      );
    case 'revealed':
      return event.outcome ? [] : line(ui.events.brokenOff, 'round');
    default:
      return [];
  }
}
