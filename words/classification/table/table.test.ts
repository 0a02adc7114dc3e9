import {
  type Event,
  eventSchema,
  optionsSchema,
  type View,
  viewSchema,
} from '@lusoria/classification';
import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  type ClassificationWho,
  type ClassificationWords,
  LANGUAGES,
  type Language,
  loadClassificationWords,
} from '../../index.ts';
import { textOf } from '../../sentence.ts';
import { flawOf, macronFlaws } from '../../testing/checks.ts';

const whoOf = (you: number | null): ClassificationWho => ({
  name: (seat) => ['Aulus', 'Līvia', 'Quīntus'][seat] ?? '',
  you,
  card: (card) => `K${card}`,
});
const READERS = [null, 0, 1].map(whoOf);

const tree = { kind: 'class' } as const;
const end = {
  reason: 'out',
  tree,
  hands: [[1], [], [2, 3]],
  described: [null, null, null],
  ranking: [[1], [0], [2]],
} as const;

const samples: { readonly [T in Event['type']]: readonly Extract<Event, { type: T }>[] } = {
  'tree-set': [{ type: 'tree-set', seat: 0, tree: null }],
  dealt: [{ type: 'dealt', hands: [[1], [2], [3]], turned: 7, stock: [null] }],
  laid: [
    { type: 'laid', no: 0, seat: 0, cards: [1, 2], class: 0 },
    { type: 'laid', no: 1, seat: 1, cards: [3], class: null },
  ],
  judged: [
    { type: 'judged', no: 0, right: true, fault: null },
    { type: 'judged', no: 0, right: false, fault: null },
    { type: 'judged', no: 0, right: false, fault: 'mixed' },
    { type: 'judged', no: 0, right: false, fault: 'elsewhere' },
    { type: 'judged', no: 0, right: false, fault: 'known' },
  ],
  drew: [
    { type: 'drew', seat: 0, card: 4, why: 'wrong' },
    { type: 'drew', seat: 1, card: null, why: 'pass' },
  ],
  passed: [{ type: 'passed', seat: 1 }],
  closed: [
    { type: 'closed', reason: 'out', sort: null },
    { type: 'closed', reason: 'stock', sort: [1] },
  ],
  described: [
    { type: 'described', seat: 1, what: null },
    { type: 'described', seat: 1, what: { kind: 'none' } },
    { type: 'described', seat: 1, what: { kind: 'tree', tree } },
  ],
  'time-up': [{ type: 'time-up' }],
  'read-out': [{ type: 'read-out', texts: [null, 'abc'] }],
  ruled: [
    { type: 'ruled', seat: 1, right: true },
    { type: 'ruled', seat: 2, right: false },
  ],
  ended: [
    { type: 'ended', end },
    { type: 'ended', end: { ...end, hands: [[1], [4], [2, 3]], ranking: [[0, 1], [2]] } },
    {
      type: 'ended',
      end: {
        ...end,
        hands: [
          [1, 5],
          [4, 6],
          [2, 3],
        ],
        ranking: [[0, 1, 2]],
      },
    },
  ],
};
const events: readonly Event[] = Object.values(samples).flat();

const PHASES = viewSchema.entries.phase.options;
const lay = { seat: 1, class: 2 };

function viewOf(phase: View['phase'], you: number | null): View {
  return {
    you,
    options: v.parse(optionsSchema, {}),
    sage: 0,
    phase,
    current: 1,
    tree: null,
    hand: [],
    counts: [1, 2, 3],
    stock: 4,
    classes: [],
    lays: [],
    passes: [],
    reason: null,
    sort: null,
    handedIn: [],
    mine: null,
    texts: null,
    rulings: [],
    end: null,
  };
}

/** Every text that takes something, with what it may be given. */
function worded(words: ClassificationWords): readonly string[] {
  const { play, lays, notes, describe: says, report, review, sheet } = words;
  const plain = [play, lays, notes, says, report, review, sheet].flatMap((one) =>
    Object.values<unknown>({ ...one }).flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values<unknown>({ ...value }) : [value],
    ),
  );
  const given = [
    ...READERS.flatMap((who) => [
      ...PHASES.map((phase) => play.status(viewOf(phase, who.you), who)),
      lays.laid(lay, who),
      lays.laid({ ...lay, class: null }, who),
      says.judge(lay, who),
      says.judge({ ...lay, class: null }, who),
    ]),
    ...[0, 1, 2, 7].flatMap((n) => [
      notes.chosen(n),
      says.contradicts(n + 1),
      says.toSort(n),
      report.cards(n),
      play.lay(n + 1, null),
      play.lay(n + 1, 3),
    ]),
    ...[null, 'Aulus'].flatMap((name) => [play.founded(name), notes.shown(name), says.of(name)]),
    ...[null, 2].flatMap((n) => [
      play.aim(n),
      play.belongs('B', n),
      says.put(n),
      says.putTo(n),
      textOf(report.sortWrong('K1', n, 1)),
      textOf(report.sortWrong('K1', 1, n)),
    ]),
    play.className(2),
    play.classCount(2, 1),
    play.spreadClass(2),
    play.gatherClass(2),
    lays.number(3),
    notes.into('β'),
    notes.nameOf('β'),
    notes.remove('β'),
    notes.group('β'),
    notes.onTable(2),
    says.left('2:05'),
    says.soon(60),
    says.handedIn(['Aulus', 'Līvia']),
    says.missing(['Aulus']),
    says.takeBack('K1'),
    says.letters(3, 600),
    report.of('Aulus'),
    review.step(2, 9),
    review.begin(6612),
    review.left(6612, 1204),
    review.told(2.46),
    review.letter('B'),
  ];
  return [...plain.filter((value) => typeof value === 'string'), ...given];
}

const catalogues = new Map<Language, ClassificationWords>();
beforeAll(async () => {
  for (const language of LANGUAGES) {
    catalogues.set(language, await loadClassificationWords(language));
  }
});

function wordsOf(language: Language): ClassificationWords {
  const words = catalogues.get(language);
  if (!words) throw new Error(language);
  return words;
}

const told = (language: Language, who: ClassificationWho) =>
  events.map((event) => textOf(wordsOf(language).event(event, who) ?? []));

test('the samples hold every type of event', () => {
  const types = eventSchema.options.map((option) => option.entries.type.literal);
  expect(Object.keys(samples).toSorted()).toEqual(types.toSorted());
});

describe.each(LANGUAGES)('%s', (language) => {
  test('every event is worded in sentences', () => {
    const texts = READERS.flatMap((who) => told(language, who));
    expect(texts.filter((text) => flawOf(text, language) !== null)).toEqual([]);
    expect(texts.filter((text) => !/^\p{Lu}.*\.$/u.test(text))).toEqual([]);
  });

  test('the reader is addressed, and not called by name', () => {
    const named = READERS.flatMap((who) =>
      told(language, who).filter((text) => who.you !== null && text.includes(who.name(who.you))),
    );
    expect(named).toEqual([]);
  });

  test('every text is well written', () => {
    const texts = worded(wordsOf(language));
    expect(texts.filter((text) => flawOf(text, language) !== null)).toEqual([]);
    expect(language === 'la' ? macronFlaws(texts) : []).toEqual([]);
  });
});

test('every language says as much as the others, and in other words', () => {
  const [de, la, en] = LANGUAGES.map((language) => worded(wordsOf(language)));
  expect(la?.length).toBe(de?.length);
  expect(en?.length).toBe(de?.length);
  const same = de?.filter((text, i) => text === en?.[i] && /\p{L}{4}/u.test(text));
  expect(same).toEqual([]);
});
