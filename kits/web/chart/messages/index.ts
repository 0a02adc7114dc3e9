export { loadMessages as loadChartMessages } from './keys.gen.ts';
