import type { ForeignLanguage } from './dictionary.ts';

/** Number words of a language, folded, and how they stand together. */
type Numbers = {
  /** values of single words, "fünfundvierzig" among them where a language writes them together */
  values: ReadonlyMap<string, number>;
  /** words for 100 and 1000 that multiply what stands before them */
  times: Readonly<Record<string, number>>;
  /** stands between tens and ones: "treinta y cinco" */
  and?: string;
  /** words that are an article as well: a number only before a unit */
  articles: readonly string[];
};

const list = (words: string) => words.split(' ');

/** One to nine hundred and ninety-nine in languages that write a number as one word, and round thousands. */
function together(
  below20: string[],
  tens: string[],
  join: (ten: string, one: string) => string,
  [hundred, thousand]: [string, string],
  one: string,
): Map<string, number> {
  const names = ['', ...below20];
  for (let n = 20; n < 100; n++) {
    const ten = tens[Math.floor(n / 10) - 2] ?? '';
    names[n] = n % 10 === 0 ? ten : join(ten, n % 10 === 1 ? one : (names[n % 10] ?? ''));
  }
  const values = new Map<string, number>();
  const below100 = [...names];
  for (const [n, name] of below100.entries()) {
    if (name) values.set(name, n);
    for (let h = 1; h <= 9; h++) {
      values.set(`${h === 1 ? '' : below100[h]}${hundred}${name}`, 100 * h + n);
      if (h === 1) values.set(`${one}${hundred}${name}`, 100 + n);
    }
  }
  for (let n = 11; n < 20; n++) values.set(`${below100[n]}${hundred}`, 100 * n);
  for (let t = 1; t <= 9; t++) {
    const start = `${t === 1 ? '' : below100[t]}${thousand}`;
    values.set(start, 1000 * t);
    for (let h = 1; h <= 9; h++)
      values.set(`${start}${h === 1 ? '' : below100[h]}${hundred}`, 1000 * t + 100 * h);
  }
  return values;
}

const german = together(
  list(
    'eins zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn',
  ),
  list('zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig'),
  (ten, one) => `${one}und${ten}`,
  ['hundert', 'tausend'],
  'ein',
);
for (const [word, value] of Object.entries({
  anderthalb: 1.5,
  eineinhalb: 1.5,
  einundeinhalb: 1.5,
  zweieinhalb: 2.5,
  dreieinhalb: 3.5,
  viereinhalb: 4.5,
  funfeinhalb: 5.5,
  sechseinhalb: 6.5,
  zwo: 2,
}))
  german.set(word, value);

const dutch = together(
  list(
    'een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
  ),
  list('twintig dertig veertig vijftig zestig zeventig tachtig negentig'),
  (ten, one) => `${one}en${ten}`,
  ['honderd', 'duizend'],
  'een',
);
for (const [word, value] of Object.entries({
  anderhalf: 1.5,
  anderhalve: 1.5,
  tweeenhalf: 2.5,
  tweeeneenhalf: 2.5,
  drieenhalf: 3.5,
  drieeneenhalf: 3.5,
  vierenhalf: 4.5,
  viereneenhalf: 4.5,
  vijfenhalf: 5.5,
}))
  dutch.set(word, value);

const italian = together(
  list(
    'uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
  ),
  list('venti trenta quaranta cinquanta sessanta settanta ottanta novanta'),
  // A vowel before a vowel falls: ventuno, ventotto.
  (ten, one) => (/^[uo]/.test(one) ? `${ten.slice(0, -1)}${one}` : `${ten}${one}`),
  ['cento', 'mila'],
  'uno',
);
italian
  .set('mille', 1000)
  .set('millecinquecento', 1500)
  .set('milleduecento', 1200)
  .set('milleottocento', 1800);

const counted = (start: number, words: string, step = 1): [string, number][] =>
  list(words).map((word, i) => [word, start + i * step]);

const french = new Map<string, number>([
  ...counted(1, 'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'),
  ...counted(20, 'vingt trente quarante cinquante soixante septante huitante nonante', 10),
  ['une', 1],
  ['vingts', 20],
]);

const spanish = new Map<string, number>([
  ...counted(
    1,
    'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve',
  ),
  ...counted(30, 'treinta cuarenta cincuenta sesenta setenta ochenta noventa cien', 10),
  ...counted(
    100,
    'ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos',
    100,
  ),
  ['un', 1],
  ['una', 1],
]);

const numbers: Record<ForeignLanguage, Numbers> = {
  de: { values: german, times: {}, articles: list('ein eine einen einem einer') },
  nl: { values: dutch, times: {}, articles: ['een'] },
  it: { values: italian, times: {}, articles: list("un un' una uno") },
  fr: { values: french, times: { cent: 100, cents: 100, mille: 1000 }, and: 'et', articles: list('un une') },
  es: { values: spanish, times: { mil: 1000 }, and: 'y', articles: list('un una uno') },
};

/**
 * Reads a number in words at the beginning of `words`.
 * @returns its value, how many words it took, and whether it could as well be an article; null for none
 */
export function numberAt(
  words: readonly string[],
  language: ForeignLanguage,
): { value: number; length: number; article: boolean } | null {
  const { values, times, and, articles } = numbers[language];
  if (articles.includes(words[0] ?? '') && !(words[1] !== undefined && times[words[1]]))
    return { value: 1, length: 1, article: true };
  let total = 0;
  let current = 0;
  let length = 0;
  for (let [word] = words; word !== undefined; word = words[length]) {
    const factor = times[word];
    const value = values.get(word);
    if (factor === 1000) {
      total += 1000 * (current || 1);
      current = 0;
    } else if (factor !== undefined && current < 10) current = 100 * (current || 1);
    else if (word === and && current >= 20 && (values.get(words[length + 1] ?? '') ?? 100) < 20) {
      length++;
      continue;
    } else if (value === 20 && language === 'fr' && current % 100 === 4) current += 76;
    else if (value !== undefined && fits(value, current)) current += value;
    else break;
    length++;
  }
  return length === 0 ? null : { value: total + current, length, article: false };
}

/** "Forty" takes "five" and "two hundred" takes "fifty", but two ones in a row are two numbers. */
const fits = (value: number, current: number) =>
  current === 0 ||
  (current % 100 === 0 && value < 100) ||
  // "dix-sept"
  (current % 100 === 10 && value >= 7 && value < 10) ||
  (current % 100 >= 20 && current % 10 === 0 && value < 20);
