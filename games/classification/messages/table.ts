import type { Reader } from '@lusoria/core';
import type { Described, Lay, View } from '../rules/types.ts';
import type { ClassificationTranslator } from './index.ts';
import { suffixFor } from './reader.ts';

/** A sentence on the action that the table waits for. */
export function statusText(t: ClassificationTranslator, view: View, reader: Reader): string {
  const { phase, sage, current, you } = view;
  const seat = phase === 'play' ? current : sage;
  const name = reader.name(seat);
  switch (phase) {
    case 'draw-tree':
    case 'deal':
    case 'over':
      return t(`status-${phase}`);
    case 'describe':
      return t(you === null || you === sage ? 'status-describe' : 'status-describe-you');
    default:
      return t(`status-${phase}${suffixFor(seat, view)}`, { name });
  }
}

/** A lay without its cards: player and target. */
export function layText(
  t: ClassificationTranslator,
  { seat, class: to }: Pick<Lay, 'seat' | 'class'>,
  reader: Reader,
): string {
  const name = reader.name(seat);
  const whose = suffixFor(seat, reader);
  return to === null
    ? t(`lay-founded${whose}`, { name })
    : t(`lay-added${whose}`, { name, class: to + 1 });
}

/** The question to the sage whether a lay is right. */
export function judgeText(
  t: ClassificationTranslator,
  { seat, class: to }: Pick<Lay, 'seat' | 'class'>,
  reader: Reader,
): string {
  const name = reader.name(seat);
  return to === null ? t('judge-founded', { name }) : t('judge-added', { name, class: to + 1 });
}

/**
 * Label of the button that lays cards into a class on the table (from 0), or (null) into a new one.
 */
export function layButton(t: ClassificationTranslator, n: number, to: number | null): string {
  return to === null ? t('found', { n }) : t('add', { n, class: to + 1 });
}

/** The verdict on a lay in one word. */
export function verdictText(t: ClassificationTranslator, { right }: Pick<Lay, 'right'>): string {
  return t(right === null ? 'open' : right ? 'right' : 'wrong');
}

/** The class of a sage's card: the tree's and, if it is on the table, the table's (from 0). */
export function belongsText(
  t: ClassificationTranslator,
  letter: string,
  at: number | null,
): string {
  return at === null
    ? t('tree-class-new', { letter })
    : t('tree-class-laid', { letter, class: at + 1 });
}

/** The judgement on a description. */
export function describedText(
  t: ClassificationTranslator,
  { right, what }: Pick<Described, 'right' | 'what'>,
): string {
  if (what === null || what.kind === 'none') return t('described-nothing');
  return t(right ? 'described-right' : 'described-wrong');
}
