import { describeView, type Shown, type ShownRow, type Vocabulary } from '@lusoria/core';
import { columns } from '../layout.ts';
import type { CommonTranslator } from '../messages/index.ts';

const INDENT = '  ';

/** A view as a table: a label and a value per row; values too long for a line are indented below. */
export function viewLines(
  view: unknown,
  vocabulary: Vocabulary,
  common: CommonTranslator,
): readonly string[] {
  return columns(linesOf(describeView(view, vocabulary), INDENT));

  function linesOf(rows: readonly ShownRow[], indent: string): readonly (readonly string[])[] {
    return rows.flatMap(({ label, value }) => {
      const line = onOneLine(value, common);
      if (line !== null) return [[indent + label, line]];
      return [[indent + label], ...linesOf(partsOf(value), indent + INDENT)];
    });
  }
}

/** A value on one line; null for rows, and for a list of rows. */
function onOneLine(value: Shown, common: CommonTranslator): string | null {
  switch (value.kind) {
    case 'text':
    case 'card':
      return value.text;
    case 'nothing':
      return '–';
    case 'hidden':
      return common('generic-hidden', { n: value.count });
    case 'rows':
      return null;
    case 'list': {
      const items = value.items.map((item) => onOneLine(item, common));
      return items.includes(null) ? null : items.join(', ');
    }
  }
}

/**
 * Parts of a value that does not fit on a line; those of a list by their numbers, or by their label
 * where they have one.
 */
function partsOf(value: Shown): readonly ShownRow[] {
  if (value.kind === 'rows') return value.rows;
  if (value.kind !== 'list') return [];
  return value.items.map((item, i) => {
    const [only, ...others] = item.kind === 'rows' ? item.rows : [];
    return only && others.length === 0
      ? only
      : { key: String(i), label: String(i + 1), value: item };
  });
}
