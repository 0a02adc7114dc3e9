import { arenaEn } from './arena/en.ts';
import type { CliWords } from './types.ts';

const list = (names: readonly (string | number)[]): string => names.join(', ');

export const en: CliWords = {
  help: {
    tagline: 'Lusoria, a card table for the Latin agreement games and for Skat',
    usage: 'Usage',
    options: 'Options',
    everywhere: 'Everywhere',
    gameOptions: (game) => `Options of ${game} (--option KEY=VALUE; what is usual in brackets)`,
    bots: (game) => `Bots for ${game}`,
    more: '`lusoria COMMAND --help` tells more about a command.',
    lang: 'the language of messages; without it that of the environment',
    help: 'tells what there is',
    version: 'tells the version',
  },
  commands: {
    ...arenaEn.commands,
    serve: {
      summary: 'opens the table for browsers, for you alone or for the whole network',
      options: {
        port: 'the port to listen on (8080)',
        host: 'the address to listen on (127.0.0.1, this machine only); 0.0.0.0 for a classroom',
        data: 'the folder in which tables are kept (./data)',
        'public-url': 'the address that others reach this server at, for links and QR codes',
        'keep-days': 'after how many days without play a table is deleted',
        database:
          'sqlite (a file in --data), memory (all is forgotten at the end), or the address of a PostgreSQL that lusoria migrate has made ready',
        origin: 'another address whose pages may use this server, as often as you like',
        proxy:
          'a proxy in front of this server that tells whom it speaks for, as often as you like',
        web: 'the folder of the built page (web/dist)',
        log: 'silent, fatal, error, warn, info or debug (info; warn on a terminal)',
        nats: 'where the servers of a house hear of each other: nats://HOST:4222',
        'admin-key':
          'the key that the page with the figures of the server asks for, 16 to 128 characters (a new one at every start)',
      },
      notes: ['Ends on Ctrl-C or SIGTERM, after what is under way has been stored.'],
    },
    play: {
      summary: 'plays at the terminal, against bots',
      options: {
        seats: 'how many play, you included (the bots and you; otherwise 3)',
        bots: 'the bots, separated by commas, in the order of play after you (otherwise pupil, in Skat decent)',
        option: 'a rule of the table, as often as you like; deck=@FILE.json for a deck of your own',
        name: 'what you are called',
        seed: 'the same cards and the same bots every time; without it nobody knows the shuffle',
        export: 'where to store the game at the end; `lusoria verify` checks it',
      },
      notes: [
        'Nobody hurries you: in the agreement games bots wait until you have said "go on", whatever the seconds of the rules. With --option botWait=0 they do not.',
        'Also reads answers from a pipe, a line each.',
      ],
    },
    simulate: {
      summary: 'lets bots play many games and counts',
      options: {
        games: 'how many games (1000)',
        seats: 'how many play (the number of bots; otherwise 3)',
        bots: 'one bot a seat, separated by commas (otherwise uniform in every seat, in Skat decent)',
        seed: 'any text; the same seed gives the same figures, whatever --jobs is (1)',
        option: 'a rule of the table, as often as you like; deck=@FILE.json for a deck of your own',
        jobs: 'on how many cores (1)',
        json: 'prints one JSON object and nothing else',
      },
      notes: [
        'Bot number i sits in seat i. Game number n (from 0) is begun by seat n modulo seats.',
        'turns: goes of players in a game, a draw and the laying of the drawn card being one. p50 and p95: so many or fewer in 50 and 95 % of the games.',
        'wins: fraction of games won by order of play, the first player first; shared first places are divided.',
        "draws: cards drawn in a player's own turn, a game. reshuffled: fraction of games in which the pile became a new stock.",
        'challenges: mean a game; upheld: fraction of them, 0 if there were none.',
        'errors: wrong lays a game (declared), and those of them that were not taken back (unnoticed).',
        'Classification: wrong: fraction of the lays by players. determined: fraction of rounds in which what is public leaves one partition. described: fraction of right descriptions. Bots of kind sage are always the sages.',
      ],
    },
    replay: {
      summary: 'replays records of Skat games and says where they differ',
      options: { json: 'prints one JSON object a game and nothing else' },
      notes: [
        'Reads the format of the International Skat Server; FILE - is the standard input. docs/RECORDS.md tells of the habits.',
        'Exit code 0: all games agree; 1: some do not; 2: something cannot be read.',
      ],
    },
    verify: {
      summary: 'checks the shuffles and the moves of an exported game',
      options: { json: 'prints one JSON object and nothing else' },
      notes: ['Exit code 0: all is well; 1: something is not; 2: the file is no exported game.'],
    },
    work: {
      summary: 'lets bots think here for all servers on the same NATS',
      options: {
        nats: 'its address: nats://HOST:4222',
        jobs: 'how many think at the same time (as many as there are cores)',
      },
      notes: [],
    },
    migrate: {
      summary: 'makes a PostgreSQL database ready, or brings it up to date',
      options: { database: 'its address: postgres://NAME:PASSWORD@HOST/DATABASE' },
      notes: ['May run while games are played.'],
    },
  },
  usage: {
    hint: (command) => `see ${command} --help`,
    noCommand: (names) => `what shall be done? One of: ${list(names)}`,
    unknownCommand: (name, names) => `there is no command ${name}; there are: ${list(names)}`,
    unknownOption: (option) => `unknown option ${option}`,
    noValue: (option) => `${option} takes no value`,
    needsValue: (option) => `${option} needs a value`,
    notWhole: (what, text, min, max) =>
      `${what} must be a whole number from ${min} to ${max}, not "${text}"`,
    badLang: (text) => `--lang must be de, la or en, not "${text}"`,
    tooMuch: (argument) => `one argument too many: ${argument}`,
    whichGame: (names) => `which game? One of: ${list(names)}`,
    noGame: (name, names) => `there is no game ${name}; there are: ${list(names)}`,
    noOption: (key, keys) => `there is no --option ${key}; there are: ${list(keys)}`,
    optionNeedsValue: (key) => `--option ${key} needs a value: ${key}=VALUE`,
    optionSet: (key, value) => `--option ${key}: the name of the game already says ${key}=${value}`,
    badOptions: (path) => `these options do not fit together: ${path}`,
    badChoice: (key, value, values) =>
      `--option ${key} cannot be "${value}"; it can be: ${list(values)}`,
    badValue: (option, value, values) =>
      `${option} cannot be "${value}"; it can be: ${list(values)}`,
    badSeats: (seats, possible) =>
      `this game is not for ${seats} seats; it can be played by: ${list(possible)}`,
    noBot: (name, kinds) => `there is no bot "${name}"; there are: ${list(kinds)}`,
    badBot: (name) =>
      `the bot "${name}" cannot be read: after the colon stands what it cannot take`,
    botCount: (bots, seats) => `--bots names ${bots}, but there are ${seats} seats for bots`,
    badDeck: (file, problem) => `${file} is no deck: ${problem}`,
    unreadable: (file, reason) => `${file} cannot be read: ${reason}`,
    noFile: (file) => `there is no file ${file}`,
    noJson: (file, reason) => `${file} is no JSON: ${reason}`,
    whichFile: 'which file?',
    noRecord: (file, path) => `${file} is no exported game: wrong at ${path || 'its beginning'}`,
    badName: '--name has no visible character',
    badUrl: (option, text) =>
      `${option} must be an address such as https://example.org, not "${text}"`,
  },
  failed: (reason) => `it did not work: ${reason}`,
  simulate: {
    progress: (done, games) => `${done} of ${games} games`,
    title: (deck, seats, games) => `${deck}, ${seats} players, ${games} games`,
    turns: 'Turns',
    turnsText: (mean, p50, p95) =>
      `${mean} on average, ${p50} at most in half of the games, ${p95} in 95 %`,
    ofGames: (percent) => `${percent} of the games`,
    wrongLays: 'Laid wrongly',
    ofLays: (percent) => `${percent} of the lays by players`,
    determined: 'Determined',
    described: 'Described right',
    describedWhenDetermined: '… where determined',
    ofPlayers: (percent) => `${percent} of the players`,
    cardsLeft: 'Cards left, by seat',
    wins: 'Won by order of play',
    order: (n) => `player ${n}`,
    bySeat: 'Won by bot',
    seconds: 'Time',
    secondsText: (seconds, perSecond) => `${seconds} s, ${perSecond} games a second`,
  },
  arena: arenaEn.arena,
  solve: arenaEn.solve,
  replay: {
    game: (line, id) => `line ${line}, game ${id}`,
    agree: (file, games, agreeing) => `${file}: ${agreeing} of ${games} games agree.`,
    times: (count) => `${count} ×`,
    habits: {
      'odd-bid': 'a bid that no game is worth',
      'levels-so-far': 'the declarer gave up, and the tricks so far make schneider or schwarz',
      'rest-to-declarer': 'the defenders gave up or left, and all that is left is the declarer’s',
      'matadors-of-skat': 'nothing laid away: matadors and points of the skat alone',
      'schwarz-beside-announced': 'schneider announced and no trick taken: one level more',
      'announced-level-left-out': 'a lost announcement without the level that was missed',
      'null-below-bid': 'null below the bid, counted as null',
      'null-charged-otherwise': 'null below the bid, counted as another game',
      'hidden-cards': 'cards are hidden; what depends on them is the record’s',
      'no-result': 'the record has no result',
    },
    fields: {
      declarer: 'declarer',
      result: 'result',
      value: 'value',
      matadors: 'matadors',
      overbid: 'overbid',
      points: 'points',
      tricks: 'tricks',
      schneider: 'schneider',
      schwarz: 'schwarz',
    },
    differs: (field, recorded, computed) => `${field} ${recorded}, computed ${computed}`,
    illegal: (move, who, token) => `move ${move} (${who} ${token}) is not allowed`,
    illegalBecause: {
      'not-now': 'not at this time',
      'not-your-turn': 'not this player’s turn',
      'bid-too-low': 'the bid is too low',
      'nothing-bid': 'there is no bid to answer',
      'other-skat': 'other cards were dealt',
      'discard-two': 'two cards are laid away',
      'card-not-in-hand': 'the card is not in the hand',
      'must-follow': 'suit must be followed',
      'no-pick-up': 'the skat was not picked up',
      'announce-by-hand': 'only hand games are announced',
      'hand-after-pick-up': 'the skat was picked up',
      'null-announcement': 'null has no schneider',
      'not-declarer': 'not the declarer',
      'resigned-already': 'given up already',
      'round-over': 'the game is over',
    },
    unfinished: 'the moves end before the game does',
    fault: (file, line, column, token) => `${file}, line ${line}, column ${column}: “${token}”`,
    faultBecause: {
      'no-record': 'no record of a game',
      'more-than-one': 'more than one record',
      'cut-off': 'the record breaks off',
      'no-property': 'neither a property nor the end of the record',
      'other-game': 'another game than Skat',
      'no-moves': 'the record has no moves',
      twice: 'twice in one record',
      'no-such-player': 'no such player',
      'no-such-move': 'no such move',
      'half-a-move': 'a player without a move',
      'no-deal': 'the deal is not 32 cards',
      'no-such-card': 'no such card',
      'card-twice': 'a card twice',
      'no-such-result': 'no such result',
      'no-such-option': 'no such option',
    },
  },
  verify: {
    well: (rounds) =>
      rounds === 1
        ? 'All is well: 1 round, its shuffles and moves are as recorded.'
        : `All is well: ${rounds} rounds, their shuffles and moves are as recorded.`,
    flawed: (flaws) => (flaws === 1 ? 'Something is wrong:' : `${flaws} things are wrong:`),
  },
  play: {
    keys: {
      goOn: ['g', 'go on', 'no objection'],
      help: ['h', '?', 'help'],
      quit: ['q', 'quit', 'exit'],
    },
    does: {
      goOn: 'go on',
      help: 'help',
      quit: 'quit',
    },
    yes: ['y', 'yes'],
    no: ['n', 'no'],
    yesNo: '(y/n)',
    yesOrNo: 'Yes or no, please.',
    enter: 'Enter',
    atTable: (names) => `At the table: ${names}`,
    hand: 'Hand',
    again: 'Once more? (y/n)',
    notUnderstood: (text) => `"${text}" I do not understand; h tells what can be typed.`,
    noCard: (count) => `Your cards are numbered from 1 to ${count}.`,
    stored: (file) => `The game is stored in ${file}.`,
    notStored: (file, reason) => `The game could not be stored in ${file}: ${reason}`,
    bye: 'Goodbye!',
    classification: {
      keys: {
        pass: ['p', 'pass'],
        none: ['-', 'nothing'],
        attributes: ['a', 'attributes'],
        lays: ['l', 'lays'],
        tree: ['t', 'tree'],
      },
      does: {
        pass: 'pass and draw a card',
        none: 'say nothing',
        attributes: 'attributes',
        lays: 'all lays',
        tree: 'the tree',
      },
      others: 'Cards',
      lay: '1 3 > 2: cards 1 and 3 to class 2 · 4 > +: a new class',
      tree: 'colour(red: shape(circle; square, triangle); green, blue)',
      ask: {
        next: 'The next round?',
        tree: 'Your tree',
        suggested: 'take this one',
        lay: 'Your turn',
        sorting: '1 + 2 …: a class for each card, + for one that is not there',
      },
      help: [
        'The sage has a secret tree that divides all cards into classes. Cards in one class on the table belong together.',
        '1 3 > 2 adds your cards 1 and 3 to class 2; 4 > + founds a new class with card 4. Wrong cards come back, and you draw one.',
        'A tree in one line: attribute(values: further question; values; …). Values that go the same way are divided by commas, ways by semicolons.',
        'a tells the attributes, l all lays so far, t the tree if you may see it, h this help, q quits.',
      ],
      problem: {
        noClass: (count) =>
          count === 1
            ? 'There is only class 1, or + for a new one.'
            : `Classes go from 1 to ${count}; + is a new one.`,
        sorting: (count) =>
          `Say a class for each of the ${count} cards, + for one that is not there.`,
      },
      notation: {
        'notation-attribute': (found) => `"${found}" is no attribute of these cards; a tells them.`,
        'notation-value': (found) => `"${found}" is no value of this attribute; a tells them.`,
        'notation-sign': (found) =>
          `A bracket is missing or wrong${found === '' ? ' at the end' : ` at "${found}"`}.`,
        'notation-rest': (found) => `The tree has ended before "${found}".`,
        'notation-deep': () => 'That is deeper than a tree may be.',
      },
    },
  },
  work: {
    working: (jobs, host) =>
      `Bots think here, ${jobs} at a time, for the servers at ${host}. Ctrl-C ends it.`,
  },
  migrate: {
    done: (from, to) =>
      from === to
        ? `The database is up to date (${to}).`
        : `The database is now at version ${to} (it was at ${from}).`,
  },
  serve: {
    serving: 'The table is open',
    network: 'in the network',
    onlyHere: 'Only this machine reaches it; for the network start it with --host 0.0.0.0.',
    hostPage: 'for you alone',
    data: (folder) => `Tables are kept in ${folder}.`,
    forgets: 'Tables are kept in memory only and are gone at the end.',
    stop: 'Ctrl-C ends it.',
    stopping: 'The table is being closed …',
    portTaken: (port) => `port ${port} is taken by another program; choose one with --port`,
    portForbidden: (port) => `port ${port} is not open to you; choose one above 1023 with --port`,
    hostUnknown: (host) => `this machine has no address ${host}`,
  },
};
