import { type Match, nextInTurn, standingsOf } from '@lusoria/core';
import type { Options } from './types.ts';

/** A match has as many rounds as players: everybody leads once. A trick is a point. */
export const match: Match<Options> = {
  next: (played, _options, seats) => nextInTurn(played, seats, seats),
  standings: (played, _options, seats) => standingsOf(played, seats),
};
