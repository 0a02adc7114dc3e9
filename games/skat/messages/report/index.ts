import type { GameReport, ReportColumn } from '@lusoria/core';
import { type Language, messageLoader } from '@lusoria/i18n';
import { resultOf } from '../../rules/series.ts';
import type { Messages } from './keys.gen.ts';

const load = messageLoader<Messages>((language) => new URL(`./${language}.ftl`, import.meta.url));

const COLUMNS = ['deals', 'declared', 'won', 'lost', 'overbid', 'against', 'points'] as const;

/** What deals of Skat tell of those who played them. */
export async function report(language: Language): Promise<GameReport> {
  const t = await load(language);
  return {
    columns: COLUMNS.map((key): ReportColumn => ({ key, text: t(key), kind: 'count' })),
    row(rounds) {
      const games = rounds.flatMap(({ seat, outcome }) => {
        const result = resultOf(outcome);
        return result?.kind === 'game' ? [{ ...result, isOwn: result.declarer === seat }] : [];
      });
      const own = games.filter(({ isOwn }) => isOwn);
      return {
        deals: rounds.length,
        declared: own.length,
        won: own.filter(({ won }) => won).length,
        lost: own.filter(({ won }) => !won).length,
        overbid: own.filter(({ overbid }) => overbid).length,
        // Games of others that were brought down.
        against: games.filter(({ isOwn, won }) => !isOwn && !won).length,
        points: rounds.reduce((sum, { seat, outcome }) => sum + (outcome.points[seat] ?? 0), 0),
      };
    },
  };
}
