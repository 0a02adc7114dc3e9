export {
  loadMessages as loadTeachersMessages,
  type Messages,
  type MessageTranslator as TeachersTranslator,
} from './keys.gen.ts';
