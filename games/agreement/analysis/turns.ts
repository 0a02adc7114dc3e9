import type { Seat } from '@lusoria/core';
import type { Cell } from '@lusoria/latin';
import { type Card, deckOf, JOKER } from '../rules/deck.ts';
import { cardToMatch, declaredCells, isRight, rightDeclarations } from '../rules/judge.ts';
import type { Action, Event, PileCard, Verdict, View } from '../rules/types.ts';

/** A play that would have been right. */
export interface RightLay {
  readonly card: Card;
  readonly as: readonly Cell[];
}

/** A player's turn, and the alternatives that they had. */
export interface Turn {
  /** Index of its action among those of the round. */
  readonly index: number;
  readonly seat: Seat;
  readonly did: 'laid' | 'drew' | 'kept';
  /** The card to match; null if nothing but a joker lay there. */
  readonly on: PileCard | null;
  /** The card that was played; null for the joker, and if none was. */
  readonly lay: {
    readonly no: number;
    readonly card: Card;
    readonly as: Cell;
    readonly verdict: Verdict;
    readonly right: boolean;
  } | null;
  /** Right plays that were missed: when the player drew, kept the drawn card, or played wrongly. */
  readonly could: readonly RightLay[];
  readonly challenge: { readonly by: Seat; readonly upheld: boolean } | null;
}

/** An action of a finished round: its seat's view before it, and its consequences. */
export interface Done {
  readonly seat: Seat;
  readonly action: Action;
  readonly view: View;
  readonly events: readonly Event[];
}

/** The turns of a finished round, in order. */
export function turnsOf(done: readonly Done[]): readonly Turn[] {
  const turns: Turn[] = [];
  for (const [index, one] of done.entries()) {
    const turn = turnOf(one);
    if (turn) turns.push({ index, ...turn });
    const settled = one.events.find((event) => event.type === 'settled');
    const at = settled ? turns.findLastIndex(({ lay }) => lay?.no === settled.lay) : -1;
    const disputed = turns[at];
    if (settled && disputed) {
      turns[at] = { ...disputed, challenge: { by: settled.by, upheld: settled.upheld } };
    }
  }
  return turns;
}

/** Whether a turn is worth reviewing. */
export function isNotable({ lay, could, challenge }: Turn): boolean {
  return lay?.right === false || could.length > 0 || challenge !== null;
}

function turnOf({ seat, action, view, events }: Done): Omit<Turn, 'index'> | null {
  const base = { seat, on: cardToMatch(view.pile), lay: null, could: [], challenge: null } as const;
  switch (action.type) {
    case 'draw':
      return { ...base, did: 'drew', could: rightLays(view) };
    case 'pass':
      return { ...base, did: 'kept', could: rightLays(view) };
    case 'lay': {
      const laid = events.find((event) => event.type === 'laid');
      if (!laid || laid.as === null || laid.verdict === null) return { ...base, did: 'laid' };
      const { no, card, as, verdict } = laid;
      const right = isRight(verdict);
      const could = right ? [] : rightLays(view);
      return { ...base, did: 'laid', lay: { no, card, as, verdict, right }, could };
    }
    default:
      return null;
  }
}

/** Right plays, one entry per card; without the joker, which is never wrong. */
export function rightLays(view: View): readonly RightLay[] {
  const deck = deckOf(view.options);
  const on = declaredCells(deck, view.pile);
  const cards = view.drawn === null ? [...new Set(view.hand)] : [view.drawn];
  return cards
    .filter((card) => card !== JOKER)
    .map((card) => ({ card, as: rightDeclarations(deck, card, on) }))
    .filter(({ as }) => as.length > 0);
}
