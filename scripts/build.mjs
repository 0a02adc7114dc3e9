// npm run build: builds the page into web/dist if it is out of date.
import { install } from './install.mjs';
import { buildPage } from './page.mjs';

const node = install('start');
if (!node || !(await buildPage(node))) process.exitCode = 1;
