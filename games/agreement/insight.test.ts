import { playRound, type ReportedRound, seeded } from '@lusoria/core';
import { LANGUAGES, textOf } from '@lusoria/i18n';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  type Action,
  agreement,
  bots,
  type Event,
  isRight,
  optionsSchema,
  type View,
} from './index.ts';
import { insight } from './insight.ts';
import { roundInsight } from './learning/insight.ts';
import { practicePath, practisedIn } from './learning/practised.ts';

interface Done {
  readonly seat: number;
  readonly actor: 'person';
  readonly action: Action;
  readonly view: View;
  readonly events: Event[];
}

/** A round of people who play like pupils, for the report on one of them. */
function roundOf(seed: number): { readonly round: ReportedRound; readonly done: readonly Done[] } {
  const options = v.parse(optionsSchema, { deck: 'ille' });
  const done: Done[] = [];
  const { state, outcome } = playRound(agreement, {
    setup: { options, seats: 3, first: 0, played: [] },
    bots: ['50', '50', '90'].flatMap((skill) => bots.pupil(skill) ?? []),
    chance: seeded('cards', seed),
    random: seeded('pupils', seed),
    decided: ({ seat, view, action }) => {
      if (action) done.push({ seat, actor: 'person', action, view, events: [] });
    },
    happened: (event) => void done.at(-1)?.events.push(event),
  });
  const end = agreement.view(state, 'spectator');
  return { round: { seat: seed % 3, at: 0, options, end, outcome, actions: done }, done };
}

const ROUNDS = Array.from({ length: 9 }, (_, seed) => roundOf(seed));

test('it finds own wrong plays, errors of others that stood, and own challenges in vain', () => {
  for (const { round, done } of ROUNDS) {
    const events = done.flatMap((one) => one.events.map((event) => ({ seat: one.seat, event })));
    const wrong = events.filter(
      ({ event }) => event.type === 'laid' && event.verdict !== null && !isRight(event.verdict),
    );
    const vain = events.filter(
      ({ event }) => event.type === 'settled' && event.by === round.seat && !event.upheld,
    );
    const { mistakes } = roundInsight(round);
    const count = (...kinds: readonly string[]) =>
      mistakes.filter(({ kind }) => kinds.includes(kind)).length;
    expect(count('misread', 'unfit')).toBe(wrong.filter(({ seat }) => seat === round.seat).length);
    expect(count('false-alarm')).toBe(vain.length);
    expect(count('overlooked', 'overlooked-unfit')).toBeLessThanOrEqual(
      wrong.filter(({ seat }) => seat !== round.seat).length,
    );
  }
  expect(
    new Set(ROUNDS.flatMap(({ round }) => roundInsight(round).mistakes).map(({ kind }) => kind))
      .size,
  ).toBeGreaterThan(2);
});

test('a form is learned that was used rightly after its last mistake, and that the sentence does not name', () => {
  const learnedIn = ROUNDS.map(({ round }) => roundInsight(round));
  for (const { learned, mistakes } of learnedIn) expect(learned).not.toContain(mistakes[0]?.card);
  for (const [i, { learned, mistakes }] of learnedIn.entries()) {
    for (const card of learned) {
      const last = Math.max(...mistakes.flatMap((one) => (one.card === card ? [one.lay] : [])));
      const after = (ROUNDS[i]?.done ?? [])
        .flatMap(({ events }) => events)
        .some(
          (event) =>
            ((event.type === 'laid' && event.no > last) ||
              (event.type === 'settled' && event.lay > last)) &&
            event.card === card,
        );
      expect(after).toBe(true);
    }
  }
  expect(learnedIn.flatMap(({ learned }) => learned).length).toBeGreaterThan(0);
});

test.each(LANGUAGES)(
  'in %s it is one sentence, leads to its play, and to practice on just these forms',
  async (language) => {
    const insightOf = await insight(language);
    for (const { round } of ROUNDS) {
      const { mistakes, cells } = roundInsight(round);
      const { sentence, teaches, step, practice } = insightOf(round);
      expect(textOf(sentence)).toMatch(/\p{L}.*\.$/u);
      expect(teaches).toBe(mistakes.length > 0);
      expect(step).toBe(mistakes[0]?.lay ?? null);
      const named = practice && practisedIn(new URL(practice.path, 'http://localhost').hash);
      expect(named?.cells.toSorted() ?? []).toEqual(cells.toSorted());
    }
  },
);

test('the address of practice names a deck and forms of it, or none', () => {
  const practised = { deck: 'ille', cells: ['nom-sg-m', 'dat-pl-f'] } as const;
  const { hash } = new URL(practicePath(practised), 'http://localhost');
  expect(practisedIn(hash)).toEqual(practised);
  for (const bad of ['', '#', '#ille', '#ille:', '#nemo:nom-sg-m', '#ille:nom-sg-x']) {
    expect(practisedIn(bad)).toBeNull();
  }
});
