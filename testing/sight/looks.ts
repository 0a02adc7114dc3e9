import type { Page } from 'playwright-core';

/** Window sizes of the pictures, by name. */
export const SIZES = {
  desktop: { width: 1280, height: 800 },
  'desktop-1440': { width: 1440, height: 900 },
  'desktop-1920': { width: 1920, height: 1080 },
  /** The first of these, enlarged to 200 %. */
  'desktop-zoomed': { width: 640, height: 400 },
  'projector-1366': { width: 1366, height: 768 },
  'projector-1024': { width: 1024, height: 768 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
  'phone-small': { width: 360, height: 640 },
  'phone-320': { width: 320, height: 568 },
  'phone-side': { width: 844, height: 390 },
} as const;
export type Size = keyof typeof SIZES;

export const LANGUAGES = ['de', 'la', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** Shows the same page in another size and colour scheme. */
export async function turnTo(page: Page, size: Size, scheme: Scheme): Promise<void> {
  await page.setViewportSize(SIZES[size]);
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  // Redrawn, and elements that are repositioned afterwards have settled.
  await page.evaluate(
    async () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
}

/** How long a page's texts stay the same once all have loaded (milliseconds). */
const QUIET_MS = 800;

/** Switches the page's language as a second window does, for many pages show no settings. */
export async function speak(page: Page, language: Language): Promise<void> {
  await page.evaluate(
    async ([wanted, quiet]) => {
      if (document.documentElement.lang === wanted) return;
      const textNow = () => document.body.innerText;
      const before = textNow();
      localStorage.setItem('lusoria.language', wanted);
      // Windows are told only of what others have stored.
      dispatchEvent(new StorageEvent('storage'));
      let [text, since, hasChanged] = [before, performance.now(), false];
      while (!hasChanged || performance.now() - since < quiet) {
        await new Promise((resolve) => setTimeout(resolve, 100));
        const now = textNow();
        if (now === text) continue;
        [text, since, hasChanged] = [now, performance.now(), true];
      }
    },
    [language, QUIET_MS] as const,
  );
}
