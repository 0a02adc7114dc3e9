import { seeded } from '@lusoria/core';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Options } from '../rules/options.ts';
import { match } from '../rules/series.ts';
import { parseRecord } from './parse.ts';
import { printRecord, type SkatRecord } from './record.ts';
import { replayRecord } from './compare.ts';
import { seriesOf } from './series.ts';
import { reading } from './testing/hand.ts';
import { type Playthrough, playthrough, type Terms } from './testing/playthrough.ts';
import { eventsOf, recordOf } from './write.ts';

const options: fc.Arbitrary<Partial<Options>> = fc.record(
  {
    scoring: fc.constantFrom('seeger-fabian', 'list', 'bierlachs', 'target'),
    deals: fc.integer({ min: 0, max: 480 }),
    target: fc.integer({ min: 50, max: 2000 }),
    matadors: fc.constantFrom('all', 'jacks'),
    announcements: fc.constantFrom('hand', 'free'),
    direction: fc.constantFrom('clockwise', 'counter'),
    kontra: fc.constantFrom('off', 'bidders', 'all'),
    kontraBonus: fc.boolean(),
    ramsch: fc.constantFrom('off', 'on', 'pushed'),
    ramschSkat: fc.constantFrom('last', 'loser'),
    rounds: fc.constantFrom('off', 'bock', 'ramsch', 'both'),
    event: fc.constantFrom('sixty', 'grand-hand', 'lost-kontra', 'any'),
    tricks: fc.constantFrom('last', 'open'),
    rusticMatadors: fc.boolean(),
  },
  { requiredKeys: [] },
);

const terms: fc.Arbitrary<Terms> = fc
  .record({
    seed: fc.nat(),
    seats: fc.constantFrom(2, 3, 4),
    first: fc.nat({ max: 11 }),
    options,
    kind: fc.constantFrom('plain', 'plain', 'bock', 'ramsch'),
    number: fc.nat({ max: 47 }),
  })
  .map((drawn) => ({
    ...drawn,
    first: drawn.first % drawn.seats,
    kind: drawn.seats === 2 && drawn.kind === 'ramsch' ? 'plain' : drawn.kind,
  }));

function written({ events, particulars }: Playthrough): SkatRecord {
  return recordOf(events, particulars);
}

describe('a deal of our own', () => {
  it('is written so that reading gives back every event', () => {
    fc.assert(
      fc.property(terms, (drawn) => {
        const played = playthrough(drawn);
        const text = printRecord(written(played));
        expect(text).not.toContain('\n');
        const read = reading(text);
        expect(printRecord(read)).toBe(text);
        expect(eventsOf(read, drawn.first)).toEqual(played.events);
        expect(replayRecord(read)).toMatchObject({ ok: true, reason: null });
      }),
      { numRuns: 300 },
    );
  });

  it('is a plain record of the server where nobody claims or gives up', () => {
    let plain = 0;
    fc.assert(
      fc.property(terms, (drawn) => {
        const played = playthrough({ ...drawn, first: 0, seats: 3, options: {}, kind: 'plain' });
        const { end } = played;
        if (played.events.some(({ type }) => type === 'claimed' || type === 'conceded')) return;
        if (end.result.kind === 'game' && end.result.instead !== null) return;
        plain += 1;
        const text = printRecord(written(played)).replace('PC[Lusoria]', 'PC[ISS2]');
        expect(text).not.toMatch(/OP\[|P3\[/);
        expect(replayRecord(reading(text))).toMatchObject({ ok: true, reason: null });
      }),
      { numRuns: 300 },
    );
    expect(plain).toBeGreaterThan(50);
  });

  it('keeps names whole, or nearly', () => {
    const played = playthrough({
      seed: 1,
      seats: 4,
      first: 2,
      options: {},
      kind: 'plain',
      number: 0,
    });
    const names = ['[x]P1[', 'a;)', 'é@#', 'Dr.  No\n'];
    const read = reading(printRecord(recordOf(played.events, { ...played.particulars, names })));
    const kept = ['P0', 'P1', 'P2', 'P3'].map(
      (key) => read.properties.find((property) => property.key === key)?.value,
    );
    expect(kept).toEqual(['é@#', 'Dr. No', '(x)P1(', 'a;)']);
  });
});

describe('a record without particulars', () => {
  const { events } = playthrough({
    seed: 1,
    seats: 3,
    first: 0,
    options: {},
    kind: 'plain',
    number: 0,
  });

  it('is one of a single deal by the usual rules', () => {
    const read = reading(printRecord(recordOf(events)));
    const kept = ['P0', 'P1', 'P2', 'DT', 'ID', 'OP'].map(
      (key) => read.properties.find((property) => property.key === key)?.value,
    );
    expect(kept).toEqual(['', '', '', '', '1', undefined]);
    expect(replayRecord(read)).toMatchObject({ ok: true, reason: null });
  });

  it('takes those that are given', () => {
    const read = reading(printRecord(recordOf(events, { names: ['Livia', 'Gaius', 'Titus'] })));
    expect(read.properties.find(({ key }) => key === 'P0')?.value).toBe('Livia');
  });
});

describe('an illegal move of our own', () => {
  const played = playthrough({
    seed: 5,
    seats: 3,
    first: 0,
    options: {},
    kind: 'plain',
    number: 0,
  });
  const text = printRecord(written(played));

  it('is named', () => {
    const wrong = text.replace(/ 1 (18|p) /, ' 2 18 ');
    const { ok, reason } = replayRecord(reading(wrong));
    expect(ok).toBe(false);
    expect(reason).toEqual({
      kind: 'illegal',
      code: 'not-your-turn',
      move: 2,
      who: '2',
      token: '18',
    });
    expect(eventsOf(reading(wrong))).toBeNull();
  });

  it('and an option that we do not have cannot be read', () => {
    const wrong = text.replace('P0[', 'OP[ramsch=on luck=good]P0[');
    expect(parseRecord(wrong)).toEqual({
      ok: false,
      rejection: {
        code: 'no-such-option',
        line: 1,
        column: wrong.indexOf('luck') - 9,
        token: 'luck=good',
      },
    });
  });
});

describe('a series', () => {
  it.each([3, 4, 2])('of %i gives its score list', (seats) => {
    const random = seeded('series');
    const table: Partial<Options> = { deals: 12, direction: 'counter' };
    const records: SkatRecord[] = [];
    const played: Playthrough[] = [];
    let first = 0;
    for (let number = 0; number < 12; number += 1) {
      const seed = random.int(1_000_000);
      const one = playthrough({ seed, seats, first, options: table, kind: 'plain', number });
      played.push(one);
      records.push(reading(printRecord(written(one))));
      first = (first + seats - 1) % seats;
    }
    const series = seriesOf(records);
    if (!series) throw new Error('no series');
    const [opening] = played;
    const names = opening?.particulars.names ?? [];
    expect(series.names).toEqual(names);
    expect(series.deals.map(({ result }) => result)).toEqual(played.map(({ end }) => end.result));
    expect(series.deals.map(({ points }) => points)).toEqual(played.map(({ end }) => end.points));
    const standings = match.standings(series.played, series.options, series.seats);
    expect(standings.map(({ points }) => points).toSorted((a, b) => a - b)).toEqual(
      names
        .map((_, seat) => played.reduce((sum, { end }) => sum + (end.points[seat] ?? 0), 0))
        .toSorted((a, b) => a - b),
    );
  });

  it('has nothing without records', () => {
    expect(seriesOf([])).toBeNull();
  });
});
