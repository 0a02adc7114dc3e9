export {
  loadMessages as loadAgreementMessages,
  type MessageTranslator as AgreementTranslator,
} from './keys.gen.ts';
