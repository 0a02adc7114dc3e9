import type { Language } from '@lusoria/i18n';
import { type BrowserContext, type CDPSession, type Locator, type Page } from 'playwright-core';
import { expectLegible, expectLegibleItself } from '../sight/legibility.ts';
import { until } from '../until.ts';
import { literally, wordsIn } from './words.ts';

/** A text in English, which is looked for in the person's language, or a pattern that is the same in all. */
export type Said = string | RegExp;

/** Roles of what can be pressed. */
const PRESSABLE = [
  'button',
  'link',
  'radio',
  'checkbox',
  'switch',
  'tab',
  'option',
  'menuitem',
] as const;

/** One window of a person on a journey: what they do and see, told step by step. */
export class Traveller {
  readonly page: Page;
  readonly name: string;
  readonly language: Language;
  /** The steps so far, for whoever reads about a failure. */
  private readonly told: string[];
  private cdp: CDPSession | null = null;

  constructor(page: Page, name: string, language: Language, told: string[]) {
    this.page = page;
    this.name = name;
    this.language = language;
    this.told = told;
  }

  get context(): BrowserContext {
    return this.page.context();
  }

  /** Goes to an address, as typed into the browser's bar. */
  async opens(path: string): Promise<void> {
    this.tell(`opens ${path}`);
    await this.page.goto(path);
  }

  /** Presses the first of what is called so and can be pressed; the whole name, or a pattern. */
  async presses(name: Said, where: Locator | Page = this.page): Promise<void> {
    this.tell(`presses ${quoted(name)}`);
    await this.pressable(name, where).first().click();
  }

  /** Everything that can be pressed and has this accessible name. */
  pressable(name: Said, where: Locator | Page = this.page): Locator {
    const pattern = this.wholly(name);
    const [first, ...others] = PRESSABLE.map((role) => where.getByRole(role, { name: pattern }));
    if (!first) throw new Error('nothing can be pressed');
    return others.reduce((all, one) => all.or(one), first).filter({ visible: true });
  }

  /** Chooses in a list by its label. */
  async chooses(option: Said, label: Said, where: Locator | Page = this.page): Promise<void> {
    this.tell(`chooses ${quoted(option)} as ${quoted(label)}`);
    const list = where.getByRole('combobox', { name: this.partly(label) }).first();
    const texts = await list.locator('option').allInnerTexts();
    const wanted = texts.find((text) => this.wholly(option).test(text.trim()));
    if (wanted === undefined) throw new Error(`${quoted(label)} offers ${texts.join(', ')}`);
    await list.selectOption({ label: wanted });
  }

  /** Writes into a field by its label. */
  async writes(text: string, label: Said, where: Locator | Page = this.page): Promise<void> {
    this.tell(`writes "${text}" as ${quoted(label)}`);
    await where.getByLabel(this.partly(label)).first().fill(text);
  }

  /** Waits until a text can be read: there, in the window or to be scrolled to, neither cut nor covered. */
  async sees(text: Said, where: Locator | Page = this.page): Promise<Locator> {
    this.tell(`sees ${quoted(text)}`);
    const found = where.getByText(this.partly(text)).filter({ visible: true }).first();
    await found.waitFor();
    await expectLegibleItself(found, `${this.name} sees ${quoted(text)}`);
    return found;
  }

  /** Waits until a text is no longer there. */
  async seesNo(text: Said, where: Locator | Page = this.page): Promise<void> {
    this.tell(`sees no ${quoted(text)}`);
    const found = where.getByText(this.partly(text)).filter({ visible: true });
    await until(async () => (await found.count()) === 0);
  }

  /** Looks around: nothing on the page is cut, covered or broken. */
  async looksAround(place: string): Promise<void> {
    this.tell(`looks around: ${place}`);
    await expectLegible(this.page, `${this.name}: ${place}`);
  }

  /** Turns the device by a quarter. */
  async turns(): Promise<void> {
    const size = this.page.viewportSize();
    if (!size) throw new Error('a window without a size');
    this.tell(`turns the device to ${size.height} × ${size.width}`);
    await this.page.setViewportSize({ width: size.height, height: size.width });
  }

  async reloads(): Promise<void> {
    this.tell('loads the page anew');
    await this.page.reload();
  }

  async goesBack(): Promise<void> {
    this.tell('goes back');
    await this.page.goBack();
  }

  /** Closes the lid, or the phone falls asleep: the page is frozen. */
  async sleeps(): Promise<void> {
    this.tell('falls asleep');
    this.cdp ??= await this.context.newCDPSession(this.page);
    await this.cdp.send('Page.setWebLifecycleState', { state: 'frozen' });
  }

  async wakes(): Promise<void> {
    this.tell('wakes up');
    this.cdp ??= await this.context.newCDPSession(this.page);
    await this.cdp.send('Page.setWebLifecycleState', { state: 'active' });
  }

  /** Opens another tab of the same browser. */
  async opensTab(path: string): Promise<Traveller> {
    this.tell(`opens another tab at ${path}`);
    const page = await this.context.newPage();
    const tab = new Traveller(page, `${this.name}, another tab`, this.language, this.told);
    await page.goto(path);
    return tab;
  }

  async closes(): Promise<void> {
    this.tell('closes the window');
    await this.page.close();
  }

  /** The patterns for exactly this text. */
  wholly(text: Said): RegExp {
    return text instanceof RegExp ? text : new RegExp(`^(?:${this.translated(text)})$`, 'u');
  }

  /** The patterns for what contains this text. */
  partly(text: Said): RegExp {
    return text instanceof RegExp ? text : new RegExp(this.translated(text), 'u');
  }

  /** For the story of a failure. */
  tell(step: string): void {
    this.told.push(`${this.name} ${step}`);
  }

  private translated(text: string): string {
    return wordsIn(this.language)
      .of(text)
      .map(literally)
      .join('|')
      .replaceAll(/\s/gu, String.raw`\s`);
  }
}

function quoted(said: Said): string {
  return said instanceof RegExp ? String(said) : `"${said}"`;
}
