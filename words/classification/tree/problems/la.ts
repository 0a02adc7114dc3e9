import type { DeckTerms } from '../problems.ts';

/** What can be wrong with a deck file. */
export const deckTerms: DeckTerms = {
  row: (n) => `ōrdō ${n}`,
  column: (n) => `columna ${n}`,
  at: (path) => `locus ‘${path}’`,
  card: (id) => `charta ‘${id}’`,
  attribute: (key) => `proprietās ‘${key}’`,
  texts: {
    'too-big': (found) => `Documentum plūrēs quam ${found('max')} octētōs habet.`,
    'not-json': (found) => `Documentum nōn est JSON (${found('found')}).`,
    encoding: () =>
      'In documentō sunt signa quae legī nōn possunt; fortasse aliter atque UTF-8 servātum est.',
    'wrong-type': (found) => `Hīc aliud exspectātur: ${found('expected')}.`,
    missing: () => 'Hīc aliquid deest.',
    'unknown-key': () => 'Hoc ad documentum chartārum nōn pertinet.',
    empty: () => 'Hīc nihil scrīptum est.',
    'empty-title': () => 'Chartae titulum nōn habent.',
    'too-long': (found) => `‘${found('found')}’ longius est quam ${found('max')} signa.`,
    control: (found) => `In ‘${found('found')}’ est signum quod vidērī nōn potest.`,
    id: (found) =>
      `‘${found('found')}’ nōn licet: prīmum signum sit littera minuscula, cētera litterae minusculae, numerī, līneolae; nē sint plūra quam 24.`,
    key: (found) => `Proprietās appellārī nōn potest ‘${found('found')}’.`,
    coordinate: (found) => `Angulus extrā tabulam iacet (${found('found')}).`,
    'empty-table': () => 'In documentō nūlla est tabula cum titulīs et ōrdinibus.',
    'no-heading': (found) => `Columna ${found('column')} titulum nōn habet.`,
    'unclosed-quote': () => 'Signum citātiōnis aperītur neque clauditur.',
    'stray-quote': () =>
      'Post signum citātiōnis clausum aliquid sequitur; in ipsīs verbīs signum duplicandum est.',
    'extra-cell': (found) =>
      `Locus ${found('column')} (${found('found')}) post ultimum titulum iacet.`,
    'too-few-attributes': (found) =>
      `Numerus proprietātum est ${found('count')}; minimus numerus est ${found('min')}.`,
    'too-many-attributes': (found) =>
      `Numerus proprietātum est ${found('count')}; maximus numerus est ${found('max')}.`,
    'doubled-attribute': () => 'Haec proprietās bis scrīpta est.',
    'one-value': (found) => `Omnēs chartae eundem valōrem habent, ‘${found('value')}’.`,
    'too-many-values': (found) =>
      `Numerus valōrum est ${found('count')}; maximus numerus est ${found('max')}.`,
    'doubled-value': (found) => `Valor ‘${found('value')}’ bis scrīptus est.`,
    'similar-values': (found) =>
      `‘${found('value')}’ et ‘${found('other')}’ magnitūdine litterārum tantum aut spatiīs differunt.`,
    'unused-value': (found) => `Nūlla charta valōrem ‘${found('value')}’ habet.`,
    'unknown-attribute': () => 'Haec proprietās inter chartās nōn est.',
    'missing-value': () => 'Valor deest.',
    'unknown-value': (found) => `Haec proprietās valōrem ‘${found('value')}’ nōn habet.`,
    'doubled-id': (found) => `Idem nōmen habet: ${found('other')}.`,
    'doubled-card': (found) =>
      `Omnēs proprietātēs eaedem sunt: ${found('other')}.${found('row') === '' ? ' Sī hoc vīs, in documentō scrībendum est alike: true.' : ''}`,
    'too-few-cards': (found) =>
      `Numerus chartārum est ${found('count')}; minimus numerus est ${found('min')}.`,
    'too-many-cards': (found) => `Chartae plūrēs sunt quam ${found('max')}.`,
  },
};
