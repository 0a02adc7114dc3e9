import type { Attachment } from 'svelte/attachments';
import { announce } from './live.svelte.ts';

/** Announces an element's text in the page's live region: when it appears, and whenever it changes. */
export const speaks: Attachment<HTMLElement> = (element) => {
  let said = '';
  const say = () => {
    const text = element.textContent.trim().replaceAll(/\s+/gu, ' ');
    if (text !== said) announce(text);
    said = text;
  };
  say();
  const observer = new MutationObserver(say);
  observer.observe(element, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
};
