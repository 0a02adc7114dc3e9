import { loadPuzzles, momentOf, solutionOf } from '@lusoria/skat/puzzles';
import { defined } from '@lusoria/core';
import { describe, expect, it } from 'vitest';
import { inside } from 'lusoria/testing/inside.ts';
import * as v from 'valibot';

const decisionSchema = v.object({
  id: v.string(),
  answers: v.array(v.string()),
  outcomes: v.array(v.object({ answer: v.string(), worth: v.number() })),
  solution: v.string(),
});
const puzzles = await loadPuzzles();
const closed = defined(puzzles.find(({ sight }) => sight === 'closed'));
const [right] = solutionOf(closed);
const wrong = defined(closed.outcomes.find(({ card }) => !solutionOf(closed).includes(card))).card;
const puzzle = (...args: readonly string[]) =>
  inside(['puzzle', 'skat', '--id', closed.id, ...args]);

describe('lusoria puzzle skat', () => {
  it('shows nothing that its player does not see, nor the solution', async () => {
    const { stdout } = await puzzle('--json');
    const { hands, seat } = momentOf(closed);
    for (const card of hands.filter((_, i) => i !== seat).flat()) {
      expect(stdout).not.toContain(`"${card}"`);
    }
    expect(JSON.parse(stdout)).not.toHaveProperty('solution');
    expect(JSON.parse((await puzzle('--json', '--show')).stdout)).toMatchObject({
      solution: solutionOf(closed),
    });
  });

  it('tells whether a card is right, and how it goes on', async () => {
    const solved = await puzzle(defined(right));
    expect(solved).toMatchObject({ code: 0, stderr: '' });
    expect(solved.stdout).toMatch(/^Right: .*\n.*\nAfter .*played best by all\n\d+\. /);
    const failed = await puzzle(wrong);
    expect(failed).toMatchObject({ code: 1, stderr: '' });
    expect(failed.stdout).toMatch(/^Not .*\n.*\nAfter .*why it fails\n\d+\. /);
    expect((await puzzle(wrong, '--show')).stdout).toMatch(/^Not [^]*\nRight: /);
  });

  it('finds puzzles by theme and difficulty', async () => {
    const { stdout } = await inside([
      'puzzle',
      'skat',
      '--theme',
      'discard',
      '--level',
      '4',
      '--json',
    ]);
    expect(JSON.parse(stdout)).toMatchObject({ theme: 'discard', level: 4 });
  });

  it('asks before the first card, too: answers are numbered, and what each is worth is told with the right one', async () => {
    const ask = async (...args: readonly string[]) =>
      inside(['puzzle', 'skat', '--theme', 'decide-bid', ...args]);
    const { stdout } = await ask();
    expect(stdout).toMatch(/\n\n1\. Pass\n2\. up to \d+/u);
    const shown = await ask('--json', '--show');
    const { id, answers, outcomes, solution } = v.parse(decisionSchema, JSON.parse(shown.stdout));
    expect(outcomes.map(({ answer }) => answer)).toEqual(answers);
    const right = answers.indexOf(solution);
    const wrong = right === 0 ? 1 : 0;
    const solve = async (index: number) =>
      inside(['puzzle', 'skat', String(index + 1), '--id', id]);
    const solved = await solve(right);
    expect(solved).toMatchObject({ code: 0, stderr: '' });
    for (const answer of answers) expect(solved.stdout).toContain(answer);
    const failed = await solve(wrong);
    expect(failed.code).toBe(1);
    expect(failed.stdout).toContain('There is a better one.');
    expect((await inside(['puzzle', 'skat', '77', '--id', id])).code).toBe(2);
  });

  it('refuses what is no card', async () => {
    const { code, stdout, stderr } = await inside(['puzzle', 'skat', 'zebra']);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain('ANSWER');
  });
});
