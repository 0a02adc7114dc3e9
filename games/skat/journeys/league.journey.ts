import { useSite } from '@lusoria/testing/browser/site.ts';
import { journey } from '@lusoria/testing/journey/journey.ts';
import { asksAll } from '@lusoria/testing/journey/question.ts';
import type { Traveller } from '@lusoria/testing/journey/traveller.ts';
import { type Client, join } from '@lusoria/testing/people/client.ts';
import {
  askEvents,
  doEvent,
  joinEvent,
  playEventRound,
  untilEvent,
} from '@lusoria/testing/people/event.ts';
import { playable } from '@lusoria/testing/people/games.ts';
import { type Player, playerOf } from '@lusoria/testing/people/play.ts';
import { expect } from 'vitest';

const site = useSite();

/** Besides Ada, who has a device of her own that is looked at. */
const OTHERS = ['Bo', 'Cleopatra Wittgenstein', 'Dan', 'Eva', 'Finn', 'Maximiliane Hohenlohe'];
const TEAM = 'Herzbuben Altenburg-Nord';

/** The same person without a page, for short series. */
async function withoutPage({ page }: Traveller, code: string): Promise<Client> {
  const token = await page.evaluate(() => localStorage.getItem('lusoria.token'));
  const client = await join(site.server.url, { token });
  await askEvents(client, { ask: 'open', event: code });
  return client;
}

/** Plays a series; whoever has the first seat begins each further deal. */
async function playSeries(people: readonly Client[], series: number): Promise<void> {
  const { game } = await playable('skat');
  await Promise.all(
    people.map(async (one, i) => {
      const player = await playerOf(game, 'random', `${series} ${i}`);
      const going: Player = (view) =>
        view.phase === 'between' ? (view.seat === 0 ? { do: 'next' } : null) : player(view);
      await playEventRound(one, series, going);
    }),
  );
}

journey(
  site,
  'a league: the seating of two series, teams, one who comes late and one who leaves, the settlement on paper, and the season',
  'desktop',
  async ({ person }) => {
    const host = await person('Spielleiterin');
    await host.opens('/evening');
    await host.presses(/^Skat/u);
    const code = await host.page.locator('output.letters').innerText();
    const director = await withoutPage(host, code);
    await doEvent(director, code, { do: 'options', options: { deals: 2 } });
    const { settings } =
      (await untilEvent(director, ({ direction }) => direction !== null)).direction ?? {};
    if (!settings) throw new Error('nobody leads');
    const money = {
      point: 10,
      stake: 500,
      prizes: [60, 40],
      teams: { stake: 300, prizes: [100] },
      lost: null,
    };
    await doEvent(director, code, { do: 'settings', settings: { ...settings, money } });

    const ada = await person('Ada', { size: 'phone-small' });
    await ada.opens(`/e/${code}`);
    await ada.presses('Come in');
    const others = await Promise.all(
      OTHERS.map(async (name) => {
        const one = await join(site.server.url, { name });
        await joinEvent(one, code, name);
        return one;
      }),
    );
    await host.sees('7 joined');

    // Who sits where in both series is drawn, and everybody reads it.
    await host.presses('Draw the seating');
    await host.sees('Draw again');
    await host.looksAround('two series are planned');
    await ada.sees('Your start card');
    await ada.looksAround('the start card');
    await host.presses('Form teams');
    for (const name of ['Ada', 'Bo']) await host.writes(TEAM, `Team of ${name}`);
    await host.looksAround('the teams are formed');
    await host.presses('Apply');
    await host.sees(new RegExp(TEAM, 'u'));
    const wall = await host.opensTab(`/e/${code}/board`);
    await wall.sees('Who sits where');
    await wall.looksAround('the wall before the first series');

    await host.presses('Start all');
    const player = await withoutPage(ada, code);
    await playSeries([player, ...others], 1);
    await ada.sees('This series is over.');
    await ada.sees(/(?:Series|Serie|Seriēs) 2: /u);
    await ada.looksAround('where to sit next');
    await host.sees('Start series 2');
    await asksAll(host, ada, 7);

    // Late, and with the next series: the table of three is one of four now. Then somebody has to go.
    const emil = await join(site.server.url, { name: 'Emil' });
    await joinEvent(emil, code, 'Emil');
    const sizes = ({ seating }: Awaited<ReturnType<typeof untilEvent>>) =>
      seating[0]?.tables.map(({ length }) => length);
    await untilEvent(director, (view) => sizes(view)?.every((size) => size === 4) === true);
    const [bo, ...staying] = others;
    if (!bo) throw new Error('nobody is there');
    expect(await doEvent(bo, code, { do: 'leave' })).toBe('done');
    await untilEvent(director, (view) => sizes(view)?.includes(3) === true);
    await host.sees(/Emil/u);
    await host.presses('Start series 2');
    await playSeries([player, emil, ...staying], 2);
    await ada.sees('This series is over.');

    await host.presses('Results');
    await host.sees('Settlement in euros');
    await host.sees('Team prize');
    await host.sees(new RegExp(TEAM, 'u'));
    await host.sees('Score sheets');
    await host.looksAround('the results');
    // On a small phone, too, the first button has a row of its own, and the others leave the standings in the window.
    const window = host.page.viewportSize();
    await host.page.setViewportSize({ width: 320, height: 568 });
    await host.looksAround('the results on a small phone');
    const standings = await host.page.locator('main table').first().boundingBox();
    expect(standings?.y).toBeLessThan(340);
    if (window) await host.page.setViewportSize(window);
    const csv = host.page.waitForEvent('download');
    await host.presses('Table (CSV)');
    const table = await csv;
    // Its name is what the season calls the evening.
    expect(table.suggestedFilename()).toMatch(
      new RegExp(` \\d{4}-\\d\\d-\\d\\d ${code}\\.csv$`, 'u'),
    );
    const file = await table.path();
    await host.presses('Print');
    await host.page.locator('dialog option[value=settlement]').waitFor({ state: 'attached' });
    for (const sheet of ['Settlement', 'Start cards', 'Seating list']) {
      await host.chooses(sheet, 'What');
      await host.presses('Make the PDF');
      await host.page.locator('dialog a[download]').waitFor();
    }
    await host.looksAround('what is printed');

    // The file of the evening is one of the season.
    await host.opens('/season');
    await host.page.locator('input[type=file]').setInputFiles(file);
    await host.sees(/Emil/u);
    await host.looksAround('the season');
  },
);
