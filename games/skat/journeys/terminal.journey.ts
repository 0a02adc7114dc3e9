import { sitDown } from '@lusoria/testing/terminal.ts';
import { expect, test } from 'vitest';

/** With this seed a newcomer who bids gets the first game, and the second is passed in. */
const TABLE = ['--seed', 'altenburg', '--option', 'deals=2'];

test('a Skat player plays two deals at a terminal, as one talks at a table', async () => {
  const window = { columns: 80, rows: 24 };
  const seat = sitDown(['play', 'skat', '--lang', 'de', '--name', 'Jonas', ...TABLE], window);
  expect(await seat.first).toContain('Was reizt du?');
  expect(await seat.types('was nun')).toContain('p Passe · tipp Tipp · h Hilfe');
  // A hint begins with what to look at, and tells the bid when it is asked for again.
  expect(await seat.types('tipp')).toContain('Zähl deine Trümpfe und Asse.');
  expect(await seat.types('tipp')).toMatch(/^ {2}Reize 18\. /mu);
  /** Bids until the game is his, picks up the skat, lays two cards away and announces clubs. */
  const playsClubs = async (asked: string): Promise<string> => {
    let shown = asked;
    while (!shown.includes('Skat aufnehmen')) shown = await seat.types('ja');
    await seat.types('skat');
    await seat.types('11 12');
    await seat.types('kreuz');
    return seat.types('ja');
  };
  expect(await playsClubs(await seat.types('18'))).toContain('Du spielst Kreuz');
  expect(await seat.types('')).toContain('Karten sind möglich: Wähle eine, mit ihrer Nummer');
  await seat.types('tipp');
  expect(await seat.types('tipp')).toMatch(/Spiele \S+\. /u);
  expect(await seat.types('aufgeben')).toContain('(j/n)');
  expect(await seat.types('ja')).toContain('Spielstand');
  expect(await seat.types('hm')).toContain('„hm“ verstehe ich nicht');
  const second = await seat.types('');
  expect(second).toContain('Spiel 2 von 2');
  expect(await playsClubs(second)).toContain('Du spielst Kreuz');
  await seat.types('aufgeben');
  expect(await seat.types('ja')).toContain('Alle Spiele der Serie sind gespielt.');
  expect(await seat.types('')).toContain('Bitte ja oder nein.');
  await seat.types('nein');
  expect(await seat.ended).toBe(0);
  expect(seat.shown()).toContain('Auf Wiedersehen!');
  const wide = seat
    .shown()
    .split('\n')
    .filter((line) => line.length > window.columns);
  expect(wide).toEqual([]);
});
