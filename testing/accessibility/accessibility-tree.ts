import type { CDPSession, Page } from 'playwright-core';

/** A node of the accessibility tree, as Chromium hands it to screen readers. */
export interface AxNode {
  readonly role: string;
  readonly name: string;
  readonly description: string;
  readonly isFocused: boolean;
  readonly isDisabled: boolean;
  /** Whether a toggle is on; null if it is no toggle. */
  readonly isPressed: boolean | null;
  /** The browser's number of its element; null if it has none. */
  readonly element: number | null;
  readonly children: readonly AxNode[];
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Reads the whole tree of a page. What a screen reader skips is left out, its children are not. */
export async function readTree(page: Page): Promise<AxNode> {
  const session = await sessionOf(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const known = new Map<string, RawNode>(nodes.map((node) => [node.nodeId, node]));
  const childrenOf = ({ childIds = [] }: RawNode): readonly AxNode[] =>
    childIds.flatMap((id) => {
      const child = known.get(id);
      if (!child) return [];
      return child.ignored ? childrenOf(child) : [made(child)];
    });
  const made = (node: RawNode): AxNode => {
    const property = (key: string) =>
      node.properties?.find(({ name }) => name === key)?.value.value ?? null;
    const pressed = property('pressed');
    return {
      role: textIn(node.role),
      name: textIn(node.name),
      description: textIn(node.description),
      isFocused: property('focused') === true,
      isDisabled: property('disabled') === true,
      isPressed: pressed === null ? null : pressed === 'true',
      element: node.backendDOMNodeId ?? null,
      children: childrenOf(node),
    };
  };
  const [root] = nodes;
  if (!root) throw new Error('There is no accessibility tree.');
  return made(root);
}

/**
 * Whether the element of a node has the focus, without reading the tree again.
 *
 * @returns null if the element has left the page
 */
export type HasFocus = () => Promise<boolean | null>;

export async function watchFocus(page: Page, { element }: AxNode): Promise<HasFocus> {
  if (element === null) throw new Error('What can have the focus is an element.');
  const session = await sessionOf(page);
  const { object } = await session
    .send('DOM.resolveNode', { backendNodeId: element })
    .catch(() => ({ object: { objectId: undefined } }));
  const { objectId } = object;
  if (objectId === undefined) return async () => Promise.resolve(null);
  return async () => {
    const { result } = await session.send('Runtime.callFunctionOn', {
      objectId,
      functionDeclaration:
        'function () { return this.isConnected ? this === document.activeElement : null }',
      returnByValue: true,
    });
    const has: unknown = result.value;
    return typeof has === 'boolean' ? has : null;
  };
}

/** A node as the browser tells it. */
interface RawNode {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: RawValue;
  readonly name?: RawValue;
  readonly description?: RawValue;
  readonly properties?: readonly { readonly name: string; readonly value: RawValue }[];
  readonly childIds?: readonly string[];
  readonly backendDOMNodeId?: number;
}

interface RawValue {
  readonly value?: unknown;
}

function textIn(raw: RawValue | undefined): string {
  return typeof raw?.value === 'string' ? plain(raw.value) : '';
}

async function sessionOf(page: Page): Promise<CDPSession> {
  const opening = sessions.get(page) ?? observe(page);
  sessions.set(page, opening);
  return opening;
}

/** A session in which the browser keeps the tree; otherwise it would make it anew each time that it is read. */
async function observe(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Accessibility.enable');
  return session;
}

/** A node and all below it. */
export function nodesOf(node: AxNode): readonly AxNode[] {
  const all: AxNode[] = [];
  const add = (one: AxNode): void => {
    all.push(one);
    for (const child of one.children) add(child);
  };
  add(node);
  return all;
}

/** Terms of a list, each with what describes it: the browser has them side by side, however the page groups them. */
export function entriesOf({ children }: AxNode): readonly AxNode[] {
  return children.flatMap((term, i) => {
    if (term.role !== 'term') return [];
    const next = children.findIndex(({ role }, j) => j > i && role === 'term');
    return [{ ...term, role: 'entry', children: children.slice(i, next < 0 ? undefined : next) }];
  });
}

/** Roles named by their contents, which are not read out again. */
const NAMED_BY_CONTENT: ReadonlySet<string> = new Set([
  'button',
  'link',
  'heading',
  'image',
  'cell',
]);

const texts = new WeakMap<AxNode, string>();

/** Everything that is read out of a node and of what is below it. */
export function textOf(node: AxNode): string {
  const known = texts.get(node);
  if (known !== undefined) return known;
  const below = NAMED_BY_CONTENT.has(node.role) ? [] : node.children.map(textOf);
  const text =
    node.role === 'InlineTextBox'
      ? ''
      : [node.name, node.description, ...below].filter((one) => one !== '').join(' ');
  texts.set(node, text);
  return text;
}

/** A page has one live region, so that nothing is told twice or interrupts itself; says if it has not. */
export function liveRegions(tree: AxNode): readonly string[] {
  const { length } = nodesOf(tree).filter(({ role }) => role === 'status');
  return length === 1 ? [] : [`${length} live regions`];
}

/** A tree in indented lines, for messages. */
export function treeText(node: AxNode, indent = ''): string {
  const line = `${indent}${node.role} ${node.name}${node.isFocused ? ' (focused)' : ''}${node.isDisabled ? ' (disabled)' : ''}`;
  const below = node.children.filter(({ role }) => role !== 'InlineTextBox');
  return [line, ...below.map((child) => treeText(child, `${indent} `))].join('\n');
}

/** Text with single spaces. */
function plain(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}
