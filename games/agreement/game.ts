import { eraseTypes } from '@lusoria/core';
import { daily } from './daily.ts';
import { agreementModule } from './index.ts';

/** Rules and bots with their types erased. */
export const game = eraseTypes({ ...agreementModule, daily });
