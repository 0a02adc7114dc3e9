import { DECKS } from '../choices.ts';
import type { BotLabel, Labelled, OptionTexts, PresetName } from '../types.ts';

/** The options of a table. */
export const options: OptionTexts = {
  deck: { label: 'Deck', text: 'Which forms are printed on the cards.', values: DECKS },
  referee: {
    label: 'Who watches for errors?',
    text: 'Either you watch for them yourselves and challenge, or the table refuses what is wrong at once and says why.',
    values: { players: 'the players', table: 'the table' },
  },
  end: {
    label: 'End of a round',
    text: 'A round ends as soon as one hand is empty, or the others play on until only one has cards.',
    values: { first: 'first empty hand', last: 'one hand left' },
  },
  rounds: {
    label: 'Rounds',
    text: 'So many rounds are played and their points added up; each begins with the next player.',
  },
  drawing: {
    label: 'Drawing',
    text: 'Whether you may draw even if one of your cards fits.',
    values: { free: 'always allowed', compulsory: 'only if nothing fits' },
  },
  tables: {
    label: 'Form tables',
    text: 'The tables of all forms always lie open, or are turned up only in a challenge.',
    values: { dispute: 'only in a challenge', open: 'always open' },
  },
  plain: {
    label: 'Without macrons',
    text: 'The cards show no macrons, and forms that differ only in length are the same.',
  },
  joker: {
    label: 'Joker',
    text: 'The cover card plays along: you may lay it on any card, and then the card below counts.',
  },
  jokerLast: {
    label: 'Joker as last card',
    text: 'The joker may also be the last card of your hand.',
  },
  unnoticed: {
    label: 'After an unnoticed error',
    text: 'If nobody notices a wrong declaration, the next card must agree with what was declared, or with what the form really is.',
    values: { declared: 'as declared', readings: 'as the form is' },
  },
  upheldDraw: {
    label: 'Penalty for an error',
    text: 'If a challenge is upheld, whoever laid wrongly also draws a card.',
  },
  rejectedDraw: {
    label: 'Penalty for a wrong challenge',
    text: 'If a challenge is rejected, whoever made it draws a card.',
  },
  wait: {
    label: 'Seconds to challenge',
    text: 'Everybody must wait at least so long after each card, so that the others can challenge.',
  },
  botWait: {
    label: 'Patience of the bots',
    text: 'A bot waits for your challenge so many seconds before it plays, unless you have no objection earlier.',
  },
};

/** Bundles of options. */
export const presets: Readonly<Record<PresetName, Labelled>> = {
  standard: {
    label: 'Classic',
    text: 'As with printed cards: you watch for errors yourselves and challenge.',
  },
  practice: {
    label: 'Practice',
    text: 'The table refuses what is wrong at once and says why, and the form tables lie open.',
  },
  tournament: {
    label: 'Contest',
    text: 'Several rounds; every error and every wrong challenge costs a penalty card.',
  },
};

/** The bots on offer. */
export const bots: Readonly<Record<BotLabel, Labelled>> = {
  random: { label: 'Chance', text: 'Lays anything and often declares it wrongly.' },
  beginner: {
    label: 'Beginner',
    text: 'Knows about half of the forms; you will often find an error.',
  },
  learner: { label: 'Intermediate', text: 'Knows most forms and mixes up some.' },
  advanced: {
    label: 'Advanced',
    text: 'Knows nearly every form, seldom errs and overlooks little.',
  },
  uniform: { label: 'Faultless', text: 'Knows every form and notices every error.' },
  mobile: {
    label: 'Master',
    text: 'Makes no errors and keeps cards that leave many ways open.',
  },
};

/** Names for bots. */
export const botNames: readonly string[] = [
  'Livia',
  'Marcus',
  'Cornelia',
  'Quintus',
  'Flavia',
  'Gaius',
  'Iulia',
  'Titus',
  'Claudia',
  'Lucius',
];
