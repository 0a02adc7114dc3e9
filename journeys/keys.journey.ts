import { useSite } from '@lusoria/testing/browser/site.ts';
import { journey } from '@lusoria/testing/journey/journey.ts';
import type { Traveller } from '@lusoria/testing/journey/traveller.ts';

const site = useSite();
/** The farthest that a control may be away, in presses of Tab. */
const FARTHEST = 120;

/** Goes to a control by Tab, and presses it by Enter. */
async function keys(person: Traveller, name: string | RegExp): Promise<void> {
  const control = person.pressable(name).first();
  await control.waitFor();
  for (let presses = 0; presses < FARTHEST; presses += 1) {
    if (await control.evaluate((one) => one === document.activeElement)) {
      await person.page.keyboard.press('Enter');
      return;
    }
    await person.page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${String(name)}`);
}

journey(
  site,
  'a teacher leads a class by keyboard alone, at a tablet: opens it, starts a round, looks at the bell, ends it, asks all, and reads the results',
  'tablet',
  async ({ person }) => {
    const teacher = await person('Magistra', { touch: false });
    await teacher.opens('/class');
    await keys(teacher, /^is – ea – id/u);
    const code = await teacher.page.locator('output.letters').innerText();
    const anna = await person('Anna', { size: 'phone-320' });
    await anna.opens(`/e/${code}`);
    await anna.presses('Come in');
    await teacher.sees('1 joined');
    await teacher.looksAround('the console on a tablet');
    await keys(teacher, 'Start all');
    await anna.page.locator('.hand button').first().waitFor();
    await teacher.looksAround('a round on a tablet');
    await keys(teacher, 'End the round');
    await teacher.sees('Go on another time');
    await teacher.page.keyboard.press('Escape');
    await teacher.seesNo('Go on another time');
    await keys(teacher, 'End the round');
    await keys(teacher, 'End it without points');
    await anna.sees('This round is over.');
    await keys(teacher, 'Question for all');
    await keys(teacher, 'Ask everybody');
    await keys(teacher, 'Show the answer');
    await keys(teacher, 'Take it away');
    await teacher.sees('Start round 2');
    await keys(teacher, 'Results');
    await teacher.sees('Delete all of this');
    await teacher.looksAround('the results on a tablet');
  },
);
