import type { DueGrade } from '@lusoria/table';
import * as v from 'valibot';

const dueSchema = v.array(
  v.object({
    person: v.string(),
    event: v.string(),
    work: v.string(),
    platform: v.string(),
    subject: v.string(),
    item: v.string(),
    seq: v.number(),
    sent: v.string(),
    tries: v.number(),
  }),
);

export function dueGrades(rows: unknown): readonly DueGrade[] {
  return v.parse(dueSchema, rows);
}
