import { type Card, type GameName, pipsOf } from '../rules/cards.ts';
import {
  BASE,
  type Contract,
  matadorsOf,
  multiplierOf,
  nullValue,
  stepsOf,
} from '../rules/contract.ts';
import type { Options } from '../rules/options.ts';
import type { ThreeView } from '../rules/three/types.ts';

/** A card that was played. */
export interface Laid {
  /** From 0. */
  readonly trick: number;
  readonly seat: number;
  readonly card: Card;
}

/** How the cards of a game with a declarer lay, and how they were played. */
export interface Lie {
  readonly view: ThreeView;
  readonly contract: Contract;
  readonly declarer: number;
  /** What each of the three held when the play began, in the order of `view.players`. */
  readonly hands: readonly (readonly Card[])[];
  /** What lay in the skat then. */
  readonly away: readonly Card[];
  readonly laid: readonly Laid[];
}

/** What a view at its end tells of the play; null where nobody played alone, or nothing could be played. */
export function lieIn(view: ThreeView): Lie | null {
  const { end, declarer, contract, players } = view;
  if (!end || declarer === null || !contract) return null;
  if (end.result.kind === 'game' && end.result.instead !== null) return null;
  const { deal, discards } = end;
  const away = view.pickedUp ? discards : deal.skat;
  const hands = players.map((seat) => {
    const dealt = deal.hands[seat] ?? [];
    if (seat !== declarer || !view.pickedUp) return dealt;
    return [...dealt, ...deal.skat].filter((card) => !away.includes(card));
  });
  if (away.length !== 2 || hands.some((hand) => hand.length !== 10)) return null;
  const laid = [...view.tricks.map(({ cards }) => cards), view.trick].flatMap((cards, trick) =>
    cards.map((one) => ({ trick, ...one })),
  );
  return { view, contract, declarer, hands, away, laid };
}

/** More card points than there are. */
export const NEVER = 121;
const WON = 61;
const SCHNEIDER = 90;
const SCHWARZ = 120;

/** The card points with which a contract is won for a bid, with these twelve cards; `NEVER` when it cannot be. */
export function targetOf(
  contract: Contract,
  twelve: readonly Card[],
  bid: number,
  options: Options,
): number {
  const { game } = contract;
  if (game === 'null') return nullValue(contract) >= bid ? 0 : NEVER;
  const announced = contract.schwarz ? SCHWARZ : contract.schneider ? SCHNEIDER : WON;
  const matadors = matadorsOf(twelve, game, options);
  const counts = (schneider: boolean, schwarz: boolean) =>
    BASE[game] * multiplierOf(stepsOf(contract, { schneider, schwarz }, matadors), matadors);
  if (counts(false, false) >= bid) return announced;
  if (counts(true, false) >= bid) return Math.max(announced, SCHNEIDER);
  return counts(true, true) >= bid ? SCHWARZ : NEVER;
}

/** Whether the declarer wins with a value of the solver. */
export function isWon(game: GameName, value: number, target: number): boolean {
  return game === 'null' ? target !== NEVER && value === 0 : value >= target;
}

/** The declarer's twelve cards. */
export function twelveOf({ hands, away, view, declarer }: Lie): readonly Card[] {
  return [...(hands[view.players.indexOf(declarer)] ?? []), ...away];
}

/** What the declarer needs in the play. */
export function targetIn(lie: Lie): number {
  const { contract, view } = lie;
  return targetOf(contract, twelveOf(lie), view.bid, view.options);
}

/** A deal between two cards. */
export interface Moment {
  /** By place. */
  readonly hands: readonly (readonly Card[])[];
  readonly leader: number;
  readonly trick: readonly Card[];
  /** The declarer's card points so far, with the skat. */
  readonly points: number;
}

/** The deal before each card that was played, and after the last. */
export function momentsOf({ view, declarer, hands, away, laid }: Lie): readonly Moment[] {
  const { players, tricks } = view;
  let now: Moment = { hands, leader: 0, trick: [], points: pipsOf(away) };
  const all = [now];
  for (const { trick, seat, card } of laid) {
    const place = players.indexOf(seat);
    const cards = [...now.trick, card];
    const left = now.hands.map((hand, i) =>
      i === place ? hand.filter((one) => one !== card) : hand,
    );
    now = { ...now, hands: left, trick: cards };
    const winner = tricks[trick]?.winner;
    if (cards.length === 3 && winner !== undefined) {
      const points = now.points + (winner === declarer ? pipsOf(cards) : 0);
      now = { hands: left, leader: players.indexOf(winner), trick: [], points };
    }
    all.push(now);
  }
  return all;
}

/** What a seat saw before the card with this number was played. Claims and doubles are left out. */
export function viewBefore(lie: Lie, seat: number, index: number): ThreeView {
  const { view, declarer, contract, hands, away, laid } = lie;
  const gone = laid.slice(0, index);
  const current = laid[index];
  const held = view.counts.map((_, one) => {
    const own = hands[view.players.indexOf(one)] ?? [];
    return own.filter((card) => !gone.some((each) => each.card === card));
  });
  const at = current?.trick ?? view.tricks.length;
  const on = gone.filter(({ trick }) => trick === at);
  return {
    ...view,
    you: seat,
    phase: 'play',
    current: current?.seat ?? null,
    hand: held[seat] ?? [],
    counts: held.map((cards) => cards.length),
    asked: null,
    skat: seat === declarer && view.pickedUp ? away : null,
    pushedCards: null,
    trick: on.map((one) => ({ seat: one.seat, card: one.card })),
    tricks: view.tricks.slice(0, at),
    open: contract.ouvert ? (held[declarer] ?? []) : null,
    answerer: null,
    proposal: null,
    proposals: 0,
    proposed: [],
    secured: null,
    end: null,
  };
}
