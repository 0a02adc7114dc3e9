import * as v from 'valibot';
import { eventsOf, playerAt, readRecords, type SkatRecord } from '@lusoria/skat/notation/index.ts';
import { TARGETS } from '@lusoria/skat/rules/contract.ts';
import type { Event } from '@lusoria/skat/rules/events.ts';
import { skat } from '@lusoria/skat/rules/game.ts';
import { optionsSchema } from '@lusoria/skat/rules/options.ts';
import type { ThreeState } from '@lusoria/skat/rules/three/types.ts';
import type { State } from '@lusoria/skat/rules/view.ts';
import type { RolloutHand } from '@lusoria/skat/engine/evaluation/bid-rollouts.ts';
import { grandMask, indexOf, toLayout } from '@lusoria/skat/engine/evaluation/grand-bitboard.ts';
import { handStrength } from '@lusoria/skat/engine/evaluation/hand-strength.ts';
import {
  type AuctionContext,
  auctionContextOf,
  type Model,
} from '@lusoria/skat/engine/evaluation/win-probability.ts';
import { KIND_OF } from '@lusoria/skat/engine/game-kind.ts';
import { countOf, pointsOf } from '@lusoria/skat/engine/solver/index.ts';

/** Card points of an unseen skat, about. */
const UNSEEN_POINTS = 6;

const options = v.parse(optionsSchema, {});

/** A declared game, as it looked before the first card. */
interface Declared {
  readonly model: Model;
  readonly strength: number;
  readonly context: AuctionContext;
  readonly position: number;
  readonly trumps: number;
  readonly isHand: boolean;
  readonly isAnnounced: boolean;
  readonly hand: RolloutHand;
}

export interface Played extends Declared {
  readonly points: number;
  readonly won: boolean;
}

/** The game of a record; null where nobody declared one. */
function playedIn(record: SkatRecord, events: readonly Event[], name: string): Played | null {
  let state: State = skat.init({ options, seats: 3, first: 0 });
  let found: Declared | null = null;
  for (const event of events) {
    state = skat.evolve(state, event);
    if (!found && state.form === 'three' && state.contract && state.declarer !== null) {
      if (!playerAt(record, state.declarer).startsWith(name)) return null;
      found = declaredIn(state, state.declarer);
    }
  }
  const result = state.form === 'three' ? state.end?.result : null;
  if (!found || result?.kind !== 'game') return null;
  const hasPoints = found.model === 'suit' || found.model === 'grand';
  const won = hasPoints ? result.points >= TARGETS.game : result.won;
  return { ...found, points: result.points, won };
}

function declaredIn(state: ThreeState, seat: number): Declared | null {
  const { contract, hands, skat: discards } = state;
  const view = skat.view(state, seat);
  if (!contract || view.form !== 'three') return null;
  const { game, hand, ouvert, schneider } = contract;
  const kind = KIND_OF[game];
  const ten = grandMask(hands[seat]!);
  const index = indexOf(game);
  const own = toLayout(ten, index);
  const points = hand ? UNSEEN_POINTS : pointsOf(grandMask(discards));
  const position = state.players.indexOf(seat);
  return {
    model: ouvert ? 'ouvert' : kind,
    strength: handStrength(kind, own, points, position),
    context: auctionContextOf(view),
    position,
    trumps: kind === 'null' ? 0 : countOf(own & (-1 << (kind === 'grand' ? 28 : 21))),
    isHand: hand,
    isAnnounced: schneider,
    hand: { ten, discards: hand ? 0 : grandMask(discards), game: index, position },
  };
}

/**
 * The games of the first so many records of a file that declarers whose names begin with `name` declared; where schneider
 * is announced winning is another matter, so those are left out.
 */
export function playedGames(text: string, count: number, name: string): readonly Played[] {
  return readRecords(text)
    .slice(0, count)
    .flatMap((item) => {
      const events = item.ok ? eventsOf(item.record) : null;
      const played = item.ok && events ? playedIn(item.record, events, name) : null;
      return played && !played.isAnnounced ? [played] : [];
    });
}
