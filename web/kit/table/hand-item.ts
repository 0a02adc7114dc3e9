/** A card in the own hand, as a board hands it over. */
export interface HandItem {
  /** Tells apart cards that look the same. */
  readonly key: string | number;
  /** The card's name. */
  readonly label: string;
  /** The language of the name, where it is not the page's. */
  readonly lang?: string;
  readonly chosen: boolean;
  /** Whether it can be pressed; `lifted`: and is raised, because others cannot be played now. */
  readonly playable: 'yes' | 'no' | 'lifted';
}
