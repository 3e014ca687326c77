/** Number words below twenty. */
export const small: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
};
/** Number words of the tens. */
export const tens: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};

/** The number words, as alternatives of a pattern. */
export const counting = [...Object.keys(small), ...Object.keys(tens), 'hundred', 'thousand'].join('|');

const word = `(?:${[...Object.keys(small), ...Object.keys(tens)].join('|')}|hundred)`;
const unit =
  '(?:hours?|hrs?|h|min(?:ute)?s?|sec(?:ond)?s?|watts?|w|k|km|kms|kilomet(?:er|re)s?|met(?:er|re)s?|miles?|kilos?|kg|pounds?|stones?|lbs?|bpm|weeks?|%|per ?cent|degrees?|grams?|(?:rides?|sessions?|days?|times|workouts?) (?:a|per|each|every) week|and a (?:half|quarter))';
const phrase = new RegExp(`\\b${word}(?:(?: |-| and )${word})*(?= ?-?${unit}(?![a-z]))`, 'g');

/** Only words that stand before a unit are numbers: "this one" stays a word, "one hour" becomes "1 hour". */
export function numberWordsToDigits(text: string): string {
  return text.replace(phrase, (match) => String(valueOf(match.split(/ and | |-/))));
}

function valueOf(words: string[]): number {
  let total = 0;
  for (const one of words) {
    if (one === 'hundred') total = (total || 1) * 100;
    else total += small[one] ?? tens[one] ?? 0;
  }
  return total;
}

/** A small number that stands as a word ("a", "three") or in digits; NaN for any other word. */
export const counted = (word: string): number =>
  word === 'a' || word === 'an' ? 1 : (small[word] ?? Number(word));
