import type { Cell, Features, Grammar } from '@lusoria/latin';

/** The key of what the report says of a form: the estimate of a cell, or the share of right ones for a feature. */
export function formKey(
  kind: 'known' | 'right',
  grammar: Grammar,
  about: Cell | Features[keyof Features],
): string {
  return grammar === 'noun' ? `${kind}-${about}` : `${kind}-${grammar}-${about}`;
}
