import { eraseFacts } from '@lusoria/core';
import { daily } from './daily.ts';
import { bots } from './engine/index.ts';
import { gameFacts } from './rules/facts.ts';
import { treeSchema } from './rules/tree/types.ts';
import { strength } from './strength.ts';

/** What the game says of itself, with its types erased. */
export const facts = eraseFacts(gameFacts, { bots, daily, strength, parts: { tree: treeSchema } });
