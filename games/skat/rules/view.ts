import { schemaOf } from '@lusoria/core/schema';
import * as v from 'valibot';
import { threeViewSchema } from './three/schema.ts';
import type { ThreeState, ThreeView } from './three/types.ts';
import { twoViewSchema } from './two/schema.ts';
import type { TwoState, TwoView } from './two/types.ts';

/** View of a deal. */
export type View = ThreeView | TwoView;

export const viewSchema = schemaOf<View>()(v.variant('form', [threeViewSchema, twoViewSchema]));

/** A deal. */
export type State = ThreeState | TwoState;
