import { LANGUAGES, textOf } from '@lusoria/i18n';
import { sentenceFlaws } from '@lusoria/i18n/testing/checks.ts';
import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AuctionReview, CardEstimate, Hint, Nudge, RatedGame } from '../../analysis/types.ts';
import { VERDICTS, type Winnable } from '../../analysis/verdict.ts';
import type { Card } from '../../rules/cards.ts';
import { skat } from '../../rules/game.ts';
import { loadSkatMessages } from '../index.ts';
import { cardNames } from '../names.ts';
import { ACTIONS, readerOf } from '../testing/samples.ts';
import { auctionText, claimText, declaredText, exactText } from './auction.ts';
import { adviceText, degreesOfHint, reasonText } from './hint.ts';
import { loadAnalysisMessages } from './index.ts';
import {
  type AnalysisMessages,
  answerText,
  unaskedText,
  lineText,
  promisedText,
  scoreReviewText,
} from './play.ts';

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
  schneider: false,
  schwarz: false,
  ouvert: false,
  winProbability: 0.5,
  expectedValue: -3.4,
  discards: [],
};
const EVEN: CardEstimate = { card: 'HT', winProbability: 0.5, low: 0.4, high: 0.6 };
const LESS: CardEstimate = { card: 'HA', winProbability: 0.25, low: 0.15, high: 0.4 };
const FEW = { card: 'HA', mean: -12, low: -15, high: -8 } as const;
const REASONS: readonly Hint['reason'][] = [
  { kind: 'only' },
  { kind: 'guess', layouts: 3 },
  { kind: 'certain', level: 'schwarz' },
  { kind: 'chance', layouts: 80, estimate: EVEN, next: null },
  { kind: 'chance', layouts: 80, estimate: EVEN, next: LESS },
  { kind: 'chance', layouts: 3, estimate: { ...EVEN, low: 1, high: 1 }, next: null },
  { kind: 'chance', layouts: 3, estimate: { ...EVEN, low: 0, high: 0 }, next: null },
  { kind: 'score', layouts: 80, estimate: FEW, next: null },
  { kind: 'score', layouts: 80, estimate: FEW, next: { ...FEW, card: 'HT', mean: -20 } },
  { kind: 'limit', limit: 0, weighing: 'worse' },
  { kind: 'limit', limit: 24, weighing: 'close' },
  { kind: 'limit', limit: 24, weighing: 'gamble' },
  { kind: 'game', winProbability: 0.75 },
  { kind: 'heuristic' },
];
const NUDGES: readonly Nudge[] = [
  { kind: 'trick', seat: 1, points: 1 },
  { kind: 'trick', seat: 1, points: 14 },
  ...[0, 1, 7].map((n) => ({ kind: 'trumps' as const, n })),
  { kind: 'cards', card: 'HJ' },
  { kind: 'cards', card: 'HA' },
  { kind: 'auction' },
  { kind: 'declare' },
  { kind: 'other' },
];
/** A player's view of the auction; some of the advice says the bid. */
const BIDDING = skat.view(
  skat.init({ options: v.parse(skat.schema.options, {}), seats: 3, first: 0 }),
  0,
);
const away: readonly Card[] = ['HT', 'DT'];

function auctions(): readonly AuctionReview[] {
  const verdicts = [
    ['sound', 'close'],
    ['sound', 'gamble'],
    ['bold', 'worse'],
    ['timid', 'clear'],
  ] as const;
  return verdicts.flatMap(([verdict, weighing]) =>
    [0, 24].flatMap((limit) =>
      [0, 18].map((said) => ({
        highestBid: said,
        refusedBid: 18 - said,
        calls: [
          { bid: 18, wasBid: said > 0, limit, weighing, verdict },
          ...(said > 0 ? [{ bid: 20, wasBid: false, limit: 20, weighing, verdict }] : []),
        ],
        verdict,
        judgedAt: 18,
        passing: -22,
        expectedValue: 3,
        winProbability: 0.7,
        weighing,
        games: [],
      })),
    ),
  );
}

/** Everything that is a sentence. */
function sentences(messages: AnalysisMessages): readonly string[] {
  const { t, analysis } = messages;
  const declared: RatedGame = {
    ...OFFER,
    expectedValue: 40,
    winProbability: 0.9,
    discards: [...away],
  };
  const better = { ...EVEN, card: 'DT', winProbability: 0.7, low: 0.6, high: 0.8 } as const;
  const equal = { ...EVEN, card: 'DT' } as const;
  const grand = { game: 'grand', wins: true, value: 48, discards: [] } as const;
  const answers = ANSWERS.flatMap((answer) =>
    [0, 1].flatMap((seat) =>
      [true, false].map((isDeclarer) => {
        const isTold = (answer.kind === 'won' && answer.until !== null) || answer.kind === 'until';
        const step = isTold ? { seat: 1 - seat, card: 'HA' as const, trick: 2 } : null;
        return answerText(messages, answer, { seat, isDeclarer, step }, readerOf(0));
      }),
    ),
  );
  return [
    ...answers,
    answerText(messages, null, { seat: 0, isDeclarer: true, step: null }, readerOf(0)),
    unaskedText(messages, 0, readerOf(0)),
    unaskedText(messages, 1, readerOf(0)),
    analysis('turned-won'),
    analysis('turned-lost'),
    analysis('best-cards', { cards: cardNames(t, away, 'french', 'or') }),
    ...[EVEN, better, equal].map((best) => promisedText(messages, EVEN, best, 'french')),
    lineText(analysis, [61, 60], 61),
    lineText(analysis, [61, 60], 121),
    ...[
      [0, 0],
      [1, 1],
      [0, 1],
    ].map((values) => lineText(analysis, values, null)),
    ...auctions().map((auction) => auctionText(analysis, auction)),
    ...(['schneider', 'schwarz'] as const).map((certain) =>
      claimText(analysis, { level: 'game', certain }),
    ),
    analysis('thinking-on', { percent: 40 }),
    analysis('scores-only'),
    ...[true, false].map((avoidable) =>
      scoreReviewText(
        messages,
        { trick: 2, card: 'HA', layouts: 80, avoidable, estimates: [{ ...FEW, card: 'HT' }, FEW] },
        'french',
      ),
    ),
    ...[declared, { ...declared, game: 'grand' as const }, OFFER].map((one) =>
      declaredText(messages, { chosen: OFFER, best: one }, 'french'),
    ),
    ...[{ ...grand, away }, grand, { ...grand, wins: false }].map((one) =>
      exactText(messages, [one], 'french'),
    ),
    ...ACTIONS.filter(({ type }) => type !== 'push').map((action) =>
      adviceText(messages, action, BIDDING, 'french'),
    ),
    adviceText(messages, { type: 'push', cards: [...away] }, BIDDING, 'french'),
    ...NUDGES.map((nudge) => {
      const hint: Hint = { nudge, action: { type: 'pass' }, reason: { kind: 'heuristic' } };
      return textOf(degreesOfHint(messages, hint, BIDDING, readerOf(0)).nudge ?? []);
    }),
    ...REASONS.map((reason) => reasonText(messages, reason, 'french')),
    ...(
      [
        'analysis-stopped',
        'analysis-failed',
        'no-hint',
        'could-win-you',
        'was-certain-you',
      ] as const
    ).map((key) => t(key)),
    t('could-win-other', { name: 'Livia' }),
    t('was-certain-other', { name: 'Livia' }),
  ];
}

describe.each(LANGUAGES)('%s', (language) => {
  let messages: AnalysisMessages;
  beforeAll(async () => {
    messages = {
      t: await loadSkatMessages(language),
      analysis: await loadAnalysisMessages(language),
    };
  });

  test('an analysis speaks in sentences', () => {
    expect(sentenceFlaws(sentences(messages), language)).toEqual([]);
  });

  test('verdicts have labels of their own', () => {
    const labels = VERDICTS.map((verdict) => messages.analysis(`verdict-${verdict}`));
    expect(new Set(labels).size).toBe(6);
  });
});
