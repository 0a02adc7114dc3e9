import { describe, expect, test } from 'vitest';
import { classification } from './game.ts';
import { ask, dealt, type Script } from './testing/script.ts';
import { LEAF } from './tree/types.ts';
import type { Action, Options } from './types.ts';

const BY_SHAPE = ask('shape', ['circle', LEAF], ['square triangle', LEAF]);
const SAGE = ['circle-red-empty-2', 'circle-red-empty-3', 'square-red-empty-1'];
const PLAYER = ['circle-blue-full-1', 'square-blue-full-1', 'triangle-blue-full-1'];

/** The sage judges by hand and has laid a circle; seat 1 is to lay. */
function started(options: Partial<Options> = {}): Script {
  const round = dealt({
    options: { judge: 'hand', ...options },
    tree: BY_SHAPE,
    turned: 'circle-red-empty-1',
    hands: [SAGE, PLAYER, []],
  });
  round.lay(0, 0, 'circle-red-empty-2');
  return round;
}

function judge(lay: number, right: boolean): Action {
  return { type: 'judge', lay, right };
}

describe('a sage who judges by hand', () => {
  test('is waited for after each lay of a player, and the cards stay in the hand until then', () => {
    const round = started();
    const events = round.lay(1, 0, 'circle-blue-full-1');
    expect(events.map(({ type }) => type)).toEqual(['laid']);
    expect(round.turn()).toMatchObject({ kind: 'play', must: [0], may: [] });
    expect(round.state()).toMatchObject({ phase: 'judge', current: 1 });
    expect(round.hand(1)).toContain('circle-blue-full-1');
    expect(round.state().classes[0]?.cards).toHaveLength(2);
    expect(round.refuses(1, { type: 'lay', cards: round.cards(PLAYER[1] ?? ''), class: 0 })).toBe(
      'not-now',
    );
    round.does(0, judge(1, true));
    expect(round.hand(1)).not.toContain('circle-blue-full-1');
    expect(round.turn()).toMatchObject({ must: [2] });
  });

  test('judges no lay of their own', () => {
    const round = started();
    expect(round.state().lays[0]).toMatchObject({ seat: 0, right: true });
    expect(round.refuses(0, judge(0, true))).toBe('not-now');
  });

  test.each([
    ['right', 0, ['circle-blue-full-1'], true, 'none'],
    ['of two classes', 0, ['circle-blue-full-1', 'square-blue-full-1'], false, 'mixed'],
    ['of another class', 0, ['square-blue-full-1'], false, 'elsewhere'],
    ['founding what is there', null, ['circle-blue-full-1'], false, 'known'],
  ] as const)('cannot judge otherwise than the tree: %s', (_, to, ids, right, fault) => {
    const round = started();
    round.lay(1, to, ...ids);
    const made = classification.decide(round.state(), 0, judge(1, !right));
    expect(made).toEqual({
      ok: false,
      rejection: { code: 'not-by-tree', params: { fault } },
    });
    expect(round.does(0, judge(1, right))[0]).toMatchObject({ type: 'judged', no: 1, right });
  });

  test('leaves no trace of a verdict that was refused: state, turn and views are as before', () => {
    const round = started();
    round.lay(1, 0, 'square-blue-full-1');
    const looks = () =>
      JSON.stringify([
        round.turn(),
        classification.view(round.state(), 1),
        classification.view(round.state(), 2),
        classification.view(round.state(), 'spectator'),
      ]);
    const before = looks();
    expect(round.refuses(0, judge(1, true))).toBe('not-by-tree');
    expect(looks()).toBe(before);
    expect(round.state().lays).toHaveLength(2);
  });

  test('is alone in judging, once, and only the lay that waits', () => {
    const round = started();
    expect(round.refuses(0, judge(1, true))).toBe('not-now');
    round.lay(1, 0, 'circle-blue-full-1');
    expect(round.refuses(1, judge(1, true))).toBe('sage-only');
    expect(round.refuses(2, judge(1, true))).toBe('sage-only');
    expect(round.refuses(0, judge(0, true))).toBe('stale-lay');
    expect(round.refuses(0, judge(2, true))).toBe('stale-lay');
    round.does(0, judge(1, true));
    expect(round.refuses(0, judge(1, true))).toBe('not-now');
  });

  test('need not give the reason: the verdict tells it where the table wants it', () => {
    const [plain, reason] = (['plain', 'reason'] as const).map((verdict) => {
      const round = started({ verdict });
      round.lay(1, 0, 'square-blue-full-1');
      return round.does(0, judge(1, false))[0];
    });
    expect(plain).toEqual({ type: 'judged', no: 1, right: false, fault: null });
    expect(reason).toEqual({ type: 'judged', no: 1, right: false, fault: 'elsewhere' });
  });

  test('lets draw who laid wrongly or founded, and no other, when the verdict falls', () => {
    const round = started();
    round.lay(1, null, 'square-blue-full-1', 'triangle-blue-full-1');
    expect(round.hand(1)).toHaveLength(10);
    const founded = round.does(0, judge(1, true));
    expect(founded.map(({ type }) => type)).toEqual(['judged', 'drew']);
    expect(founded[1]).toMatchObject({ seat: 1, why: 'founding' });
    expect(round.hand(1)).toHaveLength(9);
    expect(round.state().stock).toHaveLength(81 - 32);
  });

  test('closes the round with the verdict on the last cards', () => {
    const round = started({ description: 'none' });
    const state = {
      ...round.state(),
      hands: round.state().hands.with(1, round.cards('circle-blue-full-1')),
    };
    const laid = classification.decide(state, 1, {
      type: 'lay',
      cards: round.cards('circle-blue-full-1'),
      class: 0,
    });
    const waiting = laid.ok ? laid.value.reduce(classification.evolve, state) : state;
    expect(waiting.phase).toBe('judge');
    const judged = classification.decide(waiting, 0, judge(1, true));
    expect(judged).toMatchObject({
      ok: true,
      value: [{ type: 'judged' }, { type: 'closed', reason: 'out' }, { type: 'ended' }],
    });
  });
});

describe('where the tree judges', () => {
  test('nobody else does', () => {
    const round = started({ judge: 'tree' });
    const events = round.lay(1, 0, 'circle-blue-full-1');
    expect(events.map(({ type }) => type)).toEqual(['laid', 'judged']);
    expect(round.refuses(0, judge(1, true))).toBe('not-now');
  });
});
