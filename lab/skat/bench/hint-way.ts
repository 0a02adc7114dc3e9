/**
 * The way of a hint, from the view to its sentences: functions with a name in the order of their first calls. Prints for each
 * kind of decision how many files and folders these lie in, and how often the way comes back to one that it had left.
 *
 *     node lab/skat/bench/hint-way.ts [--show]
 */
import { readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seeded } from '@lusoria/core';
import ts from 'typescript';
import { print } from '../training/files.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const MET = 'lusoria.met';

const met = new Set<string>();
Reflect.set(globalThis, Symbol.for(MET), (name: string) => met.add(name));

registerHooks({
  load(url, context, next) {
    if (!url.startsWith('file:') || !url.endsWith('.ts') || url.includes('/node_modules/')) {
      return next(url, context);
    }
    const path = fileURLToPath(url);
    const code = stripTypeScriptTypes(readFileSync(path, 'utf8'));
    return { format: 'module', source: marked(code, relative(ROOT, path)), shortCircuit: true };
  },
});

type Called =
  | ts.FunctionDeclaration
  | ts.FunctionExpression
  | ts.ArrowFunction
  | ts.MethodDeclaration;

function isCalled(node: ts.Node): node is Called {
  return (
    ts.isFunctionDeclaration(node) ||
    ts.isFunctionExpression(node) ||
    ts.isArrowFunction(node) ||
    ts.isMethodDeclaration(node)
  );
}

/** Its name, or that of what it is assigned to; null without one. */
function nameOf(node: Called): string | null {
  if (node.name) return node.name.getText();
  const { parent } = node;
  const isNamed = ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent);
  return isNamed ? parent.name.getText() : null;
}

/** The code of a file in which each function with a name says that it is called. */
function marked(code: string, file: string): string {
  const marks: { readonly at: number; readonly text: string }[] = [];
  const visit = (node: ts.Node): void => {
    const name = isCalled(node) ? nameOf(node) : null;
    if (isCalled(node) && name !== null && node.body) {
      const call = `globalThis[Symbol.for('${MET}')]?.(${JSON.stringify(`${file} ${name}`)})`;
      const [start, end] = [node.body.getStart(), node.body.getEnd()];
      if (ts.isBlock(node.body)) marks.push({ at: start + 1, text: `${call};` });
      else marks.push({ at: start, text: `(${call}, ` }, { at: end, text: ')' });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, code, ts.ScriptTarget.ESNext, true, ts.ScriptKind.JS));
  return marks
    .toSorted((a, b) => b.at - a.at)
    .reduce((all, { at, text }) => all.slice(0, at) + text + all.slice(at), code);
}

/** How many places there are on a way, and how often it returns to one of them. */
function countsOf(places: readonly string[]): string {
  const steps = places.filter((place, i) => place !== places[i - 1]);
  const all = new Set(steps).size;
  return `${all}, ${steps.length - all} returns`;
}

// These have to be loaded after the hooks.
const { hint } = await import('@lusoria/skat/hint.ts');
const { positions } = await import('@lusoria/skat/analysis/testing/positions.ts');
const { playDeal } = await import('@lusoria/skat/engine/testing/deal.ts');
const { heuristic } = await import('@lusoria/skat/engine/heuristic/index.ts');

const hintOf = await hint('en');
const { decisions } = playDeal([heuristic, heuristic, heuristic], 'hints: all', 1);
const views = [
  ...positions(1, seeded('hint tests'), 12).map(({ view }) => ({ phase: 'play', view })),
  ...['auction', 'skat', 'discard'].flatMap((phase) =>
    decisions
      .filter(({ view }) => view.phase === phase)
      .slice(0, 1)
      .map(({ view }) => ({ phase, view })),
  ),
];
for (const { phase, view } of views) {
  met.clear();
  hintOf(view, { you: view.you, name: String, elapsed: () => 0 });
  const files = [...met].map((one) => one.replace(/ .*/, ''));
  print(
    `${phase}: ${met.size} functions; files ${countsOf(files)}; folders ${countsOf(files.map(dirname))}`,
  );
  if (process.argv.includes('--show')) for (const one of met) print(`  ${one}`);
}
