import type { DatabaseSync } from 'node:sqlite';
import { SWEEP_BATCH } from '@lusoria/table/ports';
import type { Job, JobOf } from './jobs.ts';
import { openLogIndex } from './log/log-index.ts';
import { isModerationJob, moderationStatements } from './moderation.ts';
import { isNoticeJob, noticeStatements } from './notices.ts';
import { isPasskeyJob, passkeyStatements } from './passkeys.ts';
import { isPhotoJob, PHOTO_JOBS, photoStatements } from './photos.ts';
import { peopleStatements } from './people.ts';
import { schoolStatements } from './school.ts';
import { isSettingJob, settingStatements } from './settings.ts';
import { sharedStatements } from './shared.ts';
import { preparing } from './statements.ts';
import { tableStatements } from './tables.ts';
import { openTail } from './log/tail.ts';

/** Jobs that read neither the logs nor the time of their last entries. */
const APART: ReadonlySet<Job['op']> = new Set([
  'append',
  'create',
  'find',
  'lease-due-tables',
  'set-deadline',
  'unrated-rounds',
  'drop-unrated',
  'snapshot',
  'save-snapshot',
  'note-of',
  'save-note',
  'person-of',
  'add-person',
  'add-token',
  'rename',
  'add-transfer-code',
  'redeem-transfer-code',
  'people-to-erase',
  'probe',
  'setting',
  'save-setting',
  'blocks-of',
  'blocked-with',
  'set-block',
  'add-report',
  'reports',
  'remove-report',
  'add-passkey',
  'passkey',
  'passkeys-of',
  'count-passkey',
  'remove-passkey',
  'keep-setting',
  'person-at-school',
  'add-person-at-school',
  'use-once',
  'add-grade',
  'settle-grade',
  ...PHOTO_JOBS,
  'save-shared',
  'shared',
  'shared-of',
  'remove-shared',
]);

/** What runs the jobs of one open file. */
export interface Executor {
  /** Executes one, inside of a transaction. */
  execute(job: Job): unknown;
  /** Moves appended entries to the logs. */
  settle(): void;
  /** Must be called before a transaction is committed. */
  finish(): void;
  /** Called when a transaction was rolled back. */
  undone(): void;
}

/** Prepares the statements of a file. */
export function createExecutor(db: DatabaseSync): Executor {
  const prepare = preparing(db);
  const tail = openTail(db, prepare);
  const logs = openLogIndex(db, tail.settle);
  const people = peopleStatements(prepare);
  const moderation = moderationStatements(prepare);
  const settings = settingStatements(prepare);
  const passkeys = passkeyStatements(prepare);
  const school = schoolStatements(prepare);
  const shared = sharedStatements(prepare);
  const photos = photoStatements(prepare);
  const notices = noticeStatements(prepare);
  const tables = tableStatements(prepare, logs, tail, notices.call);
  const probe = prepare('INSERT OR REPLACE INTO probe (n, at) VALUES (1, ?)');
  const shrink = prepare('PRAGMA incremental_vacuum(200)');

  const execute = (job: Job): unknown => {
    if (isNoticeJob(job)) return notices.execute(job);
    if (!APART.has(job.op)) tail.settle();
    if (isPasskeyJob(job)) return passkeys.execute(job);
    if (isModerationJob(job)) return moderation.execute(job);
    if (isPhotoJob(job)) return photos.execute(job);
    if (isSettingJob(job)) return settings.execute(job);
    switch (job.op) {
      case 'append':
        return tables.append(job);
      case 'entries':
        return tables.entries(job);
      case 'entries-before':
        return tables.entriesBefore(job);
      case 'seq-of':
        return tables.seqOf(job);
      case 'snapshot':
        return tables.snapshot(job);
      case 'save-snapshot':
        return tables.saveSnapshot(job);
      case 'empty-entry':
        return tables.emptyEntry(job);
      case 'find':
        return tables.find(job);
      case 'create':
        return tables.create(job);
      case 'heads':
        return tables.heads(job);
      case 'lease-due-tables':
        return tables.leaseDue(job);
      case 'set-deadline':
        return tables.setDeadline(job);
      case 'unrated-rounds':
      case 'drop-unrated':
        return tables.unrated(job);
      case 'note-of':
        return tables.noteOf(job);
      case 'save-note':
        return tables.saveNote(job);
      case 'latest-tables':
        return tables.latest(job);
      case 'tables-of':
        return tables.ofMember(job);
      case 'erase-at':
        return tables.eraseAt(job);
      case 'remove-table':
        return tables.remove(job) && school.removeEvent(job.table);
      case 'add-person':
        return people.add(job);
      case 'add-bot':
        return people.addBot(job);
      case 'bots-of':
        return people.botsOf(job);
      case 'add-token':
        return people.addToken(job);
      case 'devices-of':
        return people.devicesOf(job);
      case 'person-of':
        return people.ofToken(job);
      case 'rename':
        return people.rename(job);
      case 'add-transfer-code':
        return people.addCode(job);
      case 'redeem-transfer-code':
        return people.redeemCode(job);
      case 'people-to-erase':
        return people.toErase();
      case 'remove-tokens':
        notices.removeTokens(job);
        return people.removeTokens(job);
      case 'remove-person':
        for (const part of [moderation, shared, photos, passkeys]) part.removePerson(job);
        school.removePerson(job.person);
        notices.removePerson(job);
        return people.remove(job);
      case 'save-shared':
      case 'shared':
      case 'shared-of':
      case 'remove-shared':
        return shared.execute(job);
      case 'probe':
        return probe.run(job.now);
      case 'sweep':
        return swept(
          job,
          tables,
          [shared, people, moderation, notices, passkeys, school],
          shrink.run,
        );
      default:
        return school.execute(job);
    }
  };
  return {
    execute,
    settle: tail.settle,
    finish: tail.finish,
    undone() {
      logs.forget();
      tail.undone();
    },
  };
}

interface Sweeping {
  sweep(job: JobOf<'sweep'>): unknown;
}

/** Deletes old tables; when no more of them are left, what has outlived its people and tables. @returns the ids of the tables. */
function swept(
  job: JobOf<'sweep'>,
  tables: { sweep(job: JobOf<'sweep'>): readonly unknown[] },
  rest: readonly Sweeping[],
  shrink: () => unknown,
): readonly unknown[] {
  const gone = tables.sweep(job);
  if (gone.length < SWEEP_BATCH) for (const one of rest) one.sweep(job);
  shrink();
  return gone;
}
