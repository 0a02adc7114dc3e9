export { loadMessages as loadHintsMessages } from './keys.gen.ts';
