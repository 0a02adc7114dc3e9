import { createTranslator, type Language } from '@lusoria/i18n';
import { readFolders } from '../../../../scripts/messages/folders.mjs';
import { ROOT } from '../../../../scripts/node.mjs';

/** Numbers passed to messages; `n` takes each of them. */
const COUNTS = [0, 1, 2, 7];
const PARAMS = {
  after: '1,204',
  at: 'cards.3',
  attribute: 'X',
  attributes: 4,
  before: '6,612',
  bits: '2.5',
  card: 'xyz',
  cards: '9 K',
  case: 'gen',
  class: 2,
  column: 3,
  count: 5,
  deck: 'Xyz',
  expected: 'abc',
  fault: 'Abc.',
  found: 'abc',
  gender: 'f',
  group: 'β',
  lay: 'Abc',
  letter: 'B',
  max: 12,
  min: 7,
  most: 5,
  moved: 'x',
  name: 'Aulus',
  names: 'Aulus, B',
  number: 'pl',
  of: 9,
  other: 'z',
  path: 'X: y',
  possible: '6,612',
  reason: 'Abc.',
  row: 4,
  said: 'x',
  seat: 3,
  seconds: 60,
  time: '2:05',
  truth: 'y',
  truthPath: 'X: z',
  value: 'y',
  values: 'y',
  want: 4,
};

/** Every message of a folder in a language, by its key and (if it matters) the number passed to it. */
export function allTexts(folder: string, language: Language): ReadonlyMap<string, string> {
  const file = readFolders(ROOT)
    .find(({ path }) => path === folder)
    ?.files.find((one) => one.language === language);
  if (!file) throw new Error(`${folder}: ${language}`);
  const t = createTranslator<Readonly<Record<string, null>>>(language, file.source);
  return new Map(
    file.messages.flatMap(({ id: { name } }) =>
      COUNTS.map((n) => {
        const text = t.lookup(name, { ...PARAMS, n });
        if (text === null) throw new Error(`${folder}: ${name} needs another parameter`);
        return [`${name} ${n}`, text] as const;
      }),
    ),
  );
}
