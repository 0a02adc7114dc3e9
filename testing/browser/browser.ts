import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { launchOptions } from '../../scripts/chromium.mjs';

/** Starts a browser, optionally with additional arguments. */
export async function launch(more: readonly string[] = []): Promise<Browser> {
  const { args, ...options } = await launchOptions();
  return chromium.launch({ ...options, args: [...args, ...more] });
}

/** The browsers of this process, by their additional arguments. */
const shared = new Map<string, Promise<Browser>>();

/**
 * The browser that all tests of this process share: each person has a context of their own. It ends with the process.
 *
 * @param more additional arguments, for which there is another browser
 */
export async function sharedBrowser(more: readonly string[] = []): Promise<Browser> {
  const key = more.join(' ');
  const running = shared.get(key) ?? launch(more);
  shared.set(key, running);
  const browser = await running;
  if (browser.isConnected()) return browser;
  shared.delete(key);
  return sharedBrowser(more);
}

/** Differences of a context from an English desktop in light colours. */
export interface Look {
  readonly width?: number;
  readonly height?: number;
  readonly dark?: boolean;
  readonly touch?: boolean;
  readonly language?: 'de' | 'la' | 'en';
  readonly name?: string;
  /** Whether the service worker is active: then a visit downloads the whole page for offline use. */
  readonly keeps?: boolean;
}

/** A person with a browser context of their own. Errors of the page, and requests to other hosts, are collected in `errors`. */
export interface Person {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly errors: readonly string[];
}

/** Opens a page for a new person. The guard against slips is off: one press suffices. */
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
    // Before the first page there is no storage.
    if (location.protocol === 'about:') return;
    for (const [key, value] of Object.entries(entries)) {
      if (localStorage.getItem(`lusoria.${key}`) === null)
        localStorage.setItem(`lusoria.${key}`, value);
    }
  }, kept);
  const page = await context.newPage();
  // Anything slower hangs, even on a busy machine.
  page.setDefaultTimeout(120_000);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    // A server stopped on purpose is unreachable, which is not an error of the page.
    if (
      message.type() === 'error' &&
      !/WebSocket|Failed to load resource|fetching the script|ERR_/.test(message.text())
    ) {
      errors.push(message.text());
    }
  });
  context.on('request', (request) => {
    if (isForeign(request.url(), base)) errors.push(`asks another server: ${request.url()}`);
  });
  return { context, page, errors };
}

/** Whether a URL leads to another host than the site's, or this machine's, on which the tests' servers are. */
function isForeign(url: string, base: string): boolean {
  const { protocol, hostname } = new URL(url);
  if (protocol === 'blob:' || protocol === 'data:') return false;
  return ![new URL(base).hostname, '127.0.0.1', 'localhost'].includes(hostname);
}
