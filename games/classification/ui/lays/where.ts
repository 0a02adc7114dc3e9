import type { ClassificationTranslator } from '../../messages/index.ts';
import { suffixFor, type TableReader } from '../../messages/reader.ts';
import type { Whereabouts } from './evidence.ts';

/** In words, the place where a card was last seen, as far as the reader knows. */
export function whereText(
  t: ClassificationTranslator,
  place: Whereabouts,
  reader: TableReader,
): string {
  switch (place.kind) {
    case 'table':
      return t('note-on-table', { class: place.class + 1 });
    case 'hand':
      return t('note-in-hand');
    case 'shown':
      return t(`note-shown${suffixFor(place.seat, reader)}`, { name: reader.name(place.seat) });
    case 'unseen':
      return t('note-unseen');
  }
}
