import { LANGUAGES } from '@lusoria/i18n';
import { sentenceFlaws } from '@lusoria/i18n/testing/checks.ts';
import { expect, test } from 'vitest';
import { plainContract } from '../rules/contract.ts';
import { type Dropout, DROPOUTS, type Ending } from '../rules/result.ts';
import { settle } from '../rules/score.ts';
import { loadSkatMessages } from './index.ts';
import { readerOf } from './testing/samples.ts';
import { verdictText } from './verdict.ts';

test('a game that somebody dropped out of', async () => {
  const t = await loadSkatMessages('de');
  const told = (ending: Ending, dropout: Dropout, you: number | null) => {
    const points = ending === 'conceded' ? 20 : 80;
    const facts = { declarer: 0, contract: plainContract('clubs'), bid: 18, matadors: 2, points };
    const rest = { tricks: 6, of: 10, claimed: null, secured: null, instead: null } as const;
    const result = settle({ ...facts, ...rest, ending, doubled: 1, round: 1 });
    return verdictText(t, { ...result, dropout }, readerOf(you));
  };
  expect(told('conceded', 'left', null)).toBe(
    'Aemilia verliert Kreuz: Der Alleinspieler hat den Tisch verlassen.',
  );
  expect(told('conceded', 'timed-out', 0)).toBe('Du verlierst Kreuz: Deine Zeit war abgelaufen.');
  expect(told('yielded', 'left', 0)).toBe(
    'Du gewinnst Kreuz: Ein Gegenspieler hat den Tisch verlassen.',
  );
  expect(told('yielded', 'timed-out', 0)).toBe(
    'Du gewinnst Kreuz: Die Zeit eines Gegenspielers war abgelaufen.',
  );
});

test.each(LANGUAGES)('a deal that broke off is not told as passed in: %s', async (language) => {
  const t = await loadSkatMessages(language);
  const ways = [null, ...[0, 1].flatMap((seat) => DROPOUTS.map((dropout) => ({ seat, dropout })))];
  const told = ways.map((by) => verdictText(t, { kind: 'broken-off', by }, readerOf(0)));
  expect(new Set([...told, t('passed-in')]).size).toBe(ways.length + 1);
  expect(sentenceFlaws(told, language)).toEqual([]);
});
