import type { EventView } from '@lusoria/tournaments/protocol';
import type { Cell } from '@lusoria/tournaments/csv';
import { t } from '../messages.svelte.ts';

export type HomeworkView = EventView['homework'][number];
export type Work = HomeworkView['work'];
export type PieceView = HomeworkView['pieces'][number];

/** A pupil's row of a homework; without a piece they have not begun. */
export interface HomeworkRow {
  readonly member: number;
  readonly piece: PieceView | null;
}

/** Everybody who is in the class or expected, and everybody who has begun. */
export function homeworkRows(
  view: EventView,
  { pieces, work }: HomeworkView,
): readonly HomeworkRow[] {
  return view.members.flatMap(({ member, state }) => {
    const piece = pieces.find((one) => one.member === member) ?? null;
    const isAsked = work.kind === 'rounds' || work.for === null || work.for.includes(member);
    const isIn = isAsked && (state === 'here' || state === 'listed');
    return isIn || piece ? [{ member, piece }] : [];
  });
}

/** How a homework is called: as the teacher has named it, or by its number. */
export function homeworkName({ homework, title }: HomeworkView): string {
  return title || t('homework-number', { n: homework + 1 });
}

/** Rounds or items that are needed. */
export function neededIn({ work }: HomeworkView): number {
  return work.kind === 'rounds' ? work.rounds : work.items;
}

/** What is to be done, in words. */
export function workText({ work }: HomeworkView): string {
  return work.kind === 'rounds'
    ? t('homework-work', { rounds: work.rounds })
    : t('practice-work', { items: work.items });
}

/** How far a pupil is, in words. */
export function progressText(homework: HomeworkView, piece: PieceView | null): string {
  const { late } = homework;
  if (!piece) return t('homework-not-begun');
  const done =
    piece.state === 'done'
      ? t('homework-done')
      : t('homework-begun', { n: piece.counted, all: neededIn(homework) });
  const state = piece.practice
    ? `${done}, ${t('practice-right-of', { n: piece.practice.right, all: piece.finished })}`
    : done;
  if (piece.late === 0) return state;
  const key = late === 'counts' ? 'homework-of-them-late' : 'homework-and-late';
  return `${state} (${t(key, { n: piece.late })})`;
}

/** Headings of an exported homework, one for each of its cells. */
export function homeworkHeadings(homework: HomeworkView): readonly string[] {
  const name = homeworkName(homework);
  if (homework.work.kind === 'practice') {
    const parts = ['practice-right-column', 'practice-answered', 'practice-late'] as const;
    return [name, ...parts.map((part) => `${name}: ${t(part)}`)];
  }
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
  if (homework.work.kind === 'practice') {
    return [state, piece?.practice?.right ?? 0, piece?.finished ?? 0, piece?.late ?? 0];
  }
  return [state, piece?.counted ?? 0, piece?.late ?? 0];
}
