/** A field of what may be an object. */
export function field(of: unknown, key: string): unknown {
  return record(of)[key];
}

/** The fields of what may be an object. */
export function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** The items of what may be a list. */
export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
