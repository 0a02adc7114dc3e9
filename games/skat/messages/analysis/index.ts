export {
  loadMessages as loadAnalysisMessages,
  type MessageTranslator as AnalysisTranslator,
} from './keys.gen.ts';
