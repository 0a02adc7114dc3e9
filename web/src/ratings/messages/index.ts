export { loadMessages as loadRatingsMessages } from './keys.gen.ts';
