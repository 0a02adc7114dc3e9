import { describe, expect, test } from 'vitest';
import { CELLS, PARADIGM_IDS, type ParadigmId, PARADIGMS } from './index.ts';

/*
 * Typed in a second time, independently of the files, in the order in which they are learned by
 * heart: singular, then plural, a line per case, masculine, feminine, neuter.
 */
const BY_HEART: Readonly<Record<ParadigmId, string>> = {
  is: `is ea id
       eius eius eius
       eī eī eī
       eum eam id
       eō eā eō
       iī/eī eae ea
       eōrum eārum eōrum
       eīs/iīs eīs/iīs eīs/iīs
       eōs eās ea
       eīs/iīs eīs/iīs eīs/iīs`,
  ille: `ille illa illud
         illīus illīus illīus
         illī illī illī
         illum illam illud
         illō illā illō
         illī illae illa
         illōrum illārum illōrum
         illīs illīs illīs
         illōs illās illa
         illīs illīs illīs`,
  ipse: `ipse ipsa ipsum
         ipsīus ipsīus ipsīus
         ipsī ipsī ipsī
         ipsum ipsam ipsum
         ipsō ipsā ipsō
         ipsī ipsae ipsa
         ipsōrum ipsārum ipsōrum
         ipsīs ipsīs ipsīs
         ipsōs ipsās ipsa
         ipsīs ipsīs ipsīs`,
  iste: `iste ista istud
         istīus istīus istīus
         istī istī istī
         istum istam istud
         istō istā istō
         istī istae ista
         istōrum istārum istōrum
         istīs istīs istīs
         istōs istās ista
         istīs istīs istīs`,
  hic: `hic haec hoc
        huius huius huius
        huic huic huic
        hunc hanc hoc
        hōc hāc hōc
        hī hae haec
        hōrum hārum hōrum
        hīs hīs hīs
        hōs hās haec
        hīs hīs hīs`,
  idem: `īdem eadem idem
         eiusdem eiusdem eiusdem
         eīdem eīdem eīdem
         eundem eandem idem
         eōdem eādem eōdem
         īdem/eīdem eaedem eadem
         eōrundem eārundem eōrundem
         eīsdem/īsdem eīsdem/īsdem eīsdem/īsdem
         eōsdem eāsdem eadem
         eīsdem/īsdem eīsdem/īsdem eīsdem/īsdem`,
  qui: `quī quae quod
        cuius cuius cuius
        cui cui cui
        quem quam quod
        quō quā quō
        quī quae quae
        quōrum quārum quōrum
        quibus quibus quibus
        quōs quās quae
        quibus quibus quibus`,
};

describe.each(PARADIGM_IDS)('%s', (id) => {
  const paradigm = PARADIGMS[id];

  test('has its forms', () => {
    expect(CELLS.map((cell) => paradigm.cells[cell])).toEqual(BY_HEART[id].split(/\s+/u));
  });

  test('has a title made of its three nominatives, a source and notes', () => {
    const { cells, title } = paradigm;
    expect(title).toBe(`${cells['nom-sg-m']} – ${cells['nom-sg-f']} – ${cells['nom-sg-n']}`);
    expect(paradigm.id).toBe(id);
    expect(paradigm.source).toMatch(/§ \d/u);
    expect(paradigm.notes.length).toBeGreaterThan(0);
  });

  // True of all Latin: reveals a typing error in one of these cells without a table.
  test('has equal neuter nominative and accusative, equal plural dative and ablative', () => {
    const { cells } = paradigm;
    for (const number of ['sg', 'pl'] as const) {
      expect(cells[`nom-${number}-n`]).toBe(cells[`acc-${number}-n`]);
      expect(cells[`gen-${number}-m`]).toBe(cells[`gen-${number}-n`]);
      expect(cells[`dat-${number}-m`]).toBe(cells[`dat-${number}-n`]);
      expect(cells[`abl-${number}-m`]).toBe(cells[`abl-${number}-n`]);
    }
    for (const gender of ['m', 'f', 'n'] as const) {
      expect(cells[`dat-pl-${gender}`]).toBe(cells[`abl-pl-${gender}`]);
      expect(cells[`gen-sg-${gender}`]).toBe(cells['gen-sg-m']);
      expect(cells[`dat-sg-${gender}`]).toBe(cells['dat-sg-m']);
    }
  });
});
