import { defined } from '@lusoria/core';
import { GAME_IDS, type GameId, manifestOf } from '@lusoria/games';
import { openWall } from '@lusoria/testing/browser/wall.ts';
import type { Client } from '@lusoria/testing/people/client.ts';
import {
  askEvents,
  doEvent,
  ownTable,
  playEventRound,
  untilEvent,
} from '@lusoria/testing/people/event.ts';
import { type Playable, playable } from '@lusoria/testing/people/games.ts';
import { play, type Player, playerOf } from '@lusoria/testing/people/play.ts';
import type { Camera } from '@lusoria/testing/sight/camera.ts';
import { type Command, type Money, settingsSchema } from '@lusoria/tournaments/types';
import type { Page } from 'playwright-core';
import * as v from 'valibot';
import { clientOf, comeIn, pupilNames } from './people.ts';

/** As long as it may be. */
const TITLE = 'Liga-Abend der Herzbuben Altenburg-Nord im Goldenen Ochsen';
const TEAMS = ['Herzbuben Altenburg-Nord', 'Ohne Vieren', 'Grand Hand Wittgenstein', 'Die Maurer'];
const TEAM_SIZE = 3;
/** With the person of the page four tables, some of three. */
const PEOPLE = 12;
const SERIES = 2;
/** So many, that everything which is settled is there. */
const DEALS = 4;
const MONEY: Money = {
  point: 50,
  stake: 1000,
  prizes: [50, 30, 15],
  teams: { stake: 500, prizes: [60, 40] },
  lost: { cents: 50, upTo: 1, further: 100, into: 'till' },
};
/** Log entries after which a table is captured in its first deal. */
const MIDDLE = 20;

/** A league's evening for money with teams: its rules, seating, a series, the podium, the settlement and what is printed. */
export async function takeEveningPictures(camera: Camera): Promise<void> {
  const { page, url, shot, shotOfWall, another } = camera;
  const game = await gameOfLists();
  await page.goto('/evening');
  await page.getByRole('heading').first().waitFor();
  const director = await clientOf(camera);
  const code = await makeEvening(director, game);
  const guest = await another('Wilhelmina Hohenfels');
  await guest.page.goto(`/e/${code}`);
  await guest.page.getByRole('button', { name: 'Come in' }).click();
  await guest.page.getByText('You are in.', { exact: false }).waitFor();
  const others = await comeIn(url, code, pupilNames(PEOPLE));
  const people = [await clientOf(guest), ...others];
  await askEvents(defined(people[0]), { ask: 'open', event: code });
  await does(director, code, {
    do: 'teams',
    counted: null,
    teams: TEAMS.map((name, team) => ({
      name,
      members: Array.from({ length: TEAM_SIZE }, (_, i) => team * TEAM_SIZE + i),
    })),
  });
  await does(director, code, { do: 'plan', series: SERIES });
  await page.goto(`/e/${code}`);
  await page.getByText(`${PEOPLE + 1} joined`).waitFor();
  await shot('evening-console');
  await takeDialogs(camera);
  await guest.page.getByText('Your start card').waitFor();
  await guest.shot('evening-guest');
  const wall = await openWall(page, code);
  await wall.getByText('Who sits where', { exact: false }).waitFor();
  await shotOfWall(wall, 'evening-wall-seating');

  await does(director, code, { do: 'start' });
  const series = async (number: number, over: boolean) =>
    Promise.all(people.map(async (one, i) => playSeries(one, game, number, `${i}`, over)));
  await series(1, false);
  await page.locator('.last').first().waitFor();
  await shot('evening-running');
  await wall.locator('.last').first().waitFor();
  await shotOfWall(wall, 'evening-wall-running');
  await series(1, true);
  await page.getByRole('button', { name: 'Start series 2' }).waitFor();
  await shot('evening-between');
  await does(director, code, { do: 'start' });
  await series(2, true);
  await takeWall(camera, wall);
  await guest.page.getByText('This series is over.').first().waitFor();
  await guest.shot('evening-guest-table-end');
  await guest.page.getByRole('button', { name: /^This series is over/u }).click();
  await guest.page.getByRole('heading', { name: 'Teams' }).waitFor();
  await guest.shot('evening-guest-end');
  await takeResults(camera, code);
}

/** The first game that has a list of each table. */
async function gameOfLists(): Promise<Playable> {
  const found: GameId[] = [];
  for (const id of GAME_IDS) {
    const report = await (await manifestOf(id)).report?.('en');
    if (report?.accounts) found.push(id);
  }
  return playable(defined(found[0], 'a game of lists'));
}

async function does(director: Client, code: string, command: Command): Promise<void> {
  const answer = await doEvent(director, code, command);
  if (answer !== 'done') throw new Error(`${command.do}: ${answer}`);
}

async function makeEvening(director: Client, { game, bot }: Playable): Promise<string> {
  const made = await askEvents(director, {
    ask: 'create',
    kind: 'evening',
    title: TITLE,
    game: game.id,
    options: { deals: DEALS },
    settings: v.parse(settingsSchema, { bot, money: MONEY }),
  });
  if (made.to !== 'create') throw new Error(made.to);
  await askEvents(director, { ask: 'open', event: made.code });
  return made.code;
}

/** Plays a series to its end, or into its first deal; whoever has the first seat begins each further one. */
async function playSeries(
  one: Client,
  { game, bot }: Playable,
  series: number,
  seed: string,
  toTheEnd: boolean,
): Promise<void> {
  const player = await playerOf(game, bot, `${series} ${seed}`);
  const going: Player = (view) =>
    view.phase === 'between' ? (view.seat === 0 ? { do: 'next' } : null) : player(view);
  if (toTheEnd) {
    await playEventRound(one, series, going);
    return;
  }
  const view = await untilEvent(
    one,
    (now) => now.round?.number === series && ownTable(now) !== null,
  );
  const table = await one.open(defined(ownTable(view)));
  await play(one, table, going, () => one.table(table).seq > MIDDLE);
}

/** What is played for, and who belongs to which team. */
async function takeDialogs({ page, shot }: Camera): Promise<void> {
  await page.getByRole('button', { name: 'Game and rules' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('For money').waitFor();
  await dialog.getByText('For money').scrollIntoViewIfNeeded();
  await shot('evening-money');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Form teams' }).click();
  await dialog.waitFor();
  await shot('evening-teams');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

/** The podium, and what follows it. */
async function takeWall({ shotOfWall }: Camera, wall: Page): Promise<void> {
  for (const [slide, title] of Object.entries({
    podium: 'The podium',
    standings: 'Standings',
    'team-standings': 'Teams',
  })) {
    await wall.getByRole('heading', { name: title, exact: true }).waitFor();
    await shotOfWall(wall, `evening-wall-${slide}`);
    await wall.keyboard.press('ArrowRight');
  }
  await wall.close();
}

async function takeResults({ page, shot }: Camera, code: string): Promise<void> {
  await page.goto(`/e/${code}/report`);
  await page.getByRole('heading', { name: 'Settlement in euros' }).waitFor();
  await page.getByRole('heading', { name: 'Score sheets' }).waitFor();
  await shot('evening-results');
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('option[value=settlement]').waitFor({ state: 'attached' });
  await dialog.getByLabel('What').selectOption('settlement');
  await dialog.getByRole('button', { name: 'Make the PDF' }).click();
  await dialog.locator('a[download]').waitFor();
  await shot('evening-print');
  await page.keyboard.press('Escape');
}
