import type { IncomingHttpHeaders } from 'node:http';
import type { Hint, WatchedTable } from '@lusoria/table';
import type { Config } from '../config.ts';
import type { Usage } from '../connections/allowances.ts';
import type { Visitor } from '../connections/visitor.ts';
import type { Counted } from '../http/admin-figures.ts';
import type { FromThread, ToThread } from '../store/sqlite/jobs.ts';

/** What the processes of a server tell each other. */
export type News =
  | { readonly kind: 'hint'; readonly hint: Hint }
  /** What was used up of limits since the last report. */
  | { readonly kind: 'used'; readonly usage: readonly Usage[] }
  /** Addresses, and how many connections each has at this process. */
  | { readonly kind: 'connected'; readonly counts: readonly (readonly [string, number])[] }
  /** The operator has acted; what they did is in the store. */
  | { readonly kind: 'acted' }
  | { readonly kind: 'counted'; readonly counted: Counted }
  | { readonly kind: 'asked'; readonly id: number; readonly what: keyof Answers }
  | { readonly kind: 'answered'; readonly id: number; readonly answer: unknown };

/** What a process can be asked for, and its answers. */
export interface Answers {
  /** Its metrics in Prometheus' format. */
  readonly metrics: string;
  readonly overview: {
    readonly visitors: readonly Visitor[];
    readonly tables: readonly WatchedTable[];
  };
}

/** A request to open a WebSocket, which travels with its socket. */
export interface PassedRequest {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  /** Bytes that came with it. */
  readonly head: Uint8Array;
}

/** Message of a process to the one that has started it. */
export type FromChild =
  /** It can be given its configuration. */
  | { readonly kind: 'loaded' }
  | { readonly kind: 'listening' }
  | { readonly kind: 'failed'; readonly why: string; readonly code: string | null }
  | { readonly kind: 'store'; readonly message: ToThread }
  /** @param to null: all others. */
  | { readonly kind: 'tell'; readonly to: number | null; readonly news: News }
  /** Comes with a socket. */
  | { readonly kind: 'pass'; readonly to: number; readonly request: PassedRequest };

/** Message to such a process. */
export type ToChild =
  | {
      readonly kind: 'begin';
      readonly config: Config;
      readonly slot: number;
      /** Whether the sender holds the data; otherwise they are in a database that all share. */
      readonly holdsData: boolean;
    }
  | { readonly kind: 'store'; readonly message: FromThread }
  | { readonly kind: 'told'; readonly from: number; readonly news: News }
  | { readonly kind: 'passed'; readonly request: PassedRequest }
  /** The others that run now. */
  | { readonly kind: 'others'; readonly slots: readonly number[] }
  | { readonly kind: 'stop' };
