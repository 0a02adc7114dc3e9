/** A card in the reader's hand, as a board passes it. */
export interface HandItem {
  /** Distinguishes cards that look the same. */
  readonly key: string | number;
  /** The card's name. */
  readonly label: string;
  /** Language of the name, if it differs from the page's. */
  readonly lang?: string;
  readonly chosen: boolean;
  /** Whether it can be pressed; `lifted`: it can, and is raised because others cannot be played now. */
  readonly playable: 'yes' | 'no' | 'lifted';
}
