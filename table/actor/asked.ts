import type { Request } from '../model/decision.ts';
import { shortHash } from './short-hash.ts';

/** Number of commands remembered per table: more than a client has under way when its connection breaks. */
const MAX_COMMANDS = 20;

/** Requests of people's latest commands, to notice when an id comes again with another request. */
export class RecentCommands {
  /** The oldest is overwritten. */
  readonly #seqs: number[] = [];
  /** Hashes: the texts would take more memory than the end of the log. */
  readonly #asked: number[] = [];
  #next = 0;

  /** @param seq of the entry with which it was carried out. */
  note(seq: number, request: Request): void {
    if (request.kind !== 'person') return;
    this.#seqs[this.#next] = seq;
    this.#asked[this.#next] = shortHash(JSON.stringify(request.command));
    this.#next = (this.#next + 1) % MAX_COMMANDS;
  }

  /** Whether the entry of this seq is known to have carried another request. */
  differs(seq: number, request: Request): boolean {
    const before = this.#asked[this.#seqs.indexOf(seq)];
    if (before === undefined || request.kind !== 'person') return false;
    return before !== shortHash(JSON.stringify(request.command));
  }
}
