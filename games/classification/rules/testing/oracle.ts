import type { Draw } from '@lusoria/core';
import { deckOf } from '../deck-of.ts';
import type { Tree } from '../tree/types.ts';
import type { Action, Description, Options } from '../types.ts';
import { isValid, pathsOf } from './oracle-tree.ts';

/**
 * The rules a second time, written from their text alone and as plainly as can be: what the game
 * itself is held against. It is slow, changes as it goes, and knows everything.
 */
export interface Oracle {
  /** What is waited for. */
  phase: 'tree' | 'deal' | 'play' | 'judge' | 'describe' | 'rule' | 'over';
  /** Who lays, or whose lay is judged. */
  current: number;
  tree: Tree | null;
  hands: number[][];
  /** Top first. */
  stock: number[];
  /** The cards of each class on the table, as they were laid. */
  table: number[][];
  founders: (number | null)[];
  lays: {
    seat: number;
    cards: readonly number[];
    to: number | null;
    verdict: Verdict | null;
    drew: boolean;
  }[];
  passes: number[];
  reason: 'out' | 'stock' | null;
  sort: readonly number[] | null;
  handedIn: number[];
  written: (Description | null)[];
  rulings: (boolean | null)[];
  /** Whose description is right, when the round is over. */
  right: boolean[];
  /** The first card at which it goes wrong. */
  differs: (number | null)[];
  /** Whether this may be done; if so it is done. */
  act(seat: number, action: Action): boolean;
  setTree(tree: Tree): boolean;
  deal(order: Draw): void;
  timeUp(): void;
  /** Seats from best to worst, tied ones together. */
  ranking(): number[][];
}

export type Verdict = 'right' | 'mixed' | 'elsewhere' | 'known';

/** A round of so many seats with this sage, before there is a tree. */
export function oracle(options: Options, seats: number, sage: number): Oracle {
  const deck = deckOf(options);
  const players = Array.from({ length: seats }, (_, seat) => seat);
  const others = players.filter((seat) => seat !== sage);
  let truth: readonly (string | null)[] = [];
  /** The class on the table where a card belongs. */
  const home = (card: number): number | null => {
    const at = o.table.findIndex((there) => there.every((one) => truth[one] === truth[card]));
    return at < 0 ? null : at;
  };
  const verdictOn = (laid: readonly number[], to: number | null): Verdict => {
    if (new Set(laid.map((card) => truth[card])).size > 1) return 'mixed';
    const at = home(laid[0] ?? -1);
    if (to === null) return at === null ? 'right' : 'known';
    return at === to ? 'right' : 'elsewhere';
  };
  const draws = (seat: number): boolean => {
    const card = o.stock.shift();
    if (card !== undefined) o.hands[seat]?.push(card);
    return card !== undefined;
  };
  const goOn = (seat: number): void => {
    o.current = (seat + 1) % seats;
    o.phase = 'play';
    if (o.hands[seat]?.length === 0) o.reason = 'out';
    else if (options.stock === 'end' && o.stock.length === 0) o.reason = 'stock';
    if (o.reason === null) return;
    o.phase = 'describe';
    if (options.description === 'none') finish();
    if (options.description !== 'sort') return;
    const byTurns = Array.from({ length: deck.cards.length }, (_, i) =>
      o.hands.flatMap((hand) => hand.toSorted((a, b) => a - b)[i] ?? []),
    ).flat();
    o.sort = [...o.stock, ...byTurns].slice(0, 10);
  };
  const settle = (): void => {
    const lay = o.lays.at(-1);
    if (!lay) return;
    lay.verdict = verdictOn(lay.cards, lay.to);
    if (lay.verdict !== 'right') lay.drew = draws(lay.seat);
    else {
      o.hands = o.hands.map((hand) => hand.filter((card) => !lay.cards.includes(card)));
      if (lay.to === null) {
        o.table.push([...lay.cards]);
        o.founders.push(lay.seat);
        lay.drew = draws(lay.seat);
      } else o.table[lay.to]?.push(...lay.cards);
    }
    goOn(lay.seat);
  };
  const finish = (): void => {
    o.phase = 'over';
    for (const seat of others) {
      const what = o.written[seat] ?? null;
      if (what?.kind === 'text') o.right[seat] = o.rulings[seat] === true;
      if (what?.kind === 'sort') {
        const wrong = o.sort?.find((card, i) => what.classes[i] !== home(card));
        o.right[seat] = wrong === undefined;
        o.differs[seat] = wrong ?? null;
      }
      if (what?.kind === 'tree') {
        const mine = pathsOf(what.tree, deck);
        const wrong = truth.findIndex((path, card) =>
          truth.some((one, i) => i < card && (one === path) !== (mine[i] === mine[card])),
        );
        o.right[seat] = wrong < 0;
        o.differs[seat] = wrong < 0 ? null : wrong;
      }
    }
  };
  const described = (): void => {
    if (o.written.some((what) => what?.kind === 'text')) o.phase = 'rule';
    else finish();
  };
  const mayDescribe = (what: Description): boolean => {
    if (what.kind === 'none') return true;
    if (what.kind !== options.description) return false;
    if (what.kind === 'tree') return isValid(what.tree, deck, options);
    if (what.kind === 'text') return true;
    return (
      what.classes.length === o.sort?.length &&
      what.classes.every((to) => to === null || to < o.table.length)
    );
  };
  const acts: Readonly<Record<Action['type'], (seat: number, action: Action) => boolean>> = {
    'set-tree': (seat, action) =>
      action.type === 'set-tree' && o.phase === 'tree' && seat === sage && o.setTree(action.tree),
    lay: (seat, action) => {
      if (action.type !== 'lay' || o.phase !== 'play' || seat !== o.current) return false;
      const hand = o.hands[seat] ?? [];
      const { cards: laid, class: to } = action;
      if (!laid.every((card) => hand.includes(card))) return false;
      if (to !== null && to >= o.table.length) return false;
      const wrong = verdictOn(laid, to) !== 'right';
      const needless = to === null && hand.some((card) => home(card) !== null);
      if (seat === sage && (wrong || needless)) return false;
      o.lays.push({ seat, cards: laid, to, verdict: null, drew: false });
      if (options.judge === 'hand' && seat !== sage) o.phase = 'judge';
      else settle();
      return true;
    },
    pass: (seat) => {
      if (o.phase !== 'play' || seat !== o.current || seat === sage || !options.pass) return false;
      o.passes[seat] = (o.passes[seat] ?? 0) + 1;
      draws(seat);
      goOn(seat);
      return true;
    },
    judge: (seat, action) => {
      const lay = o.lays.at(-1);
      if (action.type !== 'judge' || o.phase !== 'judge' || seat !== sage || !lay) return false;
      const right = verdictOn(lay.cards, lay.to) === 'right';
      if (action.lay !== o.lays.length - 1 || action.right !== right) return false;
      settle();
      return true;
    },
    describe: (seat, action) => {
      if (action.type !== 'describe' || o.phase !== 'describe' || seat === sage) return false;
      const times = o.handedIn[seat] ?? 0;
      if (times >= 20 || !mayDescribe(action.what)) return false;
      o.written[seat] = action.what;
      o.handedIn[seat] = times + 1;
      if (others.every((one) => (o.handedIn[one] ?? 0) > 0)) described();
      return true;
    },
    rule: (seat, action) => {
      if (action.type !== 'rule' || o.phase !== 'rule' || seat !== sage) return false;
      if (o.written[action.seat]?.kind !== 'text' || o.rulings[action.seat] !== null) return false;
      o.rulings[action.seat] = action.right;
      const open = o.written.some((what, one) => what?.kind === 'text' && o.rulings[one] === null);
      if (!open) finish();
      return true;
    },
  };
  const o: Oracle = {
    phase: 'tree',
    current: sage,
    tree: null,
    hands: players.map(() => []),
    stock: [],
    table: [],
    founders: [],
    lays: [],
    passes: players.map(() => 0),
    reason: null,
    sort: null,
    handedIn: players.map(() => 0),
    written: players.map(() => null),
    rulings: players.map(() => null),
    right: players.map(() => false),
    differs: players.map(() => null),
    act: (seat, action) => acts[action.type](seat, action),
    setTree(tree) {
      if (!isValid(tree, deck, options)) return false;
      o.tree = tree;
      truth = pathsOf(tree, deck);
      o.phase = 'deal';
      return true;
    },
    deal(order) {
      o.hands = players.map((seat) => order.slice(seat * 10, seat * 10 + 10));
      o.table = [order.slice(seats * 10, seats * 10 + 1)];
      o.founders = [null];
      o.stock = order.slice(seats * 10 + 1);
      o.phase = 'play';
    },
    timeUp: () => described(),
    ranking() {
      const worth = players.map((seat) => (o.hands[seat]?.length ?? 0) - (o.right[seat] ? 0.5 : 0));
      return [...new Set(worth)]
        .toSorted((a, b) => a - b)
        .map((one) => players.filter((seat) => worth[seat] === one));
    },
  };
  return o;
}
