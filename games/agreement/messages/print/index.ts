export { loadMessages as loadPrintMessages } from './keys.gen.ts';
