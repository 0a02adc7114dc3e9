import type { Tables } from '../types.ts';

/** Tables at which a member has the place of another, and no second one; unchanged if the other has none. */
export function replaced(tables: Tables, from: number, into: number): Tables {
  return tables.some((table) => table.includes(from))
    ? tables.map((table) =>
        table.filter((one) => one !== into).map((one) => (one === from ? into : one)),
      )
    : tables;
}
