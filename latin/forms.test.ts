import { describe, expect, test } from 'vitest';
import {
  agreement,
  type Cell,
  CELLS,
  type Forms,
  formsOf,
  type Paradigm,
  PARADIGM_IDS,
  PARADIGMS,
  plain,
} from './index.ts';

const readingsOf = (paradigm: Paradigm, form: string): readonly Cell[] => {
  const { forms, readings } = formsOf(paradigm);
  return readings[forms.indexOf(form)] ?? [];
};

describe('forms', () => {
  test('come in the order in which they first appear', () => {
    expect(formsOf(PARADIGMS.is).forms.join(' ')).toBe(
      'is ea id eius eī eum eam eō eā iī/eī eae eōrum eārum eīs/iīs eōs eās',
    );
  });

  test.each([
    ['is', 16, 15],
    ['ille', 15, 14],
    ['ipse', 14, 13],
    ['iste', 15, 14],
    ['hic', 16, 15],
    ['idem', 16, 14],
    ['qui', 14, 14],
  ] as const)('of %s are %i, without macrons %i', (id, marked, unmarked) => {
    expect(formsOf(PARADIGMS[id]).forms).toHaveLength(marked);
    expect(formsOf(plain(PARADIGMS[id])).forms).toHaveLength(unmarked);
  });

  test.each(PARADIGM_IDS)('of %s: every cell is a reading of its form and of no other', (id) => {
    for (const paradigm of [PARADIGMS[id], plain(PARADIGMS[id])]) {
      const { forms, of, readings } = formsOf(paradigm);
      for (const cell of CELLS) {
        expect(forms[of[cell]]).toBe(paradigm.cells[cell]);
        expect(readings[of[cell]]).toContain(cell);
      }
      expect(readings.flat()).toHaveLength(30);
    }
  });

  test('are computed once for each paradigm', () => {
    expect(formsOf(PARADIGMS.is)).toBe(formsOf(PARADIGMS.is));
    expect(formsOf(PARADIGMS.is)).not.toBe(formsOf(PARADIGMS.ille));
    expect(formsOf(plain(PARADIGMS.is))).toBe(formsOf(plain(PARADIGMS.is)));
  });
});

describe('readings', () => {
  test.each([
    ['is', 'eius', 'gen-sg-m gen-sg-f gen-sg-n'],
    ['is', 'eīs/iīs', 'dat-pl-m dat-pl-f dat-pl-n abl-pl-m abl-pl-f abl-pl-n'],
    ['is', 'ea', 'nom-sg-f nom-pl-n acc-pl-n'],
    ['is', 'eā', 'abl-sg-f'],
    ['is', 'iī/eī', 'nom-pl-m'],
    ['is', 'eī', 'dat-sg-m dat-sg-f dat-sg-n'],
    ['ille', 'illī', 'dat-sg-m dat-sg-f dat-sg-n nom-pl-m'],
    ['ipse', 'ipsum', 'nom-sg-n acc-sg-m acc-sg-n'],
    ['hic', 'haec', 'nom-sg-f nom-pl-n acc-pl-n'],
    ['hic', 'hoc', 'nom-sg-n acc-sg-n'],
    ['hic', 'hōc', 'abl-sg-m abl-sg-n'],
    ['idem', 'īdem', 'nom-sg-m'],
    ['idem', 'idem', 'nom-sg-n acc-sg-n'],
    ['idem', 'īdem/eīdem', 'nom-pl-m'],
    ['qui', 'quī', 'nom-sg-m nom-pl-m'],
    ['qui', 'quae', 'nom-sg-f nom-pl-f nom-pl-n acc-pl-n'],
  ] as const)('of %s: %s', (id, form, cells) => {
    expect(readingsOf(PARADIGMS[id], form).join(' ')).toBe(cells);
  });

  // Both are known errors of programs that derive forms.
  test('do not have eum as a genitive plural, nor ipsud at all', () => {
    expect(readingsOf(PARADIGMS.is, 'eum')).toEqual(['acc-sg-m']);
    expect(readingsOf(PARADIGMS.ipse, 'ipsud')).toEqual([]);
  });

  test('fall together where macrons are not written', () => {
    expect(readingsOf(plain(PARADIGMS.is), 'ea')).toEqual([
      'nom-sg-f',
      'abl-sg-f',
      'nom-pl-n',
      'acc-pl-n',
    ]);
    expect(readingsOf(plain(PARADIGMS.is), 'ei')).toEqual(['dat-sg-m', 'dat-sg-f', 'dat-sg-n']);
    expect(readingsOf(plain(PARADIGMS.is), 'ii/ei')).toEqual(['nom-pl-m']);
    expect(readingsOf(plain(PARADIGMS.idem), 'idem')).toEqual(['nom-sg-m', 'nom-sg-n', 'acc-sg-n']);
  });
});

describe('how many of the other 29 cards can be laid, on average', () => {
  const readings = ({ of, readings: all }: Forms, card: Cell): readonly Cell[] =>
    all[of[card]] ?? [];

  const mean = (forms: Forms, open: (card: Cell) => readonly Cell[]): number => {
    const layable = CELLS.flatMap((top) =>
      CELLS.filter(
        (card) =>
          card !== top &&
          readings(forms, card).some((x) => open(top).some((y) => agreement(x, y) === 2)),
      ),
    );
    return layable.length / CELLS.length;
  };

  test.each([
    ['is', 13.3],
    ['ille', 14.33],
    ['ipse', 14.83],
  ] as const)('on a declared top card of %s: %d', (id, expected) => {
    expect(mean(formsOf(PARADIGMS[id]), (top) => [top])).toBeCloseTo(expected, 2);
  });

  test.each([
    ['is', 18.3],
    ['ille', 19.9],
    ['ipse', 20.3],
  ] as const)('on a start card of %s, all readings open: %d', (id, expected) => {
    const forms = formsOf(PARADIGMS[id]);
    expect(mean(forms, (top) => readings(forms, top))).toBeCloseTo(expected, 1);
  });
});
