import { seeded } from '@lusoria/core';
import { byCell, type Cell } from '@lusoria/latin';
import { describe, expect, test } from 'vitest';
import { agreement, deckOf, formsAt, readingsOf } from '../index.ts';
import { cellsToMatch } from '../rules/judge.ts';
import { randomPlaythrough, playerNamed } from '../rules/testing/playthrough.ts';
import { EVERY_CELL, oracleFor } from '../rules/testing/oracle.ts';
import { Table } from '../rules/testing/script.ts';

describe('uniform', () => {
  test('takes each right pair of a card and a declaration equally often', () => {
    const table = new Table({ hands: ['eī eī eum eōrum eās', ''], start: 'eius' });
    // There are two cards eī, so a declaration of it is twice as likely; eās cannot be played.
    const ways: readonly (readonly [string, Cell, number])[] = [
      ['eī', 'dat-sg-m', 2],
      ['eī', 'dat-sg-f', 2],
      ['eī', 'dat-sg-n', 2],
      ['eum', 'acc-sg-m', 1],
      ['eōrum', 'gen-pl-m', 1],
      ['eōrum', 'gen-pl-n', 1],
    ];
    const tries = 3_000;
    const taken = Array.from({ length: tries }, (_, i) =>
      JSON.stringify(playerNamed('uniform').choose(table.view(0), seeded('even', i))),
    );
    const counts = ways.map(([form, as]) => {
      const wanted = JSON.stringify(table.playing(form, as));
      return taken.filter((action) => action === wanted).length;
    });
    expect(counts.reduce((sum, n) => sum + n, 0)).toBe(tries);
    for (const [i, [, , weight]] of ways.entries()) {
      const share = weight / 9;
      const error = Math.sqrt(tries * share * (1 - share));
      expect(Math.abs((counts[i] ?? 0) - tries * share)).toBeLessThan(4 * error);
    }
  });
});

describe('mobile', () => {
  test('keeps the cards with which it can go on from most of the 30 cells', () => {
    const random = seeded('mobile');
    const seen = { choices: 0 };
    for (let i = 0; i < 40; i += 1) {
      randomPlaythrough(['mobile'], random, {
        watch(state, by, action) {
          if (action?.type !== 'lay' || action.as === null) return;
          const view = agreement.view(state, by);
          if (view.hand.includes(-1) || view.drawn !== null) return;
          const deck = deckOf(view.options);
          const oracle = oracleFor(byCell((cell) => formsAt(deck, cell)));
          const goes = (hand: readonly number[]) =>
            EVERY_CELL.filter((on) =>
              hand.some((card) =>
                EVERY_CELL.some((as) => oracle.right(deck.forms[card] ?? '', as, [on])),
              ),
            ).length;
          const after = (card: number) => goes(view.hand.toSpliced(view.hand.indexOf(card), 1));
          const on = cellsToMatch(deck, state.pile, state.options);
          const possible = view.hand.filter((card) =>
            readingsOf(deck, card).some((as) => oracle.right(deck.forms[card] ?? '', as, on)),
          );
          expect(after(action.card)).toBe(Math.max(...possible.map(after)));
          seen.choices += 1;
        },
      });
    }
    expect(seen.choices).toBeGreaterThan(100);
  });

  test('keeps a joker as long as it can lay anything else', () => {
    const table = new Table({
      options: { joker: true },
      hands: ['joker eam ea eae eārum', ''],
      start: 'eum',
    });
    for (let i = 0; i < 20; i += 1) {
      expect(playerNamed('mobile').choose(table.view(0), seeded('joker', i))).toEqual(
        table.playing('eam', 'acc-sg-f'),
      );
    }
  });
});
