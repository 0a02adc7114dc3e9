import type { PublicEntry } from '@lusoria/client';
import type { TableEvent, TableView } from '@lusoria/table';
import type { Sentence } from '@lusoria/words/sentence';
import type { UiWords } from '@lusoria/words/ui';
import type { GameUi, Told } from '@lusoria/web-kit/game-ui.ts';
import { type Names, namesOf } from '@lusoria/web-kit/names.ts';

/** A line of the log. */
export interface LogLine {
  /** Ascending; the same line has the same key for ever. */
  readonly key: number;
  readonly at: number;
  readonly sentence: Sentence;
  /** `said` is chat, `table` about the table itself; the others as a game tells them. */
  readonly kind: 'said' | 'table' | Told['kind'];
  /** Who said it. */
  readonly person?: string;
}

/** More events in one entry than there ever are. */
const STRIDE = 1000;

/** The log in sentences. Whoever had a seat then is named, not whoever has it now. */
export function lines(
  entries: readonly PublicEntry[],
  view: TableView,
  gameUi: GameUi,
  ui: UiWords,
): readonly LogLine[] {
  let seats = view.seats;
  return entries.flatMap((entry) =>
    entry.events
      .flatMap((event): readonly Omit<LogLine, 'key' | 'at'>[] => {
        seats = seatsAfter(seats, event);
        const names = namesOf({ people: view.people, seats }, gameUi.botNames());
        return event.type === 'step'
          ? event.events.flatMap((inner) => gameUi.told(inner, view, names) ?? [])
          : tableLine(event, names, ui);
      })
      .map((line, i) => ({ ...line, key: entry.seq * STRIDE + i, at: entry.at })),
  );
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

function tableLine(event: TableEvent, names: Names, ui: UiWords): Omit<LogLine, 'key' | 'at'>[] {
  const line = (text: string, kind: LogLine['kind'] = 'table') => [{ sentence: [text], kind }];
  switch (event.type) {
    case 'said':
      // Of whoever has deleted their words nothing is left.
      if (event.text === '') return [];
      return [{ sentence: [event.text], kind: 'said', person: event.person }];
    case 'sat':
      return line(ui.events.sat(event.name));
    case 'stood':
      return line(
        (event.removed ? ui.events.removed : ui.events.stood)(names.person(event.person)),
      );
    case 'seat':
      return event.holder.kind === 'bot' ? line(ui.events.botSat(names.seat(event.seat))) : [];
    case 'begun':
      return line(ui.events.begun(names.seat(event.first)), 'round');
    case 'paused':
      return line(event.on ? ui.events.paused : ui.events.resumed);
    case 'late':
      return line(ui.events.late(names.person(event.person)));
    case 'owner':
      return line(ui.events.host(names.person(event.person)));
    case 'erased':
      return line(ui.events.forgotten);
    case 'closed':
      return line(ui.events.closed);
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
