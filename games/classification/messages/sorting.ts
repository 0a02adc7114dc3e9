import type { Part, Sentence } from '@lusoria/i18n';
import type { ClassificationTranslator } from './index.ts';

// Classes on the table are numbered from 0; null: none of them.

/** The label of a class into which cards can be sorted. */
export function sortLabel(t: ClassificationTranslator, to: number | null): string {
  return to === null ? t('sort-into-none') : t('sort-into', { class: to + 1 });
}

/** The class that a card was sorted into. */
export function sortedText(t: ClassificationTranslator, to: number | null): string {
  return to === null ? t('sorted-into-none') : t('sorted-into', { class: to + 1 });
}

/** A sentence on the first card that was sorted wrongly. */
export function sortWrongText(
  t: ClassificationTranslator,
  card: Part,
  said: number | null,
  truth: number | null,
): Sentence {
  const toClass = (to: number | null) =>
    to === null ? t('to-no-class') : t('to-class', { class: to + 1 });
  return t.sentence('sort-wrong', { card, said: toClass(said), truth: toClass(truth) });
}
