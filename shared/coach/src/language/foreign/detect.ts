import { bookOf, foreignLanguages } from './books.ts';
import { CLOSE, OPEN, type Book, type ForeignLanguage } from './dictionary.ts';
import { isEnglish, isShared } from './english-words.ts';

/** "Col de Vence", "Puerto de Navacerrada", "Mur de Huy": a name, whatever language it is in. */
const placeNames =
  /\b(?:cols?|colle|coll|collado|cote|mont|monte|mur|muur|muro|passo|puerto|port|alto|alpe|cime|cima|lagos?|lac|plateau|puy|pico|piz|san|santa|saint|sainte|sierra|val|valle|vallee|tour|giro|vuelta|volta|ronde|monts|rifugio|cirque|route)(?:[ -](?:d'|de|du|des|del|della|delle|dei|di|da|do|van|la|le|les|el|los|las|l'|sa|san|ca)(?: |(?<=')))+[a-z]+/g;

/** Signs that only one of the languages has: as good as a small word of it. */
const signs: Partial<Record<ForeignLanguage, RegExp>> = { es: /[¿¡ñ]/i, de: /ß/i };

/** Small words of languages that are not read. Without accents, as `fold` leaves them. */
const strangers =
  /^(?:moc|minut|na|rowerze|jak|jaka|jaki|jakie|czy|moge|ile|dla|jest|mam|sie|dlaczego|gdzie|kiedy|przed|nie|jestem|quantos|quanto|voce|preciso|posso|nao|meu|minha|devo|treino|hur|jag|och|att|inte|hvor|hvad|hva|jeg|ikke|skal|til|kolik|muzu|jsem|nebo|proc|jake|mohu|hogyan|mennyi|mikor|kell|vagy|miten|kuinka|mita|olen|voinko|nasil|kac|icin|ne|bir|mi|bisiklet\w*|cum|pentru|cat|sunt|trebuie|kako|koliko|sto|sam)$/;
/** Words of those that one of the six languages, or English, has too. */
const ambiguous = /^(?:na|minut|quanto|posso|devo|ne|mi|til|sam|cat|sto|nie|mam|skal|att|ile|cum|dla)$/;
/** Letters of other scripts than the Latin one. */
const otherScript = /[\u0370-\u1fff\u3040-\ud7ff]/g;

/** True for a message in a language that is not read: another script, or the small words of another tongue. */
export function isStrange(shielded: string, raw: string): boolean {
  const letters = raw.match(/\p{L}/gu)?.length ?? 0;
  if (letters > 0 && (raw.match(otherScript)?.length ?? 0) > 0.4 * letters) return true;
  const words = shielded.match(/[a-z]+/g) ?? [];
  const met = words.filter((word) => strangers.test(word));
  const own = words.filter((word) => isEnglish(word) && !isShared(word)).length;
  const sure = met.filter((word) => !ambiguous.test(word)).length;
  const accents = /[ąęłńśźżćčďěňřšťůžăâîșțãõåøğışőű]/i.test(raw) ? 1 : 0;
  return sure > 0 && met.length + accents >= 2 && met.length + accents > own;
}

/** Letters that only some of the languages have. */
const letters: Record<ForeignLanguage, RegExp> = {
  de: /[äöüß]/i,
  fr: /[çœêûàù]|\bl'[éèh]/i,
  es: /[¿¡ñóí]/i,
  it: /[àìòù]/i,
  nl: /[ëï]/i,
};

/**
 * The language of a message: English, unless the words of another language clearly outweigh the English ones. A name, a
 * word of jargon or a quoted word does not.
 * @param shielded folded, with names of climbs and races marked
 * @param raw as it was written, for its accents
 */
export function detect(shielded: string, raw: string): ForeignLanguage | 'en' {
  const text = shielded.replace(named, ' ').replace(placeNames, ' ').replace(unitWords, ' ');
  const words = text.match(/[a-z]{1,4}\d+[a-z]*|[a-z]+/g)?.slice(0, 300) ?? [];
  let best: ForeignLanguage | 'en' = 'en';
  let most = 0;
  for (const language of foreignLanguages) {
    const sum = weigh(words, bookOf(language));
    const score =
      sum.foreign +
      (sum.foreign > 0 && letters[language].test(raw) ? 0.6 : 0) +
      (signs[language]?.test(raw) ? 2 : 0);
    if (score > most && speaksFor(sum)) {
      most = score;
      best = language;
    }
  }
  return best;
}

/** Units are the same in all of them. */
const unitWords =
  /(?<![a-z])(?:km ?\/? ?h|kmh|kph|mph|kms?|kg|psi|bar|ft|lbs?|rpm|bpm|watts?|kj|kcal)(?![a-z])/g;

const named = new RegExp(`${OPEN}[^${CLOSE}]*${CLOSE}`, 'g');

type Sum = { foreign: number; english: number; known: number; strange: number };

function weigh(words: readonly string[], book: Book): Sum {
  const sum: Sum = { foreign: 0, english: 0, known: 0, strange: 0 };
  for (const written of words) {
    const word = book.spelling(written);
    const tells = book.tells.has(word);
    const known = tells || book.words.has(word);
    // "Motivation" is the same in both.
    if (book.words.get(word) === written && !tells) continue;
    if (isEnglish(written)) {
      // The same word in both: it speaks for none, but lets a message of one language be one.
      if (!known && !isShared(written)) sum.english += 1;
    } else if (known) {
      sum.foreign += tells ? 2 : 1;
      sum.known++;
    } else if (written.length > 1) sum.strange++;
  }
  return sum;
}

/** Enough to call a message foreign: a sentence, or a few words with nothing English among them. */
function speaksFor({ foreign, english, known, strange }: Sum): boolean {
  if (english === 0) return foreign >= 2 || (known > 0 && strange === 0);
  return foreign >= 3 && foreign > 1.6 * english;
}
