// Infers the types of a message's parameters from their use in the languages.
import { Identifier, VariableReference, Visitor } from '@fluent/syntax';

/** @typedef {import('@fluent/syntax').Message} Message */
/** @typedef {import('@fluent/syntax').FunctionReference} FunctionReference */
/** @typedef {import('@fluent/syntax').MessageReference} MessageReference */
/** @typedef {import('@fluent/syntax').SelectExpression} SelectExpression */
/** @typedef {import('./folders.mjs').Folder} Folder */

/**
 * Use of a parameter across languages.
 * @typedef {object} Use
 * @property {boolean} number whether a plural depends on it
 * @property {Set<string>} names the variants that it selects by name, `other` left out
 * @property {boolean} closed whether some language has no variant for other values
 */

/** @typedef {Map<string, Use>} Uses by name of the parameter */

const PLURALS = ['zero', 'one', 'two', 'few', 'many', 'other'];

/**
 * The parameters of a folder's messages, gathered from all languages.
 * @param {Folder} folder
 * @returns {Map<string, Uses>} by key
 */
export function usesOf({ files }) {
  /** @type {Map<string, Uses>} */
  const keys = new Map();
  for (const { messages } of files) {
    const byId = new Map(messages.map((message) => [message.id.name, message]));
    for (const message of messages) {
      const uses = keys.get(message.id.name) ?? new Map();
      keys.set(message.id.name, uses);
      new Collector(uses, byId).visit(message);
    }
  }
  return keys;
}

/** @extends {Visitor} */
class Collector extends Visitor {
  /** @type {Set<string>} messages already visited, which terminates cycles */
  #seen = new Set();
  #uses;
  #byId;

  /**
   * @param {Uses} uses to be filled
   * @param {ReadonlyMap<string, Message>} byId the messages of the language
   */
  constructor(uses, byId) {
    super();
    this.#uses = uses;
    this.#byId = byId;
  }

  /** @param {string} name */
  #use(name) {
    const use = this.#uses.get(name) ?? { number: false, names: new Set(), closed: false };
    this.#uses.set(name, use);
    return use;
  }

  /**
   * @override
   * @param {VariableReference} node
   */
  visitVariableReference(node) {
    this.#use(node.id.name);
  }

  /**
   * @override
   * @param {FunctionReference} node
   */
  visitFunctionReference(node) {
    if (node.id.name === 'NUMBER') {
      for (const argument of node.arguments.positional) {
        if (argument instanceof VariableReference) this.#use(argument.id.name).number = true;
      }
    }
    this.genericVisit(node);
  }

  /**
   * @override
   * @param {MessageReference} node
   */
  visitMessageReference(node) {
    const message = this.#byId.get(node.id.name);
    if (!message || this.#seen.has(node.id.name)) return;
    this.#seen.add(node.id.name);
    this.visit(message);
  }

  /**
   * @override
   * @param {SelectExpression} node
   */
  visitSelectExpression(node) {
    if (node.selector instanceof VariableReference) {
      const use = this.#use(node.selector.id.name);
      const names = node.variants.flatMap(({ key }) =>
        key instanceof Identifier ? [key.name] : [],
      );
      if (names.every((name) => PLURALS.includes(name))) {
        use.number = true;
      } else {
        for (const name of names) if (name !== 'other') use.names.add(name);
        if (!names.includes('other')) use.closed = true;
      }
    }
    this.genericVisit(node);
  }
}

/**
 * @param {Use} use
 * @returns {string} a TypeScript type
 */
export function typeOf({ number, names, closed }) {
  if (number) return 'number';
  if (closed)
    return [...names]
      .toSorted()
      .map((name) => `'${name}'`)
      .join(' | ');
  return names.size > 0 ? 'string' : 'string | number';
}
