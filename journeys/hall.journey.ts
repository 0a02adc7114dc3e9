import { journey } from '@lusoria/tools/e2e/journey.ts';
import { useSite } from '@lusoria/tools/e2e/site.ts';

const site = useSite();

journey(
  site,
  'a stranger looks around in the hall and its pages',
  'desktop',
  async ({ person }) => {
    const anna = await person('Anna');
    await anna.opens('/');
    await anna.sees('Table code');
    await anna.looksAround('the hall');
    await anna.presses('Settings');
    await anna.looksAround('the settings');
    await anna.goesBack();
  },
);
