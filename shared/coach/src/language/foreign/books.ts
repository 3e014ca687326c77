import { compile, type Book, type Dictionary, type ForeignLanguage } from './dictionary.ts';
import { dutch } from './dutch.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { italian } from './italian.ts';
import { spanish } from './spanish.ts';

const dictionaries: Record<ForeignLanguage, Dictionary> = {
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  nl: dutch,
};

export const foreignLanguages = Object.keys(dictionaries) as ForeignLanguage[];

const books = new Map<ForeignLanguage, Book>();

/** The dictionary of a language, made ready when it is first asked for. */
export function bookOf(language: ForeignLanguage): Book {
  const ready = books.get(language) ?? compile(dictionaries[language]);
  books.set(language, ready);
  return ready;
}
