export { loadMessages as loadSheetMessages } from './keys.gen.ts';
