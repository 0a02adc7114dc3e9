export { languageName, LANGUAGES, type Language, pickLanguage } from './languages.ts';
export { capital, listOf } from './lists.ts';
export { messageLoader } from './loader.ts';
export { seatName, youIn } from './seats.ts';
export { la, type Part, say, type Sentence, textOf } from './sentence.ts';
export { createTranslator, type Given, type Key, type Translator } from './translator.ts';
