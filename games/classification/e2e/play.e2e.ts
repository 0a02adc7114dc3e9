import { useSite } from '@lusoria/tools/e2e/site.ts';
import { beginGame, joinTable, openRules, openTable } from '@lusoria/tools/e2e/table.ts';
import { until } from '@lusoria/tools/e2e/until.ts';
import { expect, test } from 'vitest';
import { ClassificationPlayer, type Colour, colourOf } from './support/player.ts';

const site = useSite();

/** A sage at a desktop, a player at a phone, and one who has only a keyboard. */
async function table(): Promise<readonly ClassificationPlayer[]> {
  const sage = await site.visit({ name: 'Seneca' });
  const phone = await site.visit({
    name: 'Paula',
    width: 390,
    height: 844,
    touch: true,
    dark: true,
  });
  const keys = await site.visit({ name: 'Karl' });
  const code = await openTable(sage.page, 'Classification', async (dialog) => {
    await openRules(dialog);
    await dialog.getByText('seat 1', { exact: true }).click();
  });
  for (const { page } of [phone, keys]) await joinTable(page, code);
  await beginGame(sage.page);
  return [
    new ClassificationPlayer(sage.page, 'mouse'),
    new ClassificationPlayer(phone.page, 'touch'),
    new ClassificationPlayer(keys.page, 'keyboard'),
  ];
}

/** Cards of one colour, and their target class: from 1, or null for a new one. */
interface Lay {
  readonly names: readonly string[];
  readonly to: number | null;
  readonly colour: Colour;
}

/** Cards that can be laid rightly: of a colour on the table, otherwise of one that is not there. */
function rightLay(cards: readonly string[], known: readonly Colour[]): Lay {
  const colours = cards.map(colourOf);
  const colour = known.find((one) => colours.includes(one)) ?? colours[0] ?? 'red';
  const at = known.indexOf(colour);
  return {
    names: cards.filter((name) => colourOf(name) === colour),
    to: at < 0 ? null : at + 1,
    colour,
  };
}

test('a sage builds a tree, two play, one errs, one founds, both describe and one is right', async () => {
  const [sage, phone, keys] = await table();
  if (!sage || !phone || !keys) throw new Error('no table');
  const all: readonly ClassificationPlayer[] = [sage, phone, keys];
  await sage.asks('colour');
  await sage.press(sage.button('Play with this tree'));
  for (const one of [sage, phone, keys]) await expect.poll(() => one.hand.count()).toBe(10);
  // The sage's secret information is invisible to all others.
  const before = await phone.page.content();
  expect(before).not.toContain('Your tree');

  // The names of the cards in the class show which one is turned up.
  const turned = await phone.page.getByRole('list', { name: 'Class 1', exact: true }).innerText();
  let known: readonly Colour[] = [colourOf(turned)];
  let erred = false;
  let founded = false;
  const over = async () => (await phone.button('Say nothing').count()) > 0;

  for (let turns = 0; turns < 60 && !(await over()); turns += 1) {
    for (const one of all) {
      if (await over()) break;
      await until(async () => (await one.isToPlay()) || (await over()));
      if (await over()) break;
      const cards: readonly string[] = await one.cards();
      const wrong = cards.find((name) => !known.includes(colourOf(name)));
      if (one === keys && !erred && wrong !== undefined) {
        erred = true;
        await one.lay([wrong], 1);
        await until(async () => (await one.hand.count()) === cards.length + 1);
        continue;
      }
      const colours = cards.map(colourOf);
      // A wrong lay is possible as long as nobody founds a class.
      const fresh = erred ? colours.find((colour) => !known.includes(colour)) : undefined;
      const lay: Lay =
        one !== sage && !founded && fresh !== undefined
          ? { names: cards.filter((name) => colourOf(name) === fresh), to: null, colour: fresh }
          : rightLay(cards, known);
      founded ||= one !== sage && lay.to === null;
      // As long as no player has founded a class, the sage leaves them one to found.
      const names = one === sage && !founded ? lay.names.slice(0, 1) : lay.names;
      // The names of the sage's cards also contain their class in the tree.
      await one.lay(names, lay.to);
      if (!known.includes(lay.colour)) known = [...known, lay.colour];
      const left = cards.length - names.length + (lay.to === null ? 1 : 0);
      await until(async () => (await over()) || (await one.hand.count()) === left);
    }
  }
  expect({ erred, founded }).toEqual({ erred: true, founded: true });

  await phone.asks('colour');
  await phone.press(phone.button('Hand in'));
  await keys.asks('shape');
  await keys.press(keys.button('Hand in'));
  for (const { page } of [sage, phone, keys]) {
    await page.getByText('Shuffle checked: honest').waitFor();
    expect(await page.getByText(/described right/i).count()).toBeGreaterThan(0);
  }
  await keys.page
    .getByText(/Here this tree first differs/)
    .first()
    .waitFor();
});

test('notes are there again after a reload, and nowhere else', async () => {
  const [sage, phone] = await table();
  if (!sage || !phone) throw new Error('no table');
  await sage.asks('shape');
  await sage.press(sage.button('Play with this tree'));
  await expect.poll(() => phone.hand.count()).toBe(10);
  await phone.press(phone.button('Notes'));
  const text = phone.page.getByRole('dialog').getByRole('textbox', { name: 'Free text' });
  await text.fill('I think it is the shape');
  await expect
    .poll(async () => {
      await phone.page.reload();
      await phone.press(phone.button('Notes'));
      return text.inputValue();
    })
    .toBe('I think it is the shape');
  expect(await sage.page.content()).not.toContain('I think it is the shape');
});
