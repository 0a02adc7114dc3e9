export { languageName, LANGUAGES, type Language, pickLanguage } from './languages.ts';
export { type LanguageTranslator, loadLanguageMessages } from './languages/index.ts';
export { capital, listed, listOf } from './lists.ts';
export { messageLoader } from './loader.ts';
export { la, type Part, say, type Sentence, textOf } from './sentence.ts';
export { createTranslator, type Given, type Key, type Translator } from './translator.ts';
