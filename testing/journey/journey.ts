import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import type { Language } from '@lusoria/i18n';
import { test } from 'vitest';
import { SIZES, type Size } from '../sight/looks.ts';
import type { Look } from '../browser/browser.ts';
import type { Site } from '../browser/site.ts';
import { Traveller } from './traveller.ts';

/** Sizes of windows and languages from which an additional run of each journey is drawn. */
const DRAWN_SIZES: readonly Size[] = ['desktop', 'phone-small', 'phone-side', 'phone-320', 'phone'];
const DRAWN_LANGUAGES: readonly Language[] = ['de', 'la', 'en'];
/** Narrower windows are phones, which are touched. */
const PHONE_PX = 900;

/** Whether failed journeys leave traces, to be looked at with `npx playwright show-trace`. */
const TRACES = (process.env['JOURNEYS_TRACE'] ?? '') !== '';

const FAILURES = new URL('../../test-results/', import.meta.url).pathname;

/** Circumstances of a run. */
export interface Circumstances {
  readonly size: Size;
  readonly language: Language;
}

/** Means of a journey. */
export interface Travel extends Circumstances {
  /**
   * A person with a device of their own, in the size and language of this run.
   *
   * @param look differences, such as a size that the journey is about
   * @param url another server
   */
  person(name: string, look?: Look & { readonly size?: Size }, url?: string): Promise<Traveller>;
}

/**
 * A way of a person through the product, from the address in the browser's bar to the end. It runs in the given size
 * in English; with `JOURNEYS_SEED` in the environment once more in a size and a language drawn from the seed. A failed
 * one leaves its steps, pictures and consoles in `test-results/`.
 */
export function journey(
  site: Site,
  title: string,
  size: Size,
  take: (travel: Travel) => Promise<void>,
): void {
  const runs: readonly Circumstances[] = [{ size, language: 'en' }, ...drawn(title, size)];
  for (const run of runs) {
    const taken = async (): Promise<void> => {
      const told: string[] = [];
      const devices: Device[] = [];
      const person: Travel['person'] = async (name, look = {}, url = site.server.url) => {
        const { size: own = run.size, ...others } = look;
        const window = SIZES[own];
        const visitor = await site.visit(
          { ...window, touch: window.width < PHONE_PX, language: run.language, name, ...others },
          url,
        );
        const console: string[] = [];
        if (TRACES) await visitor.context.tracing.start({ screenshots: true, snapshots: true });
        visitor.page.on('console', (message) =>
          console.push(`${message.type()}: ${message.text()}`),
        );
        const traveller = new Traveller(visitor.page, name, others.language ?? run.language, told);
        devices.push({ traveller, console });
        return traveller;
      };
      try {
        await take({ ...run, person });
      } catch (error) {
        await leave(`${title} ${run.size} ${run.language}`, told, devices);
        throw new Error(await story(told, devices, error), { cause: error });
      }
    };
    test(`${title} (${run.size}, ${run.language})`, taken);
  }
}

interface Device {
  readonly traveller: Traveller;
  readonly console: readonly string[];
}

function drawn(title: string, size: Size): readonly Circumstances[] {
  const seed = process.env['JOURNEYS_SEED'];
  if (seed === undefined || seed === '') return [];
  const [a = 0, b = 0] = createHash('sha256').update(`${seed} ${title}`).digest();
  const sizes = DRAWN_SIZES.filter((one) => one !== size);
  const other = sizes[a % sizes.length];
  const language = DRAWN_LANGUAGES[b % DRAWN_LANGUAGES.length];
  return other && language ? [{ size: other, language }] : [];
}

/** Steps and characters of each page that the message of a failure has: whoever reads a log has no pictures. */
const LAST_STEPS = 4;
const MAX_TEXT = 300;

/** What failed, after which steps, and what each person had before them. */
async function story(
  told: readonly string[],
  devices: readonly Device[],
  error: unknown,
): Promise<string> {
  const steps = told
    .slice(-LAST_STEPS)
    .map((step, i, last) => `${told.length - last.length + i + 1}. ${step}`);
  const pages = await Promise.all(
    devices.flatMap(({ traveller }) =>
      traveller.context.pages().map(async (page) => {
        // A page that no longer answers adds nothing.
        const text = await page
          .innerText('body', { timeout: 10_000 })
          .catch(() => '(does not answer)');
        return `${traveller.name} at ${page.url()}: ${text.replaceAll(/\s+/gu, ' ').slice(0, MAX_TEXT)}`;
      }),
    ),
  );
  return [String(error).split('\n')[0], ...steps, ...pages].join('\n');
}

/** Leaves what is needed to understand a failure. */
async function leave(
  title: string,
  told: readonly string[],
  devices: readonly Device[],
): Promise<void> {
  const folder = `${FAILURES}${title.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 100)}/`;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}steps.txt`, told.map((step, i) => `${i + 1}. ${step}\n`).join(''));
  for (const [i, { traveller, console }] of devices.entries()) {
    await writeFile(`${folder}${i + 1}-console.txt`, console.map((line) => `${line}\n`).join(''));
    if (TRACES) await traveller.context.tracing.stop({ path: `${folder}${i + 1}-trace.zip` });
    for (const [tab, page] of traveller.context.pages().entries()) {
      // The test reports the failure; a page that cannot be captured adds nothing.
      await page
        .screenshot({ path: `${folder}${i + 1}-${tab + 1}.png`, timeout: 10_000 })
        .catch(() => null);
    }
  }
}
