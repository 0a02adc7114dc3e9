import { describe, expect, test } from 'vitest';
import { ask, dealt, type Given, type Script } from './testing/script.ts';
import { LEAF } from './tree/types.ts';
import type { Event } from './types.ts';

const FILLINGS = ['empty', 'striped', 'full'];

/** The nine cards of this shape and colour. */
function nine(shape: string, colour: string): readonly string[] {
  return FILLINGS.flatMap((filling) =>
    [1, 2, 3].map((count) => `${shape}-${colour}-${filling}-${count}`),
  );
}

/** Classes by colour. A red card is turned up; the sage, seat 0, has nine more and one green. */
const BY_COLOUR = ask('colour', ['red', LEAF], ['green', LEAF], ['blue', LEAF]);
const SAGE = [...nine('square', 'red'), 'square-green-empty-1'];
const PLAYER = [
  'triangle-red-empty-1',
  'triangle-red-empty-2',
  'triangle-green-empty-1',
  'triangle-green-empty-2',
  'triangle-blue-empty-1',
  'triangle-blue-empty-2',
  'triangle-blue-empty-3',
  'triangle-blue-full-1',
  'triangle-blue-full-2',
  'triangle-blue-full-3',
];

/** The sage has added a red card; it is the player's turn, seat 1. */
function started(given: Partial<Given> = {}): Script {
  const round = dealt({
    tree: BY_COLOUR,
    turned: 'circle-red-empty-1',
    hands: [SAGE, PLAYER],
    stock: ['circle-blue-full-1', 'circle-blue-full-2', 'circle-blue-full-3'],
    ...given,
  });
  round.lay(0, 0, 'square-red-empty-1');
  return round;
}

function kinds(events: readonly Event[]): readonly string[] {
  return events.map(({ type }) => type);
}

function verdict(events: readonly Event[]): Event | undefined {
  return events.find(({ type }) => type === 'judged');
}

function sizes(round: Script): readonly number[] {
  return round.state().classes.map(({ cards }) => cards.length);
}

describe('a lay of a player', () => {
  test('the round begins with ten cards each, one turned up as the first class, and the sage to play', () => {
    const round = dealt({
      tree: BY_COLOUR,
      turned: 'circle-red-empty-1',
      hands: [SAGE, PLAYER, []],
    });
    expect(round.state().hands.map((hand) => hand.length)).toEqual([10, 10, 10]);
    expect(round.state().stock).toHaveLength(81 - 31);
    expect(round.state().classes).toEqual([{ cards: round.cards('circle-red-empty-1'), by: null }]);
    expect(round.turn()).toMatchObject({ kind: 'play', must: [0], may: [] });
  });

  test('added to the class where all its cards belong is right: they stay, and nothing is drawn', () => {
    const round = started();
    const events = round.lay(1, 0, 'triangle-red-empty-1', 'triangle-red-empty-2');
    expect(kinds(events)).toEqual(['laid', 'judged']);
    expect(verdict(events)).toEqual({ type: 'judged', no: 1, right: true, fault: null });
    expect(sizes(round)).toEqual([4]);
    expect(round.hand(1)).toEqual(PLAYER.slice(2));
    expect(round.turn()).toMatchObject({ must: [0] });
  });

  test('need not hold all the cards of its class that one has', () => {
    const round = started();
    round.lay(1, 0, 'triangle-red-empty-2');
    expect(round.hand(1)).toContain('triangle-red-empty-1');
    expect(sizes(round)).toEqual([3]);
  });

  test('founding a class that is not there is right, and draws the top card of the stock', () => {
    const round = started();
    const events = round.lay(1, null, 'triangle-green-empty-1', 'triangle-green-empty-2');
    expect(kinds(events)).toEqual(['laid', 'judged', 'drew']);
    expect(events.at(-1)).toEqual({
      type: 'drew',
      seat: 1,
      card: round.cards('circle-blue-full-1')[0],
      why: 'founding',
    });
    expect(round.state().classes[1]).toEqual({
      cards: round.cards('triangle-green-empty-1', 'triangle-green-empty-2'),
      by: 1,
    });
    expect(round.hand(1)).toHaveLength(9);
    expect(round.state().lays[1]).toMatchObject({ right: true, drew: true, class: null });
  });

  test('of which a part is right is wrong as a whole: the cards go back, and one is drawn', () => {
    const round = started();
    const events = round.lay(1, 0, 'triangle-red-empty-1', 'triangle-green-empty-1');
    expect(kinds(events)).toEqual(['laid', 'judged', 'drew']);
    expect(events.at(-1)).toMatchObject({ why: 'wrong', seat: 1 });
    expect(sizes(round)).toEqual([2]);
    expect(round.hand(1)).toHaveLength(11);
    expect(round.hand(1)).toEqual(expect.arrayContaining([...PLAYER, 'circle-blue-full-1']));
    expect(round.state().lays[1]).toMatchObject({ right: false, drew: true });
    expect(round.turn()).toMatchObject({ must: [0] });
  });

  test.each([
    ['two classes, added', 0, ['triangle-red-empty-1', 'triangle-blue-empty-1'], 'mixed'],
    [
      'two new classes, founding',
      null,
      ['triangle-green-empty-1', 'triangle-blue-empty-1'],
      'mixed',
    ],
    ['a class that is not there, added', 0, ['triangle-green-empty-1'], 'elsewhere'],
    ['a class that is there, founding', null, ['triangle-red-empty-1'], 'known'],
    ['all of the first class, added', 0, ['triangle-red-empty-1', 'triangle-red-empty-2'], null],
    [
      'all of a new class, founding',
      null,
      ['triangle-green-empty-1', 'triangle-green-empty-2'],
      null,
    ],
  ] as const)('%s: the verdict says why only where the table wants it', (_, to, ids, fault) => {
    const [plain, reason] = (['plain', 'reason'] as const).map((told) =>
      verdict(started({ options: { verdict: told } }).lay(1, to, ...ids)),
    );
    expect(plain).toEqual({ type: 'judged', no: 1, right: fault === null, fault: null });
    expect(reason).toEqual({ type: 'judged', no: 1, right: fault === null, fault });
  });

  test('of one class added to another class on the table is elsewhere', () => {
    const round = started({ options: { verdict: 'reason' } });
    round.lay(1, null, 'triangle-green-empty-1');
    round.lay(0, 0, 'square-red-empty-2');
    const events = round.lay(1, 1, 'triangle-red-empty-1', 'triangle-red-empty-2');
    expect(verdict(events)).toMatchObject({ right: false, fault: 'elsewhere' });
  });

  test('is refused with cards of others, into a class that is not there, and out of turn', () => {
    const round = started();
    expect(
      round.refuses(1, { type: 'lay', cards: round.cards('circle-blue-full-1'), class: 0 }),
    ).toBe('card-not-in-hand');
    expect(round.refuses(1, { type: 'lay', cards: round.cards(...PLAYER), class: 1 })).toBe(
      'no-such-class',
    );
    expect(round.refuses(0, { type: 'lay', cards: round.cards(...SAGE.slice(1)), class: 0 })).toBe(
      'not-your-turn',
    );
  });

  test('of the last cards into their class ends the round, and the hand stays empty', () => {
    const round = started({ hands: [SAGE, [...nine('triangle', 'red'), 'circle-red-full-1']] });
    const events = round.lay(1, 0, ...nine('triangle', 'red'), 'circle-red-full-1');
    expect(kinds(events)).toEqual(['laid', 'judged', 'closed']);
    expect(events.at(-1)).toEqual({ type: 'closed', reason: 'out', sort: null });
    expect(round.hand(1)).toEqual([]);
  });

  test('of the last cards that founds a class draws one, so that the round goes on', () => {
    const round = started({ hands: [SAGE, [...nine('triangle', 'blue'), 'square-blue-full-1']] });
    const events = round.lay(1, null, ...nine('triangle', 'blue'), 'square-blue-full-1');
    expect(kinds(events)).toEqual(['laid', 'judged', 'drew']);
    expect(round.hand(1)).toEqual(['circle-blue-full-1']);
    expect(round.turn()).toMatchObject({ kind: 'play', must: [0] });
  });

  test('goes round by seats, and the turn is named anew each time', () => {
    const round = dealt({
      tree: BY_COLOUR,
      turned: 'circle-red-empty-1',
      hands: [SAGE, PLAYER, nine('triangle', 'red').slice(2)],
    });
    const names = [round.turn()];
    round.lay(0, 0, 'square-red-empty-1');
    names.push(round.turn());
    round.lay(1, null, 'triangle-red-empty-1');
    names.push(round.turn());
    round.lay(2, 0, 'triangle-red-full-1');
    names.push(round.turn());
    expect(names).toMatchObject([
      { name: 'lay 0', must: [0] },
      { name: 'lay 1', must: [1] },
      { name: 'lay 2', must: [2] },
      { name: 'lay 3', must: [0] },
    ]);
  });
});

describe('a lay of the sage', () => {
  const lay = (round: Script, to: number | null, ...ids: readonly string[]) =>
    round.refuses(0, { type: 'lay', cards: round.cards(...ids), class: to });
  const sages = (...hand: readonly string[]): Script =>
    dealt({ tree: BY_COLOUR, turned: 'circle-red-empty-1', hands: [hand, PLAYER, []] });

  test('that is wrong is no move at all', () => {
    const round = sages(...SAGE);
    expect(lay(round, 0, 'square-red-empty-1', 'square-green-empty-1')).toBe('sage-mixed');
    expect(lay(round, 0, 'square-green-empty-1')).toBe('sage-elsewhere');
    expect(lay(round, null, 'square-red-empty-1')).toBe('sage-known');
    expect(round.state().lays).toEqual([]);
    expect(round.turn()).toMatchObject({ must: [0], name: 'lay 0' });
  });

  test('founds nothing as long as one card in the hand fits a class on the table', () => {
    const hand = [...nine('square', 'green'), 'square-red-empty-1'];
    const round = sages(...hand);
    expect(lay(round, null, 'square-green-empty-1')).toBe('sage-must-add');
    round.lay(0, 0, 'square-red-empty-1');
    round.lay(1, null, 'triangle-red-empty-1');
    round.lay(2, null, round.hand(2)[0] ?? '');
    expect(lay(round, null, 'square-green-empty-1', 'square-green-empty-2')).toBe(null);
  });

  test('founding draws a card like that of any other', () => {
    const round = sages(...nine('square', 'green'), 'square-blue-full-1');
    const events = round.lay(0, null, 'square-blue-full-1');
    expect(kinds(events)).toEqual(['laid', 'judged', 'drew']);
    expect(round.hand(0)).toHaveLength(10);
    expect(round.state().classes[1]).toMatchObject({ by: 0 });
  });

  test('may hold all that fits, also into a class that the sage has founded', () => {
    const round = sages(...nine('square', 'green'), 'circle-green-full-3');
    expect(lay(round, 0, 'square-green-empty-1')).toBe('sage-elsewhere');
    round.lay(0, null, 'circle-green-full-3');
    round.lay(1, 1, 'triangle-green-empty-1');
    round.lay(2, null, round.hand(2)[0] ?? '');
    const drawn = round.hand(0).filter((id) => !nine('square', 'green').includes(id));
    expect(drawn).toHaveLength(1);
    round.lay(0, 1, ...nine('square', 'green'));
    expect(round.hand(0)).toEqual(drawn);
  });
});
