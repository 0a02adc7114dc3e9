import {
  countFigure,
  defined,
  type GameManifest,
  type GameReport,
  roundsReport,
} from '@lusoria/core';
import type { Language } from '@lusoria/i18n';
import { loadMessages } from './messages/keys.gen.ts';

/** The report of a game: its own, or rounds played, rounds won, alone or shared, and points. */
export async function reportOf(
  { report }: Pick<GameManifest, 'report'>,
  language: Language,
): Promise<GameReport> {
  if (report) return report(language);
  const t = await loadMessages(language);
  return {
    columns: [
      { key: 'rounds', text: t('figures-rounds'), kind: 'count' },
      { key: 'won', text: t('figures-won'), kind: 'count' },
      { key: 'points', text: t('figures-points'), kind: 'count' },
    ],
    nothing: roundsReport((rounds) => {
      // A round that was broken off brings no points.
      const ended = rounds.flatMap(({ seat, outcome }) => (outcome ? [{ seat, outcome }] : []));
      return {
        rounds: countFigure(ended.length),
        won: countFigure(
          ended.filter(({ seat, outcome }) => outcome.ranking[0]?.includes(seat)).length,
        ),
        points: countFigure(
          ended.reduce(
            (sum, { seat, outcome }) =>
              sum + defined(outcome.points[seat], `the points of seat ${seat}`),
            0,
          ),
        ),
      };
    }),
  };
}
