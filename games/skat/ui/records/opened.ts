import { defined } from '@lusoria/core';
import {
  bidValues,
  type Card,
  type DealResult,
  type Options,
  skat,
  type View,
} from '@lusoria/skat';
import type { IllegalOfRecord } from '../../messages/records/illegal.ts';
import {
  dealOf,
  eventsOf,
  field,
  itemsOf,
  parseRecord,
  playerAt,
  printRecord,
  type Reason,
  type RecordFault,
  replayRecord,
  type Series,
  type SeriesDeal,
  seriesOf,
  type SeriesTable,
  type SkatRecord,
  tableOf,
  viewOfRecord,
} from '@lusoria/skat/notation';

/** The most faults of a file that are told. */
export const MAX_FAULTS = 5;

/** An index of a file of Skat records: what is not shown yet is neither replayed nor kept parsed. */
export interface OpenedFile {
  /** By the first record; null if no record could be read. */
  readonly table: SeriesTable | null;
  /** The text of each record. */
  readonly deals: readonly string[];
  /** The first of them. */
  readonly faults: readonly RecordFault[];
  readonly faultCount: number;
  /** Whether the same players sat in every deal, so that their points can be added up. */
  readonly isOneTable: boolean;
}

/** Reads the text of a file of records. */
export function opened(text: string): OpenedFile {
  let table: SeriesTable | null = null;
  let everybody: string | null = null;
  let isOneTable = true;
  let faultCount = 0;
  const deals: string[] = [];
  const faults: RecordFault[] = [];
  for (const item of itemsOf(text)) {
    if (item.ok) {
      const { record } = item;
      table ??= tableOf(record);
      everybody ??= table.names.toSorted().join('\n');
      isOneTable &&= playersOf(record, table.seats) === everybody;
      deals.push(printRecord(record));
    } else {
      faultCount += 1;
      if (faults.length < MAX_FAULTS) faults.push(item.fault);
    }
  }
  return { table, deals, faults, faultCount, isOneTable };
}

function playersOf(record: SkatRecord, seats: number): string {
  return Array.from({ length: seats }, (_, place) => playerAt(record, place))
    .toSorted()
    .join('\n');
}

/** All deals of a file, replayed: for its score sheet. */
export function seriesIn({ deals }: OpenedFile): Series | null {
  return seriesOf(deals.map(readAgain));
}

function readAgain(text: string): SkatRecord {
  const read = parseRecord(text);
  if (!read.ok) throw new Error(`read before: ${read.rejection.code}`);
  return read.value;
}

export interface OpenedDeal {
  readonly names: readonly string[];
  readonly result: DealResult;
  readonly id: string;
  /** Whether the record agrees with the rules, as far as it goes. */
  readonly agrees: boolean;
  /** The deal at its end, all cards open; null if it cannot be shown. */
  readonly view: View | null;
  /** By the seats of `view`, where that has others. */
  readonly viewNames: readonly string[];
  /** The seats of `view` from forehand on; none where there is no view, or for two. */
  readonly viewPlayers: readonly number[];
  /** The move that is not allowed; null if all are, or the deal can be shown all the same. */
  readonly illegal: IllegalOfRecord | null;
  /** Whether it cannot be shown because cards are not recorded. */
  readonly hidesCards: boolean;
  /** Bids that no game is worth. */
  readonly oddBids: readonly number[];
}

/** A deal of an opened file, replayed. Names are by seat, those of this deal. */
export function dealAt({ table, deals }: OpenedFile, index: number): OpenedDeal | null {
  const text = deals[index];
  if (text === undefined || !table) return null;
  const deal = dealOf(table, readAgain(text), index);
  const names = namesIn(deal, table);
  const replayed = replayRecord(deal.record);
  const played = viewOf(deal, table);
  const view = played ?? viewOfRecord(deal.record);
  const illegal = illegalIn(deal.record, replayed.reason, names.length === 2 ? 2 : 3);
  return {
    names,
    result: deal.result,
    id: deal.id,
    agrees: replayed.ok,
    view,
    viewPlayers: view?.form === 'three' ? view.players : [],
    viewNames: played ? names : [0, 1, 2].map((place) => playerAt(deal.record, place)),
    illegal: view ? null : illegal,
    hidesCards: !view && !illegal,
    oddBids: deal.record.moves.flatMap(({ recorded }) =>
      recorded.type === 'bid' && !bidValues(table.options).includes(recorded.value)
        ? [recorded.value]
        : [],
    ),
  };
}

/** The move for which a record does not agree with the rules. */
function illegalIn(
  { moves, ...record }: SkatRecord,
  reason: Reason | null,
  players: number,
): IllegalOfRecord | null {
  if (reason?.kind !== 'illegal') return null;
  const index = reason.move - 1;
  const { who, recorded, token } = defined(moves[index], 'the move that is not allowed');
  const played = moves.slice(0, index).filter((move) => move.recorded.type === 'play').length;
  const isCall = recorded.type === 'hold' || recorded.type === 'pass';
  const isCards =
    recorded.type === 'discard' || recorded.type === 'push' || recorded.type === 'skat';
  return {
    code: reason.code,
    trick: recorded.type === 'play' || played > 0 ? Math.floor(played / players) + 1 : null,
    place: who === 'w' ? null : who,
    player: who === 'w' ? '' : playerAt({ properties: record.properties }, who),
    call: recorded.type === 'bid' ? recorded.value : isCall ? recorded.type : null,
    cards: recorded.type === 'play' ? known([recorded.card]) : isCards ? known(recorded.cards) : [],
    token,
  };
}

function known(cards: readonly (Card | null)[]): readonly Card[] {
  return cards.filter((card) => card !== null);
}

/** The names by seat: the players' from the record, the rest as in the series. */
function namesIn(
  { record, first }: SeriesDeal,
  { names, seats, options }: SeriesTable,
): readonly string[] {
  const players = playersFrom(first, seats, options);
  return names.map((name, seat) => {
    const place = players.indexOf(seat);
    return place < 0 ? name : (field(record, `P${place}`) ?? name);
  });
}

function playersFrom(first: number, seats: number, options: Options): readonly number[] {
  const start = skat.view(skat.init({ options, seats, first, played: [] }), 'spectator');
  return start.form === 'three' ? start.players : [start.declarer, 1 - start.declarer];
}

function viewOf({ record, first }: SeriesDeal, { seats, options }: SeriesTable): View | null {
  const events = eventsOf(record, first);
  if (!events) return null;
  const start = skat.init({ options, seats, first, played: [] });
  const view = skat.view(events.reduce(skat.evolve, start), 'spectator');
  return view.end ? view : null;
}
