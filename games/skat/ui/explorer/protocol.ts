import { actionSchema, CARDS, viewSchema } from '@lusoria/skat';
import * as v from 'valibot';

/** A request of the board to its worker: for the value of every card, or for a bot's action. */
export const askedSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('values'), deal: v.string() }),
  v.strictObject({ kind: v.literal('bot'), view: viewSchema }),
]);
export type Asked = v.InferOutput<typeof askedSchema>;

export const answerSchema = v.variant('kind', [
  v.strictObject({
    kind: v.literal('values'),
    deal: v.string(),
    values: v.array(v.strictObject({ card: v.picklist(CARDS), value: v.number() })),
  }),
  v.strictObject({ kind: v.literal('bot'), action: v.nullable(actionSchema) }),
]);
export type Answer = v.InferOutput<typeof answerSchema>;
