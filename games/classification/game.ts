import { eraseTypes } from '@lusoria/core';
import { classificationModule } from './index.ts';

/** Rules and bots, for whoever handles games of every kind. */
export const game = eraseTypes(classificationModule);
