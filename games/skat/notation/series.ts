import { defined, type Played } from '@lusoria/core';
import type { DealResult } from '../rules/result.ts';
import { outcomeOf as outcomeFor, seatAfter, written } from '../rules/series.ts';
import { replayRecord } from './compare.ts';
import { replayLusoria } from './lusoria-dialect.ts';
import { field, playerAt, type SkatRecord } from './record.ts';
import { byOrder, withStatedValues, tallyOf } from './scoring.ts';
import { replayServer } from './server-dialect.ts';
import { isLusoriaRecord, seatsByPlace, seatsOf, type Setting, settingOf } from './setting.ts';

/** A deal of a series, by the seats of its table. */
export interface SeriesDeal {
  readonly record: SkatRecord;
  readonly id: string;
  /** The seat of forehand. */
  readonly first: number;
  readonly result: DealResult;
  /** Points written down for each seat. */
  readonly points: readonly number[];
}

/** Where the deals of a series are played. */
export interface SeriesTable extends Pick<Setting, 'options' | 'form'> {
  /** By seat. */
  readonly names: readonly string[];
  readonly seats: number;
}

/** Deals of one table. Standings: `match.standings(played, options, seats)`. */
export interface Series extends SeriesTable {
  readonly deals: readonly SeriesDeal[];
  readonly played: readonly Played[];
}

/**
 * The deals of a table, one record each. Seats are found by the names; where names are alike, or
 * strangers, forehand is taken to go round.
 *
 * @returns null when there is no record
 */
export function seriesOf(records: readonly SkatRecord[]): Series | null {
  const [opening] = records;
  if (!opening) return null;
  const table = tableOf(opening);
  const deals = records.map((record, index) => dealOf(table, record, index));
  const played = deals.map(({ first, result, points }) => ({
    first,
    outcome: outcomeFor(result, points),
  }));
  return { ...table, deals, played };
}

/** The table of a series, by its first record. */
export function tableOf(opening: SkatRecord): SeriesTable {
  const seats = seatsOf(opening);
  const setting = settingOf(opening);
  return {
    names: namesBySeat(opening, seats, setting),
    options: setting.options,
    form: setting.form,
    seats,
  };
}

/** One deal of a series, replayed; `index` counts from 0. */
export function dealOf(table: SeriesTable, record: SkatRecord, index: number): SeriesDeal {
  const { names, seats, options } = table;
  const isTold = new Set(names).size === names.length;
  const named = isTold ? names.indexOf(playerAt(record, 0)) : -1;
  const first = named >= 0 ? named : seatAfter(0, index, seats, options);
  const result = resultOf(record, first);
  const points = written(result, options, seats, seatsByPlace(first, seats, table));
  return { record, id: field(record, 'ID') ?? String(index + 1), first, result, points };
}

/** Names by seat when forehand of the first deal has seat 0. */
function namesBySeat(record: SkatRecord, seats: number, setting: Setting): readonly string[] {
  const places = seatsByPlace(0, seats, setting);
  return Array.from({ length: seats }, (_, seat) => {
    const place = places.indexOf(seat);
    return playerAt(record, place < 0 ? 3 : place);
  });
}

/** Result of a record, by our rules or as the server has it. */
function resultOf(record: SkatRecord, first: number): DealResult {
  if (isLusoriaRecord(record)) {
    return replayLusoria(record, first).state.end?.result ?? { kind: 'broken-off', by: null };
  }
  const replay = replayServer(record.moves);
  const { stop, dropout } = replay;
  const { computed } = replayRecord(record);
  const seats = seatsByPlace(first, seatsOf(record), settingOf(record));
  if (computed.result === 'passed') return { kind: 'passed' };
  if (stop === 'penalty' && dropout) {
    const seat = defined(seats[dropout.place]);
    return { kind: 'broken-off', by: { seat, dropout: dropout.how } };
  }
  const tally = tallyOf(replay);
  const known = tally && withStatedValues(tally, record.stated);
  if (!known || (computed.result !== 'win' && computed.result !== 'loss')) {
    return { kind: 'broken-off', by: null };
  }
  const { declarer, result, ...figures } = computed;
  return {
    ...byOrder(known),
    ...figures,
    ...(dropout ? { dropout: dropout.how } : {}),
    declarer: defined(seats[declarer]),
    won: result === 'win',
  };
}
