import { typesIn } from '@lusoria/core/conformance';
import { draw, pick, type Random, seeded } from '@lusoria/core';
import { la, LANGUAGES, say, textOf } from '@lusoria/i18n';
import { flawOf, sentenceFlaws, wordsOf } from '@lusoria/i18n/testing/checks.ts';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  type Action,
  agreement,
  type Deck,
  deckOf,
  type Event,
  eventSchema,
  formOf,
  JOKER,
  optionsSchema,
  type State,
} from '../index.ts';
import { type Audience, eventLine, reportSentence } from './events.ts';
import { loadAgreementMessages } from './index.ts';

interface Told {
  readonly deck: Deck;
  readonly events: readonly Event[];
}

const NAMES = ['Aulus', 'Beata', 'Celsus', 'Drusilla', 'Ennius'];

/** Decks none of whose forms is also a common word of one of the languages. */
const DECKS = ['ille', 'ipse', 'iste'] as const;

/** A round of players who take random legal actions, with full information as at its end. */
function play(index: number): Told {
  const random = seeded('words', index);
  const chance = () => random.int(2) === 0;
  const options = v.parse(optionsSchema, {
    deck: pick(DECKS, random),
    joker: chance(),
    upheldDraw: chance(),
    rejectedDraw: chance(),
    end: pick(['first', 'last'], random),
    referee: index % 5 === 0 ? 'table' : 'players',
  });
  const seats = 2 + random.int(4);
  const events: Event[] = [];
  let state = agreement.init({ options, seats, first: 0 });
  for (;;) {
    const turn = agreement.turn(state);
    if (turn.kind === 'over') return { deck: deckOf(options), events };
    const made =
      turn.kind === 'chance'
        ? agreement.chance(state, draw(turn.request, random))
        : turn.limit && random.int(3) === 0
          ? agreement.timeout(state)
          : acted(state, pick([...turn.must, ...turn.may], random), index, random);
    state = made.reduce(agreement.evolve, state);
    events.push(...made);
  }
}

function acted(state: State, seat: number, index: number, random: Random): readonly Event[] {
  const view = agreement.view(state, seat);
  // In some rounds nobody plays a card, so that in the end there is nothing to draw.
  const lazy: readonly Action[] = [{ type: 'draw' }, { type: 'pass' }];
  const action =
    (index % 7 === 0 ? lazy.find((each) => agreement.accepts(view, each) === null) : null) ??
    agreement.sampleAction(view, random);
  const made = action && agreement.decide(state, seat, action);
  return made?.ok ? made.value : [];
}

const rounds = Array.from({ length: 60 }, (_, i) => play(i));
const types = typesIn(eventSchema);

function audience(deck: Deck, you: number | null): Audience {
  return { name: (seat) => NAMES[seat] ?? '', you, deck };
}

/** The event as the others see it, and the end for every reason. */
function variants(event: Event): readonly Event[] {
  if (event.type !== 'ended') {
    return [event, agreement.redact(event, 'spectator') ?? event];
  }
  const reasons = ['out', 'last', 'blocked', 'bound'] as const;
  return reasons.flatMap((reason) => [
    { ...event, reason },
    { ...event, reason, ranking: [event.ranking.flat()] },
  ]);
}

test('the sample rounds hold every type of event', () => {
  const seen = new Set<string>(rounds.flatMap(({ events }) => events.map(({ type }) => type)));
  expect(types.filter((type) => !seen.has(type))).toEqual([]);
});

describe.each(LANGUAGES)('%s', async (language) => {
  const t = await loadAgreementMessages(language);
  const tell = (event: Event, you: number | null, deck: Deck) =>
    eventLine(t, event, audience(deck, you))?.sentence ?? null;
  const told = rounds.flatMap(({ deck, events }) =>
    [null, 0, 1].flatMap((you) =>
      events.flatMap(variants).map((event) => {
        return { event, you, deck, sentence: tell(event, you, deck) };
      }),
    ),
  );

  test('every event but the closing of the form tables is worded', () => {
    const silent = told.filter(({ sentence }) => !sentence).map(({ event }) => event.type);
    expect([...new Set(silent)]).toEqual(['closed']);
  });

  test('every sentence is well written', () => {
    const texts = [
      ...new Set(told.flatMap(({ sentence }) => (sentence ? [textOf(sentence)] : []))),
    ];
    expect(sentenceFlaws(texts, language)).toEqual([]);
  });

  test('forms are marked as Latin, and nothing else is', () => {
    const wrong = told.flatMap(({ sentence, deck }) =>
      (sentence ?? []).filter((part) =>
        typeof part === 'string'
          ? wordsOf(part).some((word) => deck.forms.includes(word))
          : !deck.forms.includes(part.la),
      ),
    );
    expect(wrong).toEqual([]);
  });

  test('the reader is addressed, and not called by name', () => {
    const named = told.filter(
      ({ sentence, you }) =>
        sentence && you !== null && textOf(sentence).includes(NAMES[you] ?? '?'),
    );
    expect(named.map(({ sentence }) => sentence && textOf(sentence))).toEqual([]);
  });

  test('nobody reads which card somebody else has drawn, or whether what was laid is right', () => {
    const telling = told.filter(({ event, you, deck, sentence }) => {
      if (event.type !== 'drew' && event.type !== 'laid') return false;
      const known = agreement.redact(event, you ?? 'spectator');
      const open = known && tell(known, you, deck);
      return textOf(open ?? []) !== textOf(sentence ?? []);
    });
    expect(telling).toEqual([]);
  });

  test('unnoticed errors are told with what lay under them', () => {
    const reports = rounds.flatMap(({ deck, events }) =>
      events.flatMap((event) =>
        (event.type === 'ended' ? event.report : []).map((entry) => ({
          sentence: reportSentence(t, entry, audience(deck, 0)),
          forms: [entry.card, entry.on.card].map((card) => formOf(deck, card)),
        })),
      ),
    );
    expect(reports.length).toBeGreaterThan(50);
    for (const { sentence, forms } of reports) {
      expect(sentence).toEqual(expect.arrayContaining(forms.map(la)));
    }
    const texts = reports.map(({ sentence }) => textOf(sentence));
    expect(texts.filter((text) => flawOf(text, language))).toEqual([]);
  });
});

describe('in German', () => {
  const deck = deckOf(v.parse(optionsSchema, { deck: 'ille', joker: true }));
  const card = deck.forms.indexOf('illī');
  const name = (seat: number) => ['Livia', 'Marcus'][seat] ?? '';
  const tell = async (event: Event, you: number | null) =>
    eventLine(await loadAgreementMessages('de'), event, { name, you, deck })?.sentence ?? null;

  test('a play', async () => {
    const laid = { type: 'laid', seat: 0, no: 1, card, as: 'dat-sg-f', verdict: null } as const;
    const what = la('illī');
    expect(await tell(laid, null)).toEqual(say`Livia legt ${what} – Dativ Singular Femininum.`);
    expect(await tell(laid, 0)).toEqual(say`Du legst ${what} – Dativ Singular Femininum.`);
    const joker = await tell({ ...laid, card: JOKER, as: null }, 1);
    expect(textOf(joker ?? [])).toBe('Livia legt den Joker. Es gilt die Karte darunter.');
  });

  test('a challenge', async () => {
    const settled = {
      type: 'settled',
      lay: 1,
      by: 1,
      seat: 0,
      card,
      as: 'gen-sg-f',
      verdict: { reads: false, shares: 2 },
      upheld: true,
    } as const;
    const text = async (event: Event, you: number | null) => textOf((await tell(event, you)) ?? []);
    expect(await text(settled, null)).toBe(
      'Einspruch von Marcus: illī ist nicht Genitiv Singular Femininum. Livia nimmt die Karte zurück.',
    );
    expect(await text({ ...settled, verdict: { reads: true, shares: 1 } }, 0)).toBe(
      'Einspruch von Marcus: illī passt nicht als Genitiv Singular Femininum. Du nimmst die Karte zurück.',
    );
    expect(await text({ ...settled, verdict: { reads: true, shares: 2 }, upheld: false }, 1)).toBe(
      'Dein Einspruch wird abgewiesen: illī kann Genitiv Singular Femininum sein und passt.',
    );
  });

  test('a drawn card is shown to whoever drew it only', async () => {
    const drew = { type: 'drew', seat: 0, card, why: 'turn' } as const;
    expect(await tell(drew, 0)).toContainEqual(la('illī'));
    expect(textOf((await tell(drew, 1)) ?? [])).toBe('Livia zieht eine Karte.');
    expect(textOf((await tell({ ...drew, card: null, why: 'upheld' }, 1)) ?? [])).toBe(
      'Zur Strafe zieht Livia eine Karte.',
    );
  });
});

test.each([
  ['settled', 'strife'],
  ['ended', 'round'],
  ['dealt', 'round'],
  ['laid', 'play'],
])('%s is of the kind %s', async (type, kind) => {
  const t = await loadAgreementMessages('en');
  const lines = rounds.flatMap(({ deck, events }) =>
    events
      .filter((event) => event.type === type)
      .map((event) => eventLine(t, event, audience(deck, null))),
  );
  expect(new Set(lines.map((line) => line?.kind))).toEqual(new Set([kind]));
});
