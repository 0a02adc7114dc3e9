import { botPlayer, codeOfTable, makeTable, play, PLAYED } from '@lusoria/testing/people/play.ts';
import type { Camera } from '@lusoria/testing/sight/camera.ts';
import { clientOf } from './people.ts';

/** As long as it is likely to be. */
const TITLE = 'Quid nunc? Eine Stelle aus der Donnerstagsrunde im Goldenen Ochsen';
const COMMENT = 'Hier war ich unsicher. Was hättet ihr gelegt, und warum nicht die andere Karte?';

/** A round that is gone through and shared as a question; somebody answers it. */
export async function takeSharingPictures(camera: Camera): Promise<void> {
  const { page, shot, another } = camera;
  await page.goto('/daily');
  await page.getByRole('heading').first().waitFor();
  const table = await playRound(camera);
  await page.goto(`/t/${table}`);
  await page.locator('.owl[aria-busy=false]').waitFor();
  await shot('end-of-match');
  await page.getByRole('link', { name: 'Go through this round' }).click();
  const share = page.getByRole('button', { name: 'Share', exact: true });
  await share.waitFor();
  await shot('review');
  await share.click();
  await page.waitForURL(/\/s#/u);
  await page.getByLabel('Your comment on the deal').fill(COMMENT);
  await shot('share-round');
  await share.click();
  await page.getByLabel('Title').fill(TITLE);
  await page.getByText('is asked what to do here').click();
  await shot('share-dialog');
  await page.getByRole('button', { name: 'Make a link' }).click();
  await page.getByRole('heading', { name: 'The link is ready' }).waitFor();
  await shot('share-link');
  const link = new URL(await page.locator('.link').innerText()).pathname;
  await page.goto('/shared');
  await page.getByText(TITLE).waitFor();
  await shot('shared-own');
  await takeStranger(await another('Otho'), link);
}

async function playRound(camera: Camera): Promise<string> {
  const client = await clientOf(camera);
  const table = await makeTable(client, [{ kind: 'me' }, { kind: 'bot', bot: PLAYED.bot }]);
  await client.do(table, { do: 'start' });
  const player = await botPlayer('pupil:100', 'sharing');
  await play(client, table, player, ({ phase }) => phase === 'over');
  const code = codeOfTable(client, table);
  await client.close();
  return code;
}

async function takeStranger({ page, shot }: Camera, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('heading', { name: TITLE }).waitFor();
  await shot('shared-question');
  await page.getByRole('button', { name: /^Draw a card/u }).click();
  const question = page.locator('section.panel');
  await question.getByText(/was played/u).waitFor();
  await shot('shared-answer');
  // Where drawing was right the only button goes on.
  await question.getByRole('button').last().click();
  await page.locator('.beside nav').waitFor();
  await shot('shared-shown');
}
