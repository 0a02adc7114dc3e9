import type { Kind } from '@lusoria/tournaments/types';
import { t } from './messages.svelte.ts';

/** What a round of the event is called: of an evening, a series. */
export function roundTitle(kind: Kind, n: number): string {
  return t(kind === 'evening' ? 'series-number' : 'round-number', { n });
}

export function startNext(kind: Kind, n: number): string {
  return t(kind === 'evening' ? 'start-next-series' : 'start-next', { n });
}

export function endRound(kind: Kind): string {
  return t(kind === 'evening' ? 'end-series' : 'end-round');
}

export function roundOver(kind: Kind): string {
  return t(kind === 'evening' ? 'lobby-over-series' : 'lobby-over');
}

/** Why somebody who came late has no seat yet. */
export function noSeatYet(kind: Kind): string {
  return t(kind === 'evening' ? 'lobby-late-series' : 'lobby-soon');
}

export function ownRoundEnded(kind: Kind): string {
  return t(kind === 'evening' ? 'bell-own-series' : 'bell-own');
}
