import { pick, seeded } from '@lusoria/core';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { CARDS } from '../cards.ts';
import { type Event, eventSchema } from '../events.ts';
import { accepts, redact, resampleState, sampleAction, turn, viewOf } from './index.ts';
import { anyShuffle, persistent, playOut, Table } from './testing/script.ts';
import { twoViewSchema } from './schema.ts';

// A second opinion on the rules, which knows cards as two letters and columns as stacks of them.

const POINTS = new Map([
  ['A', 11],
  ['T', 10],
  ['K', 4],
  ['Q', 3],
  ['J', 2],
]);
const LETTER = new Map([
  ['clubs', 'C'],
  ['spades', 'S'],
  ['hearts', 'H'],
  ['diamonds', 'D'],
]);
const WORTH = new Map([
  ['clubs', 12],
  ['spades', 11],
  ['hearts', 10],
  ['diamonds', 9],
  ['grand', 24],
]);

function colour(card: string, game: string): string {
  return card[1] === 'J' || card[0] === LETTER.get(game) ? 'trump' : card.charAt(0);
}

function height(card: string): number {
  return card[1] === 'J' ? 90 + 'DHSC'.indexOf(card.charAt(0)) : '789QKTA'.indexOf(card.charAt(1));
}

/** Whether the card that follows takes the trick. */
function takes(follow: string, led: string, game: string): boolean {
  const [one, other] = [colour(follow, game), colour(led, game)];
  return one === other ? height(follow) > height(led) : one === 'trump';
}

/** The first is on top; `under` says that it is not turned up yet. */
interface Stack {
  readonly cards: string[];
  under: boolean;
}

class Oracle {
  readonly stacks: readonly (readonly Stack[])[];
  readonly points = [0, 0];
  readonly tricks = [0, 0];
  /** Cards that somebody may see. */
  readonly seen = new Set<string>();
  led: { readonly seat: number; readonly card: string } | null = null;
  next: number;
  readonly namer: number;
  readonly game: string;

  constructor(table: Table, shuffle: readonly number[], game: string) {
    this.namer = table.state.first;
    this.next = this.namer;
    this.game = game;
    const card = (at: number) => CARDS[shuffle[at] ?? -1] ?? '';
    const column = (at: number): Stack => ({ cards: [card(at), card(at + 16)], under: false });
    const eight = [0, 1, 2, 3, 4, 5, 6, 7];
    const own = eight.map((i) => column(i));
    const others = eight.map((i) => column(8 + i));
    this.stacks = this.namer === 0 ? [own, others] : [others, own];
    for (const { cards } of this.stacks.flat()) this.seen.add(cards[0] ?? '');
  }

  open(seat: number): readonly string[] {
    return (this.stacks[seat] ?? []).flatMap(({ cards, under }) =>
      under ? [] : cards.slice(0, 1),
    );
  }

  legal(seat: number): readonly string[] {
    const { led, game } = this;
    const open = this.open(seat);
    const same = open.filter((card) => led && colour(card, game) === colour(led.card, game));
    return same.length > 0 ? same : open;
  }

  play(seat: number, card: string): void {
    const stack = this.stacks[seat]?.find(({ cards, under }) => !under && cards[0] === card);
    if (!stack) throw new Error(`${card} does not lie open`);
    stack.cards.shift();
    stack.under = true;
    const { led } = this;
    if (!led) {
      this.led = { seat, card };
      this.next = 1 - seat;
      return;
    }
    const winner = takes(card, led.card, this.game) ? seat : led.seat;
    const worth = [card, led.card].reduce((sum, one) => sum + (POINTS.get(one.charAt(1)) ?? 0), 0);
    this.points[winner] = (this.points[winner] ?? 0) + worth;
    this.tricks[winner] = (this.tricks[winner] ?? 0) + 1;
    this.led = null;
    this.next = winner;
    for (const one of this.stacks.flat()) {
      one.under = false;
      if (one.cards[0]) this.seen.add(one.cards[0]);
    }
  }

  value(): number {
    const points = this.points[this.namer] ?? 0;
    const tricks = this.tricks[this.namer] ?? 0;
    const times = 1 + Number(points <= 30 || points >= 90) + Number(tricks === 0 || tricks === 16);
    const worth = times * (WORTH.get(this.game) ?? 0);
    return points > 60 ? worth : -2 * worth;
  }
}

test('random deals go as the second opinion has them', () => {
  for (let deal = 0; deal < 150; deal += 1) {
    const random = seeded(`oracle ${deal}`);
    const shuffle = anyShuffle(random);
    const table = new Table({ first: deal % 2, shuffle });
    const game = pick(['clubs', 'spades', 'hearts', 'diamonds', 'grand'] as const, random);
    const oracle = new Oracle(table, shuffle, game);
    table.act(table.current, { type: 'name', game });
    while (!table.state.end) {
      const by = oracle.next;
      expect(table.current).toBe(by);
      const view = table.view(by);
      const legal = CARDS.filter((card) => accepts(view, { type: 'play', card }) === null);
      expect(legal).toEqual(CARDS.filter((card) => oracle.legal(by).includes(card)));
      const card = pick(legal, random);
      table.act(by, { type: 'play', card });
      oracle.play(by, card);
      for (const seat of [0, 1]) {
        const open = table.view().rows[seat]?.flatMap((column) => column.open ?? []);
        expect(open).toEqual(oracle.open(seat));
      }
    }
    expect(table.result).toMatchObject({
      points: oracle.points[table.state.first],
      tricks: oracle.tricks[table.state.first],
      value: oracle.value(),
    });
  }
});

/** The cards that a text of JSON names. */
function cardsIn(value: unknown): readonly string[] {
  return JSON.stringify(value).match(/(?<=")[CSHD][AKQJT987](?=")/g) ?? [];
}

test('a card is in no view and no event before it is turned up', () => {
  for (let deal = 0; deal < 40; deal += 1) {
    const random = seeded(`hidden ${deal}`);
    const first = deal % 2;
    const shuffle = anyShuffle(random);
    const kontra = pick(['off', 'all'] as const, random);
    const table = new Table({ first, options: { kontra }, shuffle });
    const card = (at: number) => CARDS[shuffle[at] ?? -1] ?? '';
    // By the rules: first four cards of the namer, then four of the dealer, then all that lie on top.
    const known = new Set<string>([0, 1, 2, 3].map(card));
    const check = (events: readonly Event[]) => {
      if (table.state.end) return;
      if (table.state.phase !== 'name') for (const at of [8, 9, 10, 11]) known.add(card(at));
      if (table.state.phase === 'play') for (let at = 0; at < 16; at += 1) known.add(card(at));
      const { tricks } = table.state;
      for (let at = 0; at < 16; at += 1) {
        const isGone = tricks.some((trick) => trick.cards.some((one) => one.card === card(at)));
        if (isGone) known.add(card(at + 16));
      }
      for (const who of [0, 1, 'spectator'] as const) {
        const told = [table.view(who), ...events.map((event) => redact(event, who))];
        expect(cardsIn(told).filter((one) => !known.has(one))).toEqual([]);
      }
      // And nothing is kept back.
      expect(new Set(cardsIn(table.view().rows)).size).toBe(known.size);
    };
    check(table.log);
    playOut(table, [persistent, persistent], random, check);
  }
});

test('what is proposed is accepted in every phase, and every view is read by its schema', () => {
  const phases = new Set<string>();
  const done = new Set<string>();
  for (let deal = 0; deal < 60; deal += 1) {
    const random = seeded(`propose ${deal}`);
    const table = new Table({
      first: deal % 2,
      options: { kontra: 'all' },
      shuffle: anyShuffle(random),
    });
    const check = (events: readonly Event[]) => {
      for (const event of events) expect(v.is(eventSchema, event)).toBe(true);
      for (const who of [0, 1, 'spectator'] as const) {
        const view = table.view(who);
        expect(v.parse(twoViewSchema, view)).toEqual(view);
        expect(JSON.stringify(viewOf(resampleState(view, random), who))).toBe(JSON.stringify(view));
        const isAsked = who === table.state.current;
        expect(sampleAction(view, random) !== null).toBe(isAsked);
      }
    };
    const player: typeof sampleAction = (view, source) => {
      const action = sampleAction(view, source);
      phases.add(view.phase);
      if (action) done.add(`${view.phase} ${action.type}`);
      return action;
    };
    playOut(table, [player, player], random, check);
    expect(turn(table.state).kind).toBe('over');
  }
  expect([...phases].toSorted()).toEqual(['kontra', 'name', 'play', 're']);
  expect([...done].toSorted()).toEqual([
    'kontra double',
    'kontra no-double',
    'name name',
    'play concede',
    'play play',
    're double',
    're no-double',
  ]);
});

test('sampled deals hold all cards once, and differ', () => {
  const table = new Table({ shuffle: anyShuffle(seeded('sample')) });
  const random = seeded('samples');
  const texts = Array.from({ length: 20 }, () => {
    const { rows } = resampleState(table.view(0), random);
    const all = rows.flat().flatMap(({ open, below }) => [open, below]);
    expect(new Set(all)).toEqual(new Set(CARDS));
    return JSON.stringify(rows);
  });
  expect(new Set(texts).size).toBe(20);
});
