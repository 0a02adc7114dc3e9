export { loadMessages as loadCollectionMessages } from './keys.gen.ts';
