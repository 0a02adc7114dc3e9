import { defined } from '@lusoria/core';
import { type Card, type GameName, pipsOf, winnerOf } from '@lusoria/skat';
import { field, replayRecord, type SkatRecord } from '@lusoria/skat/notation';
import type { Position } from '@lusoria/skat/solver';

/** A position in the midst of a deal. */
export interface Placed {
  /** The number of cards played. */
  readonly ply: number;
  readonly position: Position;
  /** Null only: the declarer has taken a trick already. */
  readonly taken: boolean;
}

/** Why a record has no position to solve. */
export type Problem =
  | { readonly code: 'nobody-plays' | 'not-played' | 'hidden' | 'for-two' | 'over' }
  | { readonly code: 'too-short'; readonly cards: number; readonly ply: number }
  /** Moves count from 1, the deal being the first. */
  | { readonly code: 'illegal'; readonly move: number };

/** All cards of a deal. */
const CARDS = 30;

/**
 * The position of a record after so many cards; null: where it stops, and when its game is finished
 * before the first card.
 */
export function positionIn(record: SkatRecord, wanted: number | null): Placed | Problem {
  if (/\bform=two\b/.test(field(record, 'OP') ?? '')) return { code: 'for-two' };
  const { computed, reason } = replayRecord(record);
  if (reason?.kind === 'illegal') return { code: 'illegal', move: reason.move };
  const found = readDeal(record);
  if ('code' in found) {
    return found.code === 'not-played' && computed.result !== 'unknown'
      ? { code: 'nobody-plays' }
      : found;
  }
  const isFinished = computed.result === 'win' || computed.result === 'loss';
  const ply = wanted ?? (isFinished ? 0 : found.plays.length);
  if (ply >= CARDS) return { code: 'over' };
  if (ply > found.plays.length) return { code: 'too-short', cards: found.plays.length, ply };
  return after(found, ply);
}

interface Deal {
  readonly game: GameName;
  readonly declarer: number;
  /** By place, as they are when play begins. */
  readonly hands: readonly (readonly Card[])[];
  /** The skat, or the discards. */
  readonly skat: readonly Card[];
  readonly plays: readonly (Card | null)[];
}

type Cards = readonly (Card | null)[];

/** Reads the deal and the play from the moves. */
function readDeal({ moves }: SkatRecord): Deal | Problem {
  let hands: readonly Cards[] = [];
  let skat: Cards = [];
  let away: Cards = [];
  let pickedUp = false;
  let declared: { readonly game: GameName; readonly declarer: number } | null = null;
  const plays: (Card | null)[] = [];
  for (const { who, recorded } of moves) {
    switch (recorded.type) {
      case 'deal':
        hands = [0, 10, 20].map((from) => recorded.cards.slice(from, from + 10));
        skat = recorded.cards.slice(30);
        break;
      case 'skat':
        if (!recorded.cards.includes(null)) skat = recorded.cards;
        break;
      case 'pick-up':
        pickedUp = true;
        break;
      case 'declare':
        if (who !== 'w') declared = { game: recorded.game, declarer: who };
        // In a hand game what follows is the open hand.
        if (pickedUp) away = recorded.cards.slice(0, 2);
        break;
      case 'discard':
        away = recorded.cards.slice(0, 2);
        break;
      case 'play':
        plays.push(recorded.card);
        break;
      default:
        break;
    }
  }
  if (!declared || (pickedUp && away.length < 2)) return { code: 'not-played' };
  const { declarer, game } = declared;
  const lies = pickedUp ? away : skat;
  const own = [...defined(hands[declarer]), ...(pickedUp ? skat : [])].filter(
    (card) => !pickedUp || !away.includes(card),
  );
  const known = allKnown([...hands.map((hand, place) => (place === declarer ? own : hand)), lies]);
  if (!known) return { code: 'hidden' };
  return { game, declarer, hands: known.slice(0, 3), skat: defined(known[3]), plays };
}

/** The same lists, when none of their cards is hidden; otherwise null. */
function allKnown(lists: readonly Cards[]): readonly (readonly Card[])[] | null {
  const known = lists.map((cards) => cards.filter((card) => card !== null));
  return known.every((cards, i) => cards.length === lists[i]?.length) ? known : null;
}

/** The position after so many cards, all of which are allowed. */
function after({ game, declarer, hands, skat, plays }: Deal, ply: number): Placed | Problem {
  const played = plays.slice(0, ply).filter((card) => card !== null);
  if (played.length < ply) return { code: 'hidden' };
  let leader = 0;
  let points = pipsOf(skat);
  let taken = false;
  const complete = played.length - (played.length % 3);
  for (let from = 0; from < complete; from += 3) {
    const trick = played.slice(from, from + 3);
    leader = (leader + winnerOf(trick, game)) % 3;
    if (leader !== declarer) continue;
    points += pipsOf(trick);
    taken = true;
  }
  const gone = new Set(played);
  return {
    ply,
    taken: taken && game === 'null',
    position: {
      game,
      declarer,
      leader,
      points,
      hands: hands.map((hand) => hand.filter((card) => !gone.has(card))),
      trick: played.slice(complete),
    },
  };
}
