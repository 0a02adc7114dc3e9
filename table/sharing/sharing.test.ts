import { defined, draw, seeded } from '@lusoria/core';
import { expect, test } from 'vitest';
import { recordOf } from '../record/record.ts';
import { finishedRound } from '../record/finished-round.ts';
import { FIRST_ROUND } from '../rounds/round-number.ts';
import { fixtureGame } from '../testing/fixture-game.ts';
import { newTable } from '../testing/script.ts';
import {
  actionsIn,
  commentAt,
  firstDecision,
  lineThrough,
  lineTo,
  movesAfter,
  type OpenedRound,
  openShared,
  outcomeOf,
  readShared,
  roundAt,
  seatToAct,
  SHARED_CHARS,
  SHARED_MOVES,
  type SharedMove,
  type SharedRound,
  sharedRound,
  stepOf,
  withComment,
  withMove,
  withoutLine,
} from './index.ts';

const ABOUT = { language: 'de', title: 'Ein Titel', names: [null, null], seat: 0 } as const;

function played(): SharedRound {
  const script = newTable(fixtureGame, [0, 'plain'], { options: { rounds: 1 } });
  script.does(0, { do: 'start' });
  script.playRound(seeded('shared'));
  const round = finishedRound(recordOf(script.table(), script.log()), FIRST_ROUND, fixtureGame);
  return sharedRound(defined(round ?? undefined), ABOUT);
}

const SHARED = played();
const opened = (shared: SharedRound): OpenedRound => {
  const read = readShared(JSON.stringify(shared));
  if (!read.ok) throw new Error(read.rejection.code);
  const open = openShared(read.value, fixtureGame);
  if (!open.ok) throw new Error(open.rejection.code);
  return open.value;
};
const codeOf = (shared: unknown): string => {
  const read = readShared(JSON.stringify(shared));
  const open = read.ok ? openShared(read.value, fixtureGame) : read;
  return open.ok ? 'opened' : open.rejection.code;
};

/** Another action than that of the round where it first decides, with what it leads to. */
function sideLine(from: OpenedRound): { readonly opened: OpenedRound; readonly at: number } {
  const after = firstDecision(from);
  const by = defined(seatToAct(from, after) ?? undefined);
  const round = roundAt(from, after);
  const [next] = movesAfter(from, after);
  const known = JSON.stringify(from.shared.moves[defined(next)]?.input);
  const input = fixtureGame
    .actions(round.view(by), seeded('line'))
    .find((action) => JSON.stringify(action) !== known);
  const move: SharedMove = { after, by, actor: 'person', input };
  const step = defined(stepOf(round, move) ?? undefined);
  return defined(withMove(from, move, step) ?? undefined);
}

test('a shared round has no names, no secret and no events, and ends as it did', () => {
  const text = JSON.stringify(SHARED);
  expect(text).not.toMatch(/secret|commitment|events|"who"/u);
  const open = opened(SHARED);
  const line = lineThrough(open, null);
  expect(outcomeOf(open, line)?.points).toHaveLength(2);
  expect(actionsIn(open, line)).toHaveLength(
    SHARED.moves.filter(({ by }) => typeof by === 'number').length,
  );
  expect(seatToAct(open, line.at(-1) ?? null)).toBeNull();
});

test('a line of one’s own stands beside the main line, is read back, and goes again', () => {
  const before = opened(SHARED);
  const { opened: open, at } = sideLine(before);
  expect(movesAfter(open, firstDecision(open))).toHaveLength(2);
  expect(lineThrough(open, null)).toEqual(lineThrough(before, null));
  expect(lineTo(open, at).at(-1)).toBe(at);
  const noted = withComment(open, at, 'Besser <b>so</b>.\nZweite Zeile');
  const again = opened(noted.shared);
  expect(commentAt(again, at)).toBe('Besser <b>so</b>.\nZweite Zeile');
  expect(withoutLine(again, at).shared).toEqual(SHARED);
  // The same move is no second line.
  expect(sideLine(open).opened).toBe(open);
});

test('taking a line away moves what follows it, and places that named it name nothing', () => {
  const { opened: open, at } = sideLine(opened(SHARED));
  const first = defined(lineThrough(open, null)[0]);
  expect(withoutLine(open, first).shared.moves).toEqual([]);
  const shown: SharedRound = { ...open.shared, opens: { as: 'show', at } };
  expect(withoutLine(opened(shown), at).shared.opens).toEqual({ as: 'show', at: null });
});

test.each([
  ['a later version', { version: 2 }, 'shared-newer'],
  ['other rules', { rules: SHARED.rules + 1 }, 'shared-other-rules'],
  ['another game', { game: 'chess' }, 'no-such-game'],
  ['a field of its own', { html: '<script>' }, 'shared-unreadable'],
  ['a title with a line break', { title: 'a\nb' }, 'shared-unreadable'],
  ['a text that turns round what follows', { comment: 'a\u202eb' }, 'shared-unreadable'],
  ['a title that is too long', { title: 'x'.repeat(81) }, 'shared-unreadable'],
  ['too few names', { names: [null] }, 'shared-unreadable'],
  ['a seat that is none', { seat: 7 }, 'shared-unreadable'],
  ['players that are none', { players: 9 }, 'shared-unreadable'],
  ['a place that is none', { opens: { as: 'ask', at: SHARED.moves.length } }, 'shared-unreadable'],
  ['options of another game', { options: { deck: 'is' } }, 'shared-unreadable'],
  [
    'a result of earlier rounds that nobody had',
    { before: [{ first: 0, outcome: null }] },
    'shared-unreadable',
  ],
])('%s is refused', (_, change, code) => {
  expect(codeOf({ ...SHARED, ...change })).toBe(code);
});

test('what the rules refuse, circles, and too much of anything are refused', () => {
  const moves = (change: (all: readonly SharedMove[]) => readonly SharedMove[]): string =>
    codeOf({ ...SHARED, moves: change(SHARED.moves) });
  const [deal, next] = SHARED.moves;
  expect(moves((all) => all)).toBe('opened');
  expect(moves((all) => [{ ...defined(all[0]), input: [0, 1, 2] }, ...all.slice(1)])).toBe(
    'shared-illegal',
  );
  expect(moves((all) => [{ ...defined(all[0]), after: 0 }, ...all.slice(1)])).toBe(
    'shared-illegal',
  );
  expect(moves((all) => all.slice(1))).toBe('shared-illegal');
  expect(moves(() => [defined(deal), { ...defined(next), by: 1 }])).toBe('shared-illegal');
  expect(moves(() => [defined(deal), { ...defined(next), by: 'timeout' }])).toBe('shared-illegal');
  expect(moves(() => Array.from({ length: SHARED_MOVES + 1 }, () => defined(deal)))).toMatch(
    /too-large|unreadable/u,
  );
  expect(moves(() => Array.from({ length: 61 }, () => defined(deal)))).toBe('shared-too-large');
  expect(codeOf({ ...SHARED, options: 'x'.repeat(SHARED_CHARS) })).toBe('shared-too-large');
  expect(readShared('['.repeat(10_000))).toMatchObject({
    rejection: { code: 'shared-unreadable' },
  });
  expect(readShared('')).toMatchObject({ ok: false });
});

test('no further line is added where there is no room', () => {
  const open = opened(SHARED);
  const round = open.start;
  const turn = round.turn();
  const full: OpenedRound = {
    ...open,
    after: Array.from({ length: SHARED_MOVES }, () => defined(open.after[0])),
    shared: {
      ...open.shared,
      moves: Array.from({ length: SHARED_MOVES }, () => defined(SHARED.moves[0])),
    },
  };
  const input = turn.kind === 'chance' ? draw(turn.request, seeded('other')) : [];
  const move: SharedMove = { after: null, by: 'chance', actor: 'table', input };
  expect(withMove(full, move, defined(stepOf(round, move) ?? undefined))).toBeNull();
});
