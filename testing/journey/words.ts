import { fileURLToPath } from 'node:url';
import {
  type InlineExpression,
  type Message,
  type Pattern,
  type Expression,
  FunctionReference,
  MessageReference,
  NumberLiteral,
  SelectExpression,
  StringLiteral,
  TermReference,
  TextElement,
  VariableReference,
} from '@fluent/syntax';
import { createTranslator, type Language, type Translator } from '@lusoria/i18n';
import { type Folder, readFolders } from '../../scripts/messages/folders.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Messages with more combinations of their variants are found by none of them. */
const MAX_VARIANTS = 64;

/** The texts of a language by those in English, so that what a person presses and sees is written once, in English. */
export interface Words {
  readonly language: Language;
  /**
   * Translations of a text in English: those of all messages that may say it.
   *
   * @throws Error if no message says it
   */
  of(english: string): readonly string[];
}

/** One way in which a message may read: the pieces between its parameters, and what its variants presume of these. */
interface Reading {
  readonly pieces: readonly (string | { readonly param: string })[];
  readonly presumed: Readonly<Record<string, string>>;
}

interface Source {
  readonly folder: Folder;
  readonly key: string;
  readonly regex: RegExp;
  readonly reading: Reading;
}

let sources: readonly Source[] | null = null;

/** The source of a pattern for exactly this text. */
export function literally(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`);
}

/** The words of a language. Reading all messages takes half a second once. */
export function wordsIn(language: Language): Words {
  const translators = new Map<Folder, Translator<Record<string, never>>>();
  const translator = (folder: Folder) => {
    const known = translators.get(folder);
    if (known) return known;
    const file = folder.files.find((one) => one.language === language);
    if (!file) throw new Error(`${folder.path} has no ${language}`);
    const made = createTranslator<Record<string, never>>(language, file.source);
    translators.set(folder, made);
    return made;
  };
  const known = new Map<string, readonly string[]>();
  const of = (english: string): readonly string[] => {
    const found = known.get(english) ?? translate(english);
    known.set(english, found);
    return found;
  };
  const translate = (english: string): readonly string[] => {
    sources ??= readFolders(ROOT).flatMap(sourcesIn);
    const texts = sources.flatMap(({ folder, key, regex, reading }) => {
      const match = regex.exec(english);
      if (!match) return [];
      if (language === 'en') return [english];
      return alternatives(paramsOf(reading, match)).flatMap((params) => {
        const text = translator(folder).lookup(key, params);
        return text === null ? [] : [text];
      });
    });
    if (texts.length === 0) throw new Error(`No message says "${english}".`);
    return [...new Set(texts)];
  };
  /** A parameter may be a message itself. */
  const alternatives = (params: Readonly<Record<string, string>>) => {
    let all: readonly Record<string, string | number>[] = [{}];
    for (const [name, value] of Object.entries(params)) {
      const values = /^[\d−-]+$/u.test(value)
        ? [Number(value.replace('−', '-'))]
        : [value, ...ofPlain(value)];
      all = all.flatMap((one) => values.map((each) => ({ ...one, [name]: each })));
    }
    return all;
  };
  const ofPlain = (value: string): readonly string[] => {
    sources ??= readFolders(ROOT).flatMap(sourcesIn);
    const plain = sources.filter(
      ({ reading, regex }) => reading.pieces.length === 1 && regex.test(value),
    );
    return plain.flatMap(({ folder, key }) => translator(folder).lookup(key) ?? []);
  };
  return { language, of };
}

function paramsOf({ pieces, presumed }: Reading, match: RegExpExecArray): Record<string, string> {
  const params: Record<string, string> = { ...presumed };
  const names = pieces.flatMap((piece) => (typeof piece === 'string' ? [] : [piece.param]));
  for (const [i, name] of names.entries()) params[name] = match[i + 1] ?? '';
  return params;
}

function sourcesIn(folder: Folder): readonly Source[] {
  const english = folder.files.find(({ language }) => language === 'en');
  if (!english) return [];
  const byName = new Map<string, Pattern>();
  for (const { id, value } of english.messages) if (value) byName.set(id.name, value);
  for (const { id, value } of english.terms) byName.set(`-${id.name}`, value);
  return english.messages.flatMap(({ id, value }: Message) =>
    (value ? readingsOf(value, byName) : []).flatMap((reading) => {
      // A message that is but a parameter would match everything.
      if (!reading.pieces.some((piece) => typeof piece === 'string' && /\p{L}/u.test(piece)))
        return [];
      const regex = reading.pieces.map((piece) =>
        typeof piece === 'string' ? literally(piece) : '(.+?)',
      );
      return [{ folder, key: id.name, reading, regex: new RegExp(`^${regex.join('')}$`, 'su') }];
    }),
  );
}

function readingsOf(
  { elements }: Pattern,
  byName: ReadonlyMap<string, Pattern>,
): readonly Reading[] {
  let all: readonly Reading[] = [{ pieces: [], presumed: {} }];
  for (const element of elements) {
    const next: readonly Reading[] =
      element instanceof TextElement
        ? [{ pieces: [element.value], presumed: {} }]
        : ofExpression(element.expression, byName);
    all = all.flatMap((one) =>
      next.map(({ pieces, presumed }) => ({
        pieces: joined([...one.pieces, ...pieces]),
        presumed: { ...one.presumed, ...presumed },
      })),
    );
    if (all.length > MAX_VARIANTS) return [];
  }
  return all;
}

function ofExpression(
  expression: Expression,
  byName: ReadonlyMap<string, Pattern>,
): readonly Reading[] {
  if (expression instanceof SelectExpression) {
    const { selector, variants } = expression;
    const by = parameterOf(selector);
    return variants.flatMap(({ key, value }) => {
      const name = key instanceof NumberLiteral ? key.value : key.name;
      const presumed = by === null ? {} : { [by]: name === 'one' ? '1' : name };
      return readingsOf(value, byName).map((one) => ({
        ...one,
        presumed: { ...presumed, ...one.presumed },
      }));
    });
  }
  if (expression instanceof StringLiteral)
    return [{ pieces: [expression.parse().value], presumed: {} }];
  if (expression instanceof MessageReference || expression instanceof TermReference) {
    const name =
      expression instanceof TermReference ? `-${expression.id.name}` : expression.id.name;
    const pattern = byName.get(name);
    return pattern ? readingsOf(pattern, byName) : [];
  }
  const param =
    expression instanceof FunctionReference || expression instanceof VariableReference
      ? parameterOf(expression)
      : null;
  if (param !== null) return [{ pieces: [{ param }], presumed: {} }];
  const [literal] = expression instanceof FunctionReference ? expression.arguments.positional : [];
  return literal instanceof StringLiteral
    ? [{ pieces: [literal.parse().value], presumed: {} }]
    : [];
}

function parameterOf(expression: InlineExpression | Expression): string | null {
  if (expression instanceof VariableReference) return expression.id.name;
  if (!(expression instanceof FunctionReference)) return null;
  const [first] = expression.arguments.positional;
  return first instanceof VariableReference ? first.id.name : null;
}

function joined(pieces: Reading['pieces']): Reading['pieces'] {
  const all: Reading['pieces'][number][] = [];
  for (const piece of pieces) {
    const last = all.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') all[all.length - 1] = last + piece;
    else all.push(piece);
  }
  return all;
}
