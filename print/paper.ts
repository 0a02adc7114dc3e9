/** Width and height in millimetres. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export const PAPERS = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
} as const satisfies Readonly<Record<string, Size>>;
export type Paper = keyof typeof PAPERS;

/** Margin at each edge that office and home printers cannot reach (millimetres). */
export const PRINTABLE = 5;

/** Names of card sizes; a `half` is half of a sheet: A5, or 5½ by 8½ inches. */
export const CARD_SIZES = ['bridge', 'poker', 'standard', 'mini', 'half'] as const;
export type CardSize = (typeof CARD_SIZES)[number];

const SIZES: Readonly<Record<Exclude<CardSize, 'half'>, Size>> = {
  bridge: { width: 57, height: 89 },
  poker: { width: 63, height: 88 },
  standard: { width: 59, height: 91 },
  mini: { width: 44, height: 68 },
};

const HALVES: Readonly<Record<Paper, Size>> = {
  a4: { width: 148, height: 210 },
  letter: { width: 139.7, height: 215.9 },
};

/** Size of a card of this name on this paper. */
export function sizeOf(size: CardSize, paper: Paper): Size {
  return size === 'half' ? HALVES[paper] : SIZES[size];
}

/** The size on its side. */
export function landscape({ width, height }: Size): Size {
  return { width: height, height: width };
}
