import { defined } from '@lusoria/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openField } from './field.ts';
import { afterRatings, carriedFrom, initialRatings, verifyRatings, withoutPerson } from './fold.ts';
import { ratingsBefore, ratingsId } from './quarter.ts';
import { afterGames, afterResult, UNKNOWN } from './rate.ts';
import type { RatingEntry, RatingEvent, RatingResult, Ratings } from './types.ts';
import { listOf } from './view.ts';

const HOUR = 60 * 60 * 1000;
const START = Date.UTC(2026, 9, 1);
const ADA = 'p000000000000000a';
const BEN = 'p000000000000000b';

const opened: RatingEvent = { type: 'opened', carried: [], counted: [] };

function logOf(events: readonly RatingEvent[]): readonly RatingEntry[] {
  return events.map((event, i) => ({
    seq: i + 1,
    at: START + i * 10 * HOUR,
    command: `c${i}`,
    events: [event],
  }));
}

function ratingsOf(log: readonly RatingEntry[]): Ratings {
  return afterRatings(initialRatings(defined(log[0])), log.slice(1));
}

/** Ada is ahead of a bot of 1500, and that of Ben, in each of so many deals but every fourth, in which it is the other way round. */
function played(count: number): readonly RatingEntry[] {
  let log: readonly RatingEvent[] = [
    opened,
    { type: 'joined', person: ADA, name: 'Ada' },
    { type: 'joined', person: BEN, name: 'Ben' },
  ];
  for (let i = 0; i < count; i += 1) {
    const { members } = ratingsOf(logOf(log));
    const order = [ADA, null, BEN];
    const rows = (i % 4 === 3 ? order.toReversed() : order).map(
      (person, place): RatingResult['rows'][number] => {
        const known = person === null ? undefined : members.get(person)?.games.get('toy')?.strength;
        const { rating, deviation } =
          person === null ? { rating: 1500, deviation: 30 } : (known ?? UNKNOWN);
        return { person, bot: person === null ? 'plain' : null, place, rating, deviation };
      },
    );
    log = [...log, { type: 'result', game: 'toy', source: `dy-${i}`, weight: 1, repeat: 0, rows }];
  }
  return logOf(log);
}

test('a quarter of results: ordered, known after ten of them, and the same when it is computed once more', () => {
  const log = played(20);
  const ratings = ratingsOf(log);
  const { rows } = listOf(
    ratings,
    {
      id: 'toy',
      strength: { weights: {}, table: null, bots: { plain: { rating: 1500, deviation: 30 } } },
    },
    BEN,
  );
  expect(rows.map(({ name, place, isBot, you }) => [name, place, isBot, you])).toEqual([
    ['Ada', 1, false, false],
    ['plain', null, true, false],
    ['Ben', 2, false, true],
  ]);
  expect(verifyRatings(log)).toEqual([]);
  const few = listOf(ratingsOf(played(9)), { id: 'toy', strength: null }, BEN);
  expect(few.rows).toEqual([]);
  const bent = log.map((entry, i) => (i === 8 ? bentOf(entry) : entry));
  expect(verifyRatings(bent)[0]?.source).toBe('dy-5');
});

/** An entry in which somebody has given Ada points. */
function bentOf(entry: RatingEntry): RatingEntry {
  const events = entry.events.map((event) =>
    event.type === 'result'
      ? {
          ...event,
          rows: event.rows.map((row) =>
            row.person === ADA ? { ...row, rating: row.rating + 100 } : row,
          ),
        }
      : event,
  );
  return { ...entry, events };
}

test('the next quarter goes on where this one ended, with those who were there', () => {
  expect([ratingsId(START), ratingsBefore(START)]).toEqual(['rt-2026q4', 'rt-2026q3']);
  expect(ratingsBefore(Date.UTC(2027, 1, 3))).toBe('rt-2026q4');
  const before = ratingsOf(played(5));
  const carried = carriedFrom(before);
  const after = ratingsOf(logOf([carried]));
  expect(after.members.get(ADA)?.games.get('toy')?.strength).toEqual(
    before.members.get(ADA)?.games.get('toy')?.strength,
  );
  expect(after.counted.has('dy-4')).toBe(true);
  // A round that another node is rating at that moment is known, too; and what is closed says so.
  const counted = new Set([...before.counted, 't:1']);
  expect(carriedFrom({ ...before, counted }).counted).toContain('t:1');
  const closed = ratingsOf(logOf([opened, { type: 'closed' }]));
  expect([before.isClosed, closed.isClosed]).toEqual([false, true]);
  // Nobody has come back in it.
  expect(carriedFrom(after).carried).toEqual([]);
});

test('whoever leaves is in no entry, and the others are as strong as before', () => {
  const log = played(4);
  const left = logOf([...log.flatMap(({ events }) => events), { type: 'left', person: ADA }]).map(
    (entry) => withoutPerson(entry, ADA),
  );
  expect(JSON.stringify(left)).not.toContain('Ada');
  expect(ratingsOf(left).members.has(ADA)).toBe(false);
  expect(ratingsOf(left).members.get(BEN)?.games).toEqual(ratingsOf(log).members.get(BEN)?.games);
});

test('meeting the same people again and again tells less and less', () => {
  const win = [{ rating: 1500, deviation: 60, score: 1 }];
  const gains = [0, 1, 3, 8].map(
    (repeat) =>
      afterResult(UNKNOWN, win, { weight: 1, repeat, games: null }).rating - UNKNOWN.rating,
  );
  expect(gains.toSorted((a, b) => b - a)).toEqual(gains);
  expect(gains.at(-1)).toBeLessThan(defined(gains[0]) / 2);
});

test('a field that is reckoned at once tells each what the comparisons with all others tell', () => {
  const placed = fc.record({
    place: fc.nat({ max: 5 }),
    rating: fc.integer({ min: 1000, max: 2000 }),
    deviation: fc.integer({ min: 30, max: 300 }),
  });
  fc.assert(
    fc.property(fc.array(placed, { minLength: 2, maxLength: 30 }), (all) => {
      const field = openField(all);
      for (const [no, own] of all.entries()) {
        const others = all
          .filter((one) => one !== own)
          .map(({ place, rating, deviation }) => ({
            rating,
            deviation,
            score: own.place < place ? 1 : own.place > place ? 0 : 0.5,
          }));
        const weighing = { weight: 0.5, repeat: 1 };
        const apart = afterResult(UNKNOWN, others, { ...weighing, games: null });
        const together = afterGames(UNKNOWN, field(no), weighing);
        expect(together.rating).toBeCloseTo(apart.rating, 6);
        expect(together.deviation).toBeCloseTo(apart.deviation, 6);
      }
    }),
  );
});
