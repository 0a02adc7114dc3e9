import type { Rejection } from '@lusoria/core';
import type { SkatTranslator } from './index.ts';

/** Why the game refused something and, where that helps, what to do now; null for a code that is not its own. */
export function rejectionText(
  t: SkatTranslator,
  { code, params = {} }: { readonly code: string; readonly params?: Rejection['params'] },
): string | null {
  const given = params['value'] ?? params['bid'] ?? '';
  return t.lookup(`rejection-${code}`, { given: given === '' ? '' : ` (${given})` });
}
