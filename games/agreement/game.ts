import { eraseTypes } from '@lusoria/core';
import { daily } from './daily.ts';
import { strength } from './strength.ts';
import { agreementModule } from './module.ts';

/** Rules and bots with their types erased. */
export const game = eraseTypes({ ...agreementModule, daily, strength });
