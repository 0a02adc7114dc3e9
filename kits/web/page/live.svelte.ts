let text = $state('');
let pending: string[] = [];
let timer = 0;

/** Text of the page's only live region. */
export function spoken(): string {
  return text;
}

/**
 * Announces an event to screen readers. Announcements in quick succession are joined, because a
 * later one would interrupt the earlier.
 */
export function announce(sentence: string): void {
  if (sentence === '') return;
  pending.push(/[.!?…:;,]$/u.test(sentence) ? sentence : `${sentence}.`);
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    text = pending.join(' ');
    pending = [];
  }, 150);
}

/** Clears announced and pending text, which is meant only for the previous person. */
export function clearAnnouncements(): void {
  clearTimeout(timer);
  pending = [];
  text = '';
}
