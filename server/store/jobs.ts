import type { Changes } from '@lusoria/table/ports';

/** What the store's thread is asked to do. Entries come with their events as JSON text. */
export type Job =
  | {
      readonly op: 'add-person';
      readonly id: string;
      readonly name: string;
      readonly hash: string;
      readonly now: number;
    }
  | { readonly op: 'add-token'; readonly person: string; readonly hash: string }
  | { readonly op: 'person-of'; readonly hash: string; readonly now: number }
  | { readonly op: 'rename'; readonly person: string; readonly name: string }
  | { readonly op: 'lend'; readonly hash: string; readonly person: string; readonly until: number }
  | { readonly op: 'claim'; readonly hash: string; readonly now: number }
  | {
      readonly op: 'create';
      readonly id: string;
      readonly code: string;
      readonly game: string;
      readonly entry: Row;
      readonly people: readonly string[];
    }
  | { readonly op: 'find'; readonly idOrCode: string }
  | { readonly op: 'entries'; readonly table: string; readonly after: number }
  | {
      readonly op: 'append';
      readonly table: string;
      readonly entry: Row;
      readonly changes: Changes;
    }
  | { readonly op: 'claim-wakes'; readonly now: number; readonly until: number }
  | { readonly op: 'put-wake'; readonly table: string; readonly at: number | null }
  | { readonly op: 'rewrite'; readonly table: string; readonly bodies: readonly Body[] }
  | { readonly op: 'remove-table'; readonly table: string }
  | { readonly op: 'remove-person'; readonly person: string }
  | { readonly op: 'heads'; readonly tables: readonly string[] }
  | { readonly op: 'note-of'; readonly table: string; readonly person: string }
  | {
      readonly op: 'keep-note';
      readonly table: string;
      readonly person: string;
      readonly text: string;
    }
  | { readonly op: 'tables-of'; readonly person: string; readonly limit: number }
  | { readonly op: 'sweep'; readonly before: number; readonly now: number };

/** What an entry says now. */
export type Body = Pick<Row, 'seq' | 'body'>;

/** An entry of a log as it is stored. */
export interface Row {
  readonly seq: number;
  readonly at: number;
  readonly command: string;
  readonly body: string;
}

/** What became of a job, in the order in which they were asked for. */
export type Outcome =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly why: string };

/** What the store's thread says: first whether it could open the data, then an answer a batch. */
export type Said =
  | { readonly kind: 'open' }
  | { readonly kind: 'unopened'; readonly why: string }
  | { readonly kind: 'outcomes'; readonly outcomes: readonly Outcome[] }
  | { readonly kind: 'closed' };

/** What it hears: jobs that are to be kept together, or that this is all. */
export type Heard =
  | { readonly kind: 'jobs'; readonly jobs: readonly Job[] }
  | { readonly kind: 'close' };
