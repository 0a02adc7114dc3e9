import { defined } from '@lusoria/core';
import {
  type Action,
  type Card,
  type Contract,
  type GameName,
  type Level,
  orderIn,
  type Order,
  sortHand,
  type ThreeView,
  type TwoView,
  type View,
  viewSchema,
} from '@lusoria/skat';
import { ask, type Playing, viewIn } from '@lusoria/cli-kit/playing.ts';
import type { SkatReader } from '../messages/names.ts';
import type { Spoken } from './spoken.ts';

/** The services and messages of a seat at the Skat table. */
export interface Seated extends Playing, Spoken {
  /** Skat in every language, the player's own first: any of them may be typed. */
  readonly spoken: readonly Spoken[];
}

/** The input so far for an action that takes several lines. */
export interface Draft {
  /** The moment of the deal that it belongs to. */
  readonly at: string;
  /** Plays without the skat. */
  readonly hand: boolean;
  /** Cards to discard or push. */
  readonly cards: readonly Card[];
  readonly contract: Contract | null;
  readonly instead: GameName | null;
  /** To be confirmed. */
  readonly proposal: { readonly level: Level | null } | null;
}

/** A draft without input. */
export function emptyDraft(at: string): Draft {
  return { at, hand: false, cards: [], contract: null, instead: null, proposal: null };
}

/** A key of a moment of a deal; a draft begun in one does not carry over to the next. */
export function momentOf(view: View): string {
  const { place, phase, tricks, trick } = view;
  const said = view.form === 'three' ? [view.calls.length, view.proposals, view.doubled] : [];
  return [place.number, phase, tricks.length, trick.length, ...said].join(' ');
}

/** The player's view of the current deal; null before the first. */
export function dealOf({ live }: Pick<Playing, 'live'>): View | null {
  return viewIn(viewSchema, live.table.get().view);
}

/** Whether this is not to be told now: what was bid, what is played, who takes a trick. */
export function leavesOut(
  { live }: Pick<Playing, 'live'>,
  what: 'bid' | 'contract' | 'taker',
): boolean {
  return live.leavesOut?.()?.includes(what) === true;
}

/** The reader of sentences. */
export function readerAt({ live, names }: Pick<Playing, 'live' | 'names'>): SkatReader {
  return {
    you: live.table.get().view.seat,
    name: (seat) => defined(names[seat]),
    pack: 'french',
  };
}

/** Sends an action, and prints the reason if it is rejected. */
export async function act(seated: Seated, action: Action): Promise<void> {
  return ask(seated, { do: 'act', action });
}

/** The order of cards, by the draft's contract or as far as the view shows it. */
export function orderAt(view: View, draft: Draft): Order | null {
  if (view.form === 'two') return view.game;
  return draft.contract?.game ?? orderIn(view);
}

/** The player's cards as they are shown and numbered. */
export function shownHand(view: View, draft: Draft): readonly Card[] {
  return view.form === 'three' ? ofThree(view, draft) : ofTwo(view, draft);
}

function ofThree(view: ThreeView, draft: Draft): readonly Card[] {
  const left = view.hand.filter((card) => !draft.cards.includes(card));
  return sortHand(left, orderAt(view, draft));
}

function ofTwo(view: TwoView, draft: Draft): readonly Card[] {
  return openCards(view, view.you ?? -1, orderAt(view, draft));
}

/** For two: the cards of a seat that lie open. */
export function openCards(view: TwoView, seat: number, order: Order | null): readonly Card[] {
  return sortHand(
    defined(view.rows[seat]).flatMap(({ open }) => open ?? []),
    order,
  );
}
