import type { GameWords } from './types.ts';

const list = (names: readonly (string | number)[]): string => names.join(', ');

export const la: GameWords = {
  pupil:
    'pupil:75,gen=30,dat-pl=50 fōrmārum 75 % scit, genitīvī 30 %, datīvī plūrālis 50 %; sine numerō 80 % scit.',
  notes: {
    agreement: {
      play: [
        'Nēmō tē urget: in lūdīs congruentiae māchinae exspectant dōnec assentiāris, quotcumque secundās lēgēs dīcunt. Cum --option botWait=0 nōn exspectant.',
      ],
      simulate: [
        'draws: chartae suā vice sūmptae in lūdō. reshuffled: pars lūdōrum in quibus chartae positae novus cumulus factae sunt.',
        'challenges: intercessiōnēs in lūdō; upheld: pars eārum quae valuērunt, 0 sī nūlla fuit.',
        'errors: chartae perperam positae in lūdō (declared) et quae ex eīs mānsērunt (unnoticed).',
      ],
    },
    classification: {
      simulate: [
        'Classificatio: wrong: pars positiōnum lūsōrum falsārum. determined: pars lūdōrum in quibus ea quae omnibus patent ūnam dīvīsiōnem relinquunt. described: pars dēscrīptiōnum rēctārum. Māchinae generis sage semper sapientēs sunt.',
      ],
    },
  },
  simulate: {
    draws: 'Sūmptae',
    aGame: (mean) => `${mean} in lūdō`,
    reshuffled: 'Cumulus novus',
    ofGames: (percent) => `in ${percent} lūdōrum`,
    challenges: 'Intercessiōnēs',
    challengesText: (mean, upheld) => `${mean} in lūdō, ex quibus ${upheld} valuērunt`,
    errors: 'Errōrēs',
    errorsText: (declared, unnoticed) =>
      `${declared} in lūdō, ex quibus ${unnoticed} nēmō animadvertit`,
    passed: 'Ab omnibus praetermissi',
    won: 'A solo lusore victi',
    ofPlayed: (percent) => `${percent} ludorum lusorum`,
    contracts: { grand: 'Grandes', null: 'Nulli', suit: 'Simplices' },
    written: 'Puncta in ludum, secundum sedes',
    wrongLays: 'Perperam positae',
    ofLays: (percent) => `${percent} positiōnum lūsōrum`,
    determined: 'Plānē dēfīnītae',
    described: 'Rēctē dēscrīpta',
    describedWhenDetermined: '… cum plānē dēfīnīta est',
    ofPlayers: (percent) => `${percent} lūsōrum`,
    cardsLeft: 'Chartae relictae, secundum sēdēs',
  },
  play: {
    agreement: {
      keys: {
        draw: ['s', 'sūme', 'sume'],
        challenge: ['i', 'intercēdō', 'intercedo'],
        pass: ['r', 'retinē', 'retine'],
        tables: ['t', 'tabulae'],
      },
      does: {
        draw: 'sūme',
        challenge: 'intercēdō',
        pass: 'retinē',
        tables: 'tabulae fōrmārum',
      },
      pile: 'Summa',
      others: 'Chartae',
      startCard: 'charta prīma, omnēs lēctiōnēs valent',
      underJoker: 'sub ioculātōre',
      lay: '2 acc sg f: chartam 2 pōne',
      ask: {
        go: 'Tuae partēs sunt',
        drawn: 'Pōnis an retinēs?',
        window: 'Intercēdisne?',
        closing: 'Ultima charta: intercēdisne?',
        look: 'Vīsne tabulās vidēre?',
        next: 'Lūdus proximus?',
      },
      help: [
        'Chartam pōnis numerō et dēclārātiōne: 2 acc sg f, aut tōtīs verbīs 2 accūsātīvus singulāris fēminīnum,',
        'quōlibet ōrdine. Prō numerō fōrma quoque valet: eam acc sg f. Ioculātōrī numerus sufficit.',
        'In duābus rēbus tantum – cāsū, numerō, genere – cum summā chartā congruat.',
      ],
      problem: {
        whichCard: 'Quae charta? Numerum adde: 2 acc sg f',
        unknownWord: (word) =>
          `„${word}“ neque charta tua est neque cāsus aut numerus aut genus; h adiuvat.`,
        ambiguousWord: (word) => `„${word}“ plūra significāre potest: adde litterās.`,
        twice: (feature) => `${feature}: bis dictum est.`,
        missing: (feature) => `${feature}: dictum nōn est. Sīc dīcitur: 2 acc sg f`,
      },
    },
    classification: {
      keys: {
        pass: ['o', 'omittō'],
        none: ['-', 'nihil'],
        attributes: ['p', 'proprietātēs'],
        lays: ['l', 'lūsūs'],
        tree: ['a', 'arbor'],
      },
      does: {
        pass: 'omittere et chartam sūmere',
        none: 'nihil dīcere',
        attributes: 'proprietātēs',
        lays: 'omnia posita',
        tree: 'arbor',
      },
      others: 'Chartae',
      lay: '1 3 > 2: chartae 1 et 3 ad classem 2 · 4 > +: classis nova',
      tree: 'color(ruber: fōrma(circulus; quadrātum, triangulum); viridis, caeruleus)',
      ask: {
        next: 'Lūsus proximus?',
        tree: 'Arbor tua',
        suggested: 'hanc sūmere',
        lay: 'Tuae partēs sunt',
        sorting: '1 + 2 …: cuique chartae classis, + sī eius classis nōn adest',
      },
      help: [
        'Sapiēns arborem sēcrētam habet, quae omnēs chartās in classēs dīvidit. Quae in mēnsā in ūnā classe iacent, inter sē conveniunt.',
        '1 3 > 2 chartās 1 et 3 ad classem 2 pōnit; 4 > + chartā 4 classem novam condit. Chartae falsae ad tē redeunt et ūnam sūmis.',
        'Arbor ūnō versū: proprietās(valōrēs: quaestiō altera; valōrēs; …). Valōrēs eiusdem viae commate, viae sēmicolō dīviduntur.',
        'p proprietātēs mōnstrat, l omnia posita, a arborem, sī vidēre licet, h hoc auxilium, q fīnem facit.',
      ],
      problem: {
        noClass: (count) =>
          count === 1
            ? 'Sōla classis 1 adest, aut + nova.'
            : `Classēs sunt ā 1 ad ${count}; + est nova.`,
        sorting: (count) => `Dīc classem cuiusque ex ${count} chartīs, + sī nōn adest.`,
      },
      notation: {
        'notation-attribute': (found) =>
          `‹${found}› nōn est proprietās hārum chartārum; p eās mōnstrat.`,
        'notation-value': (found) => `‹${found}› nōn est valor huius proprietātis; p eōs mōnstrat.`,
        'notation-sign': (found) =>
          `Uncīnus deest aut falsus est${found === '' ? ' in fīne' : ` apud ‹${found}›`}.`,
        'notation-rest': (found) => `Arbor ante ‹${found}› fīnīta est.`,
        'notation-deep': () => 'Arbor tam alta esse nōn potest.',
      },
    },
    skat: {
      keys: {
        hold: ['s', 'sīc', 'i', 'ita'],
        pass: ['n', 'nōn'],
        pickUp: ['s', 'sūme', 'stirps', 'skat'],
        hand: ['manus', 'manū', 'dē manū'],
        unseen: ['ignōta', 'nōn īnspecta'],
        back: ['r', 'resūme'],
        kontra: ['contrā'],
        re: ['re'],
        bock: ['bock'],
        noDouble: ['p', 'pergāmus', 'n', 'nōn'],
        claim: ['ostendō', 'vīcī'],
        concede: ['cēdō'],
        trick: ['c', 'captūra', 'captūra ultima'],
        score: ['pūncta'],
      },
      suits: { C: ['tr'], S: ['sp'], H: ['co'], D: ['rh'] },
      announced: {
        hand: ['manū', 'manus'],
        schneider: ['schneider', 'sn'],
        schwarz: ['schwarz', 'sw'],
        ouvert: ['apertum', 'apertus', 'aperta', 'ap'],
      },
      fillers: ['dē', 'nūntiātum', 'et'],
      table: 'Mēnsa',
      score: 'Pūncta omnium',
      covered: (count) => `+ ${count} tēctae`,
      bids: (values, more) => `plūra: ${list(values)}${more ? ' …' : ''}`,
      card: '3 aut tre: lūde',
      two: '3 7 aut sprg sp9: duae chartae',
      game: 'trifolium, grandis, nūllum apertum …',
      plainGames: 'trifolium, spīculum, corda, rhombulus, grandis',
      only: (card) => `lūde ${card}`,
      ask: {
        next: 'Lūdus proximus?',
        declare: 'Sīcne nūntiās?',
        claim: (said) => `„${said}“ – ostendisne chartās?`,
      },
      help: [
        'Chartae: numerus aut nōmen: 3, tre, eques trifoliī, CJ. Ubi ūna tantum lūdī potest, Enter sufficit. (♣7) sīc inclūsa nunc lūdī nōn potest.',
        'Lacessere: 18 aut numerus maior; s proximum dīcit aut cōnsentit, n negat.',
        'Stirps: s eam sūmit; sine eā: manus, aut statim trifolium dē manū. Dēpōnere: duae chartae, 3 7, aut singulae.',
        'Nūntiāre: trifolium (tr), spīculum, corda, rhombulus, grandis, nūllum, cum eīs dē manū, schneider, schwarz, apertum. Pretium ante dīcitur.',
        'In lūdō: c captūra ultima, contrā, re; ostendō dīcit tē vīcisse (ostendō schneider plūs), cēdō cēdit.',
        'Semper: pūncta omnium pūncta dīcit, h hoc auxilium, q fīnem facit.',
      ],
      problem: {
        ambiguousCard: (cards) => `Plūrēs esse possunt: ${cards}.`,
        unknownWord: (word) =>
          `„${word}“ ad nūllum lūdum pertinet; dīc trifolium dē manū, grandis, nūllum apertum.`,
        twoGames: 'Duo lūdī sunt; ūnum dīc.',
        whichGame: 'Quī lūdus? Trifolium, spīculum, corda, rhombulus, grandis, nūllum.',
        nothingElse: 'Lūdus sōlus sufficit: trifolium, spīculum, corda, rhombulus, grandis.',
        pickedUp: 'Stirpem sūmpsistī: dē manū iam nōn lūditur.',
        yesOrPass: 'Hīc sīc aut nōn tantum dīcī potest.',
      },
    },
  },
};
