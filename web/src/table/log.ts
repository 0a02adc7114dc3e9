import type { PublicEntry } from '@lusoria/client';
import type { Sentence } from '@lusoria/i18n';
import type { TableEvent, TableView } from '@lusoria/table';
import type { LogLine, Unit } from '@lusoria/core';
import { t } from '@lusoria/web-kit/messages.svelte.ts';
import type { Names } from '@lusoria/web-kit/names.ts';
import { calledAt } from './called.ts';
import type { PageGame } from '../games.ts';
import { talkMessages } from './talk/messages.svelte.ts';
import { explained } from './talk/word.ts';

/** A log entry as the page shows it. */
export interface LogEntry {
  /** Ascending and stable: the same entry always has the same key. */
  readonly key: number;
  readonly at: number;
  readonly sentence: Sentence;
  /** `table` is about the table itself; all but `chat` and `table` come from the game. */
  readonly kind: 'chat' | 'table' | LogLine['kind'];
  /** Who acted, in an entry of the game; null for chance, and for the table. */
  readonly seat: number | null;
  /** Author of a chat message. */
  readonly person?: string;
  /** Set for one of the known words. */
  readonly reaction?: true;
}

/** An entry without its place in the log. */
type Shown = Omit<LogEntry, 'key' | 'at'>;

/** More events than an entry of the table ever has. */
const STRIDE = 1000;

/**
 * The log as sentences. Names the holder of a seat at that time, not the present one.
 *
 * @param me the reader's person id
 */
export function logEntries(
  entries: readonly PublicEntry[],
  view: TableView,
  { ui, messages }: PageGame,
  me: string | null,
): readonly LogEntry[] {
  const said = messages.get();
  const worded = ui?.event ?? said.event;
  const lineOf = (event: unknown, names: Names, you: number | null): LogLine | null =>
    worded(event, view, { name: (seat) => names.seat(seat), you });
  let seats = seatsBefore(entries, view.seats);
  return entries.flatMap((entry) =>
    entry.events
      .flatMap((event): readonly Shown[] => {
        seats = seatsAfter(seats, event);
        const names = calledAt({ people: view.people, seats }, said.botNames);
        // What a substitute does is not done by the reader.
        const you = view.seat !== null && seats[view.seat]?.kind !== 'bot' ? view.seat : null;
        if (event.type === 'step') {
          const seat = typeof event.by === 'number' ? event.by : null;
          return event.events.flatMap((inner) => {
            const line = lineOf(inner, names, you);
            return line ? { ...line, seat } : [];
          });
        }
        if (isTimeUp(event, entry)) return [];
        return tableEntry(event, { names, you, me, unit: said.unit ?? 'round' });
      })
      .map((shown, i) => ({ ...shown, key: entry.seq * STRIDE + i, at: entry.at })),
  );
}

/** Holders of the seats before these entries, as far as the entries tell: a bot that has since left is unknown. */
function seatsBefore(entries: readonly PublicEntry[], now: TableView['seats']): TableView['seats'] {
  const events = entries.flatMap((entry) => entry.events);
  return now.map((holder, seat) => {
    const first = events.find((event) => 'seat' in event && event.seat === seat && changes(event));
    if (!first) return holder;
    return first.type === 'stood' ? { kind: 'person', person: first.person } : { kind: 'open' };
  });
}

/** Whether a seat has become free because time was up, of which the same entry tells. */
function isTimeUp(event: TableEvent, { events }: PublicEntry): boolean {
  return (
    event.type === 'stood' &&
    events.some((other) => other.type === 'late' && other.person === event.person)
  );
}

/**
 * What the log tells of a round that was broken off, such as whose time was up, if the last one was; the last sentence
 * says that it was broken off.
 */
export function breakOf(
  entries: readonly PublicEntry[],
  log: readonly LogEntry[],
): readonly Sentence[] {
  const last = entries.findLast(({ events }) => events.some(({ type }) => type === 'revealed'));
  const event = last?.events.find(({ type }) => type === 'revealed');
  if (!last || event?.type !== 'revealed' || event.outcome) return [];
  return log
    .filter(({ key }) => Math.floor(key / STRIDE) === last.seq)
    .map(({ sentence }) => sentence);
}

function changes({ type }: TableEvent): boolean {
  return type === 'sat' || type === 'stood' || type === 'seat';
}

function seatsAfter(seats: TableView['seats'], event: TableEvent): TableView['seats'] {
  switch (event.type) {
    case 'created':
      return event.seats;
    case 'sat':
      return seats.with(event.seat, { kind: 'person', person: event.person });
    case 'seat':
      return seats.with(event.seat, event.holder);
    case 'resized':
      return Array.from({ length: event.count }, (_, seat) => seats[seat] ?? { kind: 'open' });
    default:
      return seats;
  }
}

/** Names, reader and unit of play for wording an entry about the table. */
interface EntryContext {
  readonly names: Names;
  readonly you: number | null;
  readonly me: string | null;
  readonly unit: Unit;
}

function tableEntry(event: TableEvent, { names, you, me, unit }: EntryContext): readonly Shown[] {
  const of = (person: string) => ({ name: names.person(person) });
  const end = (person: string) => (person === me ? '-you' : '');
  const entry = (text: string, kind: LogEntry['kind'] = 'table') => [
    { sentence: [text], kind, seat: null },
  ];
  switch (event.type) {
    case 'said':
      // Erased messages are left out.
      if (event.text === '') return [];
      return [{ sentence: [event.text], kind: 'chat', seat: null, person: event.person }];
    case 'reacted':
      return talkMessages.loaded() ? [reacted(event, names)] : [];
    case 'sat':
      return entry(t(`event-sat${end(event.person)}`, { name: event.name }));
    case 'stood':
      return entry(
        t(`event-${event.removed ? 'removed' : 'stood'}${end(event.person)}`, of(event.person)),
      );
    case 'seat':
      return event.holder.kind === 'bot'
        ? entry(t('event-bot-sat', { name: names.seat(event.seat) }))
        : [];
    case 'begun':
      return entry(
        [
          t(`event-new-${unit}`),
          t(event.first === you ? 'event-begun-you' : 'event-begun', {
            name: names.seat(event.first),
          }),
        ].join(' '),
        'round',
      );
    case 'paused':
      return entry(t(event.on ? 'table-paused' : 'event-resumed'));
    case 'late':
      return entry(t(`event-late${end(event.person)}`, of(event.person)));
    case 'owner':
      return entry(t(`event-owner${end(event.person)}`, of(event.person)));
    case 'erased':
      return entry(t('event-erased'));
    case 'closed':
      return entry(t('event-closed'));
    case 'consented':
      if (event.to === 'chat') return [];
      return entry(
        t(`event-${event.give ? 'consented' : 'withdrew'}${end(event.person)}`, of(event.person)),
      );
    case 'revealed':
      return event.outcome ? [] : entry(t('end-broken-off'), 'round');
    default:
      return [];
  }
}

function reacted(
  { person, seat, reaction }: Extract<TableEvent, { type: 'reacted' }>,
  names: Names,
): Shown {
  const said = explained(reaction);
  const shown = { kind: 'chat', seat, reaction: true } as const;
  return person === null
    ? { ...shown, sentence: [`${names.seat(seat)}: `, ...said] }
    : { ...shown, sentence: said, person };
}
