import { type Cell, PARADIGMS } from '@lusoria/latin';
import { describe, expect, test } from 'vitest';
import { EVERY_CELL } from './testing/oracle.ts';
import { Table } from './testing/script.ts';

interface Example {
  readonly deck: 'is' | 'ille' | 'ipse';
  /** Two cards as declared, and the features that they share. */
  readonly pairs: readonly (readonly [string, Cell, string, Cell, string])[];
  /** Cards with several readings, and those readings. */
  readonly ambiguous: readonly (readonly [string, string])[];
  readonly short: string;
  readonly long: string;
  readonly genitive: string;
  /** Cards that fit on the genitive as start card. */
  readonly onGenitive: string;
}

/** The examples of the printed rules, in their words; each game has its own. */
const EXAMPLES: readonly Example[] = [
  {
    deck: 'is',
    pairs: [
      ['eum', 'acc-sg-m', 'eam', 'acc-sg-f', 'case and number'],
      ['iī/eī', 'nom-pl-m', 'eōs', 'acc-pl-m', 'number and gender'],
      ['eum', 'acc-sg-m', 'eōs', 'acc-pl-m', 'case and gender'],
    ],
    ambiguous: [
      ['eius', 'gen-sg-m gen-sg-f gen-sg-n'],
      ['eī', 'dat-sg-m dat-sg-f dat-sg-n'],
      ['id', 'nom-sg-n acc-sg-n'],
      ['ea', 'nom-sg-f nom-pl-n acc-pl-n'],
    ],
    short: 'ea',
    long: 'eā',
    genitive: 'eius',
    onGenitive: 'eum eī eā eōrum eārum',
  },
  {
    deck: 'ille',
    pairs: [
      ['illum', 'acc-sg-m', 'illam', 'acc-sg-f', 'case and number'],
      ['illī', 'nom-pl-m', 'illōs', 'acc-pl-m', 'number and gender'],
      ['illum', 'acc-sg-m', 'illōs', 'acc-pl-m', 'case and gender'],
    ],
    ambiguous: [
      ['illīus', 'gen-sg-m gen-sg-f gen-sg-n'],
      ['illī', 'dat-sg-m dat-sg-f dat-sg-n nom-pl-m'],
      ['illud', 'nom-sg-n acc-sg-n'],
      ['illa', 'nom-sg-f nom-pl-n acc-pl-n'],
    ],
    short: 'illa',
    long: 'illā',
    genitive: 'illīus',
    onGenitive: 'illum illī illā illōrum illārum',
  },
  {
    deck: 'ipse',
    pairs: [
      ['ipsum', 'acc-sg-m', 'ipsam', 'acc-sg-f', 'case and number'],
      ['ipsī', 'nom-pl-m', 'ipsōs', 'acc-pl-m', 'number and gender'],
      ['ipsum', 'acc-sg-m', 'ipsōs', 'acc-pl-m', 'case and gender'],
    ],
    ambiguous: [
      ['ipsīus', 'gen-sg-m gen-sg-f gen-sg-n'],
      ['ipsī', 'dat-sg-m dat-sg-f dat-sg-n nom-pl-m'],
      ['ipsum', 'nom-sg-n acc-sg-m acc-sg-n'],
      ['ipsa', 'nom-sg-f nom-pl-n acc-pl-n'],
    ],
    short: 'ipsa',
    long: 'ipsā',
    genitive: 'ipsīus',
    onGenitive: 'ipsum ipsī ipsā ipsōrum ipsārum',
  },
];

describe.each(EXAMPLES)('$deck: a card lies rightly on another', ({ deck, pairs, genitive }) => {
  /** The finding of a challenge to the second play, with the first as declared. */
  const settled = (below: string, declared: Cell, above: string, as: Cell) => {
    const table = new Table({ options: { deck }, hands: [below, above], start: genitive });
    table.play(0, below, declared);
    table.play(1, above, as);
    return table.challenge(0)[0];
  };
  const right = { type: 'settled', upheld: false, verdict: { reads: true, shares: 2 } };

  test.each(pairs)('%s (%s) under %s (%s), which shares %s', (first, as, second, as2) => {
    expect(settled(first, as, second, as2)).toMatchObject(right);
    expect(settled(second, as2, first, as)).toMatchObject(right);
  });
});

describe.each(EXAMPLES)('$deck: a card with several readings', ({ deck, ambiguous, genitive }) => {
  test.each(ambiguous)('%s must be declared as one of %s', (form, cells) => {
    const table = new Table({ options: { deck }, hands: [form, ''], start: genitive });
    expect(table.code(0, table.playing(form, null))).toBe('declare-first');
    for (const as of EVERY_CELL) {
      const one = new Table({ options: { deck }, hands: [form, ''], start: genitive });
      one.play(0, form, as);
      const [settled] = one.challenge(1);
      const reads = settled?.type === 'settled' ? settled.verdict.reads : null;
      expect([as, reads]).toEqual([as, cells.split(' ').includes(as)]);
    }
  });
});

describe.each(EXAMPLES)(
  '$deck: long and short vowels differ',
  ({ deck, short, long, genitive }) => {
    test(`${short} is no ablative and ${long} no nominative`, () => {
      const open = () =>
        new Table({ options: { deck }, hands: [`${short} ${long}`, ''], start: genitive });
      const verdicts = (
        [
          [short, 'nom-sg-f'],
          [short, 'abl-sg-f'],
          [long, 'nom-sg-f'],
          [long, 'abl-sg-f'],
        ] as const
      ).map(([form, as]) => {
        const table = open();
        table.play(0, form, as);
        return table.challenge(1).some((event) => event.type === 'settled' && event.upheld);
      });
      expect(verdicts).toEqual([false, true, true, false]);
    });
  },
);

test('is: eī and iī/eī are two cards', () => {
  const open = (first: string, as: Cell) => {
    const table = new Table({ hands: ['eī iī/eī', ''], start: 'eius' });
    table.play(0, first, as);
    return table.challenge(1).find((event) => event.type === 'settled');
  };
  expect(open('eī', 'nom-pl-m')).toMatchObject({ upheld: true, verdict: { reads: false } });
  expect(open('iī/eī', 'dat-sg-m')).toMatchObject({ upheld: true, verdict: { reads: false } });
  expect(open('eī', 'dat-sg-m')).toMatchObject({ upheld: false });
  expect(open('iī/eī', 'nom-pl-m')).toMatchObject({ verdict: { reads: true } });
});

describe.each(EXAMPLES)('$deck: never agreement in three', ({ deck, genitive, onGenitive }) => {
  const others = onGenitive.split(' ');

  test.each([
    ['gen-sg-m', 3],
    ['gen-sg-f', 2],
    ['gen-sg-n', 2],
  ] as const)(`${genitive} on ${genitive} (masculine) as %s shares %i`, (as, shares) => {
    const table = new Table({
      options: { deck },
      hands: [genitive, genitive],
      start: others[0] ?? '',
    });
    table.play(0, genitive, 'gen-sg-m');
    table.play(1, genitive, as);
    const upheld = shares === 3;
    expect(table.challenge(0)[0]).toMatchObject({ upheld, verdict: { reads: true, shares } });
    expect(table.pile.at(-1)).toBe(genitive);
    expect(table.pile).toHaveLength(upheld ? 2 : 3);
  });
});

describe.each(EXAMPLES)('$deck: $genitive as start card', ({ deck, genitive, onGenitive }) => {
  const open = (hand: string) =>
    new Table({ options: { deck, referee: 'table' }, hands: [hand, ''], start: genitive });

  test.each([
    [0, 'acc-sg-m'],
    [1, 'dat-sg-m'],
    [2, 'abl-sg-f'],
    [3, 'gen-pl-n'],
    [4, 'gen-pl-f'],
  ] as const)(`takes number %i of ${onGenitive}, as %s`, (i, as) => {
    const form = onGenitive.split(' ')[i] ?? '';
    expect(open(form).code(0, open(form).playing(form, as))).toBeNull();
  });

  test('takes another one of any gender', () => {
    const table = open(genitive);
    for (const as of ['gen-sg-m', 'gen-sg-f', 'gen-sg-n'] as const) {
      expect(table.code(0, table.playing(genitive, as))).toBeNull();
    }
  });

  test.each(EVERY_CELL)('takes all that is singular or genitive and nothing else: %s', (as) => {
    const form = PARADIGMS[deck].cells[as];
    const table = open(form);
    const fits = as.includes('-sg-') || as.startsWith('gen-');
    expect(table.code(0, table.playing(form, as))).toBe(fits ? null : 'wrong-agreement');
  });

  test('is free only until a card lies on it', () => {
    const first = onGenitive.split(' ')[0] ?? '';
    const table = new Table({
      options: { deck, referee: 'table' },
      hands: [first, genitive],
      start: genitive,
    });
    table.play(0, first, 'acc-sg-m');
    const codes = (['gen-sg-m', 'gen-sg-f', 'gen-sg-n'] as const).map((as) =>
      table.code(1, table.playing(genitive, as)),
    );
    expect(codes).toEqual([null, 'wrong-agreement', 'wrong-agreement']);
  });
});
