import type { Page } from 'playwright-core';

/** Window sizes of the pictures, by name. */
export const SIZES = {
  desktop: { width: 1280, height: 800 },
  'desktop-1440': { width: 1440, height: 900 },
  'desktop-1920': { width: 1920, height: 1080 },
  phone: { width: 390, height: 844 },
  'phone-small': { width: 360, height: 640 },
  'phone-320': { width: 320, height: 568 },
  'phone-side': { width: 844, height: 390 },
} as const;
export type Size = keyof typeof SIZES;

/** Languages of the page, as its settings name them. */
const LANGUAGE_NAMES = { de: 'Deutsch', la: 'Latīna', en: 'English' } as const;
export type Language = keyof typeof LANGUAGE_NAMES;
export const LANGUAGES = ['de', 'la', 'en'] as const;

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

/** Switches the page's language as a second window does, for many pages show no settings. */
export async function speak(page: Page, language: Language): Promise<void> {
  const other = await page.context().newPage();
  await other.goto(new URL('/', page.url()).href);
  await other.locator('header.bar > button').last().click();
  await other.getByRole('dialog').getByRole('button', { name: LANGUAGE_NAMES[language] }).click();
  await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language);
  await other.close();
  await page.bringToFront();
  // Its messages have loaded.
  await page.waitForLoadState('networkidle');
}
