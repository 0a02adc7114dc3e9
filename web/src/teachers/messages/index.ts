export {
  loadMessages as loadTeachersMessages,
  type MessageTranslator as TeachersTranslator,
} from './keys.gen.ts';
