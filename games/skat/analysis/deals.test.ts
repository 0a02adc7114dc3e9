import { defined } from '@lusoria/core';
import { describe, expect, test } from 'vitest';
import { viewOfRecord } from '../notation/index.ts';
import { reading, written } from '../notation/testing/hand.ts';
import { script } from '../rules/testing/script.ts';
import { done, judged } from './testing/done.ts';
import { bestCardsOf, turningPointOf, verdictOf, winnableIn } from './verdict.ts';
import { loadWeights } from '../engine/weights.ts';

await loadWeights();

/** Forehand has low cards and a king, which is safe as long as its ace lies alone in middlehand. */
const KING = {
  fore: 'C7 C8 C9 S7 S8 S9 H7 H8 H9 DK',
  middle: 'DA CA CK CQ CJ CT SA SK SQ SJ',
  rear: 'ST HA HK HQ HJ HT DQ DJ DT D9',
};

/** Rearhand has low cards and an ace over enough of its suit. */
const ACE = {
  fore: 'HK HJ CA CK CQ CJ CT DA DK DQ',
  middle: 'HQ HT SA SK SQ SJ ST DJ DT D9',
  rear: 'C7 C8 C9 S7 S8 S9 H7 H8 H9 HA',
};

const asNull = () => script(KING).bid('1 18 0 y 1 p 2 p').declare(0, { game: 'null', hand: true });

describe('null that one suit loses', () => {
  // Middlehand throws the ace away, and the king is led through.
  const lost = () => asNull().play('H7 DA HA D9 DK CA').view('spectator');

  test('turns with the first card, and any other suit would have won', () => {
    const analysis = judged({ view: lost(), seat: 0 });
    const [first] = analysis.play.steps;
    expect(analysis.play.start).toBe(0);
    expect(first).toMatchObject({ card: 'H7', before: 0, value: 1, lost: 1, turned: 'lost' });
    expect(first ? bestCardsOf(first).toSorted() : []).toEqual([
      'C7',
      'C8',
      'C9',
      'DK',
      'S7',
      'S8',
      'S9',
    ]);
    expect(turningPointOf(analysis.play)).toBe(0);
    expect(winnableIn(analysis, lost())).toEqual({ kind: 'until', step: 0 });
  });

  test('is not held against a declarer who could not know where the ace lay', () => {
    const analysis = judged({ view: lost(), seat: 0 });
    expect(verdictOf(analysis, 0)).toBe('unlucky');
    expect(analysis.choices[0]).toMatchObject({ step: 0, avoidable: null });
  });

  test('was never to be won by the defenders after the king', () => {
    const view = asNull().play('DK DA D9 CA HA C9').act(1, { type: 'concede' }).view('spectator');
    const analysis = judged({ view, seat: 1 });
    expect(analysis.play).toMatchObject({ start: 0, end: 0, target: 0 });
    expect(turningPointOf(analysis.play)).toBeNull();
    expect(winnableIn(analysis, view)).toEqual({ kind: 'never' });
    expect(winnableIn({ ...analysis, seat: 0 }, view)).toEqual({ kind: 'won', until: null });
  });

  test('may be given up although it is won', () => {
    const view = asNull().play('DK DA D9').act(0, { type: 'concede' }).view('spectator');
    expect(winnableIn(judged({ view, seat: 0 }), view)).toEqual({ kind: 'given-up' });
  });
});

describe('a mistake that could be avoided', () => {
  const view = () =>
    script(ACE)
      .bid('1 p 2 18 0 p')
      .declare(2, { game: 'null', hand: true })
      .play('HK HQ HA')
      .view('spectator');

  test('is told apart', () => {
    const analysis = judged({ view: view(), seat: 2 });
    expect(analysis.play.steps.map(({ turned }) => turned)).toEqual([null, null, 'lost']);
    expect(verdictOf(analysis, 2)).toBe('error');
    expect(analysis.choices).toHaveLength(1);
    const estimates = analysis.choices[0]?.estimates ?? [];
    expect(estimates[0]).toMatchObject({ winProbability: 1, high: 1 });
    expect(estimates.at(-1)).toMatchObject({ card: 'HA', winProbability: 0, low: 0 });
  });

  test('is told of others without blame, for what they could know was not asked', () => {
    const analysis = judged({ view: view(), seat: 0 });
    expect(verdictOf(analysis, 2)).toBe('open');
    expect(winnableIn(analysis, view())).toEqual({ kind: 'won', until: 2 });
  });
});

describe('a game that was declared wrongly', () => {
  // Null is unbeatable, but grand is played.
  const view = () =>
    script(ACE)
      .bid('1 p 2 18 0 p')
      .declare(2, { game: 'grand', hand: true })
      .act(2, { type: 'concede' })
      .view('spectator');

  test('is won by another one on the cards as they lay', () => {
    const analysis = judged({ view: view(), seat: 2 });
    const won = analysis.exact.filter(({ wins }) => wins).map(({ game }) => game);
    expect(won).toEqual(['null']);
    expect(analysis.play).toMatchObject({ target: 61, steps: [] });
    expect(analysis.play.start).toBeLessThan(61);
    expect(winnableIn(analysis, view())).toEqual({ kind: 'declared-wrongly' });
  });

  test('is worth less than the better one for all that could be known', () => {
    const { declared } = judged({ view: view(), seat: 2 });
    expect(declared?.chosen).toMatchObject({ game: 'grand', hand: true });
    expect(declared?.best.game).toBe('null');
    expect(declared?.best.winProbability).toBeGreaterThan(
      (declared?.chosen.winProbability ?? 1) + 0.5,
    );
  });
});

describe('a game with announcements', () => {
  // Forehand makes every trick, however the others lie.
  const TEN_TRUMPS = {
    fore: 'CJ SJ HJ DJ CA CT CK CQ C9 C8',
    middle: 'SA ST SK SQ HA HT HK HQ DA DT',
    rear: 'C7 S9 S8 S7 H9 H8 H7 D9 D8 D7',
  };
  const ALL = { hand: true, schneider: true, schwarz: true, ouvert: true };

  test('is worth what it counts where it cannot be lost', () => {
    const view = script(TEN_TRUMPS)
      .bid('1 18 0 y 1 p 2 p')
      .declare(0, { game: 'clubs', ...ALL })
      .act(0, { type: 'concede' })
      .view('spectator');
    const { declared } = judged({ view, seat: 0 });
    expect(declared?.chosen).toMatchObject({ game: 'clubs', ...ALL, winProbability: 1 });
    // With ten or eleven matadors 17 or 18 times 12, and 50 for winning.
    expect(declared?.chosen.expectedValue).toBeGreaterThanOrEqual(254);
    expect(declared?.chosen.expectedValue).toBeLessThanOrEqual(266);
    expect(declared?.best).toEqual(declared?.chosen);
  });

  test('is worth less than the same without them where a trick is certain to be lost', () => {
    const view = script({
      ...TEN_TRUMPS,
      fore: 'CJ SJ HJ DJ CA CT CK CQ C9 S8',
      rear: 'C7 C8 S9 S7 H9 H8 H7 D9 D8 D7',
    })
      .bid('1 18 0 y 1 p 2 p')
      .declare(0, { game: 'clubs', hand: true, schneider: true, schwarz: true })
      .act(0, { type: 'concede' })
      .view('spectator');
    const { declared } = judged({ view, seat: 0 });
    expect(declared?.chosen).toMatchObject({ schwarz: true, ouvert: false });
    expect(declared?.chosen.winProbability).toBeLessThan(0.2);
    expect(declared?.best).toMatchObject({ game: 'clubs', schwarz: false });
  });
});

describe('the auction', () => {
  const STRONG = {
    fore: 'CJ SJ HJ DJ CA CT CK SA ST HA',
    middle: 'C7 C8 S7 S8 H7 H8 H9 D7 D8 D9',
    rear: 'CQ C9 SK SQ S9 HT HK HQ DA DT',
  };

  test('blames passing with a hand that is worth much, and bidding with one that is worth nothing', () => {
    const timid = script(STRONG)
      .bid('1 p 2 18 0 p')
      .declare(2, { game: 'diamonds', hand: true })
      .act(2, { type: 'concede' })
      .view('spectator');
    const forehand = judged({ view: timid, seat: 0 }).auction;
    expect(forehand).toMatchObject({ verdict: 'timid', highestBid: 0, refusedBid: 18 });
    expect(forehand?.calls).toMatchObject([{ bid: 18, wasBid: false, verdict: 'timid' }]);
    expect(forehand?.calls[0]?.limit).toBeGreaterThan(60);
    expect(forehand?.games[0]?.winProbability).toBeGreaterThan(0.9);
    const rearhand = judged({ view: timid, seat: 2 }).auction;
    expect(rearhand).toMatchObject({ verdict: 'bold', highestBid: 18 });
    expect(rearhand?.expectedValue).toBeLessThan(0);
  });

  test('is all there is to say where everybody has passed', () => {
    const view = script(STRONG).bid('1 p 2 p 0 p').view('spectator');
    const answers = [0, 1, 2].map((seat) => judgedOnly(view, seat));
    expect(answers.map((one) => one?.play)).toEqual([null, null, null]);
    expect(answers.map((one) => one?.auction?.verdict)).toEqual(['timid', 'timid', 'sound']);
  });
});

function judgedOnly(view: ReturnType<ReturnType<typeof script>['view']>, seat: number) {
  return done({ view, seat }).analysis;
}

describe('an auction that broke off', () => {
  const view = defined(
    viewOfRecord(reading(written('1 18 0 p w LE.2', 'd:-1 penalty v:0'))) ?? undefined,
  );

  test('judges who has called, and nobody who was not asked', () => {
    expect(done({ view, seat: 1 }).analysis?.auction?.calls).toHaveLength(1);
    expect(done({ view, seat: 2 }).analysis?.auction).toBeNull();
  });
});
