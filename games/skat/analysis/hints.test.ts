import { defined, seeded } from '@lusoria/core';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { playDeal, type Player } from '../engine/testing/deal.ts';
import { heuristic } from '../engine/heuristic/index.ts';
import { accepts, optionsSchema, skat } from '../index.ts';
import { playableNow } from '../rules/accepts.ts';
import { script } from '../rules/testing/script.ts';
import { reviewAuction } from './auction-review.ts';
import { estimateChoice } from './choice-estimate.ts';
import { viewBefore } from './deal-layout.ts';
import { hintFor, hinting } from './hint.ts';
import { done, judged } from './testing/done.ts';
import { positions } from './testing/positions.ts';
import { analysisSchema, type Hint, hintSchema } from './types.ts';
import { verdictOf } from './verdict.ts';
import { loadWeights } from '../engine/weights.ts';

await loadWeights();

/** Late enough in a deal to be quick. */
const late = positions(4, seeded('hint tests'), 12).map(({ view, layout }) => ({
  view,
  layout,
  hint: defined(hintFor(view) ?? undefined, 'a hint'),
  choice: final(view),
}));

function final(view: Parameters<typeof estimateChoice>[0], seed?: string) {
  const work = estimateChoice(view, seed);
  for (;;) {
    const next = work.next();
    if (next.done) return defined(next.value ?? undefined, 'a choice');
  }
}

/** The hint after every layout. */
function everySaid(view: Parameters<typeof estimateChoice>[0]) {
  const said = [];
  for (const { soFar, done: so, of } of hinting(view))
    said.push({ reason: soFar().reason, so, of });
  return said;
}

describe('a hint for a card', () => {
  test('is the same whenever the same is asked, and plain data', () => {
    for (const { view, hint } of late) {
      expect(hintFor({ ...structuredClone(view), hand: view.hand.toReversed() })).toEqual(hint);
      expect(v.parse(hintSchema, JSON.parse(JSON.stringify(hint)))).toEqual(hint);
    }
  });

  test('has an interval, which other layouts mostly fall into', () => {
    let [inside, all] = [0, 0];
    for (const { view, choice } of late) {
      const [best] = choice.estimates;
      if (!best) throw new Error('no card');
      expect(best.low).toBeLessThanOrEqual(best.winProbability);
      expect(best.winProbability).toBeLessThanOrEqual(best.high);
      for (const seed of ['one', 'two']) {
        const again = final(view, seed).estimates.find(({ card }) => card === best.card);
        const number = again?.winProbability ?? -1;
        all += 1;
        if (number >= best.low - 1e-9 && number <= best.high + 1e-9) inside += 1;
      }
    }
    expect(inside / all).toBeGreaterThan(0.85);
  });

  test('says a number only after enough layouts, and never that a handful is a hundred in a hundred', () => {
    const said = late.flatMap(({ view }) => everySaid(view));
    const early = said.filter(({ so, of }) => so < 24 && so < of);
    expect(new Set(early.map(({ reason }) => reason.kind))).toEqual(new Set(['guess']));
    const certain = said.filter(
      ({ reason, so, of }) =>
        so < of && reason.kind === 'chance' && reason.estimate.high === reason.estimate.low,
    );
    expect(certain).toEqual([]);
  });

  test('is no error to the review of the same deal', () => {
    for (const { hint, choice } of late) {
      const { action } = hint;
      expect(action.type === 'play' ? choice.lossOf(action.card) : 'no card').toBeNull();
    }
    // Of these deals the quickest to be judged whole.
    const { layout } = defined(late[1]);
    const seat = layout.declarer;
    const { analysis } = done({ view: layout.view, seat });
    const own = [...layout.plays.entries()].flatMap(([index, play]) => {
      const action = play.seat === seat && hintFor(viewBefore(layout, seat, index))?.action;
      const choice = analysis?.choices.find(({ step }) => step === index);
      return action && action.type === 'play' && choice && analysis
        ? [{ advised: action.card, choice, card: play.card, verdict: verdictOf(analysis, index) }]
        : [];
    });
    expect(own.map(({ choice }) => choice.estimates[0]?.card)).toEqual(
      own.map(({ advised }) => advised),
    );
    // Playing the recommended card is no error.
    const followed = own.filter(({ advised, card }) => advised === card);
    expect(followed.filter(({ verdict }) => verdict === 'slip' || verdict === 'error')).toEqual([]);
  });
});

describe('a hint in the auction', () => {
  // More auctions, and with more in them, are compared in one-number.test.ts.
  const deals = [playDeal([heuristic, heuristic, heuristic], 'hints: auction', 1)];

  test('is what the review would have found sound, and its limit the same', () => {
    let asked = 0;
    for (const { state, decisions } of deals) {
      const end = skat.view(state, 'spectator');
      for (const seat of [0, 1, 2]) {
        const calls = decisions.filter((one) => one.seat === seat && one.view.phase === 'auction');
        const review = end.form === 'three' ? reviewAuction(end, seat) : null;
        for (const [i, { view, action }] of calls.entries()) {
          const hint = hintFor(view);
          const reason = hint?.reason;
          if (reason?.kind !== 'limit') throw new Error('no limit');
          const call = defined(review?.calls[i]);
          expect(call.limit).toBe(reason.limit);
          const isFollowed = JSON.stringify(action) === JSON.stringify(hint?.action);
          expect(isFollowed ? call.verdict : 'sound').toBe('sound');
          // The review of the hand and the advice agree.
          const goesOn = hint?.action.type === 'bid' || hint?.action.type === 'hold';
          expect(goesOn).toBe(reason.limit >= call.bid && call.bid > 0);
          asked += 1;
        }
      }
    }
    expect(asked).toBeGreaterThan(4);
  });
});

describe('a hint to claim', () => {
  // Forehand has the six highest clubs and all aces.
  const HANDS = {
    fore: 'CJ SJ HJ DJ CA CT CK SA HA DA',
    middle: 'ST SK SQ S9 S8 S7 HT HK HQ H9',
    rear: 'C9 C8 C7 DT DK DQ D9 D8 D7 H8',
  };
  const declared = () => script(HANDS).bid('1 p 2 p 0 18').declare(0, { game: 'clubs' }, 'CQ H7');

  test('names the level that is certain', () => {
    expect(hintFor(declared().view(0))).toEqual<Hint>({
      nudge: { kind: 'other' },
      action: { type: 'claim', level: 'schwarz' },
      reason: { kind: 'certain', level: 'schwarz' },
    });
  });

  test('is what the review misses where less was claimed', () => {
    const claimed = (level: 'game' | 'schwarz') =>
      judged({
        view: declared()
          .act(0, { type: 'claim', level })
          .act(1, { type: 'answer', to: 1, yes: true })
          .act(2, { type: 'answer', to: 1, yes: true })
          .view('spectator'),
        seat: 0,
      }).claim;
    expect(claimed('game')).toEqual({ level: 'game', certain: 'schwarz' });
    expect(claimed('schwarz')).toEqual({ level: 'schwarz', certain: 'schwarz' });
  });
});

describe.each([
  ['for two', 2, {}],
  ['in ramsch with pushing', 3, { ramsch: 'pushed' }],
] as const)('a hint %s', (_, seats, options) => {
  const passing: Player = {
    choose: (view, random) =>
      view.phase === 'auction' ? { type: 'pass' } : heuristic.choose(view, random),
  };
  const players = Array.from({ length: seats }, () => passing);
  const { state, decisions } = playDeal(players, 'hints', 3, v.parse(optionsSchema, options));
  const plays = decisions.filter(({ view, seat }) => view.phase === 'play' && seat === 1);
  const { analysis } = done({ view: skat.view(state, 1), seat: 1 });

  test('is what the review of the deal holds to be the best, by the same estimates', () => {
    // Where there is one card to play there is nothing to estimate.
    const choices = plays.filter(({ view }) => playableNow(view).length > 1);
    const scores = analysis?.scores ?? [];
    expect(scores).toHaveLength(choices.length);
    const some = [...choices.entries()].filter(([i]) => i % 3 === 1);
    expect(some.length).toBeGreaterThan(1);
    for (const [i, { view }] of some) {
      const reason = hintFor(view)?.reason;
      expect(reason).toMatchObject({ kind: 'score', estimate: scores[i]?.estimates[0] });
    }
  });

  test('makes an analysis that is plain data', () => {
    expect(v.parse(analysisSchema, JSON.parse(JSON.stringify(analysis)))).toEqual(analysis);
    const blamed = analysis?.scores.filter(({ avoidable }) => avoidable) ?? [];
    expect(blamed.filter(({ estimates, card }) => estimates[0]?.card === card)).toEqual([]);
  });
});

test('a hint can be followed in every phase', () => {
  const decisions = Array.from({ length: 2 }, (_, i) =>
    playDeal([heuristic, heuristic, heuristic], 'hints: all', i),
  ).flatMap((deal) => deal.decisions);
  const isFirst = (phase: string, i: number) =>
    decisions.findIndex(({ view }) => view.phase === phase) === i;
  const some = decisions.filter(
    ({ view }, i) => view.form === 'three' && (i % 7 === 0 || isFirst(view.phase, i)),
  );
  // The first layout decides: what comes of more is followed in the tests above.
  const hints = some.map(({ view }) => ({ view, hint: hintFor(view, { left: () => 0 }) }));
  expect(hints.length).toBeGreaterThan(10);
  expect(new Set(hints.map(({ view: { phase } }) => phase))).toEqual(
    new Set(['auction', 'skat', 'discard', 'play']),
  );
  expect(hints.filter(({ view, hint }) => !hint || accepts(view, hint.action) !== null)).toEqual(
    [],
  );
});
