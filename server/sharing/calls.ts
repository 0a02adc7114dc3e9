import type { Language } from '@lusoria/i18n';
import * as v from 'valibot';
import { postedRejection } from '../decisions/calls.ts';
import { poolCalls } from '../bots/pool.ts';

/** Work about what people share: to check it by the rules of its game, or to draw its picture. */
export type SharingJob =
  | { readonly kind: 'check'; readonly text: string }
  | { readonly kind: 'picture'; readonly text: string }
  | {
      readonly kind: 'puzzle';
      readonly game: string;
      readonly id: string;
      readonly language: Language;
    };

const answerSchema = v.variant('kind', [
  v.object({ kind: v.literal('right') }),
  v.object({ kind: v.literal('wrong'), rejection: postedRejection }),
  v.object({ kind: v.literal('picture'), png: v.instance(Uint8Array) }),
  v.object({ kind: v.literal('none') }),
]);
export type SharingAnswer = v.InferOutput<typeof answerSchema>;

/** Calls of the thread for shared rounds. */
export const sharingCalls = poolCalls<
  { readonly job: SharingJob; readonly thinkMs: number },
  SharingAnswer
>(answerSchema);
