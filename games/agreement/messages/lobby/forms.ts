import { la, type Sentence } from '@lusoria/i18n';
import type { ParadigmId } from '@lusoria/latin';

/** The three nominatives that name a deck, in menu order. The lobby has them without the paradigms. */
export const FORMS = {
  is: ['is', 'ea', 'id'],
  ille: ['ille', 'illa', 'illud'],
  ipse: ['ipse', 'ipsa', 'ipsum'],
  iste: ['iste', 'ista', 'istud'],
  hic: ['hic', 'haec', 'hoc'],
  idem: ['īdem', 'eadem', 'idem'],
  qui: ['quī', 'quae', 'quod'],
} as const satisfies Readonly<Record<ParadigmId, readonly [string, string, string]>>;

/** A deck's title in a heading: a line ends after a dash, not before it. */
export function namedBy(title: string): Sentence {
  return [la(title.replaceAll(' – ', '\u00a0– '))];
}
