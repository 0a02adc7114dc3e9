import type { Draw } from '@lusoria/core';
import { deckOf } from '../deck-of.ts';
import type { Deck } from '../deck/types.ts';
import type { Tree } from '../tree/types.ts';
import type { Action, Description, Options } from '../types.ts';
import { isValid, pathsOf } from './oracle-tree.ts';

/**
 * The rules implemented a second time, from their text alone and as plainly as possible: the
 * reference for the game itself. It is slow, mutable, and has full information.
 */
export interface Oracle {
  /** The kind of step waited for. */
  phase: 'tree' | 'deal' | 'play' | 'judge' | 'describe' | 'rule' | 'over';
  /** The seat that lays, or whose lay is judged. */
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
  /** Whether each seat's description is right, when the round is over. */
  right: boolean[];
  /** The first card at which each differs. */
  differs: (number | null)[];
  /** Carries out an action if it is legal; returns whether it was. */
  act(seat: number, action: Action): boolean;
  setTree(tree: Tree): boolean;
  deal(order: Draw): void;
  timeUp(): void;
  /** Seats from best to worst, tied ones together. */
  ranking(): number[][];
}

type Verdict = 'right' | 'mixed' | 'elsewhere' | 'known';

/** Setting of a round. */
interface Setting {
  readonly options: Options;
  readonly deck: Deck;
  readonly sage: number;
  readonly players: readonly number[];
  /** By card, its path through the tree; set with the tree. */
  truth: readonly (string | null)[];
}

/** The class on the table to which a card belongs. */
function home(o: Oracle, { truth }: Setting, card: number): number | null {
  const at = o.table.findIndex((there) => there.every((one) => truth[one] === truth[card]));
  return at < 0 ? null : at;
}

function verdictOn(
  o: Oracle,
  setting: Setting,
  laid: readonly number[],
  to: number | null,
): Verdict {
  if (new Set(laid.map((card) => setting.truth[card])).size > 1) return 'mixed';
  const at = home(o, setting, laid[0] ?? -1);
  if (to === null) return at === null ? 'right' : 'known';
  return at === to ? 'right' : 'elsewhere';
}

function draws(o: Oracle, seat: number): boolean {
  const card = o.stock.shift();
  if (card !== undefined) o.hands[seat]?.push(card);
  return card !== undefined;
}

function goOn(o: Oracle, setting: Setting, seat: number): void {
  const { options, deck, players } = setting;
  o.current = (seat + 1) % players.length;
  o.phase = 'play';
  if (o.hands[seat]?.length === 0) o.reason = 'out';
  else if (options.stock === 'end' && o.stock.length === 0) o.reason = 'stock';
  if (o.reason === null) return;
  o.phase = 'describe';
  if (options.description === 'none') finish(o, setting);
  if (options.description !== 'sort') return;
  const byTurns = Array.from({ length: deck.cards.length }, (_, i) =>
    o.hands.flatMap((hand) => hand.toSorted((a, b) => a - b)[i] ?? []),
  ).flat();
  o.sort = [...o.stock, ...byTurns].slice(0, 10);
}

/** Judges the last lay and applies the consequences. */
function settle(o: Oracle, setting: Setting): void {
  const lay = o.lays.at(-1);
  if (!lay) return;
  lay.verdict = verdictOn(o, setting, lay.cards, lay.to);
  if (lay.verdict !== 'right') lay.drew = draws(o, lay.seat);
  else {
    o.hands = o.hands.map((hand) => hand.filter((card) => !lay.cards.includes(card)));
    if (lay.to === null) {
      o.table.push([...lay.cards]);
      o.founders.push(lay.seat);
      lay.drew = draws(o, lay.seat);
    } else o.table[lay.to]?.push(...lay.cards);
  }
  goOn(o, setting, lay.seat);
}

function finish(o: Oracle, setting: Setting): void {
  const { deck, truth } = setting;
  o.phase = 'over';
  for (const seat of othersIn(setting)) {
    const what = o.written[seat] ?? null;
    if (what?.kind === 'text') o.right[seat] = o.rulings[seat] === true;
    if (what?.kind === 'sort') {
      const wrong = o.sort?.find((card, i) => what.classes[i] !== home(o, setting, card));
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
}

function othersIn({ players, sage }: Setting): readonly number[] {
  return players.filter((seat) => seat !== sage);
}

function closeDescriptions(o: Oracle, setting: Setting): void {
  if (o.written.some((what) => what?.kind === 'text')) o.phase = 'rule';
  else finish(o, setting);
}

function mayDescribe(o: Oracle, { options, deck }: Setting, what: Description): boolean {
  if (what.kind === 'none') return true;
  if (what.kind !== options.description) return false;
  if (what.kind === 'tree') return isValid(what.tree, deck, options);
  if (what.kind === 'text') return true;
  return (
    what.classes.length === o.sort?.length &&
    what.classes.every((to) => to === null || to < o.table.length)
  );
}

type Of<T extends Action['type']> = Extract<Action, { type: T }>;

function lays(o: Oracle, setting: Setting, seat: number, { cards, class: to }: Of<'lay'>): boolean {
  const { options, sage } = setting;
  if (o.phase !== 'play' || seat !== o.current) return false;
  const hand = o.hands[seat] ?? [];
  if (!cards.every((card) => hand.includes(card))) return false;
  if (to !== null && to >= o.table.length) return false;
  const wrong = verdictOn(o, setting, cards, to) !== 'right';
  const needless = to === null && hand.some((card) => home(o, setting, card) !== null);
  if (seat === sage && (wrong || needless)) return false;
  o.lays.push({ seat, cards, to, verdict: null, drew: false });
  if (options.judge === 'hand' && seat !== sage) o.phase = 'judge';
  else settle(o, setting);
  return true;
}

function passes(o: Oracle, setting: Setting, seat: number): boolean {
  const { options, sage } = setting;
  if (o.phase !== 'play' || seat !== o.current || seat === sage || !options.pass) return false;
  o.passes[seat] = (o.passes[seat] ?? 0) + 1;
  draws(o, seat);
  goOn(o, setting, seat);
  return true;
}

function judges(o: Oracle, setting: Setting, seat: number, action: Of<'judge'>): boolean {
  const lay = o.lays.at(-1);
  if (o.phase !== 'judge' || seat !== setting.sage || !lay) return false;
  const right = verdictOn(o, setting, lay.cards, lay.to) === 'right';
  if (action.lay !== o.lays.length - 1 || action.right !== right) return false;
  settle(o, setting);
  return true;
}

function describes(o: Oracle, setting: Setting, seat: number, what: Description): boolean {
  if (o.phase !== 'describe' || seat === setting.sage) return false;
  const times = o.handedIn[seat] ?? 0;
  if (times >= 20 || !mayDescribe(o, setting, what)) return false;
  o.written[seat] = what;
  o.handedIn[seat] = times + 1;
  if (othersIn(setting).every((one) => (o.handedIn[one] ?? 0) > 0)) closeDescriptions(o, setting);
  return true;
}

function rules(o: Oracle, setting: Setting, seat: number, action: Of<'rule'>): boolean {
  if (o.phase !== 'rule' || seat !== setting.sage) return false;
  if (o.written[action.seat]?.kind !== 'text' || o.rulings[action.seat] !== null) return false;
  o.rulings[action.seat] = action.right;
  const open = o.written.some((what, one) => what?.kind === 'text' && o.rulings[one] === null);
  if (!open) finish(o, setting);
  return true;
}

function acts(o: Oracle, setting: Setting, seat: number, action: Action): boolean {
  switch (action.type) {
    case 'set-tree':
      return o.phase === 'tree' && seat === setting.sage && o.setTree(action.tree);
    case 'lay':
      return lays(o, setting, seat, action);
    case 'pass':
      return passes(o, setting, seat);
    case 'judge':
      return judges(o, setting, seat, action);
    case 'describe':
      return describes(o, setting, seat, action.what);
    case 'rule':
      return rules(o, setting, seat, action);
  }
}

/** A round with this sage, before there is a tree. */
export function oracle(options: Options, seats: number, sage: number): Oracle {
  const deck = deckOf(options);
  const players = Array.from({ length: seats }, (_, seat) => seat);
  const setting: Setting = { options, deck, sage, players, truth: [] };
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
    act: (seat, action) => acts(o, setting, seat, action),
    setTree(tree) {
      if (!isValid(tree, deck, options)) return false;
      o.tree = tree;
      setting.truth = pathsOf(tree, deck);
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
    timeUp: () => closeDescriptions(o, setting),
    ranking() {
      const worth = players.map((seat) => (o.hands[seat]?.length ?? 0) - (o.right[seat] ? 0.5 : 0));
      return [...new Set(worth)]
        .toSorted((a, b) => a - b)
        .map((one) => players.filter((seat) => worth[seat] === one));
    },
  };
  return o;
}
