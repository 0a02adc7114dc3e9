import { launch, visit } from '@lusoria/testing/browser/browser.ts';
import { openServer } from '@lusoria/testing/server/server.ts';
import { faultsOf, sentenceOf } from '@lusoria/testing/sight/legibility.ts';
const server = await openServer(undefined, undefined, 0, { lobby: true });
const browser = await launch();
const OUT = '/tmp/walk/o-';
const lang = (process.argv[2] ?? 'de') as 'de';
const names = ['Annemarie', 'Otho', 'Titus Maximilian'];
const sizes = [{ width: 390, height: 844 }, { width: 1280, height: 800 }, { width: 320, height: 568 }];
const people = await Promise.all(names.map((name) => visit(browser, server.url, { language: lang, name } as never)));
let n = 0;
for (const [i, p] of people.entries()) await p.page.setViewportSize(sizes[i]!);
async function shots(name: string, full = false) {
  n += 1;
  for (const [i, p] of people.entries()) {
    await p.page.screenshot({ path: `${OUT}${n}-${name}-${i}.png`, fullPage: full });
    for (const f of await faultsOf(p.page)) console.log('FAULT', n, name, i, sentenceOf(f));
  }
}
for (const p of people) { await p.page.goto(server.url + '/'); await p.page.locator('section[aria-labelledby=open-title]').waitFor(); }
await people[0]!.page.waitForTimeout(1500);
await shots('hall', true);
const s = (i: number) => people[i]!.page.locator('section[aria-labelledby=open-title]');
for (const i of [0, 1]) { await s(i).getByRole('button').last().scrollIntoViewIfNeeded(); console.log(await s(i).getByRole('button').allInnerTexts()); }
await s(0).getByRole('button').first().click();
await people[0]!.page.waitForTimeout(1500);
await shots('seeks');
await s(1).getByRole('button').first().click();
await people[0]!.page.waitForTimeout(9000);
await shots('found');
await people[0]!.page.waitForTimeout(6000);
await shots('later');
await people[2]!.page.locator('section[aria-labelledby=open-title]').scrollIntoViewIfNeeded();
await shots('third');
console.log(people.map((p) => p.page.url()));
await browser.close(); await server.close(); process.exit(0);
