import type { Keys } from './keys.ts';
import { preferences } from './options/preferences.svelte.ts';

/**
 * A listener for keys pressed anywhere on the page but in fields and dialogs. Enter and the space bar keep what they do
 * to a button that has the focus; letters and digits do nothing if the reader has switched them off.
 *
 * @param keys read anew with every key
 */
export function onKeys(keys: () => Keys): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat)
      return;
    const target = event.target instanceof HTMLElement ? event.target : null;
    if (
      target?.closest('input, select, textarea, dialog') ||
      document.querySelector('dialog[open]')
    )
      return;
    const name = nameOf(event);
    if (name.length === 1 && preferences.keys.value === 'off') return;
    const control = target?.closest('button, a, summary');
    if ((name === 'Enter' || name === ' ') && control && !control.closest('[data-idle]')) return;
    const press = keys()[name];
    if (!press) return;
    event.preventDefault();
    press();
  };
}

/** The digit of a key in the upper row with any layout, with `+` before it if Shift is held; otherwise what it writes. */
function nameOf({ code, key, shiftKey }: KeyboardEvent): string {
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  if (digit !== undefined) return shiftKey ? `+${digit}` : digit;
  return key.length === 1 ? key.toLowerCase() : key;
}
