import type { StoredPasskey } from '@lusoria/table';
import * as v from 'valibot';

const passkeysSchema = v.array(
  v.object({
    id: v.string(),
    person: v.string(),
    key: v.string(),
    counter: v.number(),
    since: v.number(),
  }),
);

export function passkeysFrom(rows: unknown): readonly StoredPasskey[] {
  return v.parse(passkeysSchema, rows);
}
