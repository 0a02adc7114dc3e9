// Checks the references of a message: other messages, terms and their cases, functions.
import {
  Identifier,
  NumberLiteral,
  StringLiteral,
  VariableReference,
  Visitor,
} from '@fluent/syntax';

/** @typedef {import('@fluent/syntax').Message} Message */
/** @typedef {import('@fluent/syntax').Term} Term */
/** @typedef {import('@fluent/syntax').FunctionReference} FunctionReference */
/** @typedef {import('@fluent/syntax').MessageReference} MessageReference */
/** @typedef {import('@fluent/syntax').TermReference} TermReference */
/** @typedef {import('@fluent/syntax').Placeable} Placeable */
/** @typedef {import('@fluent/syntax').SelectExpression} SelectExpression */

/** The functions that a translator knows, and their options. */
const FUNCTIONS = new Map([
  ['NUMBER', ['type']],
  ['LA', []],
]);

/**
 * The messages and terms of a file by their names.
 * @typedef {object} Known
 * @property {ReadonlyMap<string, Message>} messages
 * @property {ReadonlyMap<string, Term>} terms
 */

/**
 * References of a file, and their faults.
 * @typedef {object} References
 * @property {Set<string>} messages
 * @property {Set<string>} terms
 * @property {string[]} faults
 */

/**
 * @param {Message | Term} entry
 * @param {Known} known
 * @returns {References}
 */
export function referencesOf(entry, known) {
  const collector = new Collector(known);
  collector.visit(entry);
  return collector;
}

/** @extends {Visitor} */
class Collector extends Visitor {
  /** @type {Set<string>} */
  messages = new Set();
  /** @type {Set<string>} */
  terms = new Set();
  /** @type {string[]} */
  faults = [];
  #known;

  /** @param {Known} known */
  constructor(known) {
    super();
    this.#known = known;
  }

  /**
   * @override
   * @param {MessageReference} node
   */
  visitMessageReference({ id, attribute }) {
    this.messages.add(id.name);
    if (!this.#known.messages.has(id.name)) {
      this.faults.push(`refers to the message ${id.name}, which does not exist`);
    } else if (attribute) {
      this.faults.push(`refers to ${id.name}.${attribute.name}: messages have no attributes`);
    }
  }

  /**
   * @override
   * @param {TermReference} node
   */
  visitTermReference(node) {
    const { name } = node.id;
    this.terms.add(name);
    const term = this.#known.terms.get(name);
    if (!term) {
      this.faults.push(`refers to the term -${name}, which does not exist`);
      return;
    }
    if (node.attribute) {
      const wanted = node.attribute.name;
      if (!term.attributes.some(({ id }) => id.name === wanted)) {
        this.faults.push(`refers to -${name}.${wanted}, which does not exist`);
      }
    } else {
      this.faults.push(...argumentFaults(node, term));
    }
    this.genericVisit(node);
  }

  /**
   * @override
   * @param {FunctionReference} node
   */
  visitFunctionReference(node) {
    const options = FUNCTIONS.get(node.id.name);
    if (!options) {
      this.faults.push(`calls ${node.id.name}, which does not exist`);
      return;
    }
    for (const { name } of node.arguments.named) {
      if (!options.includes(name.name)) {
        this.faults.push(`calls ${node.id.name} with ${name.name}, which it does not know`);
      }
    }
    this.genericVisit(node);
  }

  /**
   * @override
   * @param {Placeable} node
   */
  visitPlaceable(node) {
    if (node.expression instanceof NumberLiteral) {
      this.faults.push(`has the number ${node.expression.value} in braces: write it as text`);
    }
    this.genericVisit(node);
  }

  /**
   * @override
   * @param {SelectExpression} node
   */
  visitSelectExpression(node) {
    const keys = node.variants.map(({ key }) => (key instanceof Identifier ? key.name : key.value));
    for (const key of keys.filter((key, i) => keys.indexOf(key) < i)) {
      this.faults.push(`has the variant [${key}] twice`);
    }
    this.genericVisit(node);
  }
}

/**
 * Faults in the arguments of a term: one that it does not use, a case that it lacks, or a missing one that it prints.
 * @param {TermReference} node
 * @param {Term} term
 * @returns {string[]}
 */
function argumentFaults(node, term) {
  const { printed, selected } = parametersOf(term);
  const named = node.arguments?.named ?? [];
  const wrong = named.flatMap(({ name, value }) => {
    const variants = selected.get(name.name);
    if (printed.has(name.name)) return [];
    if (!variants) return [`gives -${node.id.name} ${name.name}, which it does not use`];
    const given = value instanceof StringLiteral ? value.parse().value : value.value;
    return variants.has(given)
      ? []
      : [`asks -${node.id.name} for the ${name.name} ${given}, which it does not have`];
  });
  const missing = [...printed]
    .filter((name) => !named.some((argument) => argument.name.name === name))
    .map((name) => `does not give -${node.id.name} its ${name}`);
  return [...wrong, ...missing];
}

/** @param {Term} term */
function parametersOf(term) {
  /** @type {Set<string>} */
  const printed = new Set();
  /** @type {Map<string, Set<string>>} */
  const selected = new Map();
  const visitor = new (class extends Visitor {
    /**
     * @override
     * @param {VariableReference} node
     */
    visitVariableReference({ id }) {
      printed.add(id.name);
    }

    /**
     * @override
     * @param {SelectExpression} node
     */
    visitSelectExpression({ selector, variants }) {
      if (selector instanceof VariableReference) {
        const names = selected.get(selector.id.name) ?? new Set();
        selected.set(selector.id.name, names);
        for (const { key } of variants) {
          names.add(key instanceof Identifier ? key.name : key.value);
        }
      } else {
        this.visit(selector);
      }
      for (const variant of variants) this.visit(variant);
    }
  })();
  if (term.value) visitor.visit(term.value);
  return { printed, selected };
}
