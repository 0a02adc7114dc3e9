/** Hair, with what is worn in it. */
export type Hair =
  | 'fringe'
  | 'curls'
  | 'bun'
  | 'nodus'
  | 'bald'
  | 'braids'
  | 'helmet'
  | 'cloud'
  | 'wreath';

/** Somebody who sits at the table, as they are drawn: a new person costs a line. */
export interface Person {
  /** In lower case; a seat of this name always gets this person. */
  readonly name: string;
  readonly gender: 'f' | 'm';
  /** Colour behind the head. */
  readonly behind: string;
  readonly skin: string;
  readonly hair: Hair;
  readonly hairColour: string;
  readonly robe: string;
  /** Hem of the robe, and the band in the hair. */
  readonly trim: string;
  readonly extra: 'none' | 'beard' | 'bulla' | 'earrings' | 'freckles';
}

type Row = readonly [
  name: string,
  gender: Person['gender'],
  behind: string,
  skin: string,
  hair: Hair,
  hairColour: string,
  robe: string,
  trim: string,
  extra: Person['extra'],
];

const ROWS: readonly Row[] = [
  ['marcus', 'm', '#ffc64d', '#e8b48a', 'curls', '#35251c', '#fff6e6', '#c93a2d', 'bulla'],
  ['cornelia', 'f', '#83d3c4', '#f7d2b2', 'bun', '#7d4523', '#2f6bd8', '#ffc64d', 'earrings'],
  ['livia', 'f', '#d3a9e0', '#efc6a4', 'nodus', '#bdb7b6', '#7a3384', '#ffc64d', 'earrings'],
  ['servius', 'm', '#a8d07e', '#e3ab80', 'bald', '#8d8780', '#fff6e6', '#7a3384', 'beard'],
  ['tullia', 'f', '#9dc0ff', '#fbd9bf', 'braids', '#c4501f', '#1f9168', '#fff0c9', 'freckles'],
  ['gaius', 'm', '#ff9d80', '#c98a5c', 'helmet', '#241a15', '#b9312c', '#ffc64d', 'none'],
  ['aelia', 'f', '#ffe08a', '#8a5636', 'cloud', '#20161a', '#e8702a', '#fff0c9', 'earrings'],
  ['quintus', 'm', '#86d6e3', '#f5ccaa', 'wreath', '#d9a53c', '#fffaf0', '#2f6bd8', 'none'],
  ['lucius', 'm', '#ff8f6b', '#f2c39b', 'fringe', '#5b3420', '#2f6bd8', '#ffc64d', 'none'],
  ['octavia', 'f', '#f6a9bd', '#d9a174', 'braids', '#2b1b17', '#c33a63', '#ffe3a8', 'earrings'],
  ['decimus', 'm', '#c9e0a0', '#f3caa6', 'curls', '#b5702c', '#3a7d5a', '#ffe9b8', 'beard'],
  ['paula', 'f', '#ffb98a', '#b77a4e', 'bun', '#1f1618', '#1f8d84', '#ffe3a8', 'none'],
  ['publius', 'm', '#b9b4f0', '#8f5b39', 'curls', '#1c1416', '#e0a32c', '#7a3384', 'none'],
  ['valeria', 'f', '#b7e4c7', '#fbdcc6', 'cloud', '#a8431f', '#5b3f9c', '#ffc64d', 'freckles'],
  ['sextus', 'm', '#f2d1a0', '#dca077', 'fringe', '#17130f', '#8c3b2a', '#fff0c9', 'freckles'],
];

export const PERSONS: readonly Person[] = ROWS.map(
  ([name, gender, behind, skin, hair, hairColour, robe, trim, extra]) => {
    return { name, gender, behind, skin, hair, hairColour, robe, trim, extra };
  },
);
