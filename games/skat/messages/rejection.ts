import type { Rejection } from '@lusoria/core';
import type { CommonCode } from '@lusoria/table/messages';
import type { RejectionCode } from '../rules/rejections.ts';
import type { SkatTranslator } from './index.ts';

/** Why the game refused something and, where that helps, what to do now; null for a code that is not its own. */
export function rejectionText(
  t: SkatTranslator,
  { code, params = {} }: { readonly code: string; readonly params?: Rejection['params'] },
): string | null {
  const isOwn = (one: string): one is Exclude<RejectionCode, CommonCode> =>
    t.has(`rejection-${one}`);
  if (!isOwn(code)) return null;
  return t(`rejection-${code}`, {
    value: inBrackets(params['value']),
    bid: inBrackets(params['bid']),
  });
}

/** A parameter in brackets after a space; nothing when it is missing. */
function inBrackets(param: string | number = ''): string {
  return param === '' ? '' : ` (${param})`;
}
