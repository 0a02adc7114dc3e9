import { given, inBrackets } from './params.ts';
import type { RefusalTexts } from './types.ts';

/** Refusals and flaws in English. */
export const en: RefusalTexts = {
  codes: {
    // The game
    'not-seated': 'You need a seat at the table for that.',
    'round-over': 'The round is over.',
    'not-now': 'That is not possible just now.',
    'you-are-out': 'You have laid all your cards and are watching now.',
    'not-your-turn': 'It is not your turn.',
    'tables-open': 'Somebody is consulting the form tables. Wait until they are turned down again.',
    'last-card-open':
      'That was your last card. Wait until everybody has accepted it or somebody challenges.',
    'card-not-in-hand': 'You do not have this card.',
    'only-drawn-card':
      'After drawing you may lay only the drawn card. If it does not fit, keep it.',
    'declare-first': 'First declare what the form is: case, number and gender.',
    'joker-undeclared': 'The joker is not declared. Just lay it.',
    'joker-last': 'The joker may not be the last card here. Draw a card.',
    'wrong-reading': 'This form cannot be that. Look again.',
    'wrong-agreement': (params) => {
      if (params['shares'] === 3) return 'All three agree, but it must be exactly two.';
      return params['shares'] === 1
        ? 'Only one of the three agrees, but it must be exactly two.'
        : 'Exactly two of case, number and gender must agree.';
    },
    'must-lay': 'One of your cards fits, and at this table you must then lay it.',
    'already-drawn': 'You have drawn already. Lay the drawn card or keep it.',
    'draw-first': 'Before you go on you must draw a card.',
    'stale-lay': 'It is too late for that: play has gone on.',
    'own-lay': 'The others decide about your own card.',
    'already-gone-on': 'You have already said that you have no objection.',
    'already-looked': 'You have already consulted the form tables.',
    'not-looking': 'You are not consulting the form tables just now.',
    'bad-action': 'There is no such thing in this game.',
    // The table
    'bad-options': (params) => `These rules cannot be played${inBrackets(params, 'path')}.`,
    'not-owner': 'Only whoever opened the table may do that.',
    'already-seated': 'You have a seat already. Stand up first if you want another one.',
    'seat-taken': 'Somebody sits there already.',
    'no-such-seat': 'There is no such seat.',
    'no-such-person': 'This person is not at the table.',
    'no-such-bot': (params) => `There is no such bot${inBrackets(params, 'bot')}.`,
    'bad-name': 'This name has no character that can be read. Choose another one.',
    'bad-seats': 'The game cannot be played with these seats. Change their number.',
    'empty-message': 'The message is empty.',
    'chat-closed': 'The chat is closed at this table.',
    'round-silent':
      'Nobody talks at this table while a round is on. You can write again when it is over.',
    muted: 'You cannot write at this table just now.',
    'open-seats': 'Some seats are still open. Invite somebody, or put bots there.',
    'nobody-seated': 'Only bots sit at the table. Sit down with them to begin.',
    stale: 'Something has happened in the meantime. Look again.',
    'too-soon': (params) =>
      `The others may still challenge. Wait another ${given(params, 'seconds')} s.`,
    paused: 'The game is paused.',
    'already-contributed': 'Your contribution to the shuffle has already arrived.',
    removed: 'You cannot sit at this table again: the host has asked you to leave.',
    'chat-full': 'Enough has been written at this table.',
    // The house and the line to it
    'bad-message': 'The server did not understand that. Reload the page.',
    'too-large': 'This is too long to be sent.',
    'too-fast': 'That was too fast. Wait a moment.',
    'hello-first': 'The server does not know who you are. Reload the page.',
    'unknown-token': 'The server does not know you any more. You are new here now.',
    'no-such-game': (params) => `There is no such game here${inBrackets(params, 'game')}.`,
    'no-such-table': 'There is no such table. Check the code.',
    'too-many-tables': (params) =>
      `You have ${given(params, 'most')} tables already; more are not possible.`,
    'no-spectators': 'Only those who play may be at this table.',
    'bad-code': 'This code is not valid: it is mistyped, expired or has been used.',
    'try-again': 'That did not work. Try again.',
    closed: 'The connection has ended. Reload the page.',
    'other-version': 'Page and server do not fit together. Reload the page.',
    unreadable: 'The answer of the server cannot be read. Reload the page.',
  },
  unknown: (code) => `That is not possible (${code}).`,
  flaws: {
    'unknown-game': ({ game }) => `The game “${game}” is not known here.`,
    'other-rules': ({ recorded, known }) =>
      `It was played by version ${recorded} of the rules, this is version ${known}.`,
    'bad-options': ({ path }) =>
      `The rules of the table are recorded wrongly${inBrackets({ path }, 'path')}.`,
    'bad-players': () => 'This game cannot be played by so many.',
    'wrong-commitment': () => 'The secret is not the one that was promised before the deal.',
    'wrong-first': ({ recorded, drawn }) =>
      `Seat ${recorded + 1} began, but the lot fell on seat ${drawn + 1}.`,
    'not-a-draw': () => 'What is recorded as a shuffle is none.',
    'wrong-draw': ({ place, recorded, drawn }) =>
      `The shuffle has number ${recorded} in place ${place}; secret and contributions give ${drawn}.`,
    'out-of-order': () => 'This was not due.',
    refused: ({ reason }) => `The rules refuse this move (${reason}).`,
    'wrong-events': () => 'The rules lead to something other than what is recorded.',
    'wrong-outcome': () => 'The recorded result is not the one that was played.',
    unfinished: () => 'A result is recorded, but the round was not played to its end.',
    'other-commitment': () => 'The recorded promise is not the one that you were shown.',
    'contribution-missing': () => 'Your contribution to the shuffle is missing.',
  },
  where: (round, step) => (step === null ? `Round ${round}` : `Round ${round}, step ${step}`),
};
