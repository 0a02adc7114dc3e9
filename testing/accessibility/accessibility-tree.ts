import type { CDPSession, Page } from 'playwright-core';
import * as v from 'valibot';

/** A node of the accessibility tree, as Chromium hands it to screen readers. */
export interface AxNode {
  readonly role: string;
  readonly name: string;
  readonly description: string;
  readonly isFocused: boolean;
  readonly isDisabled: boolean;
  /** Whether a toggle is on; null if it is no toggle. */
  readonly isPressed: boolean | null;
  readonly children: readonly AxNode[];
}

const valueSchema = v.looseObject({ value: v.optional(v.unknown()) });
const textSchema = v.optional(v.looseObject({ value: v.optional(v.string(), '') }));
const treeSchema = v.looseObject({
  nodes: v.array(
    v.looseObject({
      nodeId: v.string(),
      ignored: v.boolean(),
      role: textSchema,
      name: textSchema,
      description: textSchema,
      properties: v.optional(v.array(v.looseObject({ name: v.string(), value: valueSchema }))),
      childIds: v.optional(v.array(v.string())),
    }),
  ),
});

type RawNode = v.InferOutput<typeof treeSchema>['nodes'][number];

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Reads the whole tree of a page. What a screen reader skips is left out, its children are not. */
export async function readTree(page: Page): Promise<AxNode> {
  const opening = sessions.get(page) ?? observe(page);
  sessions.set(page, opening);
  const session = await opening;
  const { nodes } = v.parse(treeSchema, await session.send('Accessibility.getFullAXTree'));
  const known = new Map(nodes.map((node) => [node.nodeId, node]));
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
      role: node.role?.value ?? '',
      name: plain(node.name?.value ?? ''),
      description: plain(node.description?.value ?? ''),
      isFocused: property('focused') === true,
      isDisabled: property('disabled') === true,
      isPressed: pressed === null ? null : pressed === 'true',
      children: childrenOf(node),
    };
  };
  const [root] = nodes;
  if (!root) throw new Error('There is no accessibility tree.');
  return made(root);
}

/** A session in which the browser keeps the tree; otherwise it would make it anew each time that it is read. */
async function observe(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Accessibility.enable');
  return session;
}

/** A node and all below it. */
export function nodesOf(node: AxNode): readonly AxNode[] {
  return [node, ...node.children.flatMap(nodesOf)];
}

/** Roles named by their contents, which are not read out again. */
const NAMED_BY_CONTENT: ReadonlySet<string> = new Set([
  'button',
  'link',
  'heading',
  'image',
  'cell',
]);

/** Everything that is read out of a node and of what is below it. */
export function textOf(node: AxNode): string {
  if (node.role === 'InlineTextBox') return '';
  const below = NAMED_BY_CONTENT.has(node.role) ? [] : node.children.map(textOf);
  return plain([node.name, node.description, ...below].join(' '));
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
