/**
 * A rejection: a code for programs, with the parameters that a sentence about it needs. It is
 * worded in the language of the person to whom it is shown.
 */
export interface Rejection<Code extends string = string> {
  readonly code: Code;
  readonly params: Readonly<Record<string, string | number>>;
}

/**
 * Narrows a code: those of a game are open, those of a server or a table are listed.
 *
 * @example if (isOneOf(BUSY, rejection.code)) retry();
 */
export function isOneOf<Code extends string>(codes: readonly Code[], code: string): code is Code {
  return codes.some((one) => one === code);
}

/** Either a value or a rejection. */
export type Result<T, R = Rejection> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly rejection: R };

/** A result that holds `value`. */
export function accepted<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

/** A result that holds a rejection. */
export function refused<R extends Rejection>(
  rejection: R,
): { readonly ok: false; readonly rejection: R } {
  return { ok: false, rejection };
}

export function reject<Code extends string>(
  code: Code,
  params: Readonly<Record<string, string | number>> = {},
): Rejection<Code> {
  return { code, params };
}
