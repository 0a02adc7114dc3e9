/**
 * Whether the report on a class says what has happened: `node lab/agreement/class/main.ts`. Pupils with made-up knowledge have
 * two lessons, each as a client of its own that notes what it sends and is shown; with bells, latecomers, phones that die, three
 * of one name, and floods (`lessons.ts`). The report, its map of the class and the file made of it are compared with these
 * notebooks, cell by cell, and the estimates with what the pupils truly know at the end. Exits with 1 where a number differs.
 *
 *   --classes N  how many classes of each kind (5)
 *   --pupils N   how many in each (28)
 *   --deals N    deals of a round at each table; the bell ends both rounds before their end (4)
 */
import { integerOption, readOptions } from '../../command-line.ts';
import { differences, meanOf, type Quality, qualityOf, reportOn } from './compare.ts';
import { teach } from './lessons.ts';
import { CLASS_KINDS, madeUpClass } from './made-up.ts';

const values = readOptions({
  classes: { type: 'string', default: '5' },
  pupils: { type: 'string', default: '28' },
  deals: { type: 'string', default: '4' },
});
const classes = integerOption('classes', values.classes, 1, 1000);
const size = integerOption('pupils', values.pupils, 12, 60);
const deals = integerOption('deals', values.deals, 2, 10);

for (const kind of CLASS_KINDS) {
  const qualities: Quality[] = [];
  for (let n = 1; n <= classes; n += 1) {
    const seed = `${kind} ${n}`;
    const taught = await teach({ pupils: madeUpClass(size, kind, seed), seed, deals });
    const told = await reportOn(taught);
    const { compared, found } = differences(told, taught);
    if (found.length > 0) process.exitCode = 1;
    for (const one of found)
      console.log(`${seed}: ${one.who}, ${one.what}: noted ${one.noted}, told ${one.told}`);
    const quality = qualityOf(told, taught);
    qualities.push(quality);
    console.log(`${seed}: ${compared} numbers, ${found.length} differ; ${worded(quality)}`);
  }
  const mean = (of: (one: Quality) => number) => meanOf(qualities.map(of));
  console.log(
    `${kind}: ${worded({
      perCell: mean(({ perCell }) => perCell),
      ofMap: mean(({ ofMap }) => ofMap),
      calibration: mean(({ calibration }) => calibration),
      bias: mean(({ bias }) => bias),
      perPupil: mean(({ perPupil }) => perPupil),
      held: mean(({ held }) => held),
    })}`,
  );
}

function worded({ perCell, ofMap, calibration, bias, perPupil, held }: Quality): string {
  return [
    `r ${perCell.toFixed(2)} per cell, ${ofMap.toFixed(2)} for the map`,
    `calibration ${calibration.toFixed(3)}`,
    `the class ${bias >= 0 ? '+' : ''}${bias.toFixed(3)}`,
    `a pupil ${perPupil.toFixed(3)}`,
    `${Math.round(100 * held)} % of the intervals hold`,
  ].join(', ');
}
