import type { Colour, Drawing, Group, Mark, Matrix, PathMark } from './drawing.ts';

/** An element and its children. */
interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
}

/**
 * Reads a picture made of paths: `svg`, `g`, `defs`, `symbol`, `use` and `path`, as svgo writes
 * them.
 *
 * @throws SyntaxError on anything else
 */
export function readSvg(text: string): Drawing {
  const root = parse(text);
  const [x, y, width, height] = viewBoxOf(root);
  const named = new Map(
    below(root).flatMap((one) => (one.attributes['id'] ? [[one.attributes['id'], one]] : [])),
  );
  const marks = root.children.flatMap((one) => marksOf(one, named));
  return {
    width,
    height,
    marks: x === 0 && y === 0 ? marks : [moved(marks, [1, 0, 0, 1, -x, -y])],
  };
}

function parse(text: string): Element {
  const top: Element = { name: '', attributes: {}, children: [] };
  const open = [top];
  for (const [, closing, name = '', inside = '', selfClosing] of text.matchAll(
    /<(\/?)([a-z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g,
  )) {
    if (closing) open.pop();
    else {
      const attributes = Object.fromEntries(
        [...inside.matchAll(/([\w:-]+)="([^"]*)"/g)].map(
          ([, key = '', value = '']) => [key, value] as const,
        ),
      );
      const element: Element = { name, attributes, children: [] };
      open.at(-1)?.children.push(element);
      if (!selfClosing) open.push(element);
    }
  }
  const [root] = top.children;
  if (root?.name !== 'svg' || open.length !== 1) throw new SyntaxError('no SVG');
  return root;
}

function viewBoxOf({ name, attributes }: Element): readonly [number, number, number, number] {
  const [x, y, width, height] = numbers(attributes['viewBox'] ?? '');
  if (x === undefined || y === undefined || width === undefined || height === undefined) {
    throw new SyntaxError(`<${name}> without a viewBox`);
  }
  return [x, y, width, height];
}

function below(element: Element): readonly Element[] {
  return [element, ...element.children.flatMap(below)];
}

type Named = ReadonlyMap<string, Element>;

function marksOf(element: Element, named: Named): readonly Mark[] {
  const { name, attributes, children } = element;
  switch (name) {
    case 'defs':
    case 'symbol':
      return [];
    case 'g':
      return [
        transformed(
          children.flatMap((one) => marksOf(one, named)),
          attributes,
        ),
      ];
    case 'path':
      return [transformed([pathOf(attributes)], attributes)];
    case 'use':
      return [transformed(used(attributes, named), attributes)];
    default:
      throw new SyntaxError(`<${name}>`);
  }
}

function used(attributes: Element['attributes'], named: Named): readonly Mark[] {
  const id = (attributes['href'] ?? attributes['xlink:href'] ?? '').slice(1);
  const element = named.get(id);
  if (!element) throw new SyntaxError(`#${id}`);
  if (element.name !== 'symbol') return marksOf(element, named);
  const [x, y, width, height] = viewBoxOf(element);
  const scaleX = Number(attributes['width'] ?? width) / width;
  const scaleY = Number(attributes['height'] ?? height) / height;
  const scale = Math.min(scaleX, scaleY);
  const marks = element.children.flatMap((one) => marksOf(one, named));
  return [moved(marks, [scale, 0, 0, scale, -x * scale, -y * scale])];
}

function pathOf(attributes: Element['attributes']): PathMark {
  const { d = '', fill = '#000000', stroke } = attributes;
  return {
    kind: 'path',
    d,
    ...(fill === 'none' ? {} : { fill: colour(fill) }),
    ...(stroke === undefined
      ? {}
      : { stroke: colour(stroke), width: Number(attributes['stroke-width'] ?? 1) }),
    ...(attributes['stroke-linecap'] === 'round' ? { round: true } : {}),
  };
}

function colour(text: string): Colour {
  const [, digits] = /^#([\da-f]{6})$/.exec(text) ?? [];
  if (digits === undefined) throw new SyntaxError(`colour ${text}`);
  return `#${digits}`;
}

function transformed(marks: readonly Mark[], { transform }: Element['attributes']): Group {
  return transform === undefined ? { kind: 'group', marks } : moved(marks, matrixOf(transform));
}

function moved(marks: readonly Mark[], matrix: Matrix): Group {
  return { kind: 'group', marks, matrix };
}

function matrixOf(transform: string): Matrix {
  const [, kind, inside = ''] = /^(matrix|rotate)\(([^)]*)\)$/.exec(transform) ?? [];
  const [a, b = 0, c = 0, d, e, f] = numbers(inside);
  if (a === undefined) throw new SyntaxError(transform);
  if (kind === 'matrix') {
    if (d === undefined || e === undefined || f === undefined) throw new SyntaxError(transform);
    return [a, b, c, d, e, f];
  }
  // Without a centre it turns about the origin.
  if (kind !== 'rotate') throw new SyntaxError(transform);
  const [cos, sin] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)];
  return [cos, sin, -sin, cos, b - b * cos + c * sin, c - b * sin - c * cos];
}

function numbers(text: string): readonly number[] {
  return text.split(/[\s,]+/).map(Number);
}
