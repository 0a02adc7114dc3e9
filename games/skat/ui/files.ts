import { eventSchema, skat, viewSchema } from '@lusoria/skat';
import { printRecord, recordOf } from '@lusoria/skat/notation';
import { type GameRecord, viewAtEnd } from '@lusoria/table';
import { eraseTypes } from '@lusoria/core';
import * as v from 'valibot';

/** What a series of records is called by. */
const SERIES = 1;

/**
 * The finished deals of a table as Skat records, a line each.
 *
 * @param now milliseconds since 1970
 */
export function skatRecords(record: GameRecord, now: number): string {
  const game = eraseTypes({ game: skat, bots: {} });
  const date = `${new Date(now).toISOString().slice(0, 19).replace('T', '/')}/UTC`;
  return record.rounds
    .flatMap((round, i) => {
      const view = round.outcome ? viewAtEnd(record, i, game) : null;
      if (view === null) return [];
      const end = v.parse(viewSchema, view);
      const players = end.form === 'three' ? end.players : [end.declarer, 1 - end.declarer];
      const events = round.steps.flatMap((step) =>
        step.events.map((one) => v.parse(eventSchema, one)),
      );
      const { options, place } = end;
      const names = round.who;
      const particulars = {
        names,
        players,
        options,
        kind: place.kind,
        id: i + 1,
        series: SERIES,
        date,
      };
      return [`${printRecord(recordOf(events, particulars))}\n`];
    })
    .join('');
}
