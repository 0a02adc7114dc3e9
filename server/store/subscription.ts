import type { DueSubscription } from '@lusoria/table';
import * as v from 'valibot';

const dueSchema = v.array(
  v.object({
    person: v.string(),
    device: v.string(),
    endpoint: v.string(),
    p256dh: v.string(),
    auth: v.string(),
    zone: v.string(),
    due: v.number(),
  }),
);

export function dueSubscriptions(rows: unknown): readonly DueSubscription[] {
  return v.parse(dueSchema, rows);
}
