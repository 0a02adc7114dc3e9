import { draw, seeded } from '@lusoria/core';
import { type Event, eventSchema, settle, skat } from '@lusoria/skat';
import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES, loadSkatWords, type SkatWho, type SkatWords } from '../index.ts';
import { textOf } from '../sentence.ts';
import { flawOf, macronFlaws } from '../testing/checks.ts';
import {
  ACTIONS,
  AWAITED,
  NAMES,
  PACKS,
  randomRamsch,
  randomFacts,
  sampleEvents,
  toldText,
  whoOf,
} from '../testing/skat.ts';

const random = seeded('skat events');
const results = Array.from({ length: 40 }, (_, i) =>
  i % 4 === 0 ? randomRamsch(random) : settle(randomFacts(random)),
);
const samples = sampleEvents(results);
const events: readonly Event[] = Object.values(samples).flat();
const readers: readonly SkatWho[] = PACKS.flatMap((pack) =>
  [null, 0, 1].map((you) => whoOf(you, pack)),
);

test('the samples hold every type of event', () => {
  const types = eventSchema.options.map((option) => option.entries.type.literal);
  expect(Object.keys(samples).toSorted()).toEqual(types.toSorted());
  expect(Object.values(samples).filter((each) => each.length === 0)).toEqual([]);
});

describe.each(LANGUAGES)('%s', (language) => {
  let words: SkatWords;
  beforeAll(async () => {
    words = await loadSkatWords(language);
  });

  test('every event is worded', () => {
    const told = readers.flatMap((who) => events.map((event) => toldText(words, event, who)));
    expect([...new Set(told)].flatMap((text) => flawOf(text, language) ?? [])).toEqual([]);
    expect(words.event({ type: 'opened', cards: [] }, whoOf(0))).toBeNull();
    expect(language === 'la' ? macronFlaws(told) : []).toEqual([]);
  });

  test('the reader is addressed, and not called by name', () => {
    const named = readers.flatMap((who) =>
      events.flatMap((event) => {
        const text = toldText(words, event, who);
        return who.you !== null && text.includes(NAMES[who.you] ?? '?') ? [text] : [];
      }),
    );
    expect(named).toEqual([]);
  });

  test('hidden cards are not told', () => {
    const who = whoOf(1);
    const open = toldText(words, { type: 'picked-up', seat: 1, cards: ['CJ', 'H7'] }, who);
    const hidden = toldText(words, { type: 'picked-up', seat: 1, cards: [null, null] }, who);
    expect(open).toContain(words.card('CJ', 'french'));
    expect(hidden.length).toBeLessThan(open.length);
  });

  test('what is said and asked is well written', () => {
    const said = ACTIONS.flatMap((action) => words.said(action, 'french') ?? []);
    expect(said).toHaveLength(ACTIONS.length - 3);
    const proposals = (
      [
        ['claim', 'game'],
        ['claim', 'schwarz'],
        ['concession', null],
      ] as const
    ).flatMap(([kind, level]) =>
      [null, 0, 1].map((you) =>
        words.proposal({ no: 1, kind, seat: 0, level, waiting: [1, 2] }, whoOf(you)),
      ),
    );
    expect(proposals.filter((text) => !/^\p{Lu}.*[.?]$/u.test(text))).toEqual([]);
    const turns = AWAITED.map((each) => words.turnOf('Tullia', each));
    expect([...said, ...proposals, ...turns].filter((text) => flawOf(text, language))).toEqual([]);
    expect(new Set(turns).size).toBe(AWAITED.length);
  });

  test.each([2, 3, 4])('the status of every moment of a deal for %i', (seats) => {
    const texts = new Set<string>();
    const named: string[] = [];
    for (const round of [1, 2, 3, 4, 5, 6]) {
      const source = seeded('status', round);
      let state = skat.init({ options: optionsFor(round), seats, first: 0 });
      for (;;) {
        const turn = skat.turn(state);
        for (const you of [null, 0, 1]) {
          const text = words.status(skat.view(state, you ?? 'spectator'), whoOf(you));
          texts.add(text);
          if (you !== null && text.includes(NAMES[you] ?? '')) named.push(text);
        }
        if (turn.kind === 'over') break;
        const made =
          turn.kind === 'chance'
            ? skat.chance(state, draw(turn.request, source))
            : acted(state, turn.must, source);
        for (const event of made) {
          expect(flawOf(textOf(words.event(event, whoOf(0)) ?? ['–']), language)).toBeNull();
        }
        state = made.reduce(skat.evolve, state);
      }
    }
    expect([...texts].flatMap((text) => flawOf(text, language) ?? [])).toEqual([]);
    expect(named).toEqual([]);
    expect(texts.size).toBeGreaterThan(6);
  });
});

type Source = ReturnType<typeof seeded>;
type State = ReturnType<typeof skat.init>;

function optionsFor(round: number) {
  const raw = round % 2 === 0 ? { kontra: 'all', ramsch: 'pushed' } : {};
  return v.parse(skat.schema.options, raw);
}

function acted(state: State, must: readonly number[], source: Source): readonly Event[] {
  const seat = must[0] ?? 0;
  const action = skat.sampleAction(skat.view(state, seat), source);
  const made = action && skat.decide(state, seat, action);
  return made?.ok ? made.value : [];
}
