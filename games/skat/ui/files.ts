import { eventSchema, skat, viewSchema } from '@lusoria/skat';
import { printRecord, recordOf } from '@lusoria/skat/notation';
import { type GameRecord, viewAtEnd } from '@lusoria/table';
import { eraseTypes } from '@lusoria/core';
import * as v from 'valibot';
import { manifest } from '../manifest.ts';

const BOTS: ReadonlySet<string> = new Set(manifest.bots);

/** What a series of records is called by. */
const SERIES = 1;

/**
 * The finished deals of a table as Skat records, a line each.
 *
 * @param now milliseconds since 1970
 * @param botNames what bots are called, by seat
 */
export function skatRecords(record: GameRecord, now: number, botNames: readonly string[]): string {
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
      // A bot goes by its kind in a table's record; at the table it has a name.
      const names = round.who.map((name, seat) =>
        BOTS.has(name) ? (botNames[seat % botNames.length] ?? name) : name,
      );
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
