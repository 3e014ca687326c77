/**
 * From what a member typed to plain words. Safety has to read what nobody would publish: accents left out, letters
 * doubled, digits for letters, stars in words, spaced-out letters, emoji, six languages. Numbers keep their value, ends of
 * sentences are remembered, and the short forms of English are written out, so that one pattern fits "can't", "cant" and
 * "cannot".
 */
export type Word = {
  text: string;
  /** the value of a number or of a number word */
  value: number | null;
  /** 0 for the first sentence */
  sentence: number;
  /** a comma, a dash or an end follows */
  pause: boolean;
};

/** Longer messages are read from both ends: what matters is often said last. */
const LONGEST = 12_000;

const emoji: readonly (readonly [RegExp, string])[] = [
  [/[\u{1F602}\u{1F923}\u{1F605}\u{1F606}\u{1F639}\u{1F61C}\u{1F92A}]/gu, ' lol '],
  [/[\u{1F930}\u{1FAC3}\u{1FAC4}]/gu, ' pregnant '],
  [/[\u{1F92E}\u{1F922}]/gu, ' vomiting '],
  [/\u{1F912}/gu, ' fever '],
  [/\u{1F637}/gu, ' ill '],
  [/[\u{1F37A}\u{1F37B}]/gu, ' beer '],
];

/** Letters of other alphabets that look like ours. */
const lookalikes: Record<string, string> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  к: 'k',
  м: 'm',
  т: 't',
  н: 'h',
  в: 'b',
  і: 'i',
  ѕ: 's',
  ј: 'j',
  α: 'a',
  ε: 'e',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};

/** Spoken and typed short forms, written out. */
const shortForms: Record<string, string> = {
  cant: 'can not',
  cnt: 'can not',
  cannot: 'can not',
  cany: 'can not',
  wont: 'will not',
  shant: 'will not',
  dont: 'do not',
  dnt: 'do not',
  im: 'i am',
  iam: 'i am',
  ive: 'i have',
  gonna: 'going to',
  lif: 'life',
  lyf: 'life',
  liv: 'live',
  unaliv: 'unalive',
  gona: 'going to',
  wanna: 'want to',
  wana: 'want to',
  wna: 'want to',
  gotta: 'got to',
  gimme: 'give me',
  lemme: 'let me',
  imma: 'i am going to',
  ima: 'i am going to',
  tryna: 'trying to',
  dunno: 'do not know',
  idk: 'i do not know',
  outta: 'out of',
  coulda: 'could have',
  u: 'you',
  ur: 'your',
  r: 'are',
  rn: 'right now',
  pls: 'please',
  cuz: 'because',
  coz: 'because',
  thx: 'thanks',
  ty: 'thanks',
  tho: 'though',
  yrs: 'years',
  yr: 'year',
  wk: 'week',
  wks: 'weeks',
  mths: 'months',
  noone: 'no one',
  jai: 'j ai',
  jsuis: 'je suis',
  chui: 'je suis',
  hab: 'habe',
  anymore: 'any more',
  alot: 'a lot',
};

/** The two words say one thing; apart they would be read as the heart, as pressure, or as an end ("it's over unders tonight"). */
const pairs: Record<string, string> = {
  'over unders': 'overunders',
  'over under': 'overunders',
  'heart rate': 'heartrate',
  'heart rates': 'heartrate',
  'hart rate': 'heartrate',
  'heart beat': 'heartbeat',
  'heart beats': 'heartbeat',
  'heart attack': 'heartattack',
  'heat stroke': 'heatstroke',
  'heat strokes': 'heatstroke',
  'sun stroke': 'sunstroke',
  'blood pressure': 'bloodpressure',
  'blood sugar': 'bloodsugar',
  'blood sugars': 'bloodsugar',
  'blood glucose': 'bloodsugar',
  'my self': 'myself',
  'him self': 'himself',
  'her self': 'herself',
};

/** Only before one of these a pair is looked up. */
const secondOfPair = new Set(Object.keys(pairs).map((pair) => pair.split(' ')[1]));

/** Number words: the English ones that ages, doses and durations need, the others for ages. */
const numberWords: Record<string, number> = Object.fromEntries(
  [
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
    ',,,,,,,acht,neun,zehn,elf,zwolf,dreizehn,vierzehn,funfzehn,sechzehn,siebzehn',
    ',,,,,,,huit,neuf,dix,onze,douze,treize,quatorze,quinze,seize',
    ',,,,,,,ocho,nueve,diez,,doce,trece,catorce,quince,dieciseis,diecisiete',
    ',,,,,,,otto,nove,dieci,undici,dodici,tredici,quattordici,quindici,sedici,diciassette',
    ',,,,,,,,negen,tien,,twaalf,dertien,veertien,vijftien,zestien,zeventien',
  ].flatMap((row) =>
    row.split(/[ ,]/).flatMap((word, at) => (word === '' ? [] : [[word, at + 1] as [string, number]])),
  ),
);

const elision = /^(j|l|d|m|t|s|n|c|qu|jusqu|un|all|dell|nell|sull|dall|com|dov|cos|senz|quest)'([a-z]{2,})$/;
const englishEnd = /^(ll|ve|re)$/;
const negative = /^(do|did|does|is|was|are|were|have|has|had|could|would|should|must|need|ai)n'?t$/;

const MOST_REMEMBERED = 20_000;
const writtenBefore = new Map<string, readonly string[]>();

/** The same words are typed again and again. */
function writtenOutOnce(raw: string): readonly string[] {
  const known = writtenBefore.get(raw);
  if (known) return known;
  if (writtenBefore.size > MOST_REMEMBERED) writtenBefore.clear();
  const words = writtenOut(raw).filter((word) => word !== '');
  writtenBefore.set(raw, words);
  return words;
}

/** Writes out one typed word; digits and letters that are stuck together are parted. */
function writtenOut(raw: string): string[] {
  const no = negative.exec(raw);
  if (no) return [no[1] ?? '', 'not'];
  const bare = raw.replaceAll("'", '');
  const short = Object.hasOwn(shortForms, bare) ? shortForms[bare] : undefined;
  if (short !== undefined) return short.split(' ');
  if (!raw.includes("'")) {
    const times = /^x(\d+)$/.exec(raw);
    if (times) return ['x', times[1] ?? ''];
    const united = /^(\d+(?:[.,]\d+)?)([a-z]{1,9})$/.exec(raw);
    if (united && !/^(st|nd|rd|th)$/.test(united[2] ?? '')) return [united[1] ?? '', united[2] ?? ''];
    return [raw];
  }
  const elided = elision.exec(raw);
  if (elided && !englishEnd.test(elided[2] ?? '')) return [elided[1] ?? '', elided[2] ?? ''];
  const [head = '', tail = ''] = raw.split("'");
  const ends: Record<string, string> = { m: 'am', ll: 'will', ve: 'have', re: 'are', d: 'would' };
  if (tail === 's')
    return /^(what|who|how|where|it|that|he|she|there|here)$/.test(head) ? [head, 'is'] : [head];
  return Object.hasOwn(ends, tail) ? [head, ends[tail] ?? ''] : [bare];
}

/** The value of a figure: "38,5" and "38.5" are one, "1,200" is a thousand and more. */
function valueOf(text: string): number | null {
  if (/^\d+(?:[.,]\d+)?$/.test(text))
    return Number(/^\d{1,3},\d{3}$/.test(text) ? text.replace(',', '') : text.replace(',', '.'));
  return Object.hasOwn(numberWords, text) ? (numberWords[text] ?? null) : null;
}

/** One alphabet, lower case, no accents, nothing unseen. */
function plainLetters(message: string): string {
  const cut =
    message.length > LONGEST ? `${message.slice(0, LONGEST / 2)}\n${message.slice(-LONGEST / 2)}` : message;
  const faces = emoji.reduce((text, [face, word]) => text.replace(face, word), cut);
  return faces
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[\u0370-\u03ff\u0400-\u045fßæøœłđı]/g, (letter) => lookalikes[letter] ?? letter)
    .replace(/[’‘`´′ʼ]/g, "'")
    .replace(/(\d)\.(?=\s?(klasse|schuljahr|jahrgang|lebensjahr|ssw|woche|monat))/g, '$1')
    .replace(/\bw\/o\b/g, 'without')
    .replace(/\by\/o\b/g, 'yo')
    .replace(/\bw\/(?=[\s\w])/g, 'with ')
    .replace(/(\.\s?){2,}|…/g, ', ')
    .replace(
      /\b([4-9]|[1-3]\d|4[0-2])\+[0-6]\b(?=\s*(today|weeks|ssw|w\b|,|\.|and|with))/g,
      '$1 weekplusday',
    );
}

const pieces = /[a-z0-9$](?:[a-z0-9']|[*@$!](?=[a-z0-9*@$!])|(?<=\d)[.,](?=\d))*|[.!?;\n]|[,:()–—-]/g;

/**
 * Reads a message as words.
 * @returns never throws, whatever the text holds
 */
export function wordsOf(message: string): Word[] {
  const words: Word[] = [];
  let sentence = 0;
  let letters: string[] = [];
  const add = (word: string) => words.push({ text: word, value: valueOf(word), sentence, pause: false });
  const flush = () => {
    // "k m s", "s.u.i.c.i.d.e": three and more single letters are one word.
    if (letters.length > 2) add(letters.join(''));
    else letters.flatMap(writtenOutOnce).forEach(add);
    letters = [];
  };
  const text = plainLetters(message);
  for (const { 0: piece, index } of text.matchAll(pieces)) {
    if (/^[a-z]$/.test(piece)) letters.push(piece);
    else if (/^[.!?;\n]$/.test(piece)) {
      if (letters.length > 0 && piece === '.') continue;
      flush();
      const last = words.at(-1);
      if (last) last.pause = true;
      sentence++;
    } else if (/^[,:()–—-]$/.test(piece)) {
      // A hyphen joins two words ("heart-rate"), a dash between blanks is a pause.
      if (piece === '-' && /\S/.test(text[index + 1] ?? ' ') && /\S/.test(text[index - 1] ?? ' ')) continue;
      flush();
      const before = words.at(-1);
      if (before) before.pause = true;
    } else {
      flush();
      const once = piece.replace(/([a-z])\1{2,}/g, '$1$1').replace(/'+$/, '');
      const known = words.at(-1);
      const pair =
        known && !known.pause && secondOfPair.has(once) ? pairs[`${known.text} ${once}`] : undefined;
      if (known && pair !== undefined) known.text = pair;
      else for (const word of writtenOutOnce(once)) add(word);
    }
  }
  flush();
  return words;
}
