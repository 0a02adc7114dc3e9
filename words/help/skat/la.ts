import { say } from '../../sentence.ts';
import type { HelpStep } from '../types.ts';

/** How Skat is played, in Latin. */
export const skat: readonly HelpStep[] = [
  {
    title: 'Lūdus Altenburgēnsis: quid petātur',
    text: [
      say`Trēs lūsōrēs 32 chartīs lūdunt: singulī dēnās accipiunt, duae tēctae in stirpe iacent. Ūnus sōlus contrā duōs alterōs lūdit; quis et quid lūdat, lacessendō diiūdicātur.`,
      say`Chartae pūncta valent: monas 11, decem 10, rēx 4, rēgīna 3, eques 2, omnēs 120. Lūsor sōlus 61 pūnctīs vincit; 60 contrā 60 nōn sufficiunt.`,
    ],
  },
  {
    title: 'Lacessere',
    text: [
      say`Media manus prīmae manuī numerum nūntiat, ā 18. Illa respondet sīc aut nōn; deinde ultima manus eī nūntiat quae superest. Quī ultimus superest sōlus lūdit.`,
      say`Tantum nūntiāre licet quantum lūdus tuus valet: pretium pūrum multiplicātur. Sī equitēs trifoliī et spīculī habēs, sed nōn cordium, trifolium est „duōbuscum, lūsī trēs“: ter 12, id est 36. Sī summae chartae dēsunt, item numerantur: „sine duōbus, lūsī trēs“.`,
      say`Rhombulus 9 valet, corda 10, spīculum 11, trifolium 12, Grandis 24. Pretium Nūllī certum est: 23, dē manū 35, apertum 46, dē manū apertum 59.`,
    ],
  },
  {
    title: 'Stirps et nūntiātiō',
    text: [
      say`Lūsor sōlus stirpem sūmit, duās chartās dēpōnit, lūdum nūntiat. Pūncta chartārum dēpositārum ipsī numerantur. Quī stirpem nōn īnspicit dē manū lūdit; eī licet Schneider, Schwarz, apertum nūntiāre.`,
      say`Factōrem ūnō augent: dē manū, Schneider (sī altera pars nōn plūs quam trīgintā pūncta habet), Schwarz (sī nūllam captūram habet), quaeque nūntiātiō, apertum.`,
    ],
  },
  {
    title: 'Trump et servīre',
    text: [
      say`In lūdīs simplicibus equitēs et familia ēlēcta sunt trump, in Grandī equitēs tantum. Equitum ōrdō est: trifolium, spīculum, corda, rhombulus; deinde monas, decem, rēx, rēgīna, novem, octō, septem.`,
      say`In Nūllō trump nōn sunt, et decem sub equite est. Quī Nūllum lūdit nūllam captūram accipere dēbet.`,
      say`Familiae quae incēpit, aut trump, servīre dēbēs. Sī nōn potes, quamlibet chartam lūdis. Quī captūram accipit proximam incipit.`,
    ],
  },
  {
    title: 'Ratiō',
    text: [
      say`Lūdus perditus duplex pretium cōnstat. Sī lūdus dēnique minus valet quam nūntiāvistī, nimis lacessīvistī et perdidistī, etiam sī 61 pūncta habēs.`,
      say`Secundum Seeger et Fabian lūdō bene lūsō 50 pūncta adduntur; perditō 50 dēdūcuntur, et cēterī singulī 40 accipiunt, quattuor lūsōribus 30. Ratiō semper ostenditur.`,
      say`Licet chartās ostendere, sī vīcistī, aut cēdere. Nisi cēterī assentiuntur, lūdus pergit.`,
    ],
  },
  {
    title: 'Duo et quattuor lūsōrēs',
    text: [
      say`Sī quattuor sunt, distribuēns nōn lūdit. Duōbus est lūdus rūsticus: octō chartae patent, octō sub eīs tēctae iacent. Quī nōn distribuit, prīmīs quattuor chartīs vīsīs lūdum nōminat. Chartā lūsā et captūrā factā, charta subiecta aperītur.`,
    ],
  },
];
