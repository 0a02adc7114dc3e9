import { randomFrom } from '@lusoria/core';
import { answerCalls, browserChannel } from '@lusoria/core/worker-call';
import type { View } from '@lusoria/skat';
import { parseOpenDeal, solverPosition, stateOf } from '@lusoria/skat/analysis';
import { bots } from '@lusoria/skat/engine';
import { createSolver } from '@lusoria/skat/solver';
import { explorerCalls } from './calls.ts';

/** Solves and plays beside the page, which stays quick meanwhile. */

/** A bot's time for an action (milliseconds). */
const THINK_MS = 700;

const solver = createSolver();
const bot = bots.strong();

function valuesIn(deal: string) {
  const open = parseOpenDeal(deal);
  const state = open && stateOf(open);
  const position = state && solverPosition(state);
  return position ? solver.moveValues(position).map(({ card, value }) => ({ card, value })) : [];
}

async function chosen(view: View) {
  await bot.load?.();
  const until = performance.now() + THINK_MS;
  const random = randomFrom(crypto.getRandomValues(new Uint8Array(32)));
  return bot.choose(view, random, { left: () => until - performance.now() });
}

answerCalls(explorerCalls, browserChannel(globalThis), { values: valuesIn, bot: chosen });
