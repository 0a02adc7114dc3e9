let text = $state('');
let pending: string[] = [];
let timer = 0;

/** What the one live region says. */
export function spoken(): string {
  return text;
}

/**
 * Tells a screen reader what happened. What comes close together is said in one breath, so that the
 * later does not cut off the earlier.
 */
export function announce(sentence: string): void {
  if (sentence === '') return;
  pending.push(sentence);
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    text = pending.join(' ');
    pending = [];
  }, 150);
}

/** Takes back what was told, and what was about to be: it was meant for nobody else. */
export function hush(): void {
  clearTimeout(timer);
  pending = [];
  text = '';
}
