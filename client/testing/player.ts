import { type Random, randomFrom, type Result, type AnyBot } from '@lusoria/core';
import type { Command } from '@lusoria/table';
import type { OpenTable } from '../types.ts';
import { bytesFrom } from './test-server.ts';
import type { FakeTime } from './time.ts';

export interface Asked {
  readonly command: Command;
  result: Result<number> | null;
}

/** Lets a bot act for a person at a table, through the person's session, and records its commands. */
export function play(
  time: FakeTime,
  table: OpenTable,
  bot: AnyBot,
  random: Random,
  noted: Asked[],
): void {
  // A seq that was considered is not considered again before something changes.
  let considered = 0;

  const consider = (): void => {
    const { view, seq, pending } = table.get();
    const { round, seat } = view;
    if (seat === null || !round?.play || pending > 0 || seq === considered) return;
    considered = seq;
    if (![...round.play.must, ...round.play.may].includes(seat)) return;
    const action = bot.choose(round.play.view, randomFrom(bytesFrom(random)(32)));
    if (action !== null) void ask({ do: 'act', action });
  };

  const ask = async (command: Command): Promise<void> => {
    const asked: Asked = { command, result: null };
    noted.push(asked);
    asked.result = await table.do(command);
    if (asked.result.ok) return;
    // Another command was faster: consider again in a moment.
    time.after(100, () => {
      considered = 0;
      consider();
    });
  };

  table.subscribe(consider);
  consider();
}
