/** Message of an error, in one line; for a failed request that of its cause. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const inner: unknown = error instanceof AggregateError ? error.errors[0] : error.cause;
  const said = inner === undefined ? error.message : reasonOf(inner);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  return (said === '' ? code : said).replaceAll(/\s+/gu, ' ');
}
