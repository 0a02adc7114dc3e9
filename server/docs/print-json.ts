const WIDTH = 100;

/** JSON as Biome formats it: a list of plain values stands on one line where there is room. */
export function printJson(value: unknown, indent = '', before = 0): string {
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    const line = `[${items.map((item) => JSON.stringify(item)).join(', ')}]`;
    const isPlain = items.every((item) => typeof item !== 'object' || item === null);
    if (isPlain && indent.length + before + line.length < WIDTH) return line;
    return `[\n${items.map((item) => inner + printJson(item, inner)).join(',\n')}\n${indent}]`;
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, item]) => {
    const name = `${JSON.stringify(key)}: `;
    return inner + name + printJson(item, inner, name.length);
  });
  return entries.length === 0 ? '{}' : `{\n${entries.join(',\n')}\n${indent}}`;
}
