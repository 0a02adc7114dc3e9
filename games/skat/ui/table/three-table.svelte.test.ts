import type { Action, Card, ThreeView } from '@lusoria/skat';
import { portraitsOf } from '@lusoria/web-kit/portraits/portraits-of.ts';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Script, script } from '../../rules/testing/script.ts';
import { ThreeTable } from './three-table.svelte.ts';

const HANDS = {
  fore: 'CJ SJ HJ DJ CA CT CK CQ C9 C8',
  middle: 'SA ST SK SQ S9 S8 S7 HA HT HK',
  rear: 'HQ H9 H8 H7 DA DT DK DQ D9 D8',
};
const HOLDING = { suits: 'alternating', ranks: 'descending', trumps: 'left' } as const;

/** A board of seat 0 over a deal played by a script. */
function boardOf(
  deal: Script,
  settings: { playsAtOnce?: boolean; playsOnlyCard?: boolean; restTime?: number } = {},
) {
  let view = $state.raw<ThreeView>(deal.view(0));
  let pending = $state(false);
  let paused = $state(false);
  const acts: Action[] = [];
  const announced: string[] = [];
  const props = {
    get view() {
      return view;
    },
    get pending() {
      return pending;
    },
    get paused() {
      return paused;
    },
    names: { person: () => '', seat: String },
    sitting: portraitsOf(['0', '1', '2']).map((portrait, seat) => ({
      kind: seat === 0 ? ('person' as const) : ('bot' as const),
      portrait,
      away: false,
      awaited: false,
      points: null,
    })),
    comeBack: null,
    skip: null,
    act: async (action: Action) => acts.push(action),
  };
  const ports = {
    hinting: {
      stage: { kind: 'idle' },
      asked: 0,
      ask: () => undefined,
      clear: () => undefined,
    },
    pack: () => 'french' as const,
    restTime: () => settings.restTime ?? Number.POSITIVE_INFINITY,
    holding: () => HOLDING,
    playsAtOnce: () => settings.playsAtOnce ?? false,
    playsOnlyCard: () => settings.playsOnlyCard ?? false,
    announce: (sentence: string) => announced.push(sentence),
    nameOf: (card: Card) => card,
    explain: (_: unknown, card: Card) => `not ${card}`,
  } as const;
  let made: ThreeTable | null = null;
  close = $effect.root(() => {
    made = new ThreeTable(() => props, ports);
  });
  flushSync();
  return {
    get table(): ThreeTable {
      if (made === null) throw new Error('the root made no table');
      return made;
    },
    acts,
    announced,
    /** Shows what has happened since. */
    update(state: { pending?: boolean; paused?: boolean } = {}) {
      view = deal.view(0);
      pending = state.pending ?? pending;
      paused = state.paused ?? paused;
      flushSync();
    },
  };
}

const inGrand = () =>
  script(HANDS).bid('1 18 0 y 1 p 2 p').declare(0, { game: 'grand', hand: true });

let close = () => {};
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the first press raises a card, the second plays it', () => {
  const { table, acts } = boardOf(inGrand());
  table.choose('CA');
  expect(table.stateOf('CA').chosen).toBe(true);
  expect(acts).toEqual([]);
  table.choose('CA');
  expect(acts).toEqual([{ type: 'play', card: 'CA' }]);
});

test('the first press plays it, if the reader wants it so', () => {
  const { table, acts } = boardOf(inGrand(), { playsAtOnce: true });
  table.choose('CA');
  expect(acts).toEqual([{ type: 'play', card: 'CA' }]);
});

test('nothing is played while an action is on its way, or the table stands still', () => {
  const board = boardOf(inGrand(), { playsAtOnce: true });
  board.update({ pending: true });
  board.table.choose('CA');
  board.update({ pending: false, paused: true });
  board.table.choose('CA');
  expect(board.acts).toEqual([]);
  expect(board.table.isBusy).toBe(true);
  expect(board.table.mustWait).toBe(true);
  board.update({ paused: false });
  expect(board.table.mustWait).toBe(false);
});

test('a card that cannot be played says why, until the next step', () => {
  const deal = script({ ...HANDS, fore: HANDS.middle, middle: HANDS.fore })
    .bid('1 18 0 p 2 p')
    .declare(1, { game: 'grand', hand: true });
  const board = boardOf(deal);
  board.table.refuse('SA');
  expect(board.table.refusal).toBe('not SA');
  expect(board.announced).toEqual(['not SA']);
  deal.play('SA');
  board.update();
  expect(board.table.refusal).toBeNull();
});

test('a trick that has not been seen is swept first, and nothing is played on it', () => {
  const deal = inGrand();
  const board = boardOf(deal, { playsAtOnce: true });
  deal.play('CA SA HQ');
  board.update();
  expect(board.table.display.isHeld).toBe(true);
  expect(board.table.taker).toBe(0);
  board.table.choose('CT');
  expect(board.acts).toEqual([{ type: 'play', card: 'CT' }]);
});

test('a trick stays while the table stands still, or a coach speaks of it, and goes after that', () => {
  const deal = inGrand();
  const board = boardOf(deal, { restTime: 1500 });
  deal.play('CA SA HQ');
  board.update({ paused: true });
  vi.advanceTimersByTime(60_000);
  expect(board.table.display.trick).toBe(0);
  board.update({ paused: false });
  vi.advanceTimersByTime(1500);
  flushSync();
  expect(board.table.display.trick).toBeNull();
});

test('two cards are laid; a third takes the place of the first', () => {
  const deal = script(HANDS).bid('1 18 0 y 1 p 2 p').act(0, { type: 'pick-up' });
  const { table, acts } = boardOf(deal);
  expect(table.isLaying).toBe(true);
  for (const card of ['CA', 'CT', 'CK'] as const) table.choose(card);
  expect(table.laid).toEqual(['CT', 'CK']);
  table.choose('CT');
  expect(table.laid).toEqual(['CK']);
  expect(acts).toEqual([]);
});

test('no suit changes its place when another is played out', () => {
  const deal = script({
    fore: 'CJ SJ HJ DJ CA DA DT SA ST S7',
    middle: 'CT CK CQ C9 C8 C7 HA HT HK HQ',
    rear: 'SK SQ S9 S8 H9 H8 H7 DK DQ D9',
  })
    .bid('1 18 0 y 1 p 2 p')
    .declare(0, { game: 'grand', hand: true });
  const board = boardOf(deal);
  expect(board.table.sorted.join(' ')).toBe('CJ SJ HJ DJ CA DA DT SA ST S7');
  deal.play('CA C7 H7');
  board.update();
  expect(board.table.sorted.join(' ')).toBe('CJ SJ HJ DJ DA DT SA ST S7');
});

test('the hand is sorted for the game that is being considered', () => {
  const deal = script(HANDS).bid('1 18 0 y 1 p 2 p');
  const { table } = boardOf(deal);
  expect(table.order).toBeNull();
  table.isByHand = true;
  table.draft = { game: 'null', hand: true, schneider: false, schwarz: false, ouvert: false };
  expect(table.isDeclaring).toBe(true);
  expect(table.order).toBe('null');
  table.undoByHand();
  expect(table.order).toBeNull();
});

test('the only card plays itself once the trick before it is gone, if the reader wants it so', () => {
  const deal = script({
    fore: 'CA SA ST SK SQ S9 S8 S7 HA HT',
    middle: 'CJ SJ HJ DJ CT CK CQ DA DT DK',
    rear: 'C9 C8 C7 HK HQ H9 H8 DQ D9 D8',
  });
  deal.bid('1 18 0 p 2 p').declare(1, { game: 'grand', hand: true }).play('HT CJ HK CT C9');
  const { table, acts } = boardOf(deal, { playsOnlyCard: true });
  expect(table.playable).toEqual(['CA']);
  vi.advanceTimersByTime(500);
  expect(acts).toEqual([]);
  vi.advanceTimersByTime(500);
  expect(acts).toEqual([{ type: 'play', card: 'CA' }]);
});
