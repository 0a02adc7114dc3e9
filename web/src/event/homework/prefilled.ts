import type { Work } from './table.ts';

type Practice = Extract<Work, { kind: 'practice' }>;

/** What a form of homework begins with: practice of these keys, for these members. */
export type Prefilled = Pick<Practice, 'keys' | 'for'>;

/** The hash of the address that opens the form filled in. */
export function hashOf({ keys, for: members }: Prefilled): string {
  return `#practice=${keys.join(',')}${members === null ? '' : `;${members.join(',')}`}`;
}

/** What an address says; null: it fills in nothing. */
export function prefilledIn(hash: string): Prefilled | null {
  const found = /^#practice=([\w,-]+)(?:;([\d,]+))?$/u.exec(hash);
  if (!found?.[1]) return null;
  return { keys: found[1].split(','), for: found[2]?.split(',').map(Number) ?? null };
}
