import { eventSchema, skat, viewSchema } from '@lusoria/skat';
import { printRecord, recordOf } from '@lusoria/skat/notation';
import { finishedRound, type GameRecord, roundNumber, viewAtEnd } from '@lusoria/table';
import { decodeOnce, eraseTypes } from '@lusoria/core';

/** The series number of the records. */
const SERIES = 1;

/**
 * The finished deals of a table as Skat records, a line each.
 *
 * @param now milliseconds since 1970
 * @param nameOf the name for the record of a player with this name at the table, where a bot goes by its kind
 */
export function skatRecords(
  record: GameRecord,
  now: number,
  nameOf: (name: string, seat: number) => string,
): string {
  const game = eraseTypes({ game: skat, bots: {} });
  const date = `${new Date(now).toISOString().slice(0, 19).replace('T', '/')}/UTC`;
  return record.rounds
    .flatMap((round, i) => {
      const finished = round.outcome && finishedRound(record, roundNumber(i), game);
      if (!finished) return [];
      const end = decodeOnce(viewSchema, viewAtEnd(finished, game));
      const players = end.form === 'three' ? end.players : [end.declarer, 1 - end.declarer];
      const events = round.steps.flatMap((step) =>
        step.events.map((one) => decodeOnce(eventSchema, one)),
      );
      const { options, place } = end;
      const names = round.who.map(nameOf);
      const particulars = {
        names,
        players,
        options,
        kind: place.kind,
        id: roundNumber(i),
        series: SERIES,
        date,
      };
      return [`${printRecord(recordOf(events, particulars))}\n`];
    })
    .join('');
}
