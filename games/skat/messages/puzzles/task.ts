import { capital } from '@lusoria/i18n';
import type { Outcome, Puzzle } from '../../puzzles/puzzle.ts';
import type { SkatTranslator } from '../index.ts';
import type { Pack } from '@lusoria/core/playing-card';
import { cardName, contractName } from '../names.ts';
import type { PuzzleTranslator } from './index.ts';

/** The messages for a puzzle: its own, and those of the table for cards and games. */
export interface PuzzleMessages {
  readonly t: SkatTranslator;
  readonly puzzle: PuzzleTranslator;
}

/** What is to be reached. */
interface Goal extends Pick<Puzzle, 'contract' | 'declarer' | 'target' | 'discards'> {
  readonly theme: string;
}

/** The task of a puzzle, in a sentence. */
export function taskText(
  { t, puzzle }: PuzzleMessages,
  { contract, declarer, target, theme, discards }: Goal,
  { seat, points }: { readonly seat: number; readonly points: number },
  pack: Pack,
): string {
  const isAlone = seat === declarer;
  if (contract.game === 'null') return puzzle(isAlone ? 'task-null' : 'task-null-defender');
  const game = contractName(t, contract, pack, isAlone ? 'accusative' : 'nominative');
  if (theme === 'lay-away') {
    const card = capital(discards.map((one) => cardName(t, one, pack)).join());
    return puzzle('task-lay-away', { game, target, card });
  }
  const side = isAlone ? 'declarer' : 'defender';
  const task =
    theme === 'schneider' ? (`task-schneider-${side}` as const) : (`task-${side}` as const);
  return puzzle(task, { game, target, points });
}

/** The outcome of a card, in a sentence. */
export function outcomeText(
  { puzzle }: PuzzleMessages,
  { contract, declarer, target }: Puzzle,
  { value }: Outcome,
  seat: number,
): string {
  if (contract.game === 'null') return puzzle(value === 0 ? 'comes-null-won' : 'comes-null-lost');
  return puzzle(seat === declarer ? 'comes-declarer' : 'comes-defender', { points: value, target });
}

/** The same, as short as a cell of a table. */
export function outcomeShort(
  { puzzle }: PuzzleMessages,
  { contract }: Puzzle,
  { value }: Outcome,
): string {
  if (contract.game === 'null') return puzzle(value === 0 ? 'null-none' : 'null-taken');
  return puzzle('points-of', { points: value });
}
