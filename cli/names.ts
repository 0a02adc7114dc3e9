import { cleaned, NAME_LENGTH } from '@lusoria/table';
import { Usage } from '@lusoria/cli-kit/usage.ts';

/** A name, cleaned as others see it. @throws Usage when nothing is left of it. */
export function nameFrom(text: string): string {
  const name = cleaned(text, NAME_LENGTH);
  if (name === '') throw new Usage('bad-name');
  return name;
}
