import type { Camera } from '@lusoria/testing/sight/camera.ts';
import { pressed, until } from '@lusoria/testing/until.ts';
import { ElementsTable, quietly } from './support/elements.ts';
import { BY_COLOUR, playing, sageWith } from './support/guest.ts';
import { passOn, sitDown } from './support/places.ts';
import { ClassificationPlayer, colourOf } from './support/player.ts';

/** Cards in a hand, two more than are dealt. */
const MANY = 12;

/** A round as a player, its beginning as the sage, and the lesson; then a full table of four. */
export async function takePictures(camera: Camera): Promise<void> {
  await takeRound(camera);
  await takeElements(camera);
  await takeOwnDeck(camera);
}

async function takeRound({ page, url, shot }: Camera): Promise<void> {
  const player = new ClassificationPlayer(page, 'mouse');
  const making = await sitDown(page, url, { first: '2' });
  const asks = page.getByRole('combobox', { name: /^What happens to/ });
  for (const [n, attribute] of ['colour', 'shape'].entries()) {
    await asks.nth(n).selectOption({ label: attribute });
  }
  for (const value of ['square', 'triangle']) await player.button(value).click();
  await player
    .button(/^square and triangle here/)
    .or(player.button('against all others'))
    .first()
    .click();
  await page.evaluate(() => document.fonts.ready);
  await shot('classification-tree');
  making.leave();

  const table = await sitDown(page, url, { pass: true });
  table.host.follow(sageWith(BY_COLOUR, 'teaching'));
  table.other.follow(playing());
  for (let turns = 0; turns < 4; turns += 1) {
    await until(() => player.isToPlay());
    const before = await player.cards();
    await player.lay(before.slice(0, 1), 1);
    await until(async () => String(await player.cards()) !== String(before));
  }
  await until(() => player.isToPlay());
  const cards = await player.cards();
  const [lead = ''] = cards;
  await player.choose(cards.filter((card) => colourOf(card) === colourOf(lead)).slice(0, 2));
  await player.button('Add to class 2').or(player.button('Found a new class')).first().click();
  // The last verdict disappears after a moment.
  await until(async () => (await page.locator('.verdict').count()) === 0);
  await shot('classification-play');
  await player.button('Unselect all').click();
  await passOn(player);
  await player.asks('colour');
  await asks.nth(1).selectOption({ label: 'filling' });
  await shot('classification-describe');
  await player.button('Hand in').click();
  await page.locator('.owl[aria-busy=false]').waitFor();
  await shot('classification-report');
  await page.goto(`${new URL(page.url()).pathname}/round/1`);
  for (let n = 0; n < 4; n += 1) await player.button('Next').click();
  await page.getByText(/^Possible classifications: \d/).waitFor();
  await shot('classification-review');
  table.leave();

  await page.goto('/learn/classification');
  const answers = page.getByRole('group', { name: 'Answers' }).getByRole('button');
  await until(async () => {
    if ((await answers.count()) > 0) return true;
    await pressed(player.button('Go on'));
    return false;
  });
  await shot('classification-lesson-question');
  const rightOne = answers.filter({ hasText: 'colour' }).and(page.locator('button:enabled'));
  const goOn = player.button('Go on').or(rightOne);
  await until(async () => {
    if (await player.isToPlay()) return true;
    if ((await goOn.count()) > 0) await goOn.last().click();
    return false;
  });
  await until(async () => (await page.locator('.verdict').count()) === 0);
  await shot('classification-lesson');
}

/** Rivers as a teacher lists them: numbers with a unit, long words, and a gap. */
const TABLE = [
  'Fluss,Länge,Mündung,Bundesland der Quelle,in Italien',
  ...Array.from({ length: 30 }, (_, i) => {
    const sea = ['Schwarzes Meer', 'Nordsee', 'Adriatisches Meer'][i % 3];
    return `Fluss ${i + 1},${(i + 1) * 137} km,${sea},Baden-Württemberg ${i % 4},${i % 2 === 0 ? 'ja' : 'nein'}`;
  }),
  'Styx,,,,nein',
].join('\n');

/** A deck of a table, as it is pasted and as it is kept. */
async function takeOwnDeck({ page, shot }: Camera): Promise<void> {
  await page.goto('/classification/decks');
  await page.getByLabel('Table').fill(TABLE);
  await page.getByText('One row has a gap and is left out.').waitFor();
  await page.getByLabel('Name of the deck').fill('Flüsse, Klasse 7b');
  await page.getByRole('button', { name: 'Copy a link' }).click();
  await page.getByLabel('Link to this deck').waitFor();
  await shot('classification-deck');
}

/** Four people with the elements: four classes, twelve cards, and the description by a tree. */
async function takeElements({ page, url, shot }: Camera): Promise<void> {
  const player = new ClassificationPlayer(page, 'mouse');
  const table = await ElementsTable.open(url, {});
  await page.goto(`/t/${table.code}`);
  await page.getByRole('button', { name: 'Sit here' }).click();
  await table.start();
  table.play(quietly);
  const keys = page.locator('.own-hand [data-key]');
  const handOf = async () =>
    keys.evaluateAll((all) => all.map((one) => Number(one.getAttribute('data-key'))));
  const lay = async (card: number, to: string) => {
    const before = String(await handOf());
    await page.locator(`.own-hand [data-key="${card}"]`).click();
    await player.button(to).click();
    await page.locator('.step .main').click();
    await until(async () => String(await handOf()) !== before);
  };
  const tried = new Set<number>();
  for (;;) {
    await until(() => player.isToPlay());
    const hand = await handOf();
    const missing = hand.find((card) => !table.founded.includes(table.classOf[card]));
    if (hand.length >= MANY && table.founded.length === 4) break;
    if (hand.length < MANY) {
      const wrong = hand.find(
        (card) => table.classOf[card] !== table.founded[0] && !tried.has(card),
      );
      if (wrong === undefined) throw new Error('every card belongs to the first class');
      tried.add(wrong);
      await lay(wrong, 'Add to class 1');
    } else if (missing === undefined) await player.button('Pass and draw').click();
    else await lay(missing, 'Found a new class');
  }
  await until(async () => (await page.locator('.verdict').count()) === 0);
  await shot('classification-four');
  await keys.last().click();
  await player.button('Found a new class').click();
  await shot('classification-four-new');
  await page.keyboard.press('Escape');
  table.hurries = true;
  await passOn(player);
  await shot('classification-four-describe');
  table.leave();
}
