import type { EventView } from '@lusoria/tournaments/protocol';
import type { Cell } from '@lusoria/tournaments/csv';
import { t } from '../messages.svelte.ts';

export type HomeworkView = EventView['homework'][number];
export type PieceView = HomeworkView['pieces'][number];

/** A pupil's row of a homework; without a piece they have not begun. */
export interface HomeworkRow {
  readonly member: number;
  readonly piece: PieceView | null;
}

/** Everybody who is in the class or expected, and everybody who has begun. */
export function homeworkRows(view: EventView, { pieces }: HomeworkView): readonly HomeworkRow[] {
  return view.members.flatMap(({ member, state }) => {
    const piece = pieces.find((one) => one.member === member) ?? null;
    const isIn = state === 'here' || state === 'listed';
    return isIn || piece ? [{ member, piece }] : [];
  });
}

/** How a homework is called: as the teacher has named it, or by its number. */
export function homeworkName({ homework, title }: HomeworkView): string {
  return title || t('homework-number', { n: homework + 1 });
}

/** How far a pupil is, in words. */
export function progressText({ work, late }: HomeworkView, piece: PieceView | null): string {
  if (!piece) return t('homework-not-begun');
  const state =
    piece.state === 'done'
      ? t('homework-done')
      : t('homework-begun', { n: piece.counted, all: work.rounds });
  if (piece.late === 0) return state;
  const key = late === 'counts' ? 'homework-of-them-late' : 'homework-and-late';
  return `${state} (${t(key, { n: piece.late })})`;
}

/** Headings of an exported homework, one for each of its cells. */
export function homeworkHeadings(homework: HomeworkView): readonly string[] {
  const name = homeworkName(homework);
  return [
    name,
    `${name}: ${t('homework-rounds-counted')}`,
    `${name}: ${t('homework-rounds-late')}`,
  ];
}

/** How far a pupil is, the rounds that count, and the late ones. */
export function homeworkCells(homework: HomeworkView, member: number): readonly Cell[] {
  const piece = homework.pieces.find((one) => one.member === member) ?? null;
  const state = t(
    `homework-${piece?.state === 'begun' ? 'unfinished' : (piece?.state ?? 'not-begun')}`,
  );
  return [state, piece?.counted ?? 0, piece?.late ?? 0];
}
