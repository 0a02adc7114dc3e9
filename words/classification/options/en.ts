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
    label: 'Deck',
    text: 'What is on the cards, and by what they can be put in order.',
    values: {
      shapes: 'Shapes',
      'latin-forms': 'Latin forms',
      elements: 'Chemical elements',
      quadrilaterals: 'Quadrilaterals',
    },
  },
  tree: {
    label: 'Where does the tree come from?',
    text: 'Either the sage thinks of a classification, or one is drawn by lot and shown to the sage alone.',
    values: { sage: 'from the sage', drawn: 'drawn by lot' },
  },
  difficulty: {
    label: 'Difficulty',
    text: 'How hard a tree is that is drawn, or that a bot makes as the sage.',
    values: { easy: 'easy', medium: 'medium', hard: 'hard' },
  },
  classes: {
    label: 'Number of classes',
    text: 'A tree has so many classes; 0 leaves it open.',
  },
  least: {
    label: 'Smallest class',
    text: 'Every class must hold at least so many per cent of the deck.',
  },
  verdict: {
    label: 'Verdict',
    text: 'After an error everybody learns only that it was wrong, or also why.',
    values: { plain: 'right or wrong', reason: 'with its reason' },
  },
  pass: {
    label: 'Passing',
    text: 'Whoever does not want to lay anything draws a card instead.',
  },
  stock: {
    label: 'Empty stock',
    text: 'When the stock is empty, play goes on without drawing, or the round ends.',
    values: { on: 'play goes on', end: 'the round ends' },
  },
  description: {
    label: 'Description at the end',
    text: 'How you show after the round that you have understood the classification. The sage rules on a free text.',
    values: { tree: 'build a tree', sort: 'sort cards', text: 'free text', none: 'none' },
  },
  describing: {
    label: 'Time for the description',
    text: 'Everybody has so many seconds to hand in a description.',
  },
  judge: {
    label: 'Who judges?',
    text: 'The table judges by the tree, or the sage does; a verdict against the tree is refused to the sage alone.',
    values: { tree: 'the table', hand: 'the sage' },
  },
  chat: {
    label: 'Chat during a round',
    text: 'Whether you can write to each other while the round is played.',
    values: { closed: 'closed', open: 'open' },
  },
  sage: {
    label: 'The role of the sage',
    text: 'Whether somebody else is the sage in every round.',
    values: { rotates: 'goes round', stays: 'stays' },
  },
  first: {
    label: 'First sage',
    text: 'Who is the sage in the first round: by lot or by seat.',
    values: {
      lot: 'lot',
      '1': 'seat 1',
      '2': 'seat 2',
      '3': 'seat 3',
      '4': 'seat 4',
      '5': 'seat 5',
    },
  },
  rounds: {
    label: 'Rounds',
    text: 'A match has so many rounds; 0 means as many as there are players.',
  },
};

const presets: Readonly<Record<ClassificationPreset, Labelled>> = {
  first: {
    label: 'First steps',
    text: 'An easy tree of three classes is drawn by lot, and every verdict gives its reason.',
  },
  classic: {
    label: 'Classic',
    text: 'One after the other thinks of a classification; the rest find it out by laying cards.',
  },
  school: {
    label: 'School',
    text: 'Seat 1 is always the sage and thinks of a classification; at the end the others describe it in words of their own.',
  },
};

const bots: Readonly<Record<ClassificationBot, Labelled>> = {
  random: { label: 'Chance', text: 'Lays anything without thinking.' },
  beginner: {
    label: 'Beginner',
    text: 'Remembers the last verdicts and draws simple conclusions.',
  },
  skilled: { label: 'Skilled', text: 'Concludes from every verdict, but overlooks some things.' },
  strong: {
    label: 'Master',
    text: 'Keeps every classification in view that is still possible, and lays what gains most.',
  },
  competitive: {
    label: 'Sage, ambitious',
    text: 'As the sage lays as many cards as it can; otherwise it plays like a master.',
  },
  teaching: {
    label: 'Sage, teaching',
    text: 'As the sage lays the one card each time from which you learn most; otherwise it plays like a master.',
  },
};

/** The words of tables and bots. */
export const options: OptionTexts = {
  title: (chosen) => [`Classification: ${deckTitle(chosen, texts, 'en')}`],
  option: (key) => optionWords(texts, key),
  presets,
  ownDeck: {
    open: 'Open a deck of your own',
    hint: 'A table as a CSV file (a row for each card, a column for each attribute, headings in the first row) or a JSON file.',
    allowAlike: 'Allow cards that are alike',
    refused: (reason) => `This deck does not work as it is. ${reason}`,
    contents: (cards, attributes) => `${cards} cards, ${attributes} attributes`,
    seats: (most) => (most < 3 ? 'enough for two' : `enough for 2 to ${most}`),
    preview: 'Cards of the deck',
    attributes: 'Attributes and their values',
    showAll: (n) => `show all ${n} cards`,
    showFew: 'show fewer',
  },
  bot: (name) => botWords(bots, name),
  botNames: [
    'Thales',
    'Hypatia',
    'Seneca',
    'Aspasia',
    'Cato',
    'Diotima',
    'Varro',
    'Hortensia',
    'Solon',
    'Porcia',
  ],
};
