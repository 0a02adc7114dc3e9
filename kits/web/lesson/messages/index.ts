export { loadMessages as loadCoachMessages } from './keys.gen.ts';
