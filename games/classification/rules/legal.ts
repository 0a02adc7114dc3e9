import { defined, reject, type Rejection } from '@lusoria/core';
import { deckOf } from './deck-of.ts';
import { classAt, faultOf, partitionUnder } from './judge.ts';
import { checkTree, type TreeProblemCode } from './tree/check.ts';
import type { Tree } from './tree/types.ts';
import type { Action, Description, RejectionCode, View } from './types.ts';

type Refusal = Rejection<RejectionCode | TreeProblemCode> | null;

/** Maximum number of descriptions a seat may submit (rule 14). */
export const MAX_CHANGES = 20;

/**
 * Rejection of an action, from the view alone; null if it is legal. The rules themselves reject with it. A player's lay
 * is never rejected for being wrong: that is up to the verdict.
 */
export function accepts(view: View, action: Action): Refusal {
  if (view.you === null || view.you >= view.counts.length) return reject('not-seated');
  if (view.phase === 'over') return reject('round-over');
  switch (action.type) {
    case 'set-tree':
      return refuseSage(view, 'tree') ?? refuseTree(view, action.tree);
    case 'lay':
      return refuseGo(view) ?? refuseLay(view, action.cards, action.class);
    case 'pass':
      return refuseGo(view) ?? refusePass(view);
    case 'judge':
      return refuseSage(view, 'judge') ?? refuseVerdict(view, action.lay, action.right);
    case 'describe':
      return refuseDescription(view, view.you, action.what);
    case 'rule':
      return refuseSage(view, 'rule') ?? refuseRuling(view, action.seat);
  }
}

function refuseSage(view: View, phase: View['phase']): Refusal {
  if (view.you !== view.sage) return reject('sage-only');
  return view.phase === phase ? null : reject('not-now');
}

function refuseTree({ options }: View, tree: Tree): Refusal {
  const checked = checkTree(tree, deckOf(options), options);
  return checked.ok ? null : checked.rejection;
}

function refuseGo(view: View): Refusal {
  if (view.phase !== 'play') return reject('not-now');
  return view.current === view.you ? null : reject('not-your-turn');
}

function refuseLay(view: View, cards: readonly number[], to: number | null): Refusal {
  if (!cards.every((card) => view.hand.includes(card))) return reject('card-not-in-hand');
  if (to !== null && to >= view.classes.length) return reject('no-such-class');
  if (view.you !== view.sage || view.tree === null) return null;
  const partition = partitionUnder(view.tree, view.options);
  const fault = faultOf(partition, view.classes, cards, to);
  if (fault !== null) return reject(`sage-${fault}`);
  const fits = (card: number): boolean => classAt(partition, view.classes, card) !== null;
  return to === null && view.hand.some(fits) ? reject('sage-must-add') : null;
}

function refusePass(view: View): Refusal {
  if (view.you === view.sage) return reject('not-for-sage');
  return view.options.pass ? null : reject('no-passing');
}

function refuseVerdict(view: View, lay: number, right: boolean): Refusal {
  const last = view.lays.at(-1);
  if (!last || last.no !== lay) return reject('stale-lay');
  if (view.tree === null) return reject('not-now');
  const partition = partitionUnder(view.tree, view.options);
  const fault = faultOf(partition, view.classes, last.cards, last.class);
  return right === (fault === null) ? null : reject('not-by-tree', { fault: fault ?? 'none' });
}

function refuseDescription(view: View, you: number, what: Description): Refusal {
  if (you === view.sage) return reject('not-for-sage');
  if (view.phase !== 'describe') return reject('not-now');
  if (defined(view.handedIn[you]) >= MAX_CHANGES) return reject('too-many-changes');
  if (what.kind === 'none') return null;
  if (what.kind !== view.options.description) return reject('wrong-description');
  if (what.kind === 'tree') return refuseTree(view, what.tree);
  if (what.kind === 'text') return null;
  if (what.classes.length !== view.sort?.length) return reject('wrong-description');
  const there = (to: number | null): boolean => to === null || to < view.classes.length;
  return what.classes.every(there) ? null : reject('no-such-class');
}

function refuseRuling(view: View, seat: number): Refusal {
  const text = view.texts?.[seat] ?? null;
  if (text === null) return reject('no-text');
  return (view.rulings[seat] ?? null) === null ? null : reject('already-ruled');
}
