export { loadMessages as loadPlansMessages } from './keys.gen.ts';
