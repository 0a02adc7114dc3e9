import type { Pack, Suit } from '@lusoria/core/playing-card';
import type { Colour } from '../drawing.ts';

/** The colours of a suit on a card. */
export interface SuitColours {
  /** Of its letters and its sign. */
  readonly first: Colour;
  /** Of a part of its sign. */
  readonly second: Colour;
  /** Of the clothes of its figures. */
  readonly cloth: Colour;
  /** Only the outline of its sign is drawn. */
  readonly hollow?: true;
}

/** Two colours, four of them, or none: then the signs of the red suits are outlines. */
export type SuitScheme = 'two' | 'four' | 'none';

const BLACK = '#16130f';
const RED = '#b3261e';

const suit = (first: Colour, second = first, cloth = first): SuitColours => ({
  first,
  second,
  cloth,
});

const TWO: Readonly<Record<Suit, SuitColours>> = {
  C: suit(BLACK, '#8d8679', BLACK),
  S: suit(BLACK),
  H: suit(RED),
  D: suit(RED, '#f3c0ae', RED),
};

const FOUR: Readonly<Record<Pack, Readonly<Record<Suit, SuitColours>>>> = {
  french: { ...TWO, S: suit('#14613a'), D: suit('#b75a00', '#f3c0ae', '#b75a00') },
  german: {
    ...TWO,
    C: suit('#3f2812', '#bd8a42', '#7d5628'),
    S: suit('#14613a'),
    D: suit('#a04c00', '#f2b632', '#d08a1c'),
  },
};

const NONE: Readonly<Record<Suit, SuitColours>> = {
  C: suit('#000000', '#bbbbbb', '#666666'),
  S: suit('#000000', '#000000', '#333333'),
  H: { ...suit('#000000', '#ffffff', '#bbbbbb'), hollow: true },
  D: { ...suit('#000000', '#ffffff', '#e6e6e6'), hollow: true },
};

export function suitColours(of: Suit, pack: Pack, scheme: SuitScheme): SuitColours {
  if (scheme === 'none') return NONE[of];
  return scheme === 'four' ? FOUR[pack][of] : TWO[of];
}
