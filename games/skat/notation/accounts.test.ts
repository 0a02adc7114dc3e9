import { defined } from '@lusoria/core';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { optionsSchema } from '../rules/options.ts';
import { match } from '../rules/series.ts';
import { sheetOf } from '../rules/sheet.ts';
import { parseRecord } from './parse.ts';
import { seriesOf } from './series.ts';
import { linesOf, XSKAT } from './testing/recorded.ts';

const LIST = 36;
const lines = linesOf(XSKAT);

/** Declarer's place and signed value, as the file's own program has written them; null: passed in. */
function written(line: string): { readonly place: number; readonly value: number } | null {
  const [, place, value] = /R\[d:(-?\d) (?:win|loss) v:(-?\d+)/.exec(line) ?? [];
  return place === undefined || place === '-1' ? null : { place: +place, value: Number(value) };
}

/** A list kept with a pencil: what each of three has, who sits to the left of the former forehand being the next one. */
function byHand(list: readonly string[]) {
  const seats = [0, 1, 2].map(() => ({ games: 0, won: 0, lost: 0, others: 0 }));
  for (const [deal, line] of list.entries()) {
    const game = written(line);
    if (!game) continue;
    const declarer = (deal + game.place) % 3;
    const own = defined(seats[declarer]);
    own.games += game.value;
    if (game.value > 0) own.won += 1;
    else {
      own.lost += 1;
      for (const [seat, other] of seats.entries()) if (seat !== declarer) other.others += 1;
    }
  }
  return seats.map(({ games, won, lost, others }) => {
    const bonus = 50 * won - 50 * lost;
    return { games, won, lost, bonus, opponents: 40 * others, total: games + bonus + 40 * others };
  });
}

test('83 lists of real games add up as somebody with a pencil has them, from what the files state', () => {
  const lists = Array.from({ length: Math.floor(lines.length / LIST) }, (_, i) =>
    lines.slice(i * LIST, (i + 1) * LIST),
  );
  expect(lists).toHaveLength(83);
  const options = v.parse(optionsSchema, {});
  for (const list of lists) {
    const records = list.map((line) => {
      const read = parseRecord(line);
      if (!read.ok) throw new Error(read.rejection.code);
      return read.value;
    });
    const { played, seats } = defined(seriesOf(records) ?? undefined);
    const pencil = byHand(list);
    expect(sheetOf(played, options, seats).accounts).toEqual(pencil);
    // What the table itself tells the evening is the same.
    const standings = match.standings(played, options, seats);
    for (const { seat, points, won, lost } of standings) {
      expect({ points, won, lost }).toEqual({
        points: pencil[seat]?.total,
        won: pencil[seat]?.won,
        lost: pencil[seat]?.lost,
      });
    }
  }
});
