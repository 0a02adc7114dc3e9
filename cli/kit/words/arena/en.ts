import type { ArenaWords } from './types.ts';

export const arenaEn: ArenaWords = {
  commands: {
    arena: {
      summary: 'lets Skat players meet and measures which is better',
      options: {
        seats: 'two players or more, separated by commas: bots, or exec:COMMAND for a program',
        deals: 'how many deals (100)',
        duplicate: 'plays every deal in all seatings',
        seed: 'any text; the same seed gives the same cards and the same chance (1)',
        budget: 'milliseconds a decision (without: a fixed amount of work)',
        jobs: 'on how many cores, at most those there are (1)',
        records: 'where to write the games as records, one a line; a file of this name is replaced',
        json: 'prints one JSON object and nothing else',
      },
      notes: [
        'docs/ENGINES.md tells how a program plays, and what is measured.',
        'Ctrl-C ends the match and prints what was measured so far (exit code 130).',
      ],
    },
    solve: {
      summary: 'solves Skat positions with open cards exactly',
      options: {
        ply: 'the position after so many cards (where the record stops; for a finished game before the first card)',
        json: 'prints one JSON object a position and nothing else',
      },
      notes: [
        'Reads game records, whole or cut off in the midst, and positions as JSON: {"game","hands","declarer","leader","trick","points"}. FILE - is the standard input.',
        "value: the declarer's card points in the end, those of the skat included, when everybody plays best; in null 1 when the declarer takes a trick, otherwise 0. best: all cards that can be played, the best for whoever is to play first, with their values. nodes: tricks looked at.",
        'Exit code 0: all is solved; 1: some have no position to solve; 2: something cannot be read.',
      ],
    },
  },
  arena: {
    onlySkat: 'the game must be skat: no other has an arena',
    whichSeats: '--seats must name the players, for example --seats decent,random',
    howManySeats: (seats, fewest, most) =>
      `--seats names ${seats}; there can be ${fewest} to ${most} players`,
    onlyInArena: (name) => `"${name}" is a program: programs play in lusoria arena only`,
    progress: (done, deals, difference) =>
      `${done} of ${deals} deals${difference === null ? '' : `, difference ${difference}`}`,
    notReady: (name, why) => `${name} does not become ready: ${why}`,
    tooOften: (name, times, fault) =>
      `${name} was started anew ${times} times and fails again: ${fault}`,
    faults: {
      illegal: 'what it plays is not allowed',
      late: 'it does not answer in time',
      garbage: 'what it says is no answer',
      died: 'it has ended',
    },
    notRecorded: (file, reason) => `the records cannot be written to ${file}: ${reason}`,
    nothing: 'stopped before a deal was played to the end',
    stopped: 'Stopped before the end.',
    title: (deals, games) => `Skat, ${deals} deals, ${games} games`,
    heads: {
      perGame: 'points a game',
      declared: 'declarer',
      won: 'won',
      median: 'median',
      p999: '99.9 %',
      most: 'longest',
      faults: 'faults',
    },
    difference: 'Difference',
    interval: (low, high) => `${low} to ${high} with 95 %`,
    seconds: 'Time',
    secondsText: (seconds, perSecond) => `${seconds} s, ${perSecond} games a second`,
  },
  solve: {
    place: (file, line, id) => `${file}, line ${line}, game ${id}`,
    position: (file, number) => `${file}, position ${number}`,
    nobodyPlays: 'nobody plays alone',
    hidden: 'cards are hidden',
    forTwo: 'the form for two is not solved',
    notPlayed: 'no card is played: there is no game yet',
    tooShort: (cards, ply) => `after ${cards} cards the record ends, --ply is ${ply}`,
    over: 'no card is left to be played',
    illegal: (move) => `move ${move} is not allowed`,
    noPosition: (path) => `no position: wrong at ${path || 'its beginning'}`,
    impossible: 'there can be no such position: hands and table do not fit together',
    noPly: '--ply is for records; this is a position',
    heads: {
      id: 'game',
      ply: 'cards',
      game: 'contract',
      toPlay: 'to play',
      value: 'value',
      best: 'best cards',
      time: 'time',
    },
    declarer: 'declarer',
    defender: 'defender',
    held: 'held',
    lost: 'lost',
  },
};
