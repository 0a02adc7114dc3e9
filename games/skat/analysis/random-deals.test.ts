import { pick, seeded } from '@lusoria/core';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { heuristic } from '../engine/heuristic/index.ts';
import { anyOptions, type Decision, playDeal, type Player } from '../engine/testing/deal.ts';
import { skat } from '../index.ts';
import type { ThreeView } from '../rules/three/types.ts';
import { dealLayout, isWon, statesOf, targetOf, viewBefore } from './deal-layout.ts';
import { done } from './testing/done.ts';
import { analysisSchema, type PlayReview } from './types.ts';
import { turningPointOf, verdictOf, VERDICTS, winnableIn } from './verdict.ts';
import { loadWeights } from '../engine/weights.ts';

await loadWeights();

const anything: Player = { choose: (view, random) => skat.sampleAction(view, random) };
/** Plays cards as they come, and neither claims nor gives up. */
const wild: Player = {
  choose(view, random) {
    const action = anything.choose(view, random);
    const isPlayed = view.form === 'three' && view.phase === 'play' && view.current === view.you;
    return isPlayed && (action?.type === 'claim' || action?.type === 'concede')
      ? heuristic.choose(view, random)
      : action;
  },
};

/** A deal that is over, with what led there. */
interface Dealt {
  readonly view: ThreeView;
  readonly decisions: readonly Decision[];
}

function deals(count: number, name: string): readonly Dealt[] {
  return Array.from({ length: count }, (_, i) => {
    const random = seeded(name, i);
    const seats = i % 4 === 3 ? 4 : 3;
    const players = Array.from({ length: seats }, () => (i % 3 === 0 ? wild : heuristic));
    return playDeal(players, name, i, i % 2 === 0 ? undefined : anyOptions(random));
  }).flatMap(({ state, decisions }) => {
    const view = skat.view(state, 'spectator');
    return view.form === 'three' ? [{ view, decisions }] : [];
  });
}

const played = deals(36, 'analysis');
const alone = played.flatMap(({ view, decisions }) => {
  const layout = dealLayout(view);
  return layout ? [{ view, decisions, layout }] : [];
});

/** Deals whose play is judged: a suit game, grands and a null of which none takes more than two seconds. */
const JUDGED = [2, 12, 15, 17];

/** Their play, judged for one seat, which is a declarer or a defender. */
const analyses = alone.flatMap(({ view }, i) => {
  if (!JUDGED.includes(i)) return [];
  const seat = pick(view.players, seeded('seat', i));
  const { analysis, progress } = done({ view, seat });
  return analysis?.play ? [{ view, seat, analysis, progress, play: analysis.play }] : [];
});

test('there is enough to look at', () => {
  expect(alone.length).toBeGreaterThan(15);
  expect(analyses).toHaveLength(JUDGED.length);
});

describe('how a deal lay', () => {
  test('is what everybody saw before each card', () => {
    const seen = alone.flatMap(({ layout, decisions }) => {
      const plays = decisions.filter(
        ({ action, view }) => action.type === 'play' && view.form === 'three',
      );
      return plays.map(({ view, seat }, i) => [viewBefore(layout, seat, i), view] as const);
    });
    const facts = (view: (typeof seen)[number][1]) =>
      view.form === 'three' && [
        view.hand.toSorted(),
        view.counts,
        view.skat?.toSorted(),
        view.trick,
        view.tricks,
        view.current,
        view.contract?.ouvert && view.open?.toSorted(),
        view.calls,
      ];
    expect(seen.length).toBeGreaterThan(300);
    expect(seen.map(([made]) => facts(made))).toEqual(seen.map(([, true_]) => facts(true_)));
  });

  test('ends where the result says', () => {
    const results = alone.flatMap(({ layout, view }) => {
      const result = view.end?.result;
      if (result?.kind !== 'game' || result.ending !== 'played' || view.tricks.length < 10)
        return [];
      if (view.secured !== null) return [];
      const points = statesOf(layout).at(-1)?.points ?? 0;
      const value = result.contract.game === 'null' ? Math.min(1, result.tricks) : points;
      return [
        {
          points,
          by: result.points,
          won: isWon(result.contract.game, value, targetOf(layout)),
          is: result.won,
        },
      ];
    });
    expect(results.length).toBeGreaterThan(8);
    expect(results.filter(({ points, by, won, is }) => points !== by || won !== is)).toEqual([]);
  });
});

describe('the play of a deal', () => {
  const steps = analyses.flatMap(({ view, play }) => play.steps.map((step) => ({ step, view })));

  test('has no card better than the best, and none that costs less than nothing', () => {
    const odd = steps.filter(({ step, view }) => {
      const up = (step.seat === view.declarer) !== (view.contract?.game === 'null');
      const values = step.options.map(({ value }) => (up ? value : -value));
      const own = up ? step.value : -step.value;
      return step.lost < 0 || Math.max(...values) - own !== step.lost || !values.includes(own);
    });
    expect(odd).toEqual([]);
  });

  test('has the same value after a card and before the next, and after the best card as before it', () => {
    const apart = (play: PlayReview) =>
      play.steps.filter((step, i) => {
        const next = play.steps[i + 1];
        return (
          (next !== undefined && next.before !== step.value) ||
          (step.lost === 0) !== (step.value === step.before) ||
          !step.options.some(({ value }) => value === step.before)
        );
      });
    expect(analyses.flatMap(({ play }) => apart(play))).toEqual([]);
    expect(analyses.map(({ play }) => play.start)).toEqual(
      analyses.map(({ play }) => play.steps[0]?.before ?? play.start),
    );
  });

  test('turns only against the side that plays', () => {
    const turns = steps.filter(({ step }) => step.turned !== null);
    const wrong = turns.filter(
      ({ step, view }) => (step.seat === view.declarer) !== (step.turned === 'lost'),
    );
    expect(turns.length).toBeGreaterThan(0);
    expect(wrong).toEqual([]);
  });
});

describe('an analysis', () => {
  test('is plain data, and the same when asked again', () => {
    // A grand, which is judged in half of the time of the first.
    const one = analyses[1];
    const again = one && done({ view: one.view, seat: one.seat }).analysis;
    expect(again).toEqual(one?.analysis);
    const parsed = analyses.map(({ analysis }) =>
      v.parse(analysisSchema, JSON.parse(JSON.stringify(analysis))),
    );
    expect(parsed).toEqual(analyses.map(({ analysis }) => analysis));
  });

  test('says how far it has come, to the end', () => {
    const ends = analyses.map(({ progress }) => {
      const parts = progress.map(({ done: so, of }) => so / of);
      return (
        parts.every((part, i) => part >= (parts[i - 1] ?? 0) && part < 1.0001) &&
        (parts.at(-1) ?? 0) > 0.95
      );
    });
    expect(new Set(ends)).toEqual(new Set([true]));
  });

  test('looks at the choices of its seat and nobody else, the best first', () => {
    const odd = analyses.flatMap(({ analysis, play, seat }) =>
      analysis.choices.filter(({ step, estimates }) => {
        const at = play.steps[step];
        const cards = (list: readonly { readonly card: string }[]) =>
          list.map(({ card }) => card).toSorted();
        return at?.seat !== seat || String(cards(estimates)) !== String(cards(at.options));
      }),
    );
    expect(odd).toEqual([]);
  });

  test('has a verdict for every card and an answer that agrees with the turn', () => {
    const wrong = analyses.filter(({ analysis, view, play, seat }) => {
      const kinds = play.steps.map((_, i) => verdictOf(analysis, i));
      const answer = winnableIn(analysis, view);
      if (!answer || !kinds.every((kind) => VERDICTS.includes(kind))) return true;
      if (answer.kind !== 'until') return false;
      const by = play.steps[answer.step]?.seat === view.declarer;
      return by !== (seat === view.declarer) || answer.step !== turningPointOf(play);
    });
    expect(wrong).toEqual([]);
  });

  test('has a game that wins as it was declared among the exact ones', () => {
    const missing = analyses.filter(({ analysis, play, view, seat }) => {
      if (seat !== view.declarer || !view.contract) return false;
      const { game, schneider, schwarz } = view.contract;
      const wins = !schneider && !schwarz && isWon(game, play.start, play.target);
      return wins && !analysis.exact.some((one) => one.game === game && one.wins);
    });
    expect(missing).toEqual([]);
  });
});
