import { expect, test } from 'vitest';
import { loadWeights } from '../engine/weights.ts';
import { script } from '../rules/testing/script.ts';
import { costliestOf } from './costliest.ts';
import { judged } from './testing/done.ts';

await loadWeights();

/** Forehand has low cards and a king, which is safe as long as its ace lies alone in middlehand. */
const KING = {
  fore: 'C7 C8 C9 S7 S8 S9 H7 H8 H9 DK',
  middle: 'DA CA CK CQ CJ CT SA SK SQ SJ',
  rear: 'ST HA HK HQ HJ HT DQ DJ DT D9',
};

function lostNull() {
  const deal = script(KING).bid('1 18 0 y 1 p 2 p').declare(0, { game: 'null', hand: true });
  const view = deal.play('H7 DA HA D9 DK CA').view('spectator');
  return { view, analysis: judged({ view, seat: 0 }) };
}

test('the card that lost a null cost the game, whoever has not laid it', () => {
  const { view, analysis } = lostNull();
  const found = costliestOf(analysis, view);
  expect(found).toMatchObject({ kind: 'card', trick: 0, card: 'H7', lost: null });

  // The same without any loss, by the same calls.
  const steps = analysis.play.steps.map((step) => ({ ...step, lost: 0, turned: null }));
  const flawless = { ...analysis, play: { ...analysis.play, steps }, choices: [], auction: null };
  expect(costliestOf(flawless, view)).toEqual({ kind: 'flawless' });
  expect(costliestOf({ ...flawless, play: null }, view)).toEqual({ kind: 'unplayed' });
});

test('what could have been known comes before what cost more', () => {
  const { view, analysis } = lostNull();
  const [first] = analysis.play.steps;
  if (!first) throw new Error('nothing was played');
  const options = [...first.options];
  const steps = [
    { ...first, options, lost: 30, turned: null },
    { ...first, options, trick: 1, card: 'DK', lost: 4, turned: null },
  ] as const;
  const choices = [
    { step: 0, layouts: 1, estimates: [], avoidable: null },
    { step: 1, layouts: 1, estimates: [], avoidable: 'points' },
  ] as const;
  const played = { ...analysis, auction: null, choices, play: { ...analysis.play, steps } };
  expect(costliestOf(played, view)).toMatchObject({ card: 'DK', avoidable: true });
  expect(costliestOf({ ...played, choices: choices.slice(0, 1) }, view)).toMatchObject({
    card: 'H7',
    avoidable: false,
  });
});

test('whoever gave up is not told that it could not be done better', () => {
  const { view, analysis } = lostNull();
  const flawless = { ...analysis, play: null, choices: [], auction: null };
  const { end } = view;
  if (end?.result.kind !== 'game') throw new Error('no game was played');
  const endedBy = (ending: 'conceded' | 'yielded', declarer: number) => {
    const result = { ...end.result, ending, declarer } as const;
    return costliestOf(flawless, { ...view, end: { ...end, result } });
  };
  expect(endedBy('conceded', 0)).toEqual({ kind: 'gave-up' });
  expect(endedBy('conceded', 1)).toEqual({ kind: 'unplayed' });
  expect(endedBy('yielded', 1)).toEqual({ kind: 'side-gave-up' });
  expect(endedBy('yielded', 0)).toEqual({ kind: 'unplayed' });
});
