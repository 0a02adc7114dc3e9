import { endingOf, loadAgreed } from '@lusoria/skat/exam/index.ts';
import { describe, expect, test } from 'vitest';
import { answered } from './answered.ts';
import { surely } from './completed.ts';

describe('what strong players agree on', async () => {
  const { rules, auctions, endings } = await loadAgreed();

  test('is forty auctions and forty endings, each by a rule that has a reason and a source', () => {
    expect([auctions.length, endings.length]).toEqual([40, 40]);
    expect(new Set([...auctions, ...endings].map(({ rule }) => rule))).toEqual(
      new Set(Object.keys(rules)),
    );
    const positions = [...auctions.map(({ hand }) => hand), ...endings.map(({ plays }) => plays)];
    expect(new Set(positions).size).toBe(80);
  });

  test('is right in endings whatever lies hidden, and what is not is not', () => {
    const odd = endings.filter((one) => {
      const { contract, ...deal } = endingOf(one).deal;
      return surely({ ...deal, game: contract.game })?.join(' ') !== one.right;
    });
    expect(odd.map(({ rule, plays }) => [rule, plays])).toEqual([]);
  });

  test('is what the bot does and what the hint says', async () => {
    const all = await answered(Number(process.env['LUSORIA_DEALS'] ?? 4) > 100 ? 1 : 7);
    const wrong = all.filter(({ bot, hint }) => !bot.isRight || !hint.isRight);
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });
});
