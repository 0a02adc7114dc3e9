import { STANDARD, type TableView } from '@lusoria/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Known, merge, startOf, type TableMessage, withEarlier } from './merge.ts';
import type { PublicEntry } from '../types.ts';

const VIEW: TableView = {
  id: 't',
  code: 'ABCDEF',
  game: 'g',
  rules: 1,
  options: {},
  settings: { ...STANDARD, pace: 0 },
  owner: 'p',
  direction: null,
  seat: null,
  people: [],
  seats: [],
  phase: 'lobby',
  paused: false,
  round: null,
  played: 0,
  standings: [],
  silent: false,
  consents: [],
  chatters: [],
};

const entry = (seq: number): PublicEntry => ({ seq, at: seq, events: [] });

/** The view has its seq in `played`, to be told from others. */
const message = (from: number, seq: number, seat: number | null = null): TableMessage => ({
  t: 'table',
  table: 't',
  from,
  seq,
  now: 0,
  view: { ...VIEW, played: seq, seat },
  entries: Array.from({ length: seq - from }, (_, i) => entry(from + 1 + i)),
});

const known = (seq: number): Known => {
  const { view, entries } = message(0, seq);
  return { view, seq, entries };
};

describe('a message about a table', () => {
  it.each([
    ['what comes next', 5, 5, 6, 'next'],
    ['several at once', 5, 5, 9, 'next'],
    ['what overlaps', 5, 3, 6, 'next'],
    ['everything', 5, 0, 6, 'next'],
    ['everything, which is nothing new', 5, 0, 5, 'next'],
    ['nothing new', 5, 5, 5, 'old'],
    ['a doubled one', 5, 4, 5, 'old'],
    ['a late one', 5, 2, 3, 'old'],
    ['everything of long ago', 5, 0, 3, 'old'],
    ['something after a gap', 5, 6, 7, 'gap'],
    ['no beginning', 0, 1, 2, 'gap'],
    ['the beginning', 0, 0, 2, 'next'],
  ] as const)('that brings %s', (_name, seen, from, seq, kind) => {
    const merged = merge(seen === 0 ? null : known(seen), message(from, seq));
    expect(merged.kind).toBe(kind);
    if (merged.kind !== 'next') return;
    expect(merged.known).toEqual(known(seq));
    expect(merged.fresh.map((one) => one.seq)).toEqual(
      Array.from({ length: seq - seen }, (_, i) => seen + 1 + i),
    );
  });

  it('from another seat is not mixed with what was seen from the old one', () => {
    expect(merge(known(5), message(5, 6, 1)).kind).toBe('other-viewer');
    expect(merge(known(5), message(0, 6, 1)).kind).toBe('next');
  });

  it('that lacks entries, or has others, is broken', () => {
    const good = message(5, 7);
    const { entries } = good;
    for (const wrong of [[], entries.slice(1), [...entries, entry(8)], [entry(6), entry(8)]]) {
      expect(merge(known(5), { ...good, entries: wrong }).kind).toBe('broken');
    }
    expect(merge(known(5), { ...message(0, 0), from: 9, seq: 7 }).kind).toBe('broken');
  });

  it('leaves a log without gaps and doubles, whatever comes in whatever order', () => {
    const span = fc.tuple(fc.nat(30), fc.nat(6)).map(([from, more]) => message(from, from + more));
    // A table has at least one entry.
    const start = message(0, 1);
    fc.assert(
      fc.property(fc.array(span, { maxLength: 60 }), (messages) => {
        let state: Known | null = null;
        const told: number[] = [];
        for (const one of [start, ...messages]) {
          const merged = merge(state, one);
          if (merged.kind !== 'next') continue;
          state = merged.known;
          told.push(...merged.fresh.map(({ seq }) => seq));
        }
        const seq = state?.seq ?? 0;
        expect(state).toEqual(known(seq));
        expect(told).toEqual(Array.from({ length: seq }, (_, i) => i + 1));
      }),
    );
  });
});

describe('a log that is not known from its beginning', () => {
  const reset = (from: number, seq: number) => ({ ...message(from, seq), reset: true }) as const;
  const seqsOf = ({ entries }: Known) => entries.map(({ seq }) => seq);

  it('begins anew where the server says so, and tells what is new in it', () => {
    const first = merge(null, reset(7, 9));
    expect(first).toMatchObject({
      kind: 'next',
      known: { seq: 9 },
      fresh: [{ seq: 8 }, { seq: 9 }],
    });
    const again = merge(known(8), reset(7, 9));
    expect(again).toMatchObject({ kind: 'next', fresh: [{ seq: 9 }] });
    expect(again.kind === 'next' && seqsOf(again.known)).toEqual([8, 9]);
  });

  it('goes on from where it is', () => {
    const first = merge(null, reset(7, 9));
    if (first.kind !== 'next') throw new Error(first.kind);
    const next = merge(first.known, message(9, 10));
    expect(next.kind === 'next' && seqsOf(next.known)).toEqual([8, 9, 10]);
    expect(startOf(first.known)).toBe(7);
  });

  it('takes earlier pages in front, as far as they fit', () => {
    const first = merge(null, reset(7, 9));
    if (first.kind !== 'next') throw new Error(first.kind);
    const page = (from: number, to: number) => ({ from, entries: message(from, to).entries });
    const longer = withEarlier(first.known, page(3, 7));
    expect(longer && seqsOf(longer)).toEqual([4, 5, 6, 7, 8, 9]);
    expect(longer && startOf(longer)).toBe(3);
    expect(withEarlier(first.known, page(3, 6))).toBeNull();
    expect(withEarlier(first.known, page(7, 8))).toBeNull();
    expect(withEarlier(first.known, page(7, 7))).toBeNull();
    expect(withEarlier(first.known, { from: 5, entries: page(3, 5).entries })).toBeNull();
  });
});
