import { defined } from '@lusoria/core';
import type { AnyGame } from '@lusoria/core';
import type { Language } from '@lusoria/i18n';
import { textOf } from '@lusoria/i18n';
import type { ArenaPart } from '@lusoria/cli-kit/arena.ts';
import { usualSeats } from '../bots.ts';
import type { Manifest } from '../games.ts';
import { loadCliMessages } from '../messages/index.ts';
import type { Contest } from './deal.ts';
import type { Match } from './match.ts';

/** Measures of a game's players: the game's own, or else by its outcomes. */
export async function arenaPartOf(manifest: Manifest): Promise<ArenaPart> {
  const own = (await manifest.terminal?.())?.arena;
  return own ?? genericPart(await manifest.load(), manifest);
}

export async function contestOf(
  manifest: Manifest,
  { options }: Pick<Match, 'options'>,
): Promise<Contest> {
  const [game, part] = await Promise.all([manifest.load(), arenaPartOf(manifest)]);
  const substitute = part.substitute ?? game.sampleAction;
  return { rules: { game, options, substitute }, part };
}

/** Measures of any game: first places, divided where they are shared, and points. */
function genericPart(game: AnyGame, manifest: Manifest): ArenaPart {
  const seats = usualSeats(game.seats);
  return {
    seats,
    options: {},
    measures: [
      { key: 'won', of: 'won', per: 'games', shownAs: 'number' },
      { key: 'points', of: 'points', per: 'games', shownAs: 'number' },
    ],
    async labels(language: Language) {
      const [t, messages] = await Promise.all([
        loadCliMessages(language),
        manifest.messages(language),
      ]);
      const options = game.options({});
      return {
        title: options.ok ? textOf(messages.title(options.value, seats)) : manifest.id,
        measures: { won: t('arena-won'), points: t('arena-points') },
      };
    },
    count({ outcome: { ranking, points } }, chair) {
      const [best = []] = ranking;
      return { won: best.includes(chair) ? 1 / best.length : 0, points: defined(points[chair]) };
    },
  };
}
