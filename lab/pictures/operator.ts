import { type Client, join } from '@lusoria/testing/people/client.ts';
import { codeOfTable, makeTable } from '@lusoria/testing/people/play.ts';
import { openServer } from '@lusoria/testing/server/server.ts';
import type { Camera } from '@lusoria/testing/sight/camera.ts';
import { openClass } from './people.ts';

/** Who is reported, with a name as long as it may be, and who reports. */
const RUDE = 'Maximiliane v. Hohenfels';
const BANNED = 'Kleopatra Ptolemaia';
const NAMES = [RUDE, BANNED, 'Bo'];
const TEXTS = [
  'Wer so spielt wie du, der sollte lieber erst einmal die Regeln lernen, und zwar bei meiner Großmutter!',
  'Loser',
];
const NOTICE =
  'Am Freitag ab 18 Uhr ist der Server etwa eine Stunde lang nicht zu erreichen; laufende Partien gehen danach weiter, wo sie standen.';

/** The operator's page at a server of its own: its figures, tables, reports, visitors, bans, limits and what was done. */
export async function takeOperatorPictures({ another }: Camera): Promise<void> {
  const server = await openServer(undefined, undefined, 0, { lobby: true });
  try {
    await openClass(await another('Iulia', server.url));
    const people = await seatPeople(server.url);
    const camera = await another('Livia', server.url);
    await takeParts(camera, `/admin#${server.adminKey}`);
    for (const one of people) await one.close();
  } finally {
    await server.close();
  }
}

/** Some at a table, of whom one is reported by both others, and a message that the server refuses. */
async function seatPeople(url: string): Promise<readonly Client[]> {
  const all: Client[] = [];
  for (const name of NAMES) all.push(await join(url, { name }));
  const [rude, ...others] = all;
  if (!rude) throw new Error('nobody is there');
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
  const table = await makeTable(rude, seats);
  for (const [i, one] of others.entries())
    await one.do(await one.open(codeOfTable(rude, table)), { do: 'sit', seat: i + 1 });
  for (const text of TEXTS) await rude.do(table, { do: 'say', text });
  for (const one of others)
    await one.ask({ t: 'report', table, person: rude.person(), reason: 'chat' });
  await rude.ask({ t: 'open', table: 'NOWHERE', seen: null });
  return all;
}

async function takeParts({ page, shot }: Camera, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('table', { name: 'At the moment' }).waitFor();
  await page.getByRole('table', { name: 'Messages refused' }).getByRole('cell').first().waitFor();
  await shot('operator-glance');
  const part = async (name: string) => page.getByRole('button', { name, exact: true }).click();
  await part('Tables');
  await page.locator('summary').first().click();
  await page.getByRole('group', { name: RUDE }).waitFor();
  await shot('operator-tables');
  await part('Reports');
  await page.getByText('Loser').first().waitFor();
  await shot('operator-reports');
  await part('Message, limits');
  await page.getByLabel('Everybody reads it in the hall').fill(NOTICE);
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await page.getByRole('button', { name: 'Take back' }).waitFor();
  await shot('operator-rules');
  await part('Visitors');
  await page.locator('summary').first().click();
  const whom = page.getByRole('group', { name: BANNED });
  await whom.getByLabel('Why (they are told)').selectOption('disruption');
  await whom.getByRole('button', { name: 'Ban', exact: true }).click();
  await shot('operator-visitors');
  // Nobody has said for a while that they are sure.
  await whom.getByRole('button', { name: 'Ban', exact: true }).click();
  await whom.getByRole('button', { name: 'Really ban?' }).click();
  await page.getByRole('button', { name: 'Lift' }).waitFor();
  await shot('operator-banned');
  await part('What was done');
  await page.getByText('Banned', { exact: true }).waitFor();
  await shot('operator-audit');
  await page.goto('/');
  await page.getByText(NOTICE).waitFor();
  await shot('lobby-notice');
}
