import type { ArenaWords } from './types.ts';

export const arenaLa: ArenaWords = {
  commands: {
    arena: {
      summary: 'lūsōrēs lūdī Altenburgēnsis committit et utrī meliōrēs sint mētītur',
      options: {
        seats:
          'duo lūsōrēs aut plūrēs, commatibus dīvīsī: māchinae, aut exec:IUSSUM prō programmate',
        deals: 'quot partītiōnēs chartārum (100)',
        duplicate: 'quamque partītiōnem omnibus ōrdinibus sedendī lūdit',
        seed: 'quīlibet textus; īdem eāsdem chartās eandemque sortem dat (1)',
        budget: 'mīllēsimae secundae in quodque cōnsilium (sine eō: labor certus)',
        jobs: 'quot nucleīs, nōn plūribus quam adsunt (1)',
        records:
          'quō lūdī scrībantur, singulī singulīs versibus; documentum eiusdem nōminis mūtātur',
        json: 'ūnum obiectum JSON scrībit neque quicquam aliud',
      },
      notes: [
        'docs/ENGINES.md docet quōmodo programma lūdat et quid mētiāmur.',
        'Ctrl-C certāmen fīnit et quae adhūc mēnsa sunt scrībit (exitus 130).',
      ],
    },
    solve: {
      summary: 'positiōnēs lūdī Altenburgēnsis chartīs apertīs prōrsus solvit',
      options: {
        ply: 'positiō post tot chartās (ubi scrīptum dēsinit; lūdī fīnītī ante prīmam chartam)',
        json: 'positiōnum singulārum ūnum obiectum JSON scrībit neque quicquam aliud',
      },
      notes: [
        'Lūdōs scrīptōs legit, tōtōs aut in mediō abruptōs, et positiōnēs ut JSON: {"game","hands","declarer","leader","trick","points"}. DOCUMENTUM - ingressus normālis est.',
        'value: pūncta lūsōris sōlīus in fīne cum eīs stirpis, sī omnēs optimē lūdunt; in null 1 sī captūram capit, aliter 0. best: omnēs chartae quae lūdī possunt, prīma quae lūsūrō optima est, cum valōribus. nodes: captūrae īnspectae.',
        'Exitus 0: omnia solūta; 1: quaedam positiōne carent; 2: aliquid legī nōn potest.',
      ],
    },
  },
  arena: {
    onlySkat: 'lūdus sit skat: nūllus alius arēnam habet',
    whichSeats: '--seats lūsōrēs nōminet, velut --seats decent,random',
    howManySeats: (seats, fewest, most) =>
      `--seats nōminat ${seats}; lūsōrēs esse possunt ā ${fewest} ad ${most}`,
    onlyInArena: (name) => `„${name}“ programma est: programmata in lusoria arena tantum lūdunt`,
    progress: (done, deals, difference) =>
      `${done} ex ${deals} partītiōnibus${difference === null ? '' : `, discrīmen ${difference}`}`,
    notReady: (name, why) => `${name} parātum nōn fit: ${why}`,
    tooOften: (name, times, fault) => `${name} ${times} vicēs renovātum iterum dēficit: ${fault}`,
    faults: {
      illegal: 'quod lūdit nōn licet',
      late: 'in tempore nōn respondet',
      garbage: 'quod dīcit respōnsum nōn est',
      died: 'fīnītum est',
    },
    notRecorded: (file, reason) => `lūdī in ${file} scrībī nōn possunt: ${reason}`,
    nothing: 'interruptum antequam ūlla partītiō fīnīta est',
    stopped: 'Ante fīnem interruptum.',
    title: (deals, games) => `Lūdus Altenburgēnsis, ${deals} partītiōnēs, ${games} lūdī`,
    heads: {
      perGame: 'pūncta in lūdō',
      declared: 'sōlus',
      won: 'vīcit',
      median: 'medium',
      p999: '99,9 %',
      most: 'longissimum',
      faults: 'culpae',
    },
    difference: 'Discrīmen',
    interval: (low, high) => `ā ${low} ad ${high}, 95 %`,
    seconds: 'Tempus',
    secondsText: (seconds, perSecond) => `${seconds} s, ${perSecond} lūdī in secundā`,
  },
  solve: {
    place: (file, line, id) => `${file}, līnea ${line}, lūdus ${id}`,
    position: (file, number) => `${file}, positiō ${number}`,
    nobodyPlays: 'nēmō sōlus lūdit',
    hidden: 'chartae latent',
    forTwo: 'lūdus duōrum nōn solvitur',
    notPlayed: 'lūdus nōndum nūntiātus est',
    tooShort: (cards, ply) => `post ${cards} chartās scrīptum fīnītur, --ply est ${ply}`,
    over: 'nūlla charta superest',
    illegal: (move) => `āctiō ${move} nōn licet`,
    noPosition: (path) => `positiō nōn est: error in ${path || 'initiō'}`,
    impossible: 'tālis positiō esse nōn potest: manūs et mēnsa nōn congruunt',
    noPly: '--ply ad lūdōs scrīptōs pertinet; haec positiō est',
    heads: {
      id: 'lūdus',
      ply: 'chartae',
      game: 'nūntiātum',
      toPlay: 'lūsūrus',
      value: 'valor',
      best: 'optimae chartae',
      time: 'tempus',
    },
    declarer: 'lūsor sōlus',
    defender: 'adversārius',
    held: 'servātum',
    lost: 'āmissum',
  },
};
