import type { DeckTerms } from '../problems.ts';

/** What can be wrong with a deck file. */
export const deckTerms: DeckTerms = {
  row: (n) => `Zeile ${n}`,
  column: (n) => `Spalte ${n}`,
  at: (path) => `Stelle „${path}“`,
  card: (id) => `Karte „${id}“`,
  attribute: (key) => `Merkmal „${key}“`,
  texts: {
    'too-big': (found) => `Die Datei ist größer als ${found('max')} Byte.`,
    'not-json': (found) => `Die Datei ist kein gültiges JSON (${found('found')}).`,
    encoding: () =>
      'Die Datei enthält unlesbare Zeichen; wahrscheinlich ist sie nicht als UTF-8 gespeichert.',
    'wrong-type': (found) => `Hier wird etwas anderes erwartet: ${found('expected')}.`,
    missing: () => 'Hier fehlt etwas.',
    'unknown-key': () => 'Das gehört nicht in eine Deck-Datei.',
    empty: () => 'Hier steht nichts.',
    'empty-title': () => 'Das Deck hat keinen Namen.',
    'too-long': (found) => `„${found('found')}“ ist länger als ${found('max')} Zeichen.`,
    control: (found) => `„${found('found')}“ enthält ein unsichtbares Zeichen.`,
    id: (found) =>
      `„${found('found')}“ ist als Kennung nicht erlaubt: ein Kleinbuchstabe, dann Kleinbuchstaben, Ziffern oder Bindestriche, höchstens 24 Zeichen.`,
    key: (found) => `Ein Merkmal darf nicht „${found('found')}“ heißen.`,
    coordinate: (found) => `Eine Ecke liegt außerhalb der Zeichenfläche (${found('found')}).`,
    'empty-table': () => 'Die Datei enthält keine Tabelle mit Überschriften und Zeilen.',
    'no-heading': (found) => `Spalte ${found('column')} hat keine Überschrift.`,
    'unclosed-quote': () => 'Ein Anführungszeichen wird geöffnet und nicht geschlossen.',
    'stray-quote': () =>
      'Nach einem schließenden Anführungszeichen steht noch Text; im Text wird es verdoppelt.',
    'extra-cell': (found) =>
      `Feld ${found('column')} (${found('found')}) steht rechts von der letzten Überschrift.`,
    'too-few-attributes': (found) =>
      `Das Deck hat zu wenige Merkmale (${found('count')}); nötig sind mindestens ${found('min')}.`,
    'too-many-attributes': (found) =>
      `Das Deck hat zu viele Merkmale (${found('count')}); erlaubt sind höchstens ${found('max')}.`,
    'doubled-attribute': () => 'Dieses Merkmal gibt es zweimal.',
    'one-value': (found) => `Alle Karten haben denselben Wert „${found('value')}“.`,
    'too-many-values': (found) =>
      `Es gibt ${found('count')} verschiedene Werte; erlaubt sind höchstens ${found('max')}.`,
    'doubled-value': (found) => `Den Wert „${found('value')}“ gibt es zweimal.`,
    'similar-values': (found) =>
      `„${found('value')}“ und „${found('other')}“ unterscheiden sich nur in Großbuchstaben oder Leerzeichen.`,
    'unused-value': (found) => `Keine Karte hat den Wert „${found('value')}“.`,
    'unknown-attribute': () => 'Dieses Merkmal gibt es im Deck nicht.',
    'missing-value': () => 'Der Wert fehlt.',
    'unknown-value': (found) => `Den Wert „${found('value')}“ gibt es bei diesem Merkmal nicht.`,
    'doubled-id': (found) => `Sie heißt genauso wie ${found('other')}.`,
    'doubled-card': (found) =>
      `Sie hat in jedem Merkmal dieselben Werte wie ${found('other')}${found('row') === '' ? '; ist das gewollt, gehört alike: true in die Datei' : ''}.`,
    'too-few-cards': (found) =>
      `Das Deck hat zu wenige Karten (${found('count')}); nötig sind mindestens ${found('min')}.`,
    'too-many-cards': (found) => `Mehr als ${found('max')} Karten sind zu viele.`,
  },
};
