/** Places that keep the focus, whatever happens at the table: an open dialog, a field, the panel with the chat. */
const KEEPS = 'dialog, input, textarea, select, aside';

/**
 * Moves the focus to an element, unless the person is busy elsewhere.
 *
 * @returns whether it has the focus
 */
export function takeFocus(element: HTMLElement | null | undefined): boolean {
  if (!element) return false;
  const busy = document.activeElement?.closest(KEEPS) ?? document.querySelector('dialog[open]');
  if (busy === null) element.focus({ preventScroll: true });
  return document.activeElement === element;
}

/** The control at which a player goes on within an element: the chosen card of the hand or its first, or else the first button. */
export function firstControl(within: HTMLElement | undefined): HTMLElement | null {
  return (
    within?.querySelector<HTMLElement>('[data-cards] button[aria-pressed=true]') ??
    within?.querySelector<HTMLElement>('[data-cards] button') ??
    within?.querySelector<HTMLElement>(
      '[role=group] button:not(:disabled, [aria-disabled=true])',
    ) ??
    null
  );
}

/**
 * Whether the person has done anything on the page yet. Who has only loaded it starts at its head, as on any page, and
 * sees no ring around a card.
 */
export function hasActed(): boolean {
  return !('userActivation' in navigator) || navigator.userActivation.hasBeenActive;
}

/** Moves the focus to an element if what had it is gone, as a button often is that led here. */
export function takeLostFocus(element: HTMLElement | null | undefined): void {
  if (hasActed() && document.activeElement === document.body) takeFocus(element);
}
