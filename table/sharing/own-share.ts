import { list, whole } from '@lusoria/core/schema';
import * as v from 'valibot';

/** The code of a shared round: nobody guesses it. */
export const SHARE_CODE = /^[A-HJ-NP-Z2-9]{10}$/;

/** A shared round that a person keeps at a server, as shown to them. */
export const ownShareSchema = v.strictObject({
  code: v.string(),
  game: v.string(),
  title: v.string(),
  at: whole,
  until: whole,
});
export type OwnShare = v.InferOutput<typeof ownShareSchema>;

export const ownSharesSchema = list(ownShareSchema);
