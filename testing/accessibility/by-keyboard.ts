import { type AnyGame, type GameMessages, seeded } from '@lusoria/core';
import { textOf as wordsOf } from '@lusoria/i18n';
import type { Page } from 'playwright-core';
import {
  type AxNode,
  entriesOf,
  liveRegions,
  nodesOf,
  readTree,
  textOf,
  treeText,
  watchFocus,
} from './accessibility-tree.ts';
import { type Check, everywhere } from './accessibility.ts';
import {
  decisionOf,
  type Fact,
  type GameParity,
  openSeat,
  type ParityTable,
  press,
  type Seat,
  type Step,
} from './parity.ts';
import { drawn } from '../sight/sight.ts';
import { until } from '../until.ts';

declare global {
  interface Window {
    /** Hands what the live region says to the test. */
    noteSaid(text: string): void;
  }
}

/** Characters that may stand between and around the words of a fact. */
const SLACK = 200;
/** The farthest that a control may be away, in presses of Tab. */
const FARTHEST = 200;
/** For how long the tree may lag behind the table (milliseconds). */
const LAG_MS = 60_000;

/** Facts that the tree does not tell. */
function untold(tree: AxNode, facts: readonly Fact[]): readonly string[] {
  const nodes = nodesOf(tree)
    .flatMap((node) => [node, ...entriesOf(node)])
    .map((node) => ({ ...node, text: textOf(node) }));
  return facts.flatMap(({ words, role, times = 1 }) => {
    const longest = words.join(' ').length * 1.5 + SLACK;
    const patterns = words.filter((word) => word !== '').map(wholeWords);
    const tells = (text: string) => patterns.every((pattern) => pattern.test(text));
    const found = nodes.filter(
      (node) =>
        (role === undefined || node.role === role) &&
        (tells(node.name) || (node.text.length <= longest && tells(node.text))),
    ).length;
    return found >= times ? [] : [`${role ?? 'any'} ×${times}: ${words.join(' | ')}`];
  });
}

function wholeWords(text: string): RegExp {
  const escaped = text
    .trim()
    .replaceAll(/[$()*+.?[\\\]^{|}]/gu, '\\$&')
    .replaceAll(/\s+/gu, '\\s+');
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'iu');
}

/** A table to play, and the page to play it on. */
export interface TableToPlay {
  readonly page: Page;
  /** Address of the server. */
  readonly address: string;
  /** The game's name. */
  readonly id: string;
  readonly table: ParityTable;
  readonly game: AnyGame;
  readonly messages: GameMessages;
  readonly parity: GameParity;
}

/**
 * Plays a round to its end, and goes through it afterwards, by keyboard and accessibility tree alone.
 *
 * @returns the kinds of moments that were met
 * @throws Error if the tree does not tell a fact, lacks the control for a legal action, or Tab does not lead there
 */
export async function playTable({
  address,
  id,
  table,
  ...on
}: TableToPlay): Promise<ReadonlySet<string>> {
  const { page, messages } = on;
  const seat = await openSeat(address, id, table, messages);
  await page.addInitScript(
    ([token, name]) => {
      localStorage.setItem('lusoria.token', token);
      localStorage.setItem('lusoria.name', name);
    },
    [seat.token, seat.reader.name(0)] as const,
  );
  await page.goto(`/t/${seat.code}`);
  await page.getByRole('heading', { name: 'Who is playing?' }).waitFor();
  await seat.table.do({ do: 'start' });
  const playing = { ...on, seat, own: table.own, check: everywhere(page) };
  const met = await playRound(playing);
  if (on.parity.review) await review(playing, on.parity.review);
  seat.leave();
  return met;
}

/** A player of a round. */
interface Playing {
  readonly page: Page;
  readonly seat: Seat;
  readonly game: AnyGame;
  readonly messages: GameMessages;
  readonly parity: GameParity;
  /** Bot that decides for the player. */
  readonly own: string;
  /** Checks the page at the first moment of each kind. */
  readonly check: Check;
}

async function playRound(playing: Playing): Promise<ReadonlySet<string>> {
  const { page, seat, game, messages, parity, own, check } = playing;
  const { hint } = parity;
  const { table } = seat;
  const heard = await listen(page);
  const from = table.get().seq;
  const seen = new Set<string>();
  const unchanged = () => {
    const before = shown(table.get().view);
    return () => shown(table.get().view) === before;
  };
  let isEntered = false;
  // Keys of the game do the same as its buttons: both ways are gone by turns.
  let usesKeys = false;
  while (table.get().view.phase === 'playing') {
    const stays = unchanged();
    const view = table.get().view.round?.play?.view;
    const action = decisionOf(seat, game, parity, messages, own);
    if (view === undefined || action === null) {
      await until(async () => Promise.resolve(!stays()));
      continue;
    }
    const steps = parity.steps(action, view, seat.reader);
    const firsts = game
      .actions(view, seeded('parity'))
      .flatMap((one) => parity.steps(one, view, seat.reader).slice(0, 1));
    const tree = await whatTells(playing, view, firsts, stays);
    if (!tree) continue;
    if (!isEntered) await expectEntered(page);
    isEntered = true;
    if (hint && !seen.has(hint)) {
      seen.add(hint);
      await asks(page, hint, heard, stays);
    }
    const moment = parity.moment(view);
    if (!seen.has(moment)) {
      seen.add(moment);
      await check(moment);
      continue;
    }
    for (const [i, step] of steps.entries()) {
      const known = i === 0 ? { tree } : {};
      if (!(await perform(page, step, stays, { usesKeys, ...known }))) break;
    }
    usesKeys = !usesKeys;
    await settled(table, stays);
  }
  await until(async () => {
    const focused = nodesOf(await readTree(page)).filter(({ isFocused }) => isFocused);
    return focused.some(({ role }) => role === 'heading');
  });
  await expectTold(playing, from, heard);
  await check('end');
  return seen.add('end');
}

/** Asks for a hint, and hears it. */
async function asks(
  page: Page,
  hint: string,
  heard: () => string,
  stays: () => boolean,
): Promise<void> {
  const before = heard();
  await perform(page, press(hint), stays);
  await until(async () => Promise.resolve(heard().length > before.length || !stays()));
}

/** Goes through the round that is over: each step tells something. */
async function review({ page, check }: Playing, next: string): Promise<void> {
  await perform(page, press(/^Go through this/u), () => true);
  await page.waitForURL(/\/round\//u);
  let tree = await readTree(page);
  const find = () => nodesOf(tree).find(({ name }) => name === next);
  const read = async () => {
    tree = await readTree(page);
    return find();
  };
  await until(async () => (await read()) !== undefined);
  await check('review');
  await read();
  while (find()?.isDisabled === false) {
    const before = textOf(tree);
    await perform(page, press(next), () => true, { tree });
    await drawn(page);
    await until(async () => (await read()) !== undefined && textOf(tree) !== before);
  }
}

/** Waits until the tree tells the view and has the controls for what is legal; null if the table has moved on. */
async function whatTells(
  { page, seat, parity }: Playing,
  view: unknown,
  firsts: readonly Step[],
  stays: () => boolean,
): Promise<AxNode | null> {
  const facts = parity.told(view, seat.reader);
  const end = performance.now() + LAG_MS;
  for (;;) {
    await drawn(page);
    const tree = await readTree(page);
    if (!stays()) return null;
    const lacks = [...untold(tree, facts), ...unreachable(tree, firsts), ...liveRegions(tree)];
    if (lacks.length === 0) return tree;
    if (performance.now() > end) {
      throw new Error(`The tree does not tell:\n${lacks.join('\n')}\n\n${treeText(tree)}`);
    }
    await pause();
  }
}

/** Controls that are not there, or cannot be pressed. */
function unreachable(tree: AxNode, steps: readonly Step[]): readonly string[] {
  const controls = nodesOf(tree).filter(({ isDisabled }) => !isDisabled);
  return steps.flatMap((step) =>
    controls.some((node) => isNamed(node, step)) ? [] : [`control: ${String(step.name)}`],
  );
}

function isNamed({ role, name }: AxNode, { kind, name: wanted }: Step): boolean {
  if (!(kind === 'press' ? ['button', 'link'] : ['textbox']).includes(role)) return false;
  return typeof wanted === 'string' ? name === wanted : wanted.test(name);
}

/** How a step is carried out. */
interface Performance {
  /** Whether by the key of the game that does the same, if there is one. */
  readonly usesKeys?: boolean;
  /** The tree of now, if it was just read. */
  readonly tree?: AxNode;
}

/** Carries out a step; false if the table has moved on meanwhile. */
async function perform(
  page: Page,
  step: Step,
  stays: () => boolean,
  { usesKeys = false, tree }: Performance = {},
): Promise<boolean> {
  const end = performance.now() + LAG_MS;
  let nodes = nodesOf(tree ?? (await readTree(page)));
  for (;;) {
    if (!stays()) return false;
    const targets = nodes.filter((node) => isNamed(node, step) && !node.isDisabled);
    if (step.kind === 'press' && step.isToggle && targets.some(({ isPressed }) => isPressed))
      return true;
    if (step.kind === 'press' && step.isOptional && targets.length === 0) return true;
    if (usesKeys && step.kind === 'press' && step.key !== undefined && targets.length > 0) {
      await page.keyboard.press(step.key);
      return true;
    }
    if (targets.some(({ isFocused }) => isFocused)) break;
    if (targets.length > 0) {
      const reached = await tabsTo(page, targets, nodes, stays);
      if (reached === null) return false;
      if (reached) break;
    }
    if (performance.now() > end) throw new Error(`There is no ${String(step.name)}.`);
    await pause();
    nodes = nodesOf(await readTree(page));
  }
  if (step.kind === 'write') await page.keyboard.type(step.text);
  else await page.keyboard.press('Enter');
  return true;
}

/**
 * Presses Tab until one of some controls has the focus.
 *
 * @returns whether it has; false if one has left the page, null if the table has moved on
 */
async function tabsTo(
  page: Page,
  targets: readonly AxNode[],
  nodes: readonly AxNode[],
  stays: () => boolean,
): Promise<boolean | null> {
  const watched = await Promise.all(targets.map(async (target) => watchFocus(page, target)));
  const at = nodes.findIndex(({ isFocused, role }) => isFocused && role !== 'RootWebArea');
  // Once decided, the way is kept: the order of the tree need not be that of Tab.
  const key = at > nodes.findIndex((node) => targets.includes(node)) ? 'Shift+Tab' : 'Tab';
  for (let presses = 0; presses <= FARTHEST; presses += 1) {
    const focused = await Promise.all(watched.map(async (hasFocus) => hasFocus()));
    if (!stays()) return null;
    if (focused.includes(true)) return true;
    if (focused.includes(null)) return false;
    await page.keyboard.press(key);
  }
  throw new Error(`Tab does not lead to ${targets.map(({ name }) => name).join(', ')}.`);
}

/** Waits until the table has taken the action. */
async function settled(table: Seat['table'], stays: () => boolean): Promise<void> {
  const end = performance.now() + 3000;
  // A press may have done something else first, such as clearing a full trick away.
  while (stays() && performance.now() < end && table.get().view.phase === 'playing') {
    await pause();
  }
}

/** Lets the page go on, which reading the tree would slow down. */
async function pause(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 120));
}

function shown(view: ReturnType<Seat['table']['get']>['view']): string {
  return JSON.stringify([view.phase, view.round?.play?.view, view.round?.play?.must]);
}

/** When a round begins, the focus is where one goes on. */
async function expectEntered(page: Page): Promise<void> {
  await until(async () => {
    const focused = nodesOf(await readTree(page)).filter(({ isFocused }) => isFocused);
    return focused.some(({ role }) => role === 'button');
  });
}

/** Everything that the live region says from now on. */
async function listen(page: Page): Promise<() => string> {
  const said: string[] = [];
  await page.exposeFunction('noteSaid', (text: string) => said.push(text));
  await page.evaluate(() => {
    const region = document.querySelector('[role=status]');
    if (!region) throw new Error('There is no live region.');
    new MutationObserver(() => window.noteSaid(region.textContent)).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  return () => said.join('\n');
}

/** Every event of the round that has a line in the log was told. */
async function expectTold(
  { seat, messages }: Playing,
  from: number,
  heard: () => string,
): Promise<void> {
  const { entries, view } = seat.table.get();
  const lines = entries
    .filter(({ seq }) => seq > from)
    .flatMap(({ events }) => events)
    .flatMap((event) => (event.type === 'step' ? event.events : []))
    .flatMap((event) => messages.event(event, view, seat.reader) ?? [])
    .map(({ sentence }) => wordsOf(sentence));
  let missing = lines;
  const end = performance.now() + LAG_MS;
  while (missing.length > 0 && performance.now() < end) {
    const said = heard();
    missing = lines.filter((line) => !said.includes(line));
    await pause();
  }
  if (missing.length > 0) throw new Error(`Never told:\n${missing.join('\n')}`);
}
