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
