import type { OpenTable } from '@lusoria/client';
import type { AnyBot, AnyGame, Random } from '@lusoria/core';
import type { Command, TableView } from '@lusoria/table';

/** Policy for a seat. */
export interface Policy {
  readonly game: AnyGame;
  readonly bot: AnyBot;
  readonly random: Random;
  /** Mean delay before an action (milliseconds). */
  readonly thinkMs: number;
}

/** Delay before retrying after a rejection. */
const REJECTED_MS = 100;

/**
 * Acts at an open table whenever it is its turn, until the match is over; as owner it also begins the next round.
 * The session resends a request if the connection breaks.
 *
 * @returns resolves when the match is over, or when the table can no longer be seen
 */
export async function playSeat(table: OpenTable, policy: Policy): Promise<void> {
  await policy.bot.load();
  const over = Promise.withResolvers<void>();
  let timer: NodeJS.Timeout | undefined;
  let isBusy = false;

  const look = (): void => {
    const { view, gone } = table.get();
    if (gone !== null || view.phase === 'over') return over.resolve();
    if (isBusy || timer !== undefined || next(view, policy) === null) return;
    const ms = policy.thinkMs / 2 + policy.random.int(Math.max(1, policy.thinkMs));
    timer = setTimeout(() => {
      timer = undefined;
      // It may have become another player's turn.
      const command = next(table.get().view, policy);
      if (command) carryOut(command);
    }, ms);
  };

  const carryOut = (command: Command): void => {
    isBusy = true;
    void table.do(command).then((result) => {
      isBusy = false;
      if (result.ok) look();
      else setTimeout(look, REJECTED_MS);
    });
  };

  const stop = table.subscribe(look);
  look();
  await over.promise;
  clearTimeout(timer);
  stop();
}

/** The next command of a seat; null to wait. */
function next({ seat, phase, round }: TableView, { game, bot, random }: Policy): Command | null {
  if (phase === 'between' && seat === 0) return { do: 'next' };
  if (phase !== 'playing' || seat === null || !round?.play?.must.includes(seat)) return null;
  const { view } = round.play;
  return { do: 'act', action: bot.choose(view, random) ?? game.sampleAction(view, random) };
}
