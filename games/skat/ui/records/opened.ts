import { type DealResult, type Options, skat, type View } from '@lusoria/skat';
import {
  eventsOf,
  field,
  playerAt,
  readRecords,
  type RecordFault,
  replayRecord,
  type Series,
  type SeriesDeal,
  seriesOf,
  viewOfRecord,
} from '@lusoria/skat/notation';

/** A file of Skat records, as it is shown. */
export interface OpenedFile {
  /** Null if no record could be read. */
  readonly series: Series | null;
  readonly faults: readonly RecordFault[];
}

/** Reads the text of a file of records. */
export function opened(text: string): OpenedFile {
  const items = [...readRecords(text)];
  return {
    series: seriesOf(items.flatMap((item) => (item.ok ? [item.record] : []))),
    faults: items.flatMap((item) => (item.ok ? [] : [item.fault])),
  };
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
  /** The reason there is no view; null if there is one. */
  readonly hidden: 'illegal' | 'cards' | null;
}

/** A deal of an opened file, replayed. Names are by seat, those of this deal. */
export function dealAt(series: Series, index: number): OpenedDeal | null {
  const deal = series.deals[index];
  if (!deal) return null;
  const names = namesIn(deal, series);
  const replayed = replayRecord(deal.record);
  const played = viewOf(deal, series);
  const view = played ?? viewOfRecord(deal.record);
  return {
    names,
    result: deal.result,
    id: deal.id,
    agrees: replayed.ok,
    view,
    viewNames: played ? names : [0, 1, 2].map((place) => playerAt(deal.record, place)),
    hidden: view ? null : replayed.reason?.kind === 'illegal' ? 'illegal' : 'cards',
  };
}

/** Whether the same players sat in every deal, so that their points can be added up. */
export function isOneTable({ deals, names, seats }: Series): boolean {
  const all = [...names].toSorted().join('\n');
  return deals.every(({ record }) => {
    const here = Array.from({ length: seats }, (_, place) => playerAt(record, place));
    return here.toSorted().join('\n') === all;
  });
}

/** The names by seat: the players' from the record, the rest as in the series. */
function namesIn(
  { record, first }: SeriesDeal,
  { names, seats, options }: Series,
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

function viewOf({ record, first }: SeriesDeal, { seats, options }: Series): View | null {
  const events = eventsOf(record, first);
  if (!events) return null;
  const start = skat.init({ options, seats, first, played: [] });
  const view = skat.view(events.reduce(skat.evolve, start), 'spectator');
  return view.end ? view : null;
}
