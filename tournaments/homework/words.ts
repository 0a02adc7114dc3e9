import type { Random } from '@lusoria/core';

/** Short Latin words without macrons that a child reads out and types without error. */
const WORDS = `
  acer alba ales alga alnus amnis ansa apis aqua ara arbor arcus arx aura aurum avis
  barba bos caelum calix canis caper carmen castor cena cera cervus charta cibus circus clavis collis
  corona corvus cursus delphin dies domus dux elephas equus fabula faba fagus faux ferrum flamma flos
  flumen folium fons forum gallus gemma glacies gladius gradus granum grus hasta hedera herba hora hortus
  ignis imber insula iter iuba lac lacus lana lapis laurus lectus leo lepus lex lilium limes
  lingua linum litus luna lupus lux lyra malum manus mare mel mensa mons murus musca myrtus
  nasus navis nebula nidus nix nomen nubes nux ora ovis panis passer pavo pes pinus piscis
  pluma poma pons porta puppis puteus ramus rana regnum ripa rosa rota sal salix saxum schola
`
  .trim()
  .split(/\s+/);

/** Words of which a personal one is made: with 128 to choose from, two million together. */
const PARTS = 3;

/** A personal word that none of these is. */
export function newWord(taken: readonly (string | null)[], random: Random): string {
  for (;;) {
    const parts = Array.from({ length: PARTS }, () => WORDS[random.int(WORDS.length)]);
    const word = parts.join('-');
    if (!taken.includes(word)) return word;
  }
}

/** A personal word as it is kept, however somebody writes it. */
export function plainWord(written: string): string {
  return written
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .split(/[^a-z]+/u)
    .filter((part) => part !== '')
    .join('-');
}

export { WORDS };
