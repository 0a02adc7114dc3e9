import { expect, it } from 'vitest';
import { playing } from './testing/player.ts';

const LAY = '1 nom sg m';

it('three at one terminal play to the end; between two of them the screen is handed over, objections are asked of all', async () => {
  const holders: string[] = [];
  const asked: string[] = [];
  const args = ['ille', '--name', 'Anna', '--with', 'Berta,Clara', '--seed', '1'];
  const { code, stdout, stderr } = await playing(args, ({ question }) => {
    asked.push(question);
    const holder = /^Hand over to (\p{L}+)/u.exec(question)?.[1];
    if (holder) holders.push(holder);
    return question === 'Your turn' ? LAY : question.startsWith('Once more') ? 'n' : '';
  });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toContain('At the table: Anna, Berta, Clara');
  expect(new Set(holders)).toEqual(new Set(['Anna', 'Berta', 'Clara']));
  // Nobody is asked for their turn before they have the screen.
  const before = asked.filter((_, i) => asked[i + 1] === 'Your turn');
  expect(before.filter((question) => !question.startsWith('Hand over to '))).toEqual([]);
  expect(asked).toContain('Who objects?');
  // A player does not object to their own play, and drawn and dealt cards are shown to nobody else.
  const told = stdout
    .split(/^Hand over to .*$/mu)
    .map((part) => part.split('Who objects?').at(-1) ?? '');
  for (const part of told) expect(part.match(/^ {2}Hand /gm)?.length ?? 0).toBeLessThanOrEqual(1);
  expect(stdout).toContain('Ranking');
  expect(stdout).toContain('Shuffle checked: honest');
});

it('whoever objects types their name', async () => {
  const args = ['ille', '--name', 'Anna', '--with', 'Berta,Clara', '--seed', '1'];
  const objections: string[] = [];
  const { stdout } = await playing(args, ({ question }) => {
    if (objections.length > 0) return null;
    if (question === 'Who objects?') objections.push('clara');
    return objections[0] ?? (question === 'Your turn' ? LAY : '');
  });
  expect(stdout).toContain('Challenge by Clara');
});
