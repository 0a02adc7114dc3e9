import { seeded } from '@lusoria/core';
import type { Cell } from '@lusoria/latin';
import { describe, expect, test } from 'vitest';
import { playerNamed } from '../rules/testing/playthrough.ts';
import { Table, type Written } from '../rules/testing/script.ts';
import type { Options } from '../rules/types.ts';

// Behaviour of the error-free bots after a wrong play that nobody noticed (rule 6).

const choice = (table: Table, seat: number, name = 'uniform') =>
  playerNamed(name).choose(table.view(seat), seeded('sight'));

/** eam lies on eum as the ablative; seat 1 has drawn, so that nobody can challenge it any more. */
function unnoticed(options: Written, hand: string): Table {
  const table = new Table({ options, hands: ['eam', '', hand], start: 'eum' });
  table.play(0, 'eam', 'abl-sg-f');
  table.skip(1);
  return table;
}

// None of these fits an accusative or ablative singular feminine.
const IDLE = 'is iī/eī eōrum eōs';

describe.each(['uniform', 'mobile', 'pupil:100'])('%s', (name) => {
  test.each<[Options['unnoticed'], string, Cell]>([
    ['declared', 'eō', 'abl-sg-m'],
    ['readings', 'eās', 'acc-pl-f'],
  ])('%s: goes by what lies there: %s', (mode, form, as) => {
    const table = unnoticed({ unnoticed: mode }, `eō eās is iī/eī eōs`);
    expect([table.playing(form, as), table.playing(form, 'abl-sg-n')]).toContainEqual(
      choice(table, 2, name),
    );
  });

  test('draws when nothing is right on what truly lies there', () => {
    const table = unnoticed({ unnoticed: 'readings' }, `eō ${IDLE}`);
    expect(choice(table, 2, name)).toEqual({ type: 'draw' });
  });

  test('lays what was declared where the table compels it to', () => {
    const options: Written = { unnoticed: 'readings', drawing: 'compulsory' };
    const table = new Table({ options, hands: ['eam', `eō ${IDLE}`], start: 'eum' });
    table.play(0, 'eam', 'abl-sg-f');
    table.goOn(1);
    expect(table.code(1, { type: 'draw' })).toBe('must-lay');
    expect(choice(table, 1, name)).toMatchObject({ type: 'lay', card: table.card('eō') });
  });
});

describe('after a reshuffle, which hides what the lowest card was laid on,', () => {
  /**
   * The stock of a table of five is drawn empty and reshuffled; `form` stays as the lowest card.
   */
  const reshuffled = (form: string, as: Cell, next: string): Table => {
    const table = new Table({
      options: { unnoticed: 'readings' },
      hands: ['eum', form, next, '', ''],
      start: 'is',
      stock: 'eīs/iīs eīs/iīs eīs/iīs eīs/iīs',
    });
    table.play(0, 'eum', 'acc-sg-m');
    table.play(1, form, as);
    for (const seat of [2, 3, 4, 0]) table.skip(seat);
    table.skip(1);
    expect(table.pile).toEqual([form]);
    return table;
  };

  test('a declaration that the card does not have is known to be wrong', () => {
    const table = reshuffled('eam', 'abl-sg-f', 'eō eās iī/eī eōrum eae');
    expect(choice(table, 2)).toEqual(table.playing('eās', 'acc-pl-f'));
  });

  test('where it is not known nothing is laid that might be wrong', () => {
    // eius as neuter does not go on eum, so that all its genders are open; no player knows that
    // now.
    const table = reshuffled('eius', 'gen-sg-n', 'eārum eōrum iī/eī eae eās');
    expect(choice(table, 2)).toEqual(table.playing('eōrum', 'gen-pl-n'));
  });

  test.each<[string, Cell, boolean]>([
    ['eārum', 'gen-pl-f', false],
    ['eam', 'acc-sg-f', false],
    ['eās', 'acc-pl-f', true],
  ])('a lay that might be right is not challenged: %s', (form, as, challenged) => {
    const table = reshuffled('eius', 'gen-sg-n', form);
    table.play(2, form, as);
    expect(choice(table, 0)).toEqual(challenged ? { type: 'challenge', lay: 3 } : null);
    // And it was right, as the rules know.
    expect(table.challenge(0)[0]).toMatchObject({ upheld: challenged });
  });
});
