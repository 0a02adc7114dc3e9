import { type ContactJob, contactStatements, isContactJob } from './contacts.ts';
import type { Job, JobOf } from './jobs.ts';
import type { Prepare } from './statements.ts';
import {
  isSubscriptionJob,
  type SubscriptionJob,
  subscriptionStatements,
} from './subscriptions.ts';

type NoticeJob = ContactJob | SubscriptionJob;

/** Ways by which people hear of their turns: their devices, feeds and e-mail addresses. */
export function noticeStatements(prepare: Prepare) {
  const subscriptions = subscriptionStatements(prepare);
  const contacts = contactStatements(prepare);
  return {
    execute: (job: NoticeJob): unknown =>
      isContactJob(job) ? contacts.execute(job) : subscriptions.execute(job),
    call(people: readonly string[], at: number) {
      for (const person of people) {
        subscriptions.call(person, at);
        contacts.call(person, at);
      }
    },
    removeTokens(job: JobOf<'remove-tokens'>) {
      subscriptions.removeTokens(job);
      contacts.removeTokens(job);
    },
    removePerson(job: JobOf<'remove-person'>) {
      subscriptions.removePerson(job);
      contacts.removePerson(job);
    },
    sweep(job: JobOf<'sweep'>) {
      subscriptions.sweep();
      contacts.sweep(job);
    },
  };
}

export function isNoticeJob(job: Job): job is NoticeJob {
  return isContactJob(job) || isSubscriptionJob(job);
}
