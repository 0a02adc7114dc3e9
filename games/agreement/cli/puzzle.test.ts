import { defined } from '@lusoria/core';
import { inside } from 'lusoria/testing/inside.ts';
import { expect, it } from 'vitest';
import { loadPuzzles, outcomesOf } from '../puzzles/index.ts';

const [puzzle] = await loadPuzzles();
const { id } = defined(puzzle);
const outcomes = outcomesOf(defined(puzzle));
const number = (isRight: boolean) =>
  String(outcomes.findIndex(({ left }) => (left === 0) === isRight) + 1);
const asked = (...args: readonly string[]) => inside(['puzzle', 'agreement', '--id', id, ...args]);

it('every lay is offered, and which is right is not told', async () => {
  const { stdout } = await asked();
  expect(stdout.match(/^  \d /gmu)).toHaveLength(outcomes.length);
  const { stdout: json } = await asked('--json');
  expect(JSON.parse(json)).toMatchObject({ id, answer: null });
  expect(json).not.toMatch(/left|run/);
});

it('an answer is explained by the run', async () => {
  const right = await asked(number(true));
  expect(right).toMatchObject({ code: 0, stderr: '' });
  expect(right.stdout).toMatch(/^Right: .*\nThe run\n1\. /u);
  expect(right.stdout.match(/^\d\. /gmu)).toHaveLength(defined(puzzle).hand.length);
  const wrong = await asked(number(false), '--show');
  expect(wrong).toMatchObject({ code: 1, stderr: '' });
  expect(wrong.stdout).toMatch(/^Not .*\nHowever you go on.*\nThe furthest [^]*\nRight: /u);
});
