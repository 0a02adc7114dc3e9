import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { seeded } from '@lusoria/core';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { actionSchema, agreement, type Event, optionsSchema } from '../index.ts';
import { type Playthrough, playerNamed, playOut } from './testing/playthrough.ts';
import { options, type Written } from './testing/script.ts';

/*
 * Recorded games: whatever changes in the code, they must replay identically, since tables in play
 * and records of old games are replayed by these rules.
 *
 * To change the rules themselves: raise `rules` in game.ts, then
 *
 *     UPDATE_GOLDEN=1 npx vitest run --project=unit games/agreement/golden && npm run format
 *
 * and review `git diff`.
 */

interface Recipe {
  readonly options: Written;
  readonly bots: readonly string[];
  readonly first: number;
}

const RECIPES: Readonly<Record<string, Recipe>> = {
  'is-two-uniform': { options: {}, bots: ['uniform', 'uniform'], first: 0 },
  'ille-pupils-penalties': {
    options: { deck: 'ille', upheldDraw: true, rejectedDraw: true },
    bots: ['pupil:50', 'mobile', 'pupil:30'],
    first: 1,
  },
  'ipse-until-one-is-left': {
    options: { deck: 'ipse', end: 'last', joker: true, jokerLast: false },
    bots: ['uniform', 'pupil', 'mobile', 'uniform', 'pupil:90,dat=10'],
    first: 4,
  },
  'is-table-compulsory': {
    options: { referee: 'table', drawing: 'compulsory', tables: 'open' },
    bots: ['pupil:60', 'random', 'uniform', 'random'],
    first: 3,
  },
  'hic-anything-goes': {
    options: { deck: 'hic', unnoticed: 'readings', end: 'last', joker: true, rejectedDraw: true },
    bots: ['random', 'random', 'random'],
    first: 2,
  },
  'is-plain-joker': {
    options: { plain: true, joker: true, unnoticed: 'readings' },
    bots: ['pupil:20', 'pupil:20', 'pupil:20', 'pupil:20'],
    first: 0,
  },
};

const goldenSchema = v.strictObject({
  rules: v.number(),
  options: optionsSchema,
  seats: v.number(),
  first: v.number(),
  /** Draws in the order of their requests; numbers separated by spaces. */
  draws: v.array(v.string()),
  /** Seat and action; null for a timeout. */
  actions: v.array(v.nullable(v.strictObject({ by: v.number(), action: actionSchema }))),
  /** SHA-256 of every event in JSON. */
  events: v.string(),
  outcome: v.strictObject({ ranking: v.array(v.array(v.number())), points: v.array(v.number()) }),
});
type Golden = v.InferOutput<typeof goldenSchema>;

const pathOf = (name: string) => new URL(`golden/${name}.json`, import.meta.url);

function digest(events: readonly Event[]): string {
  const hash = createHash('sha256');
  for (const event of events) hash.update(`${JSON.stringify(event)}\n`);
  return hash.digest('hex');
}

function goldenOf({ setup, steps, events, state }: Playthrough): Omit<Golden, 'outcome'> & {
  readonly outcome: unknown;
} {
  const turn = agreement.turn(state);
  return {
    rules: agreement.rules,
    ...setup,
    draws: steps.flatMap((step) => (step.kind === 'chance' ? [step.numbers.join(' ')] : [])),
    actions: steps.flatMap((step) => {
      if (step.kind === 'chance') return [];
      return [step.kind === 'act' ? { by: step.by, action: step.action } : null];
    }),
    events: digest(events),
    outcome: turn.kind === 'over' ? turn.outcome : null,
  };
}

/** Replays a recording; chance answers when it is asked. */
function replayed({ draws, actions, ...setup }: Golden) {
  const events: Event[] = [];
  let state = agreement.init(setup);
  const follow = (made: readonly Event[]) => {
    events.push(...made);
    state = made.reduce((before, event) => agreement.evolve(before, event), state);
  };
  const left = { draws: [...draws], actions: [...actions] };
  for (;;) {
    const turn = agreement.turn(state);
    if (turn.kind === 'over') return { events: digest(events), outcome: turn.outcome, left };
    if (turn.kind === 'chance') {
      const numbers = left.draws.shift()?.split(' ').map(Number) ?? [];
      follow(agreement.chance(state, numbers));
      continue;
    }
    const next = left.actions.shift();
    if (next === undefined) throw new Error('the record breaks off');
    const made = next ? agreement.decide(state, next.by, next.action) : null;
    if (made && !made.ok) throw new Error(`refused: ${JSON.stringify([next, made.rejection])}`);
    follow(made ? made.value : agreement.timeout(state));
  }
}

if (process.env['UPDATE_GOLDEN'] === '1') {
  for (const [name, recipe] of Object.entries(RECIPES)) {
    const { bots: names, first } = recipe;
    const setup = { options: options(recipe.options), seats: names.length, first };
    const played = playOut(setup, names.map(playerNamed), seeded(name), { patience: 70 });
    // One action per line, so that the game is legible and a diff shows what is new.
    const lines = JSON.stringify(goldenOf(played), null, 2).replaceAll(
      /\{\s+"by".*?\}\s+\}/gsu,
      (entry) => entry.replaceAll(/\s+/gu, ' '),
    );
    writeFileSync(pathOf(name), `${lines}\n`);
  }
}

describe.each(Object.keys(RECIPES))('%s', (name) => {
  const json: unknown = JSON.parse(readFileSync(pathOf(name), 'utf8'));
  const golden = v.parse(goldenSchema, json);

  test('goes on as it did', () => {
    const { outcome, events, left } = replayed(golden);
    expect(outcome).toEqual(golden.outcome);
    expect(events).toBe(golden.events);
    expect(left).toEqual({ draws: [], actions: [] });
  });

  test('is a game by the rules of today', () => {
    expect(golden.rules).toBe(agreement.rules);
    expect(golden.options).toEqual(options(RECIPES[name]?.options));
  });
});
