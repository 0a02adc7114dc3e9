import { expect, test } from 'vitest';
import { inside, piped } from 'lusoria/testing/inside.ts';

test('a lesson of Skat to its end, with a wrong answer and a wrong card', async () => {
  // The question that was answered wrongly comes again at the end.
  const lines = [
    '',
    '',
    '',
    '1',
    '2',
    '',
    '3',
    '',
    'ha',
    'cj',
    '',
    'show',
    '',
    's9',
    'sa',
    '2',
    '',
  ];
  const { code, stdout } = await piped(['learn', 'skat', '--lesson', '1'], lines);
  expect(code).toBe(0);
  expect(stdout).toContain('Coach: It is a trump, but every jack ranks above all the hearts');
  expect(stdout).toContain('Coach: Play the jack of clubs now, your highest trump.');
  expect(stdout).toContain('Coach: That is allowed, but it leaves them the ten.');
  expect(stdout.trimEnd().endsWith('That was the lesson.')).toBe(true);
});

test('the lessons are listed, and one is chosen', async () => {
  const { stdout } = await piped(['learn', 'skat', '--lang', 'de'], ['7', 'q']);
  expect(stdout).toContain('10  Kontra, Schneider, überreizt');
  expect(stdout).toContain('Null ist das Gegenteil');
});

test('what has no lessons is said so', async () => {
  const { code, stderr } = await inside(['learn', 'no-game']);
  expect(code).toBe(2);
  expect(stderr).toContain('skat');
});
