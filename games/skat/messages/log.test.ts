import { typesIn } from '@lusoria/core/conformance';
import { draw, seeded } from '@lusoria/core';
import { LANGUAGES } from '@lusoria/i18n';
import { flawOf, macronFlaws } from '@lusoria/i18n/testing/checks.ts';
import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { skat } from '../rules/game.ts';
import { settle } from '../rules/score.ts';
import { type Event, eventSchema } from '../rules/events.ts';
import { actionText } from './actions.ts';
import { loadSkatMessages, type SkatTranslator } from './index.ts';
import { eventText } from './log.ts';
import { cardName, type SkatReader } from './names.ts';
import {
  ACTIONS,
  NAMES,
  PACKS,
  randomFacts,
  randomRamsch,
  readerOf,
  sampleEvents,
} from './testing/samples.ts';
import { proposalText, statusText } from './turn.ts';

const random = seeded('skat events');
const results = Array.from({ length: 40 }, (_, i) =>
  i % 4 === 0 ? randomRamsch(random) : settle(randomFacts(random)),
);
const samples = sampleEvents(results);
const events: readonly Event[] = Object.values(samples).flat();
const readers: readonly SkatReader[] = PACKS.flatMap((pack) =>
  [null, 0, 1].map((you) => readerOf(you, pack)),
);

/** The kinds of turns that a table waits for. */
const TURNS = [
  'bid',
  'answer',
  'take',
  'skat',
  'discard',
  'push',
  'lead',
  'play',
  'name',
  'kontra',
  're',
] as const;

test('the samples hold every type of event', () => {
  const types = typesIn(eventSchema);
  expect(Object.keys(samples).toSorted()).toEqual(types.toSorted());
  expect(Object.values(samples).filter((each) => each.length === 0)).toEqual([]);
});

describe.each(LANGUAGES)('%s', (language) => {
  let t: SkatTranslator;
  beforeAll(async () => {
    t = await loadSkatMessages(language);
  });

  test('every event is worded', () => {
    const told = readers.flatMap((reader) =>
      events.map((event) => eventText(t, event, reader) ?? '–'),
    );
    expect([...new Set(told)].flatMap((text) => flawOf(text, language) ?? [])).toEqual([]);
    expect(eventText(t, { type: 'opened', cards: [] }, readerOf(0))).toBeNull();
    expect(language === 'la' ? macronFlaws(told) : []).toEqual([]);
  });

  test('the reader is addressed, and not called by name', () => {
    const named = readers.flatMap((reader) =>
      events.flatMap((event) => {
        const text = eventText(t, event, reader) ?? '–';
        return reader.you !== null && text.includes(NAMES[reader.you] ?? '?') ? [text] : [];
      }),
    );
    expect(named).toEqual([]);
  });

  test('hidden cards are not told', () => {
    const reader = readerOf(1);
    const open = eventText(t, { type: 'picked-up', seat: 1, cards: ['CJ', 'H7'] }, reader);
    const hidden = eventText(t, { type: 'picked-up', seat: 1, cards: [null, null] }, reader);
    expect(open).toContain(cardName(t, 'CJ', 'french'));
    expect(hidden?.length).toBeLessThan(open?.length ?? 0);
  });

  test('what is said and asked is well written', () => {
    const view = skat.view(skat.init({ options: optionsFor(1), seats: 3, first: 0 }), 0);
    const buttons = ACTIONS.map((action) => actionText(t, action, view, 'french'));
    expect(new Set(buttons).size).toBe(ACTIONS.length);
    const proposals = (
      [
        ['claim', 'game'],
        ['claim', 'schwarz'],
        ['concession', null],
      ] as const
    ).flatMap(([kind, level]) =>
      [null, 0, 1].map((you) =>
        proposalText(t, { no: 1, kind, seat: 0, level, waiting: [1, 2] }, readerOf(you)),
      ),
    );
    expect(proposals.filter((text) => !/^\p{Lu}.*[.?]$/u.test(text))).toEqual([]);
    expect([...buttons, ...proposals].filter((text) => flawOf(text, language))).toEqual([]);
  });

  test('everything that a table waits for is said in other words', () => {
    const turns = TURNS.flatMap((each) => [
      t(`turn-${each}-you`),
      t(`turn-${each}-other`, { name: 'Tullia' }),
    ]);
    expect(new Set([...turns, t('turn-deal'), t('turn-over')]).size).toBe(2 * TURNS.length + 2);
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
          const text = statusText(t, skat.view(state, you ?? 'spectator'), readerOf(you));
          texts.add(text);
          if (you !== null && text.includes(NAMES[you] ?? '')) named.push(text);
        }
        if (turn.kind === 'over') break;
        const made =
          turn.kind === 'chance'
            ? skat.chance(state, draw(turn.request, source))
            : acted(state, turn.must, source);
        for (const event of made) {
          expect(flawOf(eventText(t, event, readerOf(0)) ?? '–', language)).toBeNull();
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
