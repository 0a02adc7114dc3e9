import type { Attachment } from 'svelte/attachments';

const HOLD_MS = 450;
/** Movement beyond which a touch scrolls (px). */
const STILL = 10;

/**
 * Long press, secondary mouse button, or the key `i` on an element with a card, to inspect it. A long press
 * triggers nothing else.
 *
 * @param selector elements that can be inspected
 * @param onhold receives the element
 */
export function hold(selector: string, onhold: (on: HTMLElement) => void): Attachment<HTMLElement> {
  return (node) => {
    let timer = 0;
    let from = { x: 0, y: 0 };
    let swallows = false;

    const heldOn = (target: EventTarget | null) =>
      target instanceof Element ? target.closest<HTMLElement>(selector) : null;
    const cancel = () => clearTimeout(timer);

    function down(event: PointerEvent) {
      swallows = false;
      const on = heldOn(event.target);
      if (!on || event.button !== 0) return;
      from = { x: event.clientX, y: event.clientY };
      cancel();
      timer = window.setTimeout(() => {
        swallows = true;
        onhold(on);
      }, HOLD_MS);
    }
    function move(event: PointerEvent) {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL) cancel();
    }
    function click(event: MouseEvent) {
      if (!swallows) return;
      swallows = false;
      event.preventDefault();
      event.stopPropagation();
    }
    function menu(event: MouseEvent) {
      const on = heldOn(event.target);
      if (!on) return;
      event.preventDefault();
      cancel();
      // A long touch has already been handled.
      if (!swallows) onhold(on);
    }
    function key(event: KeyboardEvent) {
      if (event.key !== 'i' || event.ctrlKey || event.metaKey || event.altKey) return;
      const focused = event.target instanceof HTMLElement ? event.target : null;
      const on =
        focused?.closest<HTMLElement>(selector) ?? focused?.querySelector<HTMLElement>(selector);
      if (!on) return;
      event.preventDefault();
      event.stopPropagation();
      onhold(on);
    }

    const listening = new AbortController();
    const { signal } = listening;
    node.addEventListener('pointerdown', down, { signal });
    node.addEventListener('pointermove', move, { signal });
    for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const) {
      node.addEventListener(end, cancel, { signal });
    }
    node.addEventListener('click', click, { signal, capture: true });
    node.addEventListener('contextmenu', menu, { signal });
    node.addEventListener('keydown', key, { signal });
    return () => {
      cancel();
      listening.abort();
    };
  };
}
