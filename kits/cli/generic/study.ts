import {
  type AnyBot,
  type AnyGame,
  defined,
  type GameMessages,
  playable,
  playRound,
} from '@lusoria/core';
import { type Language, textOf } from '@lusoria/i18n';
import { inBatches, sourcesOf, type Study } from '../study.ts';
import { talliedEnd } from '../tally.ts';

/** Statistics of any game: number of actions, and winners. */
export function genericStudy(
  game: AnyGame,
  messages: (language: Language) => Promise<GameMessages>,
): Study {
  /** @throws RangeError when there is none; the author of the job has checked. */
  const botNamed = (name: string): AnyBot => {
    const found = game.bot(name);
    if (!found) throw new RangeError(`no bot ${name}`);
    return found;
  };
  return {
    async playGames(job, tell) {
      const bots = job.bots.map(botNamed);
      await Promise.all(bots.map(async (bot) => bot.load()));
      return inBatches(job, tell, (index) => {
        const setup = { options: job.options, seats: job.seats, first: index % job.seats };
        const { outcome, actions } = playRound(playable(game), {
          setup,
          bots,
          ...sourcesOf(job, index),
        });
        return talliedEnd(actions, defined(outcome.ranking[0]), setup);
      });
    },
    figures: () => ({}),
    title: async (options, seats, language) =>
      textOf((await messages(language)).title(options, seats)),
    rows: () => [],
  };
}
