import type { Attribute, Names } from '../deck/types.ts';

/** A name in the three languages. */
export function names(de: string, la: string, en: string): Names {
  return { de, la, en };
}

/** A name that is the same in every language. */
export function same(name: string): Names {
  return { de: name, la: name, en: name };
}

/** An attribute with its values, in this order. */
export function attribute(
  key: string,
  called: Names,
  values: readonly (readonly [string, Names])[],
): Attribute {
  return {
    key,
    names: called,
    values: values.map(([value, words]) => ({ key: value, names: words })),
  };
}

/**
 * The values of a card, by attribute.
 *
 * @throws RangeError if one is no value of its attribute
 */
export function valuesOf(
  attributes: readonly Attribute[],
  keys: readonly string[],
): readonly number[] {
  return attributes.map(({ key, values }, i) => {
    const value = values.findIndex((one) => one.key === keys[i]);
    if (value < 0) throw new RangeError(`${key} is never ${keys[i]}`);
    return value;
  });
}
