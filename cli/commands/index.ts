import type { Command } from '../command.ts';
import { play } from './play.ts';
import { serve } from './serve.ts';
import { simulate } from './simulate.ts';
import { verify } from './verify.ts';

/** All commands, in the order in which help shows them. */
export const COMMANDS: readonly Command[] = [serve, play, simulate, verify];
