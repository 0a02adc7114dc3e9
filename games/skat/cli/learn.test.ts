import { expect, test } from 'vitest';
import { inside, piped } from 'lusoria/testing/inside.ts';

test('a lesson of Skat to its end, with a wrong answer and a wrong card', async () => {
  const questions = ['', '', '1', '2', '', '3', '', '', '', '1', '2', '', ''];
  const cards = ['ha', 'show', 'cj', '1', '', 'show', 'dj', '2', '', 's9', 'sa'];
  // What was wrong comes again at the end: two questions, and two cards.
  const again = ['3', '', '2', '', 'cj', 'sa'];
  const { code, stdout } = await piped(
    ['learn', 'skat', '--lesson', '1'],
    [...questions, ...cards, ...again],
  );
  expect(code).toBe(0);
  expect(stdout).toContain('Coach: It is a trump, but every jack ranks above all the hearts');
  expect(stdout).toContain('Coach: Not safe: the jack of spades can beat the ace of hearts');
  expect(stdout).toContain('Coach: Trumps beat everything else');
  expect(stdout).toContain('Coach: No: the nine of spades ranks below the ten of spades.');
  // Neither what no lesson has explained yet is told, nor what the coach asks.
  expect(stdout).toContain('You play Hearts · Trick 1 of 10');
  expect(stdout).not.toMatch(/trick goes to you\.\s+Coach: You led a trump/u);
  expect(stdout.trimEnd().endsWith('That was the lesson.')).toBe(true);
});

test('whoever is asked about cards sees them, once, and gets hints by degrees', async () => {
  const { stdout } = await piped(
    ['learn', 'skat', '--lesson', '24'],
    ['1', 'show', 'show', 'show', 'q'],
  );
  const hand = '♠J  ♥J  ♣9  ♥A  ♥10  ♥K  ♥7  ♠A  ♠8  ♦10  ♦K  ♦Q';
  expect(stdout.split(hand)).toHaveLength(2);
  const [nudge, hint, right] = ['Shorten suits', 'rid of your clubs', 'Right: with'].map((text) =>
    stdout.indexOf(text),
  );
  expect([nudge, hint, right].toSorted((a = 0, b = 0) => a - b)).toEqual([nudge, hint, right]);
  expect(nudge).toBeGreaterThan(stdout.indexOf(hand));
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
