/** Values of options that may differ from one table to another. */
export type AdaptedOptions = Readonly<Record<string, string | boolean>>;

/** What is different for one player of a class. */
export interface Adaptation {
  /** Help that they alone have, by name. */
  readonly aids: readonly string[];
  /** Options that their table has where nobody at it has easier ones. */
  readonly options: AdaptedOptions;
}

/**
 * What may differ from one player, or one table, of a class to another. As an aid, the page itself gives `hints` when
 * they are asked for, and with `coach` at every turn; the others are the game's own.
 */
export interface Adaptable {
  /** Each with all its values, from the easiest to the hardest. None of them changes how many can play. */
  readonly options: readonly {
    readonly key: string;
    readonly values: readonly (string | boolean)[];
  }[];
  /** They change nothing for the others at the table. */
  readonly aids: readonly string[];
  /**
   * For somebody who lacks what the report estimates, and for a table that knows all of it. Absent: nothing is proposed.
   */
  readonly proposed?: { readonly lacking: Adaptation; readonly sure: Adaptation };
}

/** Whether a game lets this differ. */
export function isAdaptation(
  { aids, options }: Adaptable,
  { aids: wanted, options: changed }: Adaptation,
): boolean {
  return (
    new Set(wanted).size === wanted.length &&
    wanted.every((aid) => aids.includes(aid)) &&
    Object.entries(changed).every(([key, value]) =>
      options.some((one) => one.key === key && one.values.includes(value)),
    )
  );
}

/** An option in which people at one table differ from their class. */
export interface SettledOption {
  readonly key: string;
  /** What the table has: the easiest value that somebody at it is to have. */
  readonly value: string | boolean;
  /** Whether the class has it, too: then somebody's harder one does not count. */
  readonly isCommon: boolean;
  /** Indices of those for whom it was set. */
  readonly for: readonly number[];
  /** Indices of those for whom something harder was set. */
  readonly against: readonly number[];
}

/**
 * What one table has where its people are to have different options: of each option the easiest value. Whoever has none
 * of their own has that of the class.
 *
 * @param options those of the class, decoded
 * @param people the people at the table; null: nothing is different for them
 */
export function settleOptions(
  { options: declared }: Adaptable,
  options: unknown,
  people: readonly (Adaptation | null)[],
): readonly SettledOption[] {
  return declared.flatMap(({ key, values }) => {
    const common = valueOf(options, key);
    // What was set under other rules of the game may be none of its values any more.
    const own = people.map((one) => values.find((value) => value === one?.options[key]));
    if (own.every((value) => value === undefined)) return [];
    const value = values.find((one) =>
      own.some((wanted) => (wanted === undefined ? common : wanted) === one),
    );
    if (value === undefined) throw new RangeError(`no value of ${key}`);
    const those = (is: (wanted: string | boolean) => boolean): readonly number[] =>
      own.flatMap((wanted, i) => (wanted !== undefined && is(wanted) ? [i] : []));
    return [
      {
        key,
        value,
        isCommon: value === common,
        for: those((wanted) => wanted === value),
        against: those((wanted) => wanted !== value),
      },
    ];
  });
}

/** Options of a class with those of one table. Throws a TypeError where the options are none. */
export function withAdapted(options: unknown, adapted: AdaptedOptions): unknown {
  if (typeof options !== 'object' || options === null) throw new TypeError('options are an object');
  return { ...options, ...adapted };
}

function valueOf(options: unknown, key: string): unknown {
  if (typeof options !== 'object' || options === null) throw new TypeError('options are an object');
  return new Map<string, unknown>(Object.entries(options)).get(key);
}
