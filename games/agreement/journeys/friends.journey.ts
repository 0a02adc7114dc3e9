import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defined } from '@lusoria/core';
import { type Language, languageName } from '@lusoria/i18n';
import { PARADIGMS } from '@lusoria/latin';
import { seesEnd } from '@lusoria/testing/journey/end.ts';
import { journey } from '@lusoria/testing/journey/journey.ts';
import { readQr } from '@lusoria/testing/browser/qr.ts';
import { openServerProcess, type ServerProcess } from '@lusoria/testing/server/server-process.ts';
import { useSite } from '@lusoria/testing/browser/site.ts';
import { chooseDeck } from '@lusoria/testing/browser/table.ts';
import type { Traveller } from '@lusoria/testing/journey/traveller.ts';
import { pressed, until } from '@lusoria/testing/until.ts';
import { loadPageMessages } from '@lusoria/web-kit/messages/index.ts';
import { afterAll, beforeAll, expect } from 'vitest';
import { Player } from '../e2e/support/player.ts';

const site = useSite();
const TAKEN_OVER =
  'Taken over. Your tables are here now; the other device still shows them, too, until you sign it out.';
const english = await loadPageMessages('en');
let data: string;
let server: ServerProcess;

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'lusoria-friends-'));
  server = await openServerProcess(['--data', data]);
});

afterAll(async () => {
  await server.kill();
  await rm(data, { recursive: true, force: true });
});

/** All go on until this person is to lay or draw; nobody lays a card, so that the round is not over soon. */
async function untilTurnOf(player: Player, others: readonly Player[]): Promise<void> {
  await until(async () => {
    if (await player.isMyTurn()) return true;
    for (const one of [player, ...others]) if (await one.isAsked()) await one.idle();
    return player.isMyTurn();
  });
}

/** One of them challenges what was just laid; all look at the verdict, and close the form tables. */
async function challenged(
  by: Player,
  all: readonly (readonly [Traveller, Player])[],
  verdict: 'upheld' | 'rejected',
): Promise<void> {
  await pressed(by.challenge);
  for (const [person, player] of all) {
    await player.verdict(verdict).waitFor();
    await person.looksAround(`a challenge ${verdict}`);
    if (person !== all[0]?.[0]) {
      await player.close.click();
      continue;
    }
    // Whoever loads the page anew still has it before them, until they have closed it.
    await person.reloads();
    await player.close.click();
    await person.reloads();
    await player.hand.first().waitFor();
    expect(await player.close.count()).toBe(0);
  }
}

/**
 * All throw cards off; whoever is to lay and has one left does something else, with the next player at the table, who
 * may challenge it. They draw if it was not to be done.
 *
 * @param does whether it was done
 */
async function untilLastCard(
  players: readonly Player[],
  does: (last: Player, next: Player) => Promise<boolean>,
): Promise<void> {
  let isDone = false;
  await until(async () => {
    for (const [i, one] of players.entries()) {
      if (isDone || !(await one.isAsked())) continue;
      const mayWin = (await one.isMyTurn()) && (await one.hand.count()) === 1;
      if (!mayWin) await one.throwsOff();
      else if (await does(one, defined(players[(i + 1) % players.length]))) isDone = true;
      else await one.idle();
    }
    return isDone;
  });
}

/** A last card that is wrong, and challenged, wins nothing; a right one that is challenged ends the round. */
async function challengesLastCards(
  everybody: readonly (readonly [Traveller, Player])[],
): Promise<void> {
  const players = everybody.map(([, player]) => player);
  await untilLastCard(players, async (last, next) => {
    await last.lay(await last.wrong());
    await pressed(next.challenge);
    await next.verdict('upheld').waitFor();
    expect(await last.isOver()).toBe(false);
    return true;
  });
  await untilLastCard(players, async (last, next) => {
    const [right] = await last.right();
    if (!right) return false;
    await last.lay(right);
    await pressed(next.challenge);
    return true;
  });
  for (const [person, player] of everybody) {
    await player.verdict('rejected').waitFor();
    await person.looksAround('a challenge that has ended the round');
    await player.close.click();
    await until(async () => player.isOver());
  }
}

/** Opens the panel with log, chat and table where it does not stand beside the table, and in it a tab. */
async function opensTab(person: Traveller, name: 'Chat' | 'Log' | 'Table'): Promise<void> {
  const panel = person.pressable('Log, chat and table');
  if ((await panel.count()) > 0 && (await panel.getAttribute('aria-expanded')) !== 'true') {
    await panel.click();
  }
  // Unread messages are counted in the name.
  await person.presses(new RegExp(`^(?:${person.partly(name).source})(?: \\(\\d+\\))?$`, 'u'));
}

async function closesPanel(person: Traveller): Promise<void> {
  const panel = person.pressable('Log, chat and table');
  if ((await panel.count()) > 0) await panel.click();
}

/** The first of them errs, which the second one notices; then whoever can lays rightly, and is challenged in vain. */
async function challenges(everybody: readonly (readonly [Traveller, Player])[]): Promise<void> {
  const [a, b, ...others] = everybody.map(([, player]) => player);
  if (!a || !b) throw new Error('two players');
  // An error that is noticed: the card comes back.
  await untilTurnOf(a, [b, ...others]);
  const before = await a.hand.count();
  await a.lay(await a.wrong());
  await challenged(b, everybody, 'upheld');
  await expect.poll(() => a.hand.count()).toBe(before);

  // A right card that is challenged stays.
  const order = [a, b, ...others];
  for (;;) {
    const player = defined(order.shift());
    await untilTurnOf(player, order);
    const [right] = await player.right();
    if (right) {
      await player.lay(right);
      return challenged(player === b ? a : b, everybody, 'rejected');
    }
    await player.idle();
    order.push(player);
  }
}

/** One of them reacts: the other sees it where the speaker sits, and once in the chat. */
async function reacts(by: Traveller, other: Traveller): Promise<void> {
  await by.presses('React');
  await by.page.locator('[popover] button').filter({ hasText: 'Optimē!' }).click();
  await other.page.locator('.plate .says', { hasText: 'Optimē!' }).waitFor();
  await opensTab(other, 'Chat');
  const words = other.page.getByRole('log').getByText('Optimē!');
  await expect.poll(async () => words.count()).toBe(1);
  await other.looksAround('the chat with a reaction');
  await closesPanel(other);
}

/** Opens a table for four. */
async function invites(anna: Traveller): Promise<void> {
  await anna.opens('/');
  await chooseDeck(anna.page, 'ille');
  await anna.presses(new RegExp(`^(?:${anna.partly('With friends').source}).*ille`, 'u'));
  await anna.presses('4 players');
  await anna.presses('Open the table');
  await anna.sees('Who is playing?');
  await anna.sees(english('room-invite-local'));
  await anna.looksAround('the waiting room');
}

/** A person goes on at a laptop, and signs their phone out. */
async function goesOnAtLaptop(
  ben: Traveller,
  opened: () => Promise<Traveller>,
  code: string,
): Promise<Traveller> {
  await ben.opens('/');
  await ben.page.getByText(ben.partly('Continue on another device')).click();
  await ben.presses('Get a code');
  const lent = await ben.page.locator('output.lent').innerText();
  await ben.looksAround('a code for another device');
  await ben.opens(`/t/${code}`);
  const laptop = await opened();
  await laptop.opens('/');
  await laptop.page.getByText(laptop.partly('Continue on another device')).click();
  await laptop.writes((lent.split(' ').at(-1) ?? '').toLowerCase(), 'Take over with a code');
  await laptop.presses('Take over with a code');
  await laptop.sees(TAKEN_OVER);
  const way = new RegExp(`^(?:${laptop.partly('Resume').source}) ${code}$`, 'u');
  await laptop.pressable(way).waitFor();
  await laptop.presses('Settings');
  const devices = laptop.page.getByRole('region', { name: laptop.partly('Your devices') });
  await expect.poll(() => devices.getByRole('listitem').count()).toBe(2);
  await laptop.looksAround('the devices of a person');
  await laptop.page.keyboard.press('Escape');
  await laptop.presses('Sign out all other devices');
  await laptop.presses('Really sign out?');
  await laptop.sees('The other devices are signed out: your tables are here alone now.');
  await ben.sees('This device is signed out');
  await laptop.presses(way);
  return laptop;
}

/** After a draw the drawn card has the focus. Why another is refused is told in the language of the reader, whichever it becomes. */
async function seesWhatIsDrawn(reader: Traveller, player: Player): Promise<void> {
  const { page, language } = reader;
  await reader.looksAround('a drawn card');
  const drawn = player.hand.and(page.locator('[aria-pressed=true]'));
  await expect.poll(() => drawn.evaluate((card) => card === document.activeElement)).toBe(true);
  // A raised card of a second row may lie over the middle of one of the first.
  const other = player.hand.and(page.locator('[aria-pressed=false]')).first();
  await other.click({ position: { x: 12, y: 12 } });
  const why = page.locator('.mistake');
  const before = await why.innerText();
  const reads = async (one: Language) => {
    await page.locator('header button').last().click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: languageName(one) })
      .click();
    await page.keyboard.press('Escape');
  };
  await reads(language === 'en' ? 'de' : 'en');
  await expect.poll(() => why.innerText()).not.toBe(before);
  await reads(language);
  await expect.poll(() => why.innerText()).toBe(before);
}

/** Whoever erases everything begins with a fresh hall; to the others they are somebody. */
async function erases(person: Traveller, other: Traveller): Promise<void> {
  await person.opens('/');
  await person.presses('Settings');
  await person.presses('Delete everything of mine');
  await person.presses('Really delete? There is no way back');
  await person.page.getByRole('dialog').waitFor({ state: 'detached' });
  await person.page.locator('main article').first().waitFor();
  await person.seesNo('This game is over');
  await opensTab(other, 'Log');
  await other.sees('Somebody has deleted their data.');
  const somebody = (await loadPageMessages(other.language))('somebody');
  const log = other.page.getByRole('log');
  await expect.poll(async () => (await log.innerText()).split(somebody).length).toBeGreaterThan(3);
  await closesPanel(other);
}

journey(
  site,
  'friends play at a Latin table: they come by link, QR code and table code, write, challenge, leave, return and go on elsewhere',
  'desktop',
  async ({ person }) => {
    const address = `http://127.0.0.1:${server.port}`;
    const [anna, ben, carla, dora] = await Promise.all([
      person('Anna', {}, address),
      person('Ben', { size: 'phone' }, address),
      person('Carla', {}, address),
      person('Dora', { size: 'phone-320' }, address),
    ]);

    await invites(anna);
    const code = await anna.page.locator('output.code').innerText();
    const link = await anna.page.locator('input[readonly]').inputValue();
    expect(link).toBe(`${address}/t/${code}`);

    // Ben follows the link, Carla takes a picture of the code, Dora is told it.
    await ben.opens(link);
    await ben.presses('Sit here');
    await ben.sees('Stand up');
    // Only who invites can do something about the address.
    await ben.seesNo(english('room-invite-local'));
    await ben.looksAround('the waiting room of a guest');
    await carla.opens(
      await readQr(anna.page.getByRole('img', { name: anna.wholly(english('room-qr')) })),
    );
    await carla.presses('Sit here');
    await dora.opens('/');
    await dora.looksAround('the hall');
    await dora.writes(code, 'Table code');
    await dora.presses('Join');
    await dora.sees('Stand up');
    await anna.sees(/Dora/);
    await anna.presses('Begin the game');
    const [a, b, c, d] = await Promise.all(
      [anna, ben, carla, dora].map(async ({ language, page }) =>
        Player.speaking(language, page, PARADIGMS.ille),
      ),
    );
    if (!a || !b || !c || !d) throw new Error('four players');
    const everybody = [
      [anna, a],
      [ben, b],
      [carla, c],
      [dora, d],
    ] as const;
    for (const [one, { page }] of everybody) {
      await page.locator('.decl').waitFor();
      await one.looksAround('the table');
    }

    // They write.
    await opensTab(anna, 'Chat');
    await anna.writes('Salvēte!', 'Message');
    await anna.presses('Send');
    await closesPanel(anna);
    await opensTab(ben, 'Chat');
    await ben.sees(/Salvēte!/);
    await ben.looksAround('the chat');
    await closesPanel(ben);

    await reacts(ben, anna);
    await challenges(everybody);

    // An error that nobody notices: the next player goes on, and it lies there as declared.
    await untilTurnOf(a, [b, c, d]);
    const slip = await a.wrong();
    await a.lay(slip);
    const held = await b.hand.count();
    await b.draw.click();
    await expect.poll(() => b.hand.count()).toBe(held + 1);
    await expect.poll(async () => (await b.sight()).form).toBe(slip.form);
    await seesWhatIsDrawn(ben, b);

    // The server's power fails: everybody is told, and goes on where they were.
    await server.kill();
    await anna.sees('Connecting again …');
    await anna.looksAround('a table without a connection');
    server = await openServerProcess(['--data', data], server.port);
    for (const one of [anna, ben, carla, dora]) await one.seesNo('Connecting again …');
    expect(await anna.page.locator('.plate .says').count()).toBe(0);

    // Dora leaves, and a bot plays for her until she is back.
    await opensTab(dora, 'Table');
    await dora.presses('Leave the seat');
    await dora.presses('Really leave?');
    // Nothing covers the way back.
    await dora.sees('Take the seat again');
    await dora.looksAround('a bot in the own seat');
    // It is not her any more.
    expect(await dora.page.locator('.plate.own').innerText()).not.toMatch(dora.partly('you'));
    await dora.presses('Take the seat again');
    await d.hand.first().waitFor();

    const laptop = await goesOnAtLaptop(
      ben,
      async () => person('Laptop', { size: 'desktop' }, address),
      code,
    );
    const l = await Player.speaking(laptop.language, laptop.page, PARADIGMS.ille);
    await l.hand.first().waitFor();

    // To the end, whatever is laid but the last card, and once more.
    const players = [a, l, c, d];
    await challengesLastCards([
      [anna, a],
      [laptop, l],
      [carla, c],
      [dora, d],
    ]);
    await seesEnd(anna);
    await seesEnd(dora);
    for (const one of [anna, laptop, carla, dora]) await one.looksAround('the end of a round');
    await anna.presses('Once more');
    for (const { page } of players) await page.locator('.decl').waitFor();
    expect(await a.hand.count()).toBe(5);
    await erases(dora, anna);
  },
);
