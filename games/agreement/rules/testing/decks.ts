import { defined } from '@lusoria/core';
import { CELLS } from '@lusoria/latin';
import { ownDeck } from '../own-deck.ts';

/** The adjective ācer as a teacher might write it down: a deck that is not built in. */
export const ACER = {
  id: 'acer',
  title: 'ācer – ācris – ācre',
  source: 'Allen and Greenough, § 115',
  singular: {
    nom: ['ācer', 'ācris', 'ācre'],
    gen: ['ācris', 'ācris', 'ācris'],
    dat: ['ācrī', 'ācrī', 'ācrī'],
    acc: ['ācrem', 'ācrem', 'ācre'],
    abl: ['ācrī', 'ācrī', 'ācrī'],
  },
  plural: {
    nom: ['ācrēs', 'ācrēs', 'ācria'],
    gen: ['ācrium', 'ācrium', 'ācrium'],
    dat: ['ācribus', 'ācribus', 'ācribus'],
    acc: ['ācrēs', 'ācrēs', 'ācria'],
    abl: ['ācribus', 'ācribus', 'ācribus'],
  },
};

/** Nouns of two genders: cells with two forms, and cells with none. */
export const NOUNS = ownDeck(
  'Servus et puella, dominus',
  [
    ['m', 'servus servī servō servum servō servī servōrum servīs servōs servīs'],
    ['m', 'dominus dominī dominō dominum dominō dominī dominōrum dominīs dominōs dominīs'],
    ['f', 'puella puellae puellae puellam puellā puellae puellārum puellīs puellās puellīs'],
  ].flatMap(([gender = '', forms = '']) => {
    const cells = CELLS.filter((cell) => cell.endsWith(gender));
    return forms.split(' ').map((form, i) => [form, defined(cells[i])] as const);
  }),
);

/** One noun: fewer cards than a table needs. */
export const NOUN = ownDeck(
  'illa puella',
  NOUNS.forms.flatMap(([form, ...cells]) =>
    cells.filter((cell) => cell.endsWith('f')).map((cell) => [`illa ${form}`, cell] as const),
  ),
);
