import { eraseTypes } from '@lusoria/core';
import { daily } from './daily.ts';
import { strength } from './strength.ts';
import { classificationModule } from './module.ts';

/** Rules and bots with their types erased. */
export const game = eraseTypes({ ...classificationModule, daily, strength });
