import type { Request } from '../model/decision.ts';
import { shortHash } from './short-hash.ts';

/** Number of commands remembered per table: more than a client has under way when its connection breaks. */
const MAX_COMMANDS = 20;

/** Requests of people's latest commands, to notice when an id comes again with another request. */
export interface RecentCommands {
  /** @param seq of the entry with which it was carried out. */
  note(seq: number, request: Request): void;
  /** Whether the entry of this seq is known to have carried another request. */
  differs(seq: number, request: Request): boolean;
}

export function createRecentCommands(): RecentCommands {
  /** The oldest is overwritten. */
  const seqs: number[] = [];
  /** Hashes: the texts would take more memory than the end of the log. */
  const asked: number[] = [];
  let next = 0;
  return {
    note(seq, request) {
      if (request.kind !== 'person') return;
      seqs[next] = seq;
      asked[next] = shortHash(JSON.stringify(request.command));
      next = (next + 1) % MAX_COMMANDS;
    },
    differs(seq, request) {
      const before = asked[seqs.indexOf(seq)];
      if (before === undefined || request.kind !== 'person') return false;
      return before !== shortHash(JSON.stringify(request.command));
    },
  };
}
