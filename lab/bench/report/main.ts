/**
 * How long the teacher's page is busy with the results of a class: `node lab/bench/report/main.ts`, after `npm run build`. Pupils
 * play a lesson; the teacher opens the results from the console, and sees them go on as every table ends one more deal.
 *
 *   --pupils N   how many, at tables of four (28)
 *   --deals N    deals in the results, at least (40)
 *   --runs N     how often they are opened; the median counts (5)
 *
 * Seconds are all that the page's main thread does, from the press until the results stand there; its worker is not counted.
 * Exits with 1 where they are more than 0.2.
 */
import { readConfig, serve } from '@lusoria/server';
import { launch, visit } from '@lusoria/testing/browser/browser.ts';
import { type Client, join } from '@lusoria/testing/people/client.ts';
import {
  doEvent,
  joinEvent,
  makeClass,
  playEventRound,
  untilEvent,
} from '@lusoria/testing/people/event.ts';
import { botPlayer, QUICK, tireless } from '@lusoria/testing/people/play.ts';
import { NO_LIMITS } from '@lusoria/testing/server/limits.ts';
import type { CDPSession, Page } from 'playwright-core';
import { integerOption, readOptions } from '../../command-line.ts';
import { quantile } from '../../quantile.ts';

const MAX_SECONDS = 0.2;
const SIZE = 4;
/** Time in which a page comes to rest (milliseconds). */
const REST_MS = 1000;

const values = readOptions({
  pupils: { type: 'string', default: '28' },
  deals: { type: 'string', default: '40' },
  runs: { type: 'string', default: '5' },
});
const size = integerOption('pupils', values.pupils, SIZE, 60);
const deals = integerOption('deals', values.deals, 1, 500);
const runs = integerOption('runs', values.runs, 1, 100);

const config = readConfig({ port: 0, database: 'memory', log: 'silent', limits: NO_LIMITS });
if (!config.ok) throw new Error(config.rejection.code);
const server = await serve(config.value);
const browser = await launch();
const teacher = await join(server.url, { name: 'Magistra' });
const pupils: Client[] = [];
try {
  const { code } = await makeClass(teacher, { size: SIZE });
  for (let i = 1; i <= size; i += 1) {
    const pupil = await join(server.url);
    await joinEvent(pupil, code, `Discipulus ${i}`);
    pupils.push(pupil);
  }
  const tables = size / SIZE;
  const most = 10;
  let played = 0;
  let round = 0;
  const playRound = async (each: number): Promise<void> => {
    round += 1;
    await doEvent(teacher, code, { do: 'options', options: { ...QUICK, rounds: each } });
    await doEvent(teacher, code, { do: 'start' });
    await Promise.all(
      pupils.map(async (pupil, i) =>
        playEventRound(pupil, round, tireless(await botPlayer('pupil:70', `${round} ${i}`))),
      ),
    );
    await untilEvent(teacher, (view) => view.round?.number === round && view.round.ended);
    played += each * tables;
  };
  while (played < deals) await playRound(Math.min(most, Math.ceil((deals - played) / tables)));

  const opened: Spent[] = [];
  for (let run = 1; run <= runs; run += 1) {
    const { context, page } = await visit(browser, server.url, {});
    await page.addInitScript((own) => localStorage.setItem('lusoria.token', own), teacher.token());
    const meter = await openMeter(page);
    await page.goto(`${server.url}/e/${code}`);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(REST_MS);
    // What finds the link is not of the page.
    await page.locator('a[href$="/report"]').first().focus();
    await page.waitForTimeout(REST_MS);
    await meter.spent();
    await page.keyboard.press('Enter');
    await standing(page);
    await page.waitForTimeout(REST_MS);
    const spent = await meter.spent();
    opened.push(spent);
    console.log(`${played} deals of ${size} pupils, opened: ${worded(spent)}`);
    if (run === runs) {
      await playRound(1);
      await standing(page);
      await page.waitForTimeout(REST_MS);
      console.log(`a round of ${tables} tables more: ${worded(await meter.spent())}`);
    }
    await context.close();
  }
  const seconds = quantile(
    opened.map(({ all }) => all),
    0.5,
  );
  console.log(`median ${seconds.toFixed(3)} s`);
  if (seconds > MAX_SECONDS) process.exitCode = 1;
} finally {
  await browser.close();
  await Promise.all([teacher, ...pupils].map(async (one) => one.close()));
  await server.close();
}

/** Seconds of a page's main thread. */
interface Spent {
  readonly all: number;
  readonly scripts: number;
  readonly layout: number;
  /** The longest task of more than 50 ms; 0: there was none. */
  readonly longest: number;
}

/** Measures what a page does since it was last asked. */
async function openMeter(page: Page): Promise<{ spent(): Promise<Spent> }> {
  await page.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(globalThis, { longTasks: tasks });
    new PerformanceObserver((list) => {
      tasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask' });
  });
  const cdp: CDPSession = await page.context().newCDPSession(page);
  // Of the processor, so that what else the machine does is not counted.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  let before = new Map<string, number>();
  return {
    async spent() {
      const { metrics } = await cdp.send('Performance.getMetrics');
      const now = new Map(metrics.map(({ name, value }) => [name, value]));
      const since = (name: string) => (now.get(name) ?? 0) - (before.get(name) ?? 0);
      const longest = await page.evaluate(() => {
        const tasks: unknown = Reflect.get(globalThis, 'longTasks');
        return Array.isArray(tasks) ? Math.max(0, ...tasks.splice(0).map(Number)) : 0;
      });
      const spent = {
        all: since('TaskDuration'),
        scripts: since('ScriptDuration'),
        layout: since('LayoutDuration') + since('RecalcStyleDuration'),
        longest: longest / 1000,
      };
      before = now;
      return spent;
    },
  };
}

/** Waits, without asking the page again and again, until the results are complete. */
async function standing(page: Page): Promise<void> {
  await page.evaluate(
    async () =>
      new Promise<void>((resolve) => {
        const look = (): boolean => {
          const button = document.querySelector<HTMLButtonElement>('.screen .btn.sun');
          return button !== null && !button.disabled && document.querySelector('.answers') !== null;
        };
        if (look()) return resolve();
        const observer = new MutationObserver(() => {
          if (!look()) return;
          observer.disconnect();
          resolve();
        });
        observer.observe(document, { subtree: true, childList: true, attributes: true });
      }),
  );
}

function worded({ all, scripts, layout, longest }: Spent): string {
  return `${all.toFixed(3)} s, scripts ${scripts.toFixed(3)}, layout ${layout.toFixed(3)}, longest task ${longest.toFixed(3)}`;
}
