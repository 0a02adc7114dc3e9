import { capital } from '@lusoria/i18n';
import { columns } from '../layout.ts';

const INDENT = '  ';
const NOTHING = '–';

/**
 * Plain data as a table for people: a label and a value a row, what lies deeper further in.
 *
 * @param label what a field is called; null: its name will do
 */
export function viewLines(
  view: unknown,
  label: (name: string) => string | null,
): readonly string[] {
  const named = (name: string): string => label(name) ?? humanised(name);
  return columns(rowsOf(view, INDENT));

  function rowsOf(value: unknown, indent: string): readonly (readonly string[])[] {
    return entriesOf(value, named).flatMap(([head, inner]) => {
      const line = onOneLine(inner, named);
      return line === null
        ? [[indent + head], ...rowsOf(inner, indent + INDENT)]
        : [[indent + head, line]];
    });
  }
}

/** `cardsLeft` and `cards-left` become `Cards left`. */
export function humanised(name: string): string {
  const words = name.replaceAll(/([a-z0-9])([A-Z])/gu, '$1 $2').replaceAll(/[-_]+/gu, ' ');
  return capital(words.toLowerCase());
}

/** The parts of a value with their heads: fields, or the items of a list by their numbers. */
function entriesOf(
  value: unknown,
  named: (name: string) => string,
): readonly (readonly [string, unknown])[] {
  if (Array.isArray(value)) return value.map((item: unknown, i) => [String(i + 1), item]);
  return Object.entries(value ?? {}).map(([name, inner]) => [named(name), inner]);
}

/** A value that has room on a line; null for one that has not. */
function onOneLine(value: unknown, named: (name: string) => string): string | null {
  if (isList(value)) {
    if (value.length === 0) return NOTHING;
    return value.every(isScalar) ? value.map(scalarText).join(', ') : null;
  }
  if (isScalar(value)) return scalarText(value);
  const parts = Object.entries(value ?? {});
  if (!parts.every(([, inner]) => isScalar(inner))) return null;
  return (
    parts.map(([name, inner]) => `${named(name)}: ${scalarText(inner)}`).join(' · ') || NOTHING
  );
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function isScalar(value: unknown): boolean {
  return typeof value !== 'object' || value === null;
}

function scalarText(value: unknown): string {
  if (value === null || value === undefined || value === '') return NOTHING;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
