import { defined } from '@lusoria/core/defined';
import type {
  Changes,
  Devices,
  GradeOutcome,
  MadeFor,
  Page,
  Rest,
  TableRound,
  StoredContact,
  StoredEntry,
  StoredGrade,
  StoredReport,
  StoredPasskey,
  StoredPhotos,
  StoredShare,
  StoredSubscription,
} from '@lusoria/table/ports';
import type { Snapshot } from '@lusoria/table/types';

/** A job for the store's thread. Entries come with their events as JSON text. */
export type Job =
  | {
      readonly op: 'add-person';
      readonly id: string;
      readonly name: string;
      readonly hash: string;
      readonly now: number;
    }
  | {
      readonly op: 'add-bot';
      readonly id: string;
      readonly name: string;
      readonly owner: string;
      readonly hash: string;
      readonly now: number;
    }
  | { readonly op: 'bots-of'; readonly owner: string }
  | {
      readonly op: 'add-token';
      readonly person: string;
      readonly hash: string;
      readonly now: number;
    }
  | { readonly op: 'devices-of'; readonly person: string }
  | { readonly op: 'person-of'; readonly hash: string; readonly now: number }
  | { readonly op: 'rename'; readonly person: string; readonly name: string }
  | {
      readonly op: 'add-transfer-code';
      readonly hash: string;
      readonly person: string;
      readonly until: number;
    }
  | { readonly op: 'redeem-transfer-code'; readonly hash: string; readonly now: number }
  | {
      readonly op: 'create';
      readonly id: string;
      readonly code: string;
      readonly game: string;
      readonly of: MadeFor | null;
      readonly entry: Row;
      readonly people: readonly string[];
      readonly keptUntil: number;
    }
  | { readonly op: 'find'; readonly idOrCode: string }
  | {
      readonly op: 'entries';
      readonly table: string;
      readonly after: number;
      readonly most: number;
    }
  | {
      readonly op: 'entries-before';
      readonly table: string;
      readonly seq: number;
      readonly page: Page;
    }
  | { readonly op: 'seq-of'; readonly table: string; readonly command: string }
  | { readonly op: 'snapshot'; readonly table: string }
  | { readonly op: 'save-snapshot'; readonly table: string; readonly snapshot: Snapshot }
  | { readonly op: 'empty-entry'; readonly table: string; readonly seq: number }
  | {
      readonly op: 'append';
      readonly table: string;
      readonly entry: Row;
      readonly changes: Changes;
    }
  | { readonly op: 'lease-due-tables'; readonly now: number; readonly until: number }
  | { readonly op: 'unrated-rounds'; readonly before: number }
  | { readonly op: 'drop-unrated'; readonly round: TableRound }
  | { readonly op: 'set-deadline'; readonly table: string; readonly at: number | null }
  | { readonly op: 'remove-tokens'; readonly person: string; readonly devices: Devices }
  | { readonly op: 'people-to-erase' }
  | {
      readonly op: 'erase-at';
      readonly table: string;
      readonly person: string;
      readonly bodies: readonly Body[];
    }
  | { readonly op: 'remove-table'; readonly table: string; readonly seq: number }
  | { readonly op: 'remove-person'; readonly person: string }
  | { readonly op: 'heads'; readonly tables: readonly string[] }
  | { readonly op: 'note-of'; readonly table: string; readonly person: string }
  | {
      readonly op: 'save-note';
      readonly table: string;
      readonly person: string;
      readonly text: string;
    }
  | { readonly op: 'latest-tables'; readonly limit: number }
  | { readonly op: 'setting'; readonly name: string }
  | { readonly op: 'save-setting'; readonly name: string; readonly text: string }
  | { readonly op: 'tables-of'; readonly person: string; readonly limit: number }
  | { readonly op: 'blocks-of'; readonly person: string }
  | { readonly op: 'blocked-with'; readonly person: string }
  | {
      readonly op: 'set-block';
      readonly person: string;
      readonly other: string;
      readonly on: boolean;
    }
  /** The texts come as JSON. */
  | { readonly op: 'add-report'; readonly report: StoredReport; readonly texts: string }
  | { readonly op: 'reports'; readonly limit: number }
  | {
      readonly op: 'remove-report';
      readonly table: string;
      readonly person: string;
      readonly by: string;
    }
  | {
      readonly op: 'add-subscription';
      readonly subscription: StoredSubscription;
      readonly now: number;
    }
  | {
      readonly op: 'remove-subscription';
      readonly endpoint: string;
      readonly person: string | null;
    }
  | { readonly op: 'lease-due-subscriptions'; readonly now: number; readonly until: number }
  | {
      readonly op: 'settle-subscription';
      readonly endpoint: string;
      readonly due: number;
      readonly next: number | null;
    }
  | { readonly op: 'add-passkey'; readonly passkey: StoredPasskey }
  | { readonly op: 'passkey'; readonly id: string }
  | { readonly op: 'passkeys-of'; readonly person: string }
  | {
      readonly op: 'count-passkey';
      readonly id: string;
      readonly before: number;
      readonly counter: number;
    }
  | { readonly op: 'remove-passkey'; readonly id: string; readonly person: string }
  | { readonly op: 'person-at-school'; readonly hash: string }
  | { readonly op: 'add-person-at-school'; readonly hash: string; readonly person: string }
  | { readonly op: 'use-once'; readonly hash: string; readonly until: number }
  | { readonly op: 'add-grade'; readonly grade: StoredGrade }
  | { readonly op: 'lease-due-grades'; readonly now: number; readonly until: number }
  | {
      readonly op: 'settle-grade';
      readonly grade: Pick<StoredGrade, 'person' | 'event' | 'work'>;
      readonly outcome: GradeOutcome | null;
    }
  | { readonly op: 'save-shared'; readonly share: StoredShare; readonly text: string }
  | { readonly op: 'add-photos'; readonly photos: StoredPhotos }
  | {
      readonly op: 'count-photos' | 'photos-at' | 'remove-photos';
      readonly table: string;
      readonly name: string;
    }
  | {
      readonly op: 'finish-photos';
      readonly table: string;
      readonly name: string;
      readonly count: number;
    }
  | { readonly op: 'table-of-photos'; readonly name: string }
  | { readonly op: 'shared'; readonly code: string }
  | { readonly op: 'shared-of'; readonly person: string }
  | { readonly op: 'remove-shared'; readonly code: string; readonly person: string | null }
  | { readonly op: 'contacts-of'; readonly person: string }
  | { readonly op: 'contact-by' | 'remove-contact'; readonly key: string }
  | {
      readonly op: 'save-contact';
      readonly contact: StoredContact;
      readonly due: number | null;
      readonly now: number;
    }
  | { readonly op: 'confirm-contact'; readonly key: string; readonly now: number }
  | { readonly op: 'rest-address'; readonly rest: Rest; readonly now: number }
  | { readonly op: 'lease-due-contacts'; readonly now: number; readonly until: number }
  | {
      readonly op: 'settle-contact';
      readonly key: string;
      readonly due: number;
      readonly next: number | null;
      readonly told: number | null;
    }
  | { readonly op: 'keep-setting'; readonly name: string; readonly text: string }
  | { readonly op: 'probe'; readonly now: number }
  | { readonly op: 'sweep'; readonly before: number; readonly now: number };

/** A job of one kind. */
export type JobOf<Op extends Job['op']> = Extract<Job, { op: Op }>;

/** An entry with another body. */
export type Body = Pick<Row, 'seq' | 'body'>;

/** An entry of a log as stored. */
export type Row = StoredEntry;

/** Outcome of a job, in the order of the requests. */
export type Outcome =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly why: string };

/** Message of the store's thread: first whether it could open the data, then the outcomes of a batch. */
export type FromThread =
  | { readonly kind: 'open' }
  | { readonly kind: 'unopened'; readonly why: string }
  | { readonly kind: 'outcomes'; readonly values: readonly unknown[]; readonly failed: Failures }
  | { readonly kind: 'closed' };

/** Reasons of failed jobs, by their index; the values there mean nothing. */
type Failures = ReadonlyMap<number, string>;

/** Message to the store's thread: jobs that are committed together, or the last message. */
export type ToThread =
  | { readonly kind: 'jobs'; readonly batch: Batch }
  | { readonly kind: 'close' };

/**
 * Jobs in the form in which they are posted. Nearly all are entries without further changes: their
 * fields lie in two lists, which cost a quarter of what objects would; in their places is null.
 */
export interface Batch {
  readonly jobs: readonly (Job | null)[];
  readonly texts: readonly string[];
  readonly numbers: readonly number[];
}

export function packed(jobs: readonly Job[]): Batch {
  const texts: string[] = [];
  const numbers: number[] = [];
  const others = jobs.map((job) => {
    if (job.op !== 'append' || Object.keys(job.changes).length > 0) return job;
    const { seq, at, command, body } = job.entry;
    texts.push(job.table, command, body);
    numbers.push(seq, at);
    return null;
  });
  return { jobs: others, texts, numbers };
}

export function unpacked({ jobs, texts, numbers }: Batch): readonly Job[] {
  let n = 0;
  return jobs.map((job) => {
    if (job) return job;
    const table = defined(texts[3 * n]);
    const command = defined(texts[3 * n + 1]);
    const body = defined(texts[3 * n + 2]);
    const seq = defined(numbers[2 * n]);
    const at = defined(numbers[2 * n + 1]);
    n += 1;
    return { op: 'append', table, entry: { seq, at, command, body }, changes: {} };
  });
}

/** Outcomes in the form in which they are posted. */
export function answerOf(outcomes: readonly Outcome[]): Extract<FromThread, { kind: 'outcomes' }> {
  const values = outcomes.map((outcome) => (outcome.ok ? outcome.value : null));
  const failed = new Map(
    outcomes.flatMap((outcome, i) => (outcome.ok ? [] : [[i, outcome.why] as const])),
  );
  return { kind: 'outcomes', values, failed };
}
