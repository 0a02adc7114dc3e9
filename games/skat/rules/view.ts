import * as v from 'valibot';
import { type ThreeState, threeViewSchema } from './three/types.ts';
import { type TwoState, twoViewSchema } from './two/types.ts';

/** What a viewer sees of a deal. */
export const viewSchema = v.variant('form', [threeViewSchema, twoViewSchema]);
export type View = v.InferOutput<typeof viewSchema>;

/** A deal. */
export type State = ThreeState | TwoState;
