/** A property of a value that may be an object. */
export function field(of: unknown, key: string): unknown {
  return record(of)[key];
}

/** The properties of a value that may be an object. */
export function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** The items of a value that may be an array. */
export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
