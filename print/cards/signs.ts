import type { Pack, Suit } from '@lusoria/core/playing-card';

/**
 * A part of a sign: `main` is filled with the suit's colour, `body` with its second colour and a
 * rim of the first, `cut` is a fine line in the colour of what lies behind, `mark` in the first.
 */
export interface Layer {
  readonly as: 'main' | 'body' | 'cut' | 'mark';
  readonly d: string;
}

/** Drawing of a suit, in a square of 24 by 24. */
export type Sign = readonly Layer[];

const HEART =
  'M12 22.2C9.6 17.6 1.6 13.7 1.6 8 1.6 4.6 4.1 2.2 7.1 2.2 9.3 2.2 11 3.4 12 5.3 13 3.4 14.7 2.2 16.9 2.2 19.9 2.2 22.4 4.6 22.4 8 22.4 13.7 14.4 17.6 12 22.2Z';

const FRENCH: Readonly<Record<Suit, Sign>> = {
  C: [
    {
      as: 'main',
      d: 'M12 1.6A5 5 0 0 0 8.3 9.96 5 5 0 1 0 10.9 16.6C10.8 19 9.8 20.9 8 22.4H16C14.2 20.9 13.2 19 13.1 16.6A5 5 0 1 0 15.7 9.96 5 5 0 0 0 12 1.6Z',
    },
  ],
  S: [
    {
      as: 'main',
      d: 'M12 1.2C10 5.6 1.8 9 1.8 14.4 1.8 17.2 3.9 19.2 6.5 19.2 8.4 19.2 10 18.2 10.9 16.6 10.8 19 9.8 20.9 8 22.4H16C14.2 20.9 13.2 19 13.1 16.6 14 18.2 15.6 19.2 17.5 19.2 20.1 19.2 22.2 17.2 22.2 14.4 22.2 9 14 5.6 12 1.2Z',
    },
  ],
  H: [{ as: 'main', d: HEART }],
  D: [
    {
      as: 'main',
      d: 'M12 .8C14.2 5 17 8.8 20.6 12 17 15.2 14.2 19 12 23.2 9.8 19 7 15.2 3.4 12 7 8.8 9.8 5 12 .8Z',
    },
  ],
};

/** Acorn, leaf, heart and bell. */
const GERMAN: Readonly<Record<Suit, Sign>> = {
  C: [
    {
      as: 'body',
      d: 'M5.4 10.5C5.4 16.2 8.6 19.4 11.2 21L12 23.2 12.8 21C15.4 19.4 18.6 16.2 18.6 10.5Z',
    },
    {
      as: 'main',
      d: 'M12.2.6C13.7.8 14.2 2 13.7 3.9 17.8 4.3 20.6 6.9 20.8 10.3 20.8 11.6 20 12.2 18.8 12.2H5.2C4 12.2 3.2 11.6 3.2 10.3 3.4 7 6.1 4.4 10.1 3.9 11.3 3.7 11.8 3 11.3 1.4Z',
    },
    { as: 'cut', d: 'M6.6 9.8L9.2 6.6M10.5 9.8L13.1 6.6M14.4 9.8L17 6.8' },
  ],
  S: [
    {
      as: 'main',
      d: 'M12 1C10.3 4.8 2.4 6.7 2.4 12.6 2.4 16 5 18.2 8 18.2 9.6 18.2 10.7 17.7 11.3 17L11 20.3C10.9 21.4 10.1 22 8.8 22.2L9.2 23.2C11.7 23.1 13 22.2 12.9 20.1L12.7 17C13.3 17.7 14.4 18.2 16 18.2 19 18.2 21.6 16 21.6 12.6 21.6 6.7 13.7 4.8 12 1Z',
    },
    {
      as: 'cut',
      d: 'M12 5.4V16.2M12 14.8L7.2 12M12 14.8L16.8 12M12 10.8L8.4 8.6M12 10.8L15.6 8.6',
    },
  ],
  H: [{ as: 'main', d: HEART }],
  D: [
    { as: 'mark', d: 'M10.2 4.2A2 2 0 1 1 13.8 4.2' },
    { as: 'body', d: 'M12 4.2A9 9 0 1 1 12 22.2 9 9 0 1 1 12 4.2Z' },
    {
      as: 'main',
      d: 'M2.8 11.6C8.6 13.4 15.4 13.4 21.2 11.6L21.3 14.4C15.4 16.2 8.6 16.2 2.7 14.4Z',
    },
    { as: 'mark', d: 'M12 17.6V21.4' },
    { as: 'main', d: 'M12 16.2A1.5 1.5 0 1 1 12 19.2 1.5 1.5 0 1 1 12 16.2Z' },
  ],
};

export function signOf(suit: Suit, deck: Pack): Sign {
  return deck === 'german' ? GERMAN[suit] : FRENCH[suit];
}
