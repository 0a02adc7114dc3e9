import type { DeckFile } from '../file.ts';

const SIX = ['one', 'two', 'three', 'four', 'five', 'six'] as const;

/** A small deck file without mistakes: cards c11 to c66 with a row and a column. */
export function grid(): DeckFile {
  const values = SIX.map((name) => ({ key: name, names: name }));
  return {
    id: 'grid',
    title: 'Grid',
    attributes: [
      { key: 'row', names: 'row', values },
      { key: 'column', names: 'column', values },
    ],
    cards: SIX.flatMap((row, r) =>
      SIX.map((column, c) => ({ id: `c${r + 1}${c + 1}`, values: { row, column } })),
    ),
  };
}

/** Cells as a file stores them: quoted if necessary. */
export function written(
  rows: readonly (readonly string[])[],
  { separator = ',', lines = '\n' } = {},
): string {
  const cell = (text: string) =>
    /[",;\t\r\n]|^ | $/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  return rows.map((row) => `${row.map(cell).join(separator)}${lines}`).join('');
}

/** A deck file as a table, with keys for names. */
export function tableOf({ attributes, cards }: DeckFile): readonly (readonly string[])[] {
  const keys = attributes.map(({ key }) => key);
  return [
    ['card', ...keys],
    ...cards.map(({ id, values }) => [id, ...keys.map((key) => values[key] ?? '')]),
  ];
}
