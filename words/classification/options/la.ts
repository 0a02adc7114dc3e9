import type { Labelled } from '../../agreement/types.ts';
import { botWords, deckTitle, optionWords } from './choices.ts';
import type {
  ClassificationBot,
  ClassificationOptionTexts,
  ClassificationPreset,
  OptionTexts,
} from './types.ts';

/** The options of a table. */
const texts: ClassificationOptionTexts = {
  deck: {
    label: 'Chartae',
    text: 'Quid in chartīs sit et quōmodo dīvidī possint.',
    values: {
      shapes: 'Fōrmae',
      'latin-forms': 'Fōrmae Latīnae',
      elements: 'Elementa chymica',
      quadrilaterals: 'Quadrilatera',
    },
  },
  tree: {
    label: 'Quis arborem facit?',
    text: 'Aut sapiēns dīvīsiōnem excōgitat, aut sorte dūcitur et eī sōlī ostenditur.',
    values: { sage: 'ā sapiente', drawn: 'sorte' },
  },
  difficulty: {
    label: 'Difficultās',
    text: 'Quam difficilis sit arbor quae sorte dūcitur aut ā māchinā sapiente fit.',
    values: { easy: 'facilis', medium: 'media', hard: 'difficilis' },
  },
  classes: {
    label: 'Numerus classium',
    text: 'Tot classēs arbor habet; sī 0 ēligitur, numerus līber est.',
  },
  least: {
    label: 'Classis minima',
    text: 'Tot centēsimās omnium chartārum quaeque classis saltem habet.',
  },
  verdict: {
    label: 'Iūdicium',
    text: 'Cum erratur, omnibus aut nihil nisi errōrem esse dīcitur, aut etiam causa.',
    values: { plain: 'rēctum an falsum', reason: 'cum causā' },
  },
  pass: {
    label: 'Praeterīre licet',
    text: 'Quī nihil pōnere vult, prō eō chartam sūmit.',
  },
  stock: {
    label: 'Cumulus vacuus',
    text: 'Cumulō vacuō aut lūditur neque chartae sūmuntur, aut lūdus fīnītur.',
    values: { on: 'lūdus pergit', end: 'lūdus fīnītur' },
  },
  description: {
    label: 'Dēscrīptiō',
    text: 'Quōmodo post lūdum dīvīsiōnem tē intellegere dēmōnstrēs. Dē verbīs līberīs sapiēns iūdicat.',
    values: {
      tree: 'arbor facienda',
      sort: 'chartae dīvidendae',
      text: 'verba lībera',
      none: 'nūlla',
    },
  },
  describing: {
    label: 'Tempus dēscrīptiōnis',
    text: 'Tot secundās omnēs habent ut dēscrīptiōnem trādant.',
  },
  judge: {
    label: 'Quis iūdicat?',
    text: 'Aut mēnsa secundum arborem iūdicat, aut sapiēns ipse; iūdicium contrā arborem eī sōlī reicitur.',
    values: { tree: 'mēnsa', hand: 'sapiēns' },
  },
  chat: {
    label: 'Colloquium in lūdō',
    text: 'Utrum inter vōs scrībere possītis dum lūditur.',
    values: { closed: 'nōn licet', open: 'licet' },
  },
  sage: {
    label: 'Partēs sapientis',
    text: 'Utrum in omnī lūdō alius sapiēns sit.',
    values: { rotates: 'alius ex aliō', stays: 'semper īdem' },
  },
  first: {
    label: 'Sapiēns prīmus',
    text: 'Quis in prīmō lūdō sapiēns sit: sorte aut secundum sēdem.',
    values: {
      lot: 'sorte',
      '1': 'sēdēs 1',
      '2': 'sēdēs 2',
      '3': 'sēdēs 3',
      '4': 'sēdēs 4',
      '5': 'sēdēs 5',
    },
  },
  rounds: {
    label: 'Numerus lūdōrum',
    text: 'Tot lūdī lūduntur; 0 est totidem quot lūsōrēs.',
  },
};

const presets: Readonly<Record<ClassificationPreset, Labelled>> = {
  first: {
    label: 'Prīmī gradūs',
    text: 'Arbor facilis cum tribus classibus sorte dūcitur, et omne iūdicium causam dīcit.',
  },
  classic: {
    label: 'Ūsitātus',
    text: 'Deinceps alius dīvīsiōnem excōgitat; cēterī chartīs pōnendīs eam inveniunt.',
  },
  school: {
    label: 'Schola',
    text: 'Sēdēs 1 semper est sapientis, quī dīvīsiōnem excōgitat; cēterī eam in fīne verbīs suīs dēscrībunt.',
  },
};

const bots: Readonly<Record<ClassificationBot, Labelled>> = {
  random: { label: 'Fors', text: 'Quaslibet chartās pōnit neque cōgitat.' },
  beginner: {
    label: 'Tīrō',
    text: 'Iūdicia proxima meminit et quae plāna sunt colligit.',
  },
  skilled: {
    label: 'Exercitātus',
    text: 'Ex omnī iūdiciō aliquid colligit, sed nōnnūlla praetermittit.',
  },
  strong: {
    label: 'Magister',
    text: 'Omnēs dīvīsiōnēs quae adhūc esse possunt memoriā tenet, et pōnit quod maximē prōdest.',
  },
  competitive: {
    label: 'Sapiēns ambitiōsus',
    text: 'Cum sapiēns est, quam plūrimās chartās pōnit; aliter ut magister lūdit.',
  },
  teaching: {
    label: 'Sapiēns docēns',
    text: 'Cum sapiēns est, ūnam chartam pōnit ex quā plūrimum discitis; aliter ut magister lūdit.',
  },
};

/** The words of tables and bots. */
export const options: OptionTexts = {
  title: (chosen) => [`Sapiēns: ${deckTitle(chosen, texts, 'la')}`],
  option: (key) => optionWords(texts, key),
  presets,
  ownDeck: {
    open: 'Chartās tuās aperī',
    hint: 'Tabula CSV (singulae chartae in singulīs ōrdinibus, singulae proprietātēs in singulīs columnīs, titulī in prīmō ōrdine) aut documentum JSON.',
    allowAlike: 'Chartās parēs admitte',
    refused: (reason) => `Hīs chartīs lūdī nōn potest. ${reason}`,
    contents: (cards, attributes) => `${cards} chartae, ${attributes} proprietātēs`,
    seats: (most) => (most < 3 ? 'duōbus satis' : `lūsōribus satis ā 2 ad ${most}`),
    preview: 'Ex hīs chartīs',
    attributes: 'Proprietātēs et valōrēs',
    showAll: (n) => `ostende omnēs ${n} chartās`,
    showFew: 'ostende pauciōrēs',
  },
  bot: (name) => botWords(bots, name),
  botNames: [
    'Thalēs',
    'Hypatia',
    'Seneca',
    'Aspasia',
    'Catō',
    'Diotīma',
    'Varrō',
    'Hortēnsia',
    'Solōn',
    'Porcia',
  ],
};
