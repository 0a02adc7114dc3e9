import type { ParadigmId } from '@lusoria/latin';

/** A deck as the lobby shows it. */
export interface Featured {
  readonly id: ParadigmId;
  /** The three nominatives, as the game is called. */
  readonly forms: readonly [string, string, string];
}

/** The three games that come from the cards, and those that follow from data alone. */
export const GAMES: readonly Featured[] = [
  { id: 'is', forms: ['is', 'ea', 'id'] },
  { id: 'ille', forms: ['ille', 'illa', 'illud'] },
  { id: 'ipse', forms: ['ipse', 'ipsa', 'ipsum'] },
];

export const MORE: readonly Featured[] = [
  { id: 'iste', forms: ['iste', 'ista', 'istud'] },
  { id: 'hic', forms: ['hic', 'haec', 'hoc'] },
  { id: 'idem', forms: ['īdem', 'eadem', 'idem'] },
  { id: 'qui', forms: ['quī', 'quae', 'quod'] },
];
