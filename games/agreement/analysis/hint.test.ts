import { defined, playRound, seeded } from '@lusoria/core';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { agreement, bots, isRight, judge, optionsSchema, type View } from '../index.ts';
import { type TurnHint, turnHint } from './hint.ts';
import { rightLays } from './turns.ts';

interface Moment {
  readonly seat: number;
  readonly view: View;
}

/** Moments of rounds in which pupils err. */
function moments(): readonly Moment[] {
  const seen: Moment[] = [];
  for (let seed = 0; seed < 6; seed += 1) {
    playRound(agreement, {
      setup: { options: v.parse(optionsSchema, { deck: 'ille' }), seats: 3, first: 0, played: [] },
      bots: ['50', '50', '90'].flatMap((skill) => bots.pupil(skill) ?? []),
      chance: seeded('hint cards', seed),
      random: seeded('hint pupils', seed),
      decided: ({ seat, view }) => void seen.push({ seat, view }),
    });
  }
  return seen;
}

const FOUND = moments().map((one) => ({ ...one, hint: turnHint(one.view) }));

function foundOf<K extends TurnHint['kind']>(kind: K) {
  return FOUND.flatMap(({ seat, view, hint }) => {
    const isOf = (one: TurnHint | null): one is Extract<TurnHint, { kind: K }> =>
      one?.kind === kind;
    return isOf(hint) ? [{ seat, view, hint }] : [];
  });
}

test('the play that a hint names is right, and can be done', () => {
  const plays = foundOf('lay');
  expect(plays.length).toBeGreaterThan(20);
  const wrong = plays.filter(({ view, hint: { deck, on, lay } }) => {
    const as = defined(lay.as[0]);
    const isPossible = agreement.accepts(view, { type: 'lay', card: lay.card, as }) === null;
    return !isPossible || !isRight(judge(deck, lay.card, as, on));
  });
  expect(wrong).toEqual([]);
});

test('a card is drawn where none fits', () => {
  const drawn = foundOf('draw');
  expect(drawn.length).toBeGreaterThan(4);
  expect(drawn.filter(({ view }) => rightLays(view).length > 0)).toEqual([]);
  expect(drawn.filter(({ view }) => agreement.accepts(view, { type: 'draw' }) !== null)).toEqual(
    [],
  );
});

test('an error of another can be challenged; in one’s own turn what was laid rightly is no matter', () => {
  const claims = foundOf('claim');
  expect(claims.filter(({ hint }) => !hint.isRight).length).toBeGreaterThan(4);
  const late = claims.filter(({ view }) => {
    const { lay } = defined(view.window ?? undefined);
    return agreement.accepts(view, { type: 'challenge', lay }) !== null;
  });
  expect(late).toEqual([]);
  const own = claims.filter(({ seat, view }) => view.current === seat && view.phase === 'turn');
  expect(own.filter(({ hint }) => hint.isRight)).toEqual([]);
});
