import { mkdir } from 'node:fs/promises';
import type { Browser, Cookie } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { type Look, type Person, sharedBrowser, visit } from './browser.ts';
import { openServer, type TestServer } from '../server/server.ts';

/** A server, and the browser that visits it. */
export interface Site {
  readonly browser: Browser;
  readonly server: TestServer;
  /** Opens a page for a new person, at this server or another address; closed after the test. */
  visit(look?: Look, url?: string): Promise<Person>;
}

const FAILURES = new URL('../../test-results/', import.meta.url).pathname;

/**
 * A server for all tests of the calling file, and the browser of this process. Fails a test whose pages had errors, asked
 * another server for anything, or have a cookie; a failed test
 * leaves screenshots in `test-results/`.
 *
 * @param args additional arguments for the browser
 */
export function useSite(args: readonly string[] = []): Site {
  let browser: Browser | null = null;
  let server: TestServer | null = null;
  let people: Person[] = [];

  beforeAll(async () => {
    [browser, server] = await Promise.all([sharedBrowser(args), openServer()]);
  });
  afterEach(async ({ task }) => {
    const visitors = people;
    people = [];
    if (task.result?.state === 'fail') await pictures(visitors, task.name);
    const cookies = await Promise.all(visitors.map(cookiesOf));
    await Promise.all(visitors.map(async ({ context }) => context.close()));
    expect(visitors.flatMap(({ errors }) => errors)).toEqual([]);
    expect(cookies.flat()).toEqual([]);
  });
  afterAll(async () => {
    await server?.close();
  });

  const opened = <T>(what: T | null): T => {
    if (what === null) throw new Error('There is a site only while tests run.');
    return what;
  };
  return {
    get browser() {
      return opened(browser);
    },
    get server() {
      return opened(server);
    },
    async visit(look, url = opened(server).url) {
      const person = await visit(opened(browser), url, look);
      people.push(person);
      await person.context.addInitScript(leaveOutShadows);
      return person;
    },
  };
}

/** Cookies of a person whose browser the test has not closed. */
async function cookiesOf({ context }: Person): Promise<readonly Cookie[]> {
  return context.pages().length === 0 ? [] : context.cookies();
}

/** In the page: soft shadows take half of the time of painting, and no test of these looks at one. Pictures have them. */
function leaveOutShadows(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::before, ::after { box-shadow: none !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

async function pictures(visitors: readonly Person[], test: string): Promise<void> {
  await mkdir(FAILURES, { recursive: true });
  const name = test.replaceAll(/[^\w-]+/g, '-').slice(0, 80);
  for (const [i, { page }] of visitors.entries()) {
    // The test reports the failure; a page that cannot be captured adds nothing.
    await page.screenshot({ path: `${FAILURES}${name}-${i}.png` }).catch(() => undefined);
  }
}
