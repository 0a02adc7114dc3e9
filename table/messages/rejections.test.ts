import type { GameMessages } from '@lusoria/core';
import { LANGUAGES } from '@lusoria/i18n';
import { expect, test } from 'vitest';
import { readFolders } from '../../scripts/messages/folders.mjs';
import { ROOT } from '../../scripts/node.mjs';
import { type Finding, loadRejections } from './index.ts';
import { FIRST_ROUND, roundNumber } from '../rounds/round-number.ts';

const SECOND = roundNumber(1);

const { rejection, flaw } = await loadRejections('de');

test('a rejection that is not known is worded with its code', () => {
  expect(rejection('new-code')).toBe('Das geht nicht (new-code).');
  expect(rejection('toString')).toBe('Das geht nicht (toString).');
  expect(rejection('new-code', { code: 'x' })).toBe('Das geht nicht (new-code).');
});

test('parameters are filled in, and may be missing', () => {
  expect(rejection('too-soon', { seconds: 2 })).toContain('noch 2 s');
  expect(rejection('bad-options', { path: 'deck' })).toContain('spielen (deck).');
  for (const params of [{}, { path: '' }]) {
    expect(rejection('bad-options', params)).toContain('spielen.');
  }
});

test('what the game says comes first', () => {
  const game: GameMessages = {
    title: () => [],
    summary: '',
    option: (key) => ({ label: key, text: '' }),
    bot: (name) => ({ label: name, text: '' }),
    botNames: [],
    rejection: (code, { card }) => (code === 'not-now' ? `Nicht mit ${card}.` : null),
    event: () => null,
    action: () => '',
    field: () => null,
    help: [],
  };
  expect(rejection('not-now', { card: 'x' }, game)).toBe('Nicht mit x.');
  expect(rejection('stale', {}, game)).toBe(rejection('stale'));
  expect(rejection('not-now', {}, null)).toBe('Das geht gerade nicht.');
});

test('a flaw says where it is', () => {
  expect(flaw({ code: 'unfinished', round: SECOND })).toMatch(/^Runde 2: Ein /u);
  expect(flaw({ code: 'out-of-order', round: SECOND, step: 5 })).toMatch(/^Runde 2, Schritt 5: /u);
  expect(flaw({ code: 'unknown-game', game: 'x' })).toMatch(/^Das Spiel „x“/u);
});

test('seats are counted from 1, and what a record has wrong is quoted as it is', () => {
  expect(flaw({ code: 'wrong-first', round: FIRST_ROUND, recorded: 0, drawn: 2 })).toContain(
    'Platz 1 hat begonnen, das Los fiel aber auf Platz 3.',
  );
  const wrong: Finding = {
    code: 'wrong-draw',
    round: FIRST_ROUND,
    step: 1,
    place: 3,
    recorded: -1,
    drawn: 29,
  };
  expect(flaw(wrong)).toContain('an Stelle 3 die Nummer −1; Geheimnis und Beiträge ergeben 29.');
  expect(flaw({ code: 'bad-options', round: FIRST_ROUND, path: 'wait' })).toMatch(/ \(wait\)\.$/u);
});

test.each(LANGUAGES)('%s says them in its own words', async (language) => {
  const own = await loadRejections(language);
  expect(own.rejection('stale') === rejection('stale')).toBe(language === 'de');
});

test('rejections and flaws are sentences, and no two languages say the same', () => {
  const files = readFolders(ROOT).find(({ path }) => path === 'table/messages')?.files ?? [];
  const texts = files.flatMap(({ source, messages }) =>
    messages
      .filter(({ id }) => /^(rejection|flaw)-/u.test(id.name))
      .map(({ value }) => source.slice(value?.span?.start, value?.span?.end))
      .flatMap(sentencesIn),
  );
  expect(texts.length).toBeGreaterThan(150);
  expect(texts.filter((text) => !/^\p{Lu}.*[.!?]$/u.test(text))).toEqual([]);
  expect(new Set(texts).size).toBe(texts.length);
});

/** A message, or each of the variants that it selects from. */
function sentencesIn(text: string): readonly string[] {
  const chosen = [...text.matchAll(/^ +\*?\[\w+\] (.*)$/gmu)].map(([, sentence = '']) => sentence);
  return chosen.length > 0 ? chosen : [text];
}

test('who is banned reads why, and until when', () => {
  const until = Date.UTC(2026, 0, 2, 12);
  expect(rejection('banned', { reason: 'conduct', until })).toMatch(
    /bis 0?2\.0?1\.2026.* ausgeschlossen, weil andere beleidigt wurden\.$/u,
  );
  expect(rejection('banned', { reason: 'none', until })).toMatch(/ausgeschlossen\.$/u);
});
