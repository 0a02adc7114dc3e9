import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { launchOptions } from '../../scripts/chromium.mjs';

/** Starts a browser, with more arguments than usual where they are given. */
export async function launch(more: readonly string[] = []): Promise<Browser> {
  const { args, ...options } = await launchOptions();
  return chromium.launch({ ...options, args: [...args, ...more] });
}

/** How a context differs from an English desktop in light colours. */
export interface Look {
  readonly width?: number;
  readonly height?: number;
  readonly dark?: boolean;
  readonly touch?: boolean;
  readonly language?: 'de' | 'la' | 'en';
  readonly name?: string;
  /** Whether the browser keeps the page for when there is no network: then a visit downloads the whole of it. */
  readonly keeps?: boolean;
}

/** Somebody at a device of their own. Errors of the page are collected in `errors`. */
export interface Person {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly errors: readonly string[];
}

/** Opens a page for a new person. The guard against slips is off, so that one press does it. */
export async function visit(browser: Browser, base: string, look: Look = {}): Promise<Person> {
  const context = await browser.newContext({
    baseURL: base,
    viewport: { width: look.width ?? 1280, height: look.height ?? 800 },
    colorScheme: look.dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    locale: 'en-GB',
    serviceWorkers: look.keeps ? 'allow' : 'block',
    ...(look.touch ? { hasTouch: true, isMobile: true } : {}),
  });
  const kept = { language: look.language ?? 'en', name: look.name ?? '', guard: 'off' };
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) {
      if (localStorage.getItem(`lusoria.${key}`) === null)
        localStorage.setItem(`lusoria.${key}`, value);
    }
  }, kept);
  const page = await context.newPage();
  // However busy the machine is, what takes longer hangs.
  page.setDefaultTimeout(120_000);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    // A server that has been stopped on purpose cannot be reached; that is no fault of the page.
    if (
      message.type() === 'error' &&
      !/WebSocket|Failed to load resource|fetching the script|ERR_/.test(message.text())
    ) {
      errors.push(message.text());
    }
  });
  return { context, page, errors };
}
