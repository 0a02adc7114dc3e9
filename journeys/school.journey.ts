import { defined } from '@lusoria/core';
import { useSite } from '@lusoria/testing/browser/site.ts';
import { journey } from '@lusoria/testing/journey/journey.ts';
import type { Traveller } from '@lusoria/testing/journey/traveller.ts';
import { join } from '@lusoria/testing/people/client.ts';
import { askEvents, untilEvent } from '@lusoria/testing/people/event.ts';
import { botPlayer, play, type Player } from '@lusoria/testing/people/play.ts';
import {
  openSchoolPlatform,
  type SchoolPlatform,
} from '@lusoria/testing/server/school-platform.ts';
import { openServer, type TestServer } from '@lusoria/testing/server/server.ts';
import { until } from '@lusoria/testing/until.ts';
import { afterAll, beforeAll, expect } from 'vitest';

const site = useSite();
let platform: SchoolPlatform;
let server: TestServer;

beforeAll(async () => {
  platform = await openSchoolPlatform();
  const moodle = { kind: 'lti', name: 'moodle', ...platform.settings } as const;
  server = await openServer(undefined, undefined, 0, { platforms: [moodle] });
  platform.tool = server.url;
});
afterAll(async () => {
  await server.close();
  platform.close();
});

/** The tool inside of the platform's page, which is of another site. */
function toolIn({ page }: Traveller) {
  return page.locator('iframe').first().contentFrame().locator('body');
}

/** Plays a homework to its end, as the person of the frame. */
async function playsHomework(pupil: Traveller): Promise<void> {
  const frame = defined(pupil.page.frames()[1]);
  const token = await frame.evaluate(() => sessionStorage.getItem('lusoria.token'));
  const code = new URL(frame.url()).pathname.split('/')[2] ?? '';
  const client = await join(server.url, { token });
  await askEvents(client, { ask: 'open', event: code });
  const view = await untilEvent(client, ({ homework }) => homework[0]?.pieces.length === 1);
  const table = await client.open(defined(view.homework[0]?.pieces[0]?.tables[0]).table);
  const player = await botPlayer('uniform', 'school');
  const goesOn: Player = (now) => (now.phase === 'between' ? { do: 'next' } : player(now));
  await play(client, table, goesOn, ({ played }) => played === 1);
  await client.close();
}

journey(
  site,
  'from a school’s platform: a teacher chooses homework, a pupil does it under a made-up name, the gradebook hears of it; a game in a page elsewhere',
  'desktop',
  async ({ person }) => {
    const [link, told] = [platform.links.length, platform.scores.length];
    const sub = `pupil ${link}`;
    const pupilNo = platform.users.push({ sub, name: 'Anna', role: 'Learner' }) - 1;
    const teacherNo =
      platform.users.push({ sub: `teacher ${link}`, name: 'Frau Muster', role: 'Instructor' }) - 1;
    const teacher = await person('Magistra', {}, server.url);
    await teacher.opens(platform.courseUrl(teacherNo, null));
    const choice = toolIn(teacher);
    await teacher.presses(/^is – ea – id$/u, choice);
    await choice.locator('summary').first().click();
    await teacher.presses(/^1$/u, choice);
    await teacher.writes('Ille', 'Name of the homework', choice);
    await teacher.presses('Set it', choice);
    await teacher.presses('Homework “Ille”', choice);
    await until(async () => platform.links.length > link);
    expect(platform.links[link]?.title).toContain('Ille');

    const pupil = await person('Anna', {}, server.url);
    await pupil.opens(platform.courseUrl(pupilNo, link));
    const tool = toolIn(pupil);
    await pupil.presses('Begin', tool);
    await tool.locator('.hand button').first().waitFor();
    await playsHomework(pupil);
    await until(async () => platform.scores.length > told);
    expect(platform.scores[told]).toEqual({
      link,
      userId: sub,
      scoreGiven: 1,
      scoreMaximum: 1,
      activityProgress: 'Completed',
    });
    // In a window of its own this device is still nobody.
    await pupil.opens('/school');
    await pupil.sees('This choice is over. Open it once more from your platform.');
    await pupil.looksAround('a choice that is over');

    await teacher.opens('/teachers');
    await teacher.presses('Embed');
    await teacher.looksAround('what to copy');
    const field = teacher.page.getByLabel(teacher.partly('Copy this into the page'));
    platform.wiki = await field.inputValue();
    await teacher.opens(`${platform.origin}/wiki`);
    await teacher.presses('Play', toolIn(teacher));
    await toolIn(teacher).locator('.hand button').first().waitFor();
  },
);
