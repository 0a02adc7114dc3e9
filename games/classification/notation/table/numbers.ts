/** A number as tables have it, with a unit behind it or without. Group 1: the number. */
const WRITTEN = /^([-+−]?\d[\d.,]*)(?:\s*[^\d\s]\S*)?$/u;

/** Numbers with a decimal point, and with a decimal comma. */
const STYLES = [
  { shape: /^\d+(?:\.\d+)?$|^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/u, group: ',' },
  { shape: /^\d+(?:,\d+)?$|^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/u, group: '.' },
] as const;

/** The numbers of a column, and the unit that stands behind each; empty if there is none. */
export interface Numbers {
  /** By row; null where a cell is empty. */
  readonly values: readonly (number | null)[];
  readonly unit: string;
}

/**
 * The numbers in cells; null if one holds something else, or if their units differ. Where every cell could have a decimal
 * point as well as a comma, it is a point.
 */
export function numbersIn(cells: readonly string[]): Numbers | null {
  const found = cells.map((cell) => (cell === '' ? null : WRITTEN.exec(cell)));
  if (found.some((one, i) => one === null && cells[i] !== '')) return null;
  const units = new Set(found.flatMap((one) => (one ? [one[0].slice(one[1]?.length).trim()] : [])));
  const [unit] = units;
  if (unit === undefined || units.size > 1) return null;
  const written = found.map((one) => one?.[1]?.replace('−', '-') ?? null);
  const style = STYLES.find(({ shape }) =>
    written.every((one) => one === null || shape.test(one.replace(/^[-+]/u, ''))),
  );
  if (!style) return null;
  const values = written.map((one) =>
    one === null ? null : Number(one.replaceAll(style.group, '').replace(',', '.')),
  );
  return { values, unit };
}
