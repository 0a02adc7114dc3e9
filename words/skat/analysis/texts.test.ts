import type { Action, Card } from '@lusoria/skat';
import type { Winnable, AuctionReview, Hint, RatedGame } from '@lusoria/skat/analysis';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Language, LANGUAGES, loadSkatWords, type SkatWords } from '../../index.ts';
import { macronFlaws, sentenceFlaws } from '../../testing/checks.ts';
import { ACTIONS, whoOf } from '../../testing/skat.ts';

const loaded = new Map<Language, SkatWords>();

beforeAll(async () => {
  for (const language of LANGUAGES) loaded.set(language, await loadSkatWords(language));
});

const ANSWERS: readonly Winnable[] = [
  { kind: 'won', until: null },
  { kind: 'won', until: 3 },
  { kind: 'until', step: 3 },
  { kind: 'given-up' },
  { kind: 'declared-wrongly' },
  { kind: 'never' },
];
const OFFER: RatedGame = {
  game: 'hearts',
  hand: false,
  ouvert: false,
  winProbability: 0.5,
  expectedValue: -3.4,
  away: [],
};
const REASONS: readonly Hint['reason'][] = [
  { kind: 'only' },
  { kind: 'chance', winProbability: 0.5, next: null },
  { kind: 'chance', winProbability: 0.5, next: { card: 'HA', winProbability: 0.25, points: 50 } },
  { kind: 'limit', limit: 0 },
  { kind: 'limit', limit: 24 },
  { kind: 'game', winProbability: 0.75 },
  { kind: 'heuristic' },
];
const away: readonly Card[] = ['HT', 'DT'];

function auctions(): readonly AuctionReview[] {
  const verdicts = ['sound', 'bold', 'timid'] as const;
  return verdicts.flatMap((verdict) =>
    [0, 24].flatMap((limit) =>
      [0, 18].map((said) => ({
        highestBid: said,
        refusedBid: 18 - said,
        limit,
        verdict,
        judgedAt: 18,
        expectedValue: 3,
        games: [],
      })),
    ),
  );
}

/** Everything that is a sentence, by what it is. */
function sentences(words: SkatWords): ReadonlyMap<string, string> {
  const { analysis, contract } = words;
  const who = whoOf(0);
  const named = (chosen: Parameters<typeof contract>[0]) => contract(chosen, 'french');
  const best: RatedGame = { ...OFFER, expectedValue: 40, winProbability: 0.9, away: [...away] };
  const texts: (readonly [string, string])[] = [
    ...ANSWERS.flatMap((answer, i) =>
      [0, 1].flatMap((seat) =>
        [true, false].map((alone) => {
          const isTold =
            (answer.kind === 'won' && answer.until !== null) || answer.kind === 'until';
          const step = isTold ? { seat: 1 - seat, card: 'HA' as const, trick: 2 } : null;
          return [
            `answer ${i} ${seat} ${alone}`,
            analysis.answer(answer, { seat, alone, step }, who),
          ] as const;
        }),
      ),
    ),
    ...Object.entries(analysis.verdicts).map(
      ([key, { text }]) => [`verdict ${key}`, text] as const,
    ),
    ...Object.entries(analysis.turned).map(([key, text]) => [`turned ${key}`, text] as const),
    ['best', analysis.best(away, 'french')],
    [
      'promised',
      analysis.promised(
        { card: 'HT', winProbability: 0.4, points: 55 },
        { card: 'DT', winProbability: 0.6, points: null },
        'french',
      ),
    ],
    [
      'promised best',
      analysis.promised(
        { card: 'HT', winProbability: 0.4, points: 55 },
        { card: 'HT', winProbability: 0.4, points: 55 },
        'french',
      ),
    ],
    ['line', analysis.line([61, 60], 61)],
    ['line never', analysis.line([61, 60], 121)],
    ...[
      [0, 0],
      [1, 1],
      [0, 1],
    ].map((values) => [`line null ${values.join('')}`, analysis.line(values, null)] as const),
    ...auctions().map((auction, i) => [`said ${i}`, analysis.said(auction)] as const),
    ['declared', analysis.declared({ chosen: OFFER, best }, named, 'french')],
    [
      'declared other',
      analysis.declared({ chosen: OFFER, best: { ...best, game: 'grand' } }, named, 'french'),
    ],
    ['declared best', analysis.declared({ chosen: OFFER, best: OFFER }, named, 'french')],
    [
      'exact',
      analysis.exact([{ game: 'grand', wins: true, counts: 48, away: [...away] }], 'french'),
    ],
    ['exact hand', analysis.exact([{ game: 'grand', wins: true, counts: 48, away: [] }], 'french')],
    [
      'exact none',
      analysis.exact([{ game: 'grand', wins: false, counts: 48, away: [] }], 'french'),
    ],
    ...ACTIONS.map(
      (action: Action, i) => [`advice ${i}`, analysis.advice(action, 'french')] as const,
    ),
    ['advice push', analysis.advice({ type: 'push', cards: [...away] }, 'french')],
    ...REASONS.map((reason, i) => [`reason ${i}`, analysis.reason(reason, 'french')] as const),
    ...Object.entries({
      a: analysis.auctionOnly,
      b: analysis.cancelled,
      c: analysis.failed,
      d: analysis.noHint,
    }),
    ['ask', analysis.ask(0, who)],
    ['ask other', analysis.ask(1, who)],
  ];
  return new Map(texts.filter(([at]) => at !== 'advice 5'));
}

function labels({ analysis, contract }: SkatWords): readonly string[] {
  return [
    analysis.title,
    analysis.seats,
    analysis.chart,
    analysis.auction,
    analysis.hint,
    analysis.cancel,
    analysis.thinking,
    analysis.progress(40),
    analysis.target(61),
    analysis.toTurn(3),
    analysis.lost(null),
    analysis.lost(1),
    analysis.lost(12),
    analysis.offer(OFFER, (chosen) => contract(chosen, 'french')),
    ...Object.values(analysis.verdicts).map(({ label }) => label),
  ];
}

describe.each(LANGUAGES)('%s', (language) => {
  test('an analysis speaks in sentences', () => {
    const words = loaded.get(language);
    expect(words && sentenceFlaws([...sentences(words).values()], language)).toEqual([]);
  });

  test('verdicts have labels of their own', () => {
    const verdicts = Object.values(loaded.get(language)?.analysis.verdicts ?? {});
    expect(new Set(verdicts.map(({ label }) => label)).size).toBe(6);
  });
});

test('no text is the same in two languages', () => {
  const all = LANGUAGES.map((language) => loaded.get(language)).flatMap((words) =>
    words ? [[...sentences(words).values(), ...labels(words)]] : [],
  );
  const [german = [], latin = [], english = []] = all;
  const same = german.filter(
    (text, i) => text === latin[i] || text === english[i] || latin[i] === english[i],
  );
  expect(german).toHaveLength(english.length);
  expect(same).toEqual([]);
});

test('macrons are the same throughout the Latin texts', () => {
  const words = loaded.get('la');
  expect(words && macronFlaws([...sentences(words).values(), ...labels(words)])).toEqual([]);
});
