export { loadMessages as loadPhotoMessages } from './keys.gen.ts';
