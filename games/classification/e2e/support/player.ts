import { settled } from '@lusoria/testing/browser/table.ts';
import type { Locator, Page } from 'playwright-core';

/** Input device with which the page is operated. */
export type Way = 'mouse' | 'touch' | 'keyboard';

/** The colours of the deck `shapes`, in the words of the page. */
const COLOURS = ['red', 'green', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];

/** Plays Classification by reading the page and pressing its buttons, as a person would. */
export class ClassificationPlayer {
  readonly page: Page;
  readonly way: Way;

  constructor(page: Page, way: Way) {
    this.page = page;
    this.way = way;
  }

  get hand(): Locator {
    return this.page.getByRole('group', { name: /^Your hand/ }).getByRole('button');
  }

  get classes(): Locator {
    return this.page.getByRole('list', { name: 'Classes on the table' });
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** The names of the own cards, in the order of the hand. */
  async cards(): Promise<readonly string[]> {
    return this.hand.locator('> .sr').allInnerTexts();
  }

  async press(what: Locator): Promise<void> {
    switch (this.way) {
      case 'mouse':
        return what.click();
      case 'touch':
        return what.tap();
      case 'keyboard':
        await what.focus();
        return this.page.keyboard.press('Enter');
    }
  }

  /** Chooses cards of the hand by their names. */
  async choose(names: readonly string[]): Promise<void> {
    for (const name of names) {
      await this.press(
        this.page
          .getByRole('group', { name: /^Your hand/ })
          .getByRole('button', { name, exact: true }),
      );
    }
  }

  /** Lays cards into a class (from 1), or founds one with them. */
  async lay(names: readonly string[], to: number | null): Promise<void> {
    await this.choose(names);
    await this.press(this.button(to === null ? 'Found a new class' : `Add to class ${to}`));
    await this.press(this.button(to === null ? /^Found a new class with/ : /^Add .* to class/));
    // A lay that was wrong before needs confirmation.
    const again = this.button('Lay it anyway');
    if ((await again.count()) > 0) await this.press(again);
  }

  /** Waits until the table has answered the action and the page shows the result. */
  async settled(): Promise<void> {
    await settled(this.page);
  }

  async isToPlay(): Promise<boolean> {
    return (await this.page.getByText('Your turn.', { exact: true }).count()) > 0;
  }

  /** Asks an attribute at the root of the tree being built. */
  async asks(attribute: string): Promise<void> {
    const choice = this.page.getByRole('combobox', { name: 'What happens to all cards' });
    if (this.way === 'keyboard') {
      await choice.focus();
      await this.page.keyboard.type(attribute.slice(0, 3));
      await this.page.keyboard.press('Enter');
    } else {
      await choice.selectOption({ label: attribute });
    }
  }
}

/** The colour of a card, by its name. */
export function colourOf(name: string): Colour {
  const colour = COLOURS.find((one) => new RegExp(`\\b${one}\\b`, 'u').test(name));
  if (!colour) throw new Error(`no colour in ${name}`);
  return colour;
}
