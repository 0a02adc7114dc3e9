import type { OpenTable } from '@lusoria/client';
import type { Random, AnyBot, AnyGame } from '@lusoria/core';
import type { Command, TableView } from '@lusoria/table';

/** How a seat is played. */
export interface Hand {
  readonly game: AnyGame;
  readonly bot: AnyBot;
  readonly random: Random;
  /** Milliseconds until it acts, on the average. */
  readonly thinkMs: number;
}

/** Before whoever was refused looks again. */
const REFUSED_MS = 100;

/**
 * Acts at an open table whenever it is its turn, until the match is over; as host it also begins the
 * next round. The session sees to it that what is asked is asked again when the line breaks.
 *
 * @returns resolves when the match is over, or when the table cannot be seen any more.
 */
export async function playSeat(table: OpenTable, hand: Hand): Promise<void> {
  const over = Promise.withResolvers<void>();
  let timer: NodeJS.Timeout | undefined;
  let asking = false;

  const look = (): void => {
    const { view, gone } = table.get();
    if (gone !== null || view.phase === 'over') return over.resolve();
    if (asking || timer !== undefined || next(view, hand) === null) return;
    const ms = hand.thinkMs / 2 + hand.random.int(Math.max(1, hand.thinkMs));
    timer = setTimeout(() => {
      timer = undefined;
      // It may have become another's turn.
      const command = next(table.get().view, hand);
      if (command) ask(command);
    }, ms);
  };

  const ask = (command: Command): void => {
    asking = true;
    void table.do(command).then((result) => {
      asking = false;
      if (result.ok) look();
      else setTimeout(look, REFUSED_MS);
    });
  };

  const stop = table.subscribe(look);
  look();
  await over.promise;
  clearTimeout(timer);
  stop();
}

/** What a seat does now; null: it waits. */
function next({ seat, phase, round }: TableView, { game, bot, random }: Hand): Command | null {
  if (phase === 'between' && seat === 0) return { do: 'next' };
  if (phase !== 'playing' || seat === null || !round?.play?.must.includes(seat)) return null;
  const seen = round.play.view;
  return { do: 'act', action: bot.choose(seen, random) ?? game.sampleAction(seen, random) };
}
