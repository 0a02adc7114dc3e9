import type { DeckTerms } from '../problems.ts';

/** What can be wrong with a deck file. */
export const deckTerms: DeckTerms = {
  row: (n) => `row ${n}`,
  column: (n) => `column ${n}`,
  at: (path) => `at “${path}”`,
  card: (id) => `card “${id}”`,
  attribute: (key) => `attribute “${key}”`,
  texts: {
    'too-big': (found) => `The file is larger than ${found('max')} bytes.`,
    'not-json': (found) => `The file is no valid JSON (${found('found')}).`,
    encoding: () =>
      'The file holds characters that cannot be read; it is probably not saved as UTF-8.',
    'wrong-type': (found) => `Something else is expected here: ${found('expected')}.`,
    missing: () => 'Something is missing here.',
    'unknown-key': () => 'This is not part of a deck file.',
    empty: () => 'There is nothing here.',
    'empty-title': () => 'The deck has no name.',
    'too-long': (found) => `“${found('found')}” is longer than ${found('max')} characters.`,
    control: (found) => `“${found('found')}” holds an invisible character.`,
    id: (found) =>
      `“${found('found')}” cannot be an id: a lower case letter, then lower case letters, digits or hyphens, 24 characters at most.`,
    key: (found) => `An attribute cannot be called “${found('found')}”.`,
    coordinate: (found) => `A corner lies outside the canvas (${found('found')}).`,
    'empty-table': () => 'The file holds no table with a heading and rows.',
    'no-heading': (found) => `Column ${found('column')} has no heading.`,
    'unclosed-quote': () => 'A quotation mark is opened and never closed.',
    'stray-quote': () =>
      'Text follows a closing quotation mark; inside a text it has to be doubled.',
    'extra-cell': (found) =>
      `Cell ${found('column')} (${found('found')}) is beyond the last heading.`,
    'too-few-attributes': (found) =>
      `The deck has too few attributes (${found('count')}); at least ${found('min')} are needed.`,
    'too-many-attributes': (found) =>
      `The deck has too many attributes (${found('count')}); at most ${found('max')} are allowed.`,
    'doubled-attribute': () => 'This attribute is there twice.',
    'one-value': (found) => `All cards have the same value, “${found('value')}”.`,
    'too-many-values': (found) =>
      `There are ${found('count')} different values; at most ${found('max')} are allowed.`,
    'doubled-value': (found) => `The value “${found('value')}” is there twice.`,
    'similar-values': (found) =>
      `“${found('value')}” and “${found('other')}” differ only in capitals or spaces.`,
    'unused-value': (found) => `No card has the value “${found('value')}”.`,
    'unknown-attribute': () => 'The deck has no such attribute.',
    'missing-value': () => 'The value is missing.',
    'unknown-value': (found) => `This attribute has no value “${found('value')}”.`,
    'doubled-id': (found) => `It has the same name as ${found('other')}.`,
    'doubled-card': (found) =>
      `It agrees with ${found('other')} in every attribute${found('row') === '' ? '; if that is meant, the file must say alike: true' : ''}.`,
    'too-few-cards': (found) =>
      `The deck has too few cards (${found('count')}); at least ${found('min')} are needed.`,
    'too-many-cards': (found) => `More than ${found('max')} cards are too many.`,
  },
};
