import { PARADIGMS, readParadigm } from '@lusoria/latin';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Deck,
  deckOf,
  formOf,
  declaredCells,
  isRight,
  judge,
  type PileCard,
  rightDeclarations,
} from '../index.ts';
import { EVERY_CELL, type Oracle, oracleFor } from './testing/oracle.ts';
import { options, Table, type Written } from './testing/script.ts';

// Rules 3, 4, 5 and 12 against an independent oracle that knows only the printed strings.

interface Case {
  readonly written: Written;
  readonly deck: Deck;
  readonly oracle: Oracle;
}

const shipped: fc.Arbitrary<Case> = fc
  .record({ id: fc.constantFrom('is', 'ille', 'ipse', 'hic', 'qui'), plain: fc.boolean() })
  .map(({ id, plain }) => caseOf({ deck: id, plain }, PARADIGMS[id].cells, plain));

const SYLLABLES = ['a', 'ā', 'ba', 'bā', 'a/ba', 'ā/bā', 'ca', 'da', 'dā'];

/** Thirty cards printed with a few random syllables: far more ambiguous than Latin. */
const invented: fc.Arbitrary<Case> = fc
  .record({
    forms: fc.array(fc.constantFrom(...SYLLABLES), { minLength: 30, maxLength: 30 }),
    plain: fc.boolean(),
  })
  .map(({ forms, plain }) => {
    const rows = (from: number) =>
      Object.fromEntries(
        ['nom', 'gen', 'dat', 'acc', 'abl'].map((kase, i) => {
          return [kase, forms.slice(from + 3 * i, from + 3 * i + 3)];
        }),
      );
    const file = {
      id: 'invented',
      title: 'invented',
      source: 'nowhere',
      singular: rows(0),
      plural: rows(15),
    };
    return { file, plain };
  })
  .filter(({ file }) => readParadigm(file).ok)
  .map(({ file, plain }) => {
    const read = readParadigm(file);
    return caseOf({ deck: file, plain }, read.ok ? read.value.cells : PARADIGMS.is.cells, plain);
  });

function caseOf(written: Written, cells: Parameters<typeof oracleFor>[0], plain: boolean): Case {
  return { written, deck: deckOf(options(written)), oracle: oracleFor(cells, plain) };
}

const anyCase = fc.oneof(shipped, invented);
const anyCell = fc.constantFrom(...EVERY_CELL);
const anyTop = fc.oneof(
  anyCell.map((cell) => ({ kind: 'declared' as const, cell })),
  anyCell.map((cell) => ({ kind: 'start' as const, cell })),
);

describe('the game and a second opinion agree', () => {
  test('on what lies there', () => {
    fc.assert(
      fc.property(anyCase, anyCell, anyCell, ({ deck, oracle }, cell, as) => {
        const card = deck.forms.indexOf(oracle.print(cell));
        const start: PileCard = { no: 0, seat: null, card, as: null };
        const readings = oracle.readings(oracle.print(cell));
        expect(declaredCells(deck, [start]).toSorted()).toEqual(readings.toSorted());
        expect(declaredCells(deck, [start, { ...start, no: 1, seat: 0, as }])).toEqual([as]);
      }),
      { seed: 1, numRuns: 120 },
    );
  });

  test('on every declaration of every card', () => {
    fc.assert(
      fc.property(anyCase, anyTop, ({ deck, oracle }, top) => {
        const on = top.kind === 'declared' ? [top.cell] : oracle.readings(oracle.print(top.cell));
        for (const [card, form] of deck.forms.entries()) {
          const right = EVERY_CELL.filter((as) => oracle.right(form, as, on));
          expect(rightDeclarations(deck, card, on).toSorted()).toEqual(right.toSorted());
          for (const as of EVERY_CELL) {
            const verdict = judge(deck, card, as, on);
            const shared = on.map((cell) => oracle.shared(as, cell));
            expect(verdict).toEqual({
              reads: oracle.print(as) === form,
              shares: shared.includes(2) ? 2 : Math.max(...shared),
            });
            expect(isRight(verdict)).toBe(right.includes(as));
          }
        }
      }),
      { seed: 2, numRuns: 100 },
    );
  });

  test('on what the table lets through, lay after lay', () => {
    const picks = fc.array(fc.nat(), { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(anyCase, anyCell, picks, ({ written, deck, oracle }, first, numbers) => {
        const start = oracle.print(first);
        const table = new Table({
          options: { ...written, referee: 'table' },
          hands: ['', ''],
          start,
        });
        let on = oracle.readings(start);
        for (const number of numbers) {
          const [by = -1] = table.must;
          if (table.turn.kind === 'over') break;
          const forms = table.hand(by);
          const lays = forms.flatMap((form) => EVERY_CELL.map((as) => ({ form, as })));
          const accepted = lays.filter(({ form, as }) => {
            return table.code(by, table.playing(form, as)) === null;
          });
          expect(accepted).toEqual(lays.filter(({ form, as }) => oracle.right(form, as, on)));
          const lay = accepted[number % Math.max(1, accepted.length)];
          if (lay) {
            table.play(by, lay.form, lay.as);
            on = [lay.as];
          } else table.skip(by);
        }
        expect(deck.cards.map((card) => formOf(deck, card))).toHaveLength(30);
      }),
      { seed: 3, numRuns: 60 },
    );
  });

  test('on every challenge', () => {
    fc.assert(
      fc.property(
        anyCase,
        fc.array(fc.tuple(fc.nat(), anyCell), { maxLength: 8 }),
        anyCell,
        ({ written, oracle }, lays, first) => {
          const start = oracle.print(first);
          const table = new Table({ options: written, hands: ['', '', ''], start });
          let on = oracle.readings(start);
          for (const [number, as] of lays) {
            const [by = -1] = table.must;
            const hand = table.hand(by);
            const form = hand[number % hand.length] ?? '';
            table.play(by, form, as);
            const right = oracle.right(form, as, on);
            expect(table.challenge((by + 1) % 3)[0]).toMatchObject({ upheld: !right });
            if (right) on = [as];
          }
        },
      ),
      { seed: 4, numRuns: 150 },
    );
  });
});
