import { defined } from '@lusoria/core';

/** Animals by the gender of their names, and what one may be without harm: masculine and feminine. */
const MASCULINE = `
  asinus catulus cervus corvus cycnus delphīnus elephantus equus falcō gallus haedus lepus leō lupus mūlus olor
  passer pāvō sciūrus taurus turdus ursus vitulus ānser
`;
const FEMININE = `
  alauda apis aquila capra cerva cicāda cicōnia columba cornīx fēlēs fōrmīca hirundō lacerta lūscinia mustēla noctua
  ovis panthēra pīca rāna testūdō tigris vacca vulpēs
`;
const STEMS = `
  alb argente aure benign callid caut cūriōs doct ērudīt facēt festīv fīd fulv gnāv honest iūcund iūst laet lepid
  modest placid pur quiēt rapid rūf sēdul serēn splendid strēnu tranquill urbān valid
`;

const wordsOf = (text: string): readonly string[] => text.trim().split(/\s+/);
const ANIMALS = [
  ...wordsOf(MASCULINE).map((animal) => ({ animal, ending: 'us' })),
  ...wordsOf(FEMININE).map((animal) => ({ animal, ending: 'a' })),
];
const ADJECTIVES = wordsOf(STEMS);

/** A made-up name, such as `Vulpēs callida`: always the same for the same four bytes, of which it tells nothing. */
export function pseudonym(bytes: Uint8Array): string {
  const pick = <T>(all: readonly T[], at: number): T => {
    const number = defined(bytes[at]) * 256 + defined(bytes[at + 1]);
    return defined(all[number % all.length]);
  };
  const { animal, ending } = pick(ANIMALS, 0);
  const name = `${animal} ${pick(ADJECTIVES, 2)}${ending}`;
  return name.charAt(0).toUpperCase() + name.slice(1);
}
