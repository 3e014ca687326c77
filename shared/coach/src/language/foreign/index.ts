import { detect, isStrange } from './detect.ts';
import type { ForeignLanguage } from './dictionary.ts';
import { fold } from './fold.ts';
import { shieldNames } from './names.ts';
import { translate } from './translate.ts';

/** Languages that the coach understands, and `other` for one that it does not; it answers in English. */
export type Language = 'en' | ForeignLanguage | 'other';

/**
 * The message in English, word by word where it is in another language; a message in English comes back as it is. The
 * order of the words stays foreign: what is wanted are the words and figures that the reader looks for.
 */
export function toEnglish(raw: string): { text: string; language: Language } {
  const text = shieldNames(fold(raw));
  if (isStrange(text, raw)) return { text: raw, language: 'other' };
  const language = detect(text, raw);
  return language === 'en' ? { text: raw, language } : { text: translate(text, language), language };
}

/** The answer is in English: said in the member's language, and once in English for those whose language was mistaken. */
const languages: Record<Language, { name: string; answersInEnglish: string }> = {
  en: { name: 'English', answersInEnglish: 'I answer in English.' },
  other: {
    name: 'another language',
    answersInEnglish:
      'I read English, German, French, Spanish, Italian and Dutch, and answer in English. Please write in one of these.',
  },
  de: {
    name: 'German',
    answersInEnglish: 'Ich verstehe dich, antworte aber auf Englisch (my answers are in English).',
  },
  fr: {
    name: 'French',
    answersInEnglish: 'Je te comprends, mais je réponds en anglais (my answers are in English).',
  },
  es: {
    name: 'Spanish',
    answersInEnglish: 'Te entiendo, pero respondo en inglés (my answers are in English).',
  },
  it: {
    name: 'Italian',
    answersInEnglish: 'Ti capisco, ma rispondo in inglese (my answers are in English).',
  },
  nl: {
    name: 'Dutch',
    answersInEnglish: 'Ik begrijp je, maar ik antwoord in het Engels (my answers are in English).',
  },
};

/** One short sentence that says, in the member's language, that the answer is in English. */
export const answersInEnglish = (language: Language): string => languages[language].answersInEnglish;
