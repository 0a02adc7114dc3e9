import { ValiError } from 'valibot';
import { describe, expect, test } from 'vitest';
import { draw } from './chance.ts';
import {
  type Action,
  type Event,
  liar,
  type Options,
  type State,
  type View,
} from './conformance/fixtures/liar.ts';
import type { BotMakers, GameModule } from './contract.ts';
import { type AnyRound, eraseTypes } from './erase.ts';
import { seeded } from './random.ts';

const bots: BotMakers<View, Action> = {
  random: (argument) => (argument === null ? { choose: liar.sampleAction } : null),
  /** Claims its argument, right or wrong. */
  claims: (argument) => {
    const claim = Number(argument ?? 0);
    return { choose: ({ me }) => (me === null ? null : { kind: 'lay', card: 0, claim }) };
  },
  names: (argument) => {
    throw new Error(`argument: ${argument}`);
  },
};
const module: GameModule<Options, State, Action, Event, View> = { game: liar, bots };
const game = eraseTypes(module);

const OPTIONS = { hand: 2, hurry: true, penalty: 'draw' } as const;
const VIEWERS = [0, 1, 'spectator'] as const;

function dealt(): AnyRound {
  return game.open(OPTIONS, 2, 0).chance([...Array(12).keys()]).round;
}

/**
 * Plays a round with bots of the game; returns the log as it is stored and the round at its end.
 */
function playOut(): { readonly log: string; readonly end: AnyRound } {
  const random = seeded('seal');
  const bot = game.bot('random');
  const log: unknown[] = [];
  let round = game.open(OPTIONS, 2, 1);
  for (;;) {
    const turn = round.turn();
    if (turn.kind === 'over') return { log: JSON.stringify(log), end: round };
    const seat = turn.kind === 'play' ? (turn.must[0] ?? 0) : 0;
    const made =
      turn.kind === 'chance'
        ? { ok: true as const, value: round.chance(draw(turn.request, random)) }
        : round.act(seat, bot?.choose(round.view(seat), random));
    if (!made.ok) throw new Error(made.rejection.code);
    log.push(...made.value.events);
    round = made.value.round;
  }
}

function parsed(json: string): unknown[] {
  const value: unknown = JSON.parse(json);
  return Array.isArray(value) ? value : [];
}

describe('options', () => {
  test('are filled in', () => {
    expect(game.options({ hand: 2 })).toEqual({ ok: true, value: OPTIONS });
  });

  test.each([
    [{ hand: 9 }, 'hand'],
    [{ penalty: 'drink' }, 'penalty'],
    [{ colour: 'red' }, 'colour'],
    [null, ''],
    ['hand', ''],
  ])('%o are refused with the path %o', (raw, path) => {
    expect(game.options(raw)).toEqual({
      ok: false,
      rejection: { code: 'bad-options', params: { path } },
    });
  });

  test('that cannot be read open nothing', () => {
    expect(() => game.open({ hand: 9 }, 2, 0)).toThrow(ValiError);
    expect(() => game.match({ hand: 9 }, 2)).toThrow(ValiError);
  });
});

describe('an action', () => {
  test.each([
    [{ kind: 'lay', card: 99, claim: 0 }, 'card'],
    [{ kind: 'lay', card: 0 }, 'claim'],
    [{ kind: 'draw', twice: true }, 'twice'],
    [{ kind: 'steal' }, 'kind'],
    [null, ''],
    [[], 'kind'],
  ])('%o is refused with the path %o', (raw, path) => {
    expect(dealt().act(0, raw)).toEqual({
      ok: false,
      rejection: { code: 'bad-action', params: { path } },
    });
  });

  test('that is against the rules is refused as the game says', () => {
    expect(dealt().act(1, { kind: 'draw' })).toEqual({
      ok: false,
      rejection: { code: 'not-your-turn', params: { mover: 0 } },
    });
  });

  test('makes a new round and leaves the old one alone', () => {
    const round = dealt();
    const before = JSON.stringify(round.view(0));
    const made = round.act(0, { kind: 'lay', card: 0, claim: 0 });
    expect(made).toMatchObject({
      ok: true,
      value: { events: [{ kind: 'laid', by: 0, card: 0, claim: 0 }] },
    });
    expect(JSON.stringify(round.view(0))).toBe(before);
    const next = made.ok ? made.value.round.turn() : null;
    expect(next).toMatchObject({ kind: 'play', must: [1] });
  });
});

test('the events of a step, read back, lead to the round after it', () => {
  const round = dealt();
  const made = round.act(0, { kind: 'lay', card: 0, claim: 0 });
  if (!made.ok) throw new Error(made.rejection.code);
  const { events, round: after } = made.value;
  const again = round.after(parsed(JSON.stringify(events)));
  expect(VIEWERS.map((who) => again.view(who))).toEqual(VIEWERS.map((who) => after.view(who)));
});

test('a timeout is a step as any other', () => {
  const { events, round } = dealt().timeout();
  expect(events).toEqual([{ kind: 'drew', by: 0, card: 4 }]);
  expect(round.view(0)).toMatchObject({
    hands: [
      [0, 1, 4],
      [null, null],
    ],
    mover: 1,
  });
});

describe('a log', () => {
  test('is replayed from parsed JSON', () => {
    const { log, end } = playOut();
    const replayed = game.open(OPTIONS, 2, 1).after(parsed(log));
    expect(replayed.turn()).toEqual(end.turn());
    for (const who of VIEWERS) expect(replayed.view(who)).toEqual(end.view(who));
  });

  test('can be replayed in two parts', () => {
    const { log, end } = playOut();
    const events = parsed(log);
    const half = game.open(OPTIONS, 2, 1).after(events.slice(0, 5));
    expect(half.after(events.slice(5)).view('spectator')).toEqual(end.view('spectator'));
  });

  test.each([[null], [{ kind: 'won' }], [{ kind: 'drew', by: 0, card: 'ace' }]])(
    'with %o in it is refused',
    (event) => {
      expect(() => dealt().after([event])).toThrow(ValiError);
    },
  );

  test('is redacted from parsed JSON', () => {
    const drew = { kind: 'drew', by: 0, card: 4 };
    expect(VIEWERS.map((who) => game.redact({ ...drew }, who))).toEqual([
      drew,
      { ...drew, card: null },
      { ...drew, card: null },
    ]);
    expect(() => game.redact({ kind: 'won' }, 0)).toThrow(ValiError);
  });
});

describe('a bot', () => {
  test('is made by its name and what follows the colon', () => {
    const view = dealt().view(0);
    const choice = (name: string) => game.bot(name)?.choose(view, seeded('bot'));
    expect(choice('claims:3')).toEqual({ kind: 'lay', card: 0, claim: 3 });
    expect(choice('claims')).toEqual({ kind: 'lay', card: 0, claim: 0 });
  });

  test.each([
    ['names', 'argument: null'],
    ['names:', 'argument: '],
    ['names:a:b', 'argument: a:b'],
  ])('%s gets its argument', (name, message) => {
    expect(() => game.bot(name)).toThrow(new Error(message));
  });

  test.each(['', 'nobody', 'Random', 'constructor', 'toString:1', ' random', 'random:1'])(
    'called %o is not there',
    (name) => {
      expect(game.bot(name)).toBeNull();
    },
  );

  test('is known by kind', () => {
    expect(game.botKinds).toEqual(['random', 'claims', 'names']);
  });

  test('sees a view that has been read, however it came', () => {
    const view: unknown = JSON.parse(JSON.stringify(dealt().view(0)));
    const bot = game.bot('claims:1');
    expect(bot?.choose(view, seeded('bot'))).toEqual({ kind: 'lay', card: 0, claim: 1 });
    expect(() => bot?.choose({ hands: [] }, seeded('bot'))).toThrow(ValiError);
  });

  test('need not choose', () => {
    expect(game.bot('claims')?.choose(dealt().view('spectator'), seeded('bot'))).toBeNull();
  });
});

test('an action is proposed for a view, however it came', () => {
  const view: unknown = JSON.parse(JSON.stringify(dealt().view(0)));
  const proposed = game.sampleAction(view, seeded('sampleAction'));
  expect(dealt().act(0, proposed)).toMatchObject({ ok: true });
  expect(game.sampleAction(view, seeded('sampleAction'))).toEqual(proposed);
  expect(game.sampleAction(dealt().view(1), seeded('sampleAction'))).toBeNull();
  expect(() => game.sampleAction({ hands: [] }, seeded('sampleAction'))).toThrow(ValiError);
});

describe('actions', () => {
  const { actions: _, ...unlisted } = liar;
  const sampled = eraseTypes({ game: unlisted, bots });
  const words = (all: readonly unknown[]) => all.map((each) => JSON.stringify(each)).toSorted();

  test('are listed for a view, however it came', () => {
    const view: unknown = JSON.parse(JSON.stringify(dealt().view(0)));
    const listed = game.actions(view, seeded('actions'));
    // Two cards, each with one of four claims, or a card from the stock.
    expect(listed).toHaveLength(9);
    expect(listed).toContainEqual({ kind: 'draw' });
    expect(game.actions(dealt().view(1), seeded('actions'))).toEqual([]);
  });

  test('are sampled where the game does not list them', () => {
    const view = dealt().view(0);
    const listed = game.actions(view, seeded('actions'));
    expect(words(sampled.actions(view, seeded('actions')))).toEqual(words(listed));
    expect(sampled.actions(dealt().view('spectator'), seeded('actions'))).toEqual([]);
  });
});

test('a match is that of the game', () => {
  const match = game.match(OPTIONS, 2);
  const outcome = { ranking: [[1], [0]], points: [2, 0] };
  expect(match.next([])).toBe('random');
  expect(match.next([{ first: 1, outcome }])).toBe(0);
  expect(
    match.next([
      { first: 1, outcome },
      { first: 0, outcome },
    ]),
  ).toBeNull();
  expect(match.standings([{ first: 1, outcome }])).toEqual([
    { seat: 1, points: 0, won: 1, place: 1 },
    { seat: 0, points: 2, won: 0, place: 2 },
  ]);
});
