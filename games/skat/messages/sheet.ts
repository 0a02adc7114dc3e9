import type { Pack } from '@lusoria/core/playing-card';
import type { Step } from '../rules/contract.ts';
import type { DealResult } from '../rules/result.ts';
import type { SkatTranslator } from './index.ts';
import { gameName, signed } from './names.ts';

/** Columns of a deal on the printed list, before those of the players; each has a heading `column-…`. */
export const SHEET_COLUMNS = [
  'base',
  'matadors',
  'hand',
  'schneider',
  'schneiderAnnounced',
  'schwarz',
  'schwarzAnnounced',
  'ouvert',
  'doubled',
  'won',
  'lost',
] as const;
export type SheetColumn = (typeof SHEET_COLUMNS)[number];

const STEPS: Readonly<Partial<Record<SheetColumn, Step>>> = {
  hand: 'hand',
  schneider: 'schneider',
  schneiderAnnounced: 'schneider-announced',
  schwarz: 'schwarz',
  schwarzAnnounced: 'schwarz-announced',
  ouvert: 'ouvert',
};

/** Text of a deal in a column of the list; empty where it has none. */
export function sheetCell(t: SkatTranslator, column: SheetColumn, result: DealResult): string {
  if (result.kind === 'passed' || result.kind === 'broken-off') return '';
  if (result.kind === 'ramsch') {
    if (column !== (result.march ? 'won' : 'lost')) return '';
    return signed(result.march ? result.value : -result.value);
  }
  const { contract, steps, doubled, round, value, won } = result;
  const step = STEPS[column];
  if (step) {
    const isSo =
      steps.includes(step) ||
      (column === 'hand' && contract.hand) ||
      (column === 'ouvert' && contract.ouvert);
    return isSo ? '✓' : '';
  }
  if (column === 'base') return String(result.base);
  if (column === 'matadors') return matadors(t, result.matadors);
  if (column === 'doubled') return doubled * round === 1 ? '' : `×${doubled * round}`;
  return (column === 'won') === won ? signed(value) : '';
}

/** "m2", "o3": with 2, without 3; empty for 0. */
function matadors(t: SkatTranslator, n: number): string {
  return n === 0 ? '' : t(n > 0 ? 'sheet-with' : 'sheet-without', { count: Math.abs(n) });
}

/** Name of what was played in a deal, or that nothing was. */
export function sheetName(t: SkatTranslator, result: DealResult, pack: Pack): string {
  if (result.kind === 'passed' || result.kind === 'broken-off') return t(`sheet-${result.kind}`);
  if (result.kind === 'ramsch') return t('ramsch');
  const game = gameName(t, result.contract.game, pack);
  return result.overbid ? `${game} · ${t('sheet-overbid')}` : game;
}
