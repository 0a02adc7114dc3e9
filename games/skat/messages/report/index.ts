import {
  countFigure,
  defined,
  type Figure,
  type GameReport,
  meanFigure,
  type ReportColumn,
  type ReportedRound,
  type ReportRow,
  roundsReport,
  shareFigure,
} from '@lusoria/core';
import type { Language } from '@lusoria/i18n';
import * as v from 'valibot';
import { optionsSchema } from '../../rules/options.ts';
import type { GameResult } from '../../rules/result.ts';
import { resultOf } from '../../rules/series.ts';
import { type Account, sheetOf } from '../../rules/sheet.ts';
import { loadMessages, type Messages } from './keys.gen.ts';

/** The columns of the report, in order. */
const COLUMNS = [
  ['deals', 'count'],
  ['declared', 'count'],
  ['suit', 'count'],
  ['grand', 'count'],
  ['null', 'count'],
  ['hand', 'count'],
  ['won', 'count'],
  ['lost', 'count'],
  ['overbid', 'count'],
  // The bids, and their results.
  ['bid', 'mean'],
  ['worth', 'mean'],
  ['won-low', 'percent'],
  ['won-middle', 'percent'],
  ['won-high', 'percent'],
  ['against', 'count'],
  ['points', 'count'],
] as const satisfies readonly (readonly [keyof Messages, ReportColumn['kind']])[];

/** The parts of a sum, in the order of the printed list. */
const ACCOUNT = [
  ['games', 'account-games'],
  ['won', 'account-won'],
  ['lost', 'account-lost'],
  ['bonus', 'account-bonus'],
  ['opponents', 'account-opponents'],
  ['total', 'account-total'],
] as const satisfies readonly (readonly [keyof Account, keyof Messages])[];

/** Bids to 20 are those of simple games with one; above 30 something more is needed. */
const LOW = 20;
const MIDDLE = 30;

/** The report of Skat deals, a row for each player. */
export async function report(language: Language): Promise<GameReport> {
  const t = await loadMessages(language);
  return {
    columns: COLUMNS.map(([key, kind]): ReportColumn => ({ key, text: t(key), kind })),
    accounts: {
      columns: ACCOUNT.map(([key, text]) => ({ key, text: t(text) })),
      of: ({ played, options, seats }) =>
        sheetOf(played, v.parse(optionsSchema, options), seats).accounts.map((account) =>
          Object.fromEntries(ACCOUNT.map(([key]) => [key, account[key]])),
        ),
    },
    nothing: roundsReport(row),
  };
}

function row(rounds: readonly ReportedRound[]): ReportRow {
  const ended = rounds.flatMap(({ seat, outcome }) => (outcome ? [{ seat, outcome }] : []));
  const games = ended.flatMap(({ seat, outcome }) => {
    const result = resultOf(outcome);
    return result?.kind === 'game' ? [{ ...result, isOwn: result.declarer === seat }] : [];
  });
  const own = games.filter(({ isOwn }) => isOwn);
  const bid = own.filter((game) => game.bid > 0);
  return {
    deals: countFigure(ended.length),
    declared: countFigure(own.length),
    suit: countFigure(
      own.filter(({ contract }) => !['grand', 'null'].includes(contract.game)).length,
    ),
    grand: countFigure(own.filter(({ contract }) => contract.game === 'grand').length),
    null: countFigure(own.filter(({ contract }) => contract.game === 'null').length),
    hand: countFigure(own.filter(({ contract }) => contract.hand).length),
    won: countFigure(own.filter(({ won }) => won).length),
    lost: countFigure(own.filter(({ won }) => !won).length),
    overbid: countFigure(own.filter(({ overbid }) => overbid).length),
    bid: meanFigure(bid.map((game) => game.bid)),
    worth: meanFigure(bid.map(({ base, multiplier }) => base * multiplier)),
    'won-low': wonOf(bid.filter((game) => game.bid <= LOW)),
    'won-middle': wonOf(bid.filter((game) => game.bid > LOW && game.bid <= MIDDLE)),
    'won-high': wonOf(bid.filter((game) => game.bid > MIDDLE)),
    // Games of others that were brought down.
    against: countFigure(games.filter(({ isOwn, won }) => !isOwn && !won).length),
    points: countFigure(
      ended.reduce((sum, { seat, outcome }) => sum + defined(outcome.points[seat]), 0),
    ),
  };
}

/** The share of games won; null: there were none. */
function wonOf(games: readonly Pick<GameResult, 'won'>[]): Figure | null {
  return shareFigure(games.filter(({ won }) => won).length, games.length);
}
