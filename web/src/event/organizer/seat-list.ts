/** What a pasted seating list says. */
export interface SeatList {
  /** Members by series and table, in the order of the seats. */
  readonly series: readonly (readonly (readonly number[])[])[];
  /** Names that nobody who is here has. */
  readonly unknown: readonly string[];
  /** Names that are twice in a series. */
  readonly twice: readonly string[];
}

/** The label of a table before its names. */
const LABEL = /^\s*(?:(?:tisch|table|mēnsa|mensa)\s*)?\d+\s*[:.)]\s*/iu;
/** A line that begins another series. */
const HEADING = /^\s*(?:serie|series|seriēs|runde|round)\s*\d*\s*:?\s*$/iu;

/** Reads a table a line, with names between commas, semicolons or tabs; an empty line or a heading begins another series. */
export function readSeats(
  text: string,
  members: readonly { readonly member: number; readonly name: string }[],
): SeatList {
  const byName = new Map(members.map(({ member, name }) => [keyOf(name), member]));
  const series: (readonly string[])[][] = [[]];
  for (const line of text.split(/\r?\n/u)) {
    if (line.trim() === '' || HEADING.test(line)) {
      if (series.at(-1)?.length !== 0) series.push([]);
    } else {
      const names = line.replace(LABEL, '').split(/[,;\t]/u);
      series.at(-1)?.push(names.map((name) => name.trim()).filter((name) => name !== ''));
    }
  }
  const listed = series.filter(({ length }) => length > 0);
  const all = listed.flat(2);
  return {
    series: listed.map((tables) =>
      tables.map((names) => names.flatMap((name) => byName.get(keyOf(name)) ?? [])),
    ),
    unknown: [...new Set(all.filter((name) => !byName.has(keyOf(name))))],
    twice: [
      ...new Set(
        listed.flatMap((tables) => {
          const names = tables.flat();
          return names.filter(
            (name, i) => names.findIndex((one) => keyOf(one) === keyOf(name)) < i,
          );
        }),
      ),
    ],
  };
}

function keyOf(name: string): string {
  return name.normalize('NFC').replaceAll(/\s+/gu, ' ').toLowerCase();
}
