import { loadPuzzles, momentOf, solutionOf } from '@lusoria/skat/puzzles';
import { defined } from '@lusoria/core';
import { describe, expect, it } from 'vitest';
import { inside } from 'lusoria/testing/inside.ts';

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

  it('refuses what is no card', async () => {
    const { code, stdout, stderr } = await inside(['puzzle', 'skat', 'zebra']);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain('ANSWER');
  });
});
