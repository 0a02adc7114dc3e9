import { GAME_IDS } from '@lusoria/games';
import { launch, visit } from '@lusoria/testing/browser/browser.ts';
import { CARD, openTableInPlay, saveData } from '@lusoria/testing/sight/first-view.ts';
import { openServer } from '@lusoria/testing/server/server.ts';
const server = await openServer();
const browser = await launch();
for (const id of [...GAME_IDS]) {
  const { code, token } = await openTableInPlay(server.url, id);
  const { context, page } = await visit(browser, server.url, {
    width: 390,
    height: 844,
    touch: true,
  });
  await saveData(page);
  const cdp = await context.newCDPSession(page);
  const m = new Map<string, { url: string; bytes: number; who: string }>();
  cdp.on('Network.requestWillBeSent', (r) => {
    m.set(r.requestId, {
      url: r.request.url,
      bytes: 0,
      who:
        r.initiator.type +
        ' ' +
        (r.initiator.url ?? r.initiator.stack?.callFrames[0]?.url ?? '').split('/').pop(),
    });
  });
  cdp.on('Network.loadingFinished', (r) => {
    const k = m.get(r.requestId);
    if (k) k.bytes = r.encodedDataLength;
  });
  await cdp.send('Network.enable');
  await cdp.send('Network.setBypassServiceWorker', { bypass: true });
  await page.addInitScript((own) => localStorage.setItem('lusoria.token', own), token);
  await page.goto(server.url + '/t/' + code, { waitUntil: 'commit' });
  await page.locator(CARD).first().waitFor();
  await page.waitForLoadState('networkidle');
  let sum = 0;
  console.log('==', id);
  for (const { url, bytes, who } of [...m.values()].sort((a, b) => b.bytes - a.bytes)) {
    const name = new URL(url).pathname;
    if (name.endsWith('.js')) sum += bytes;
    if (!name.endsWith('.svg') && bytes > 300) console.log(String(bytes).padStart(7), name, who);
  }
  console.log(sum, 'scripts');
  await context.close();
}
await browser.close();
await server.close();
process.exit(0);
