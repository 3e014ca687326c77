import { numberWordsToDigits } from './number-words.ts';

/**
 * Gives the rider's words in one plain form: lower case, ASCII punctuation, decimal points, digits instead of number
 * words, `30 min` instead of "half an hour". The result is what every other part of the language folder reads.
 */
export function normalise(message: string): string {
  let text = message
    .replace(/(\d)\s*½/g, '$1.5')
    .replace(/(\d)\s*¼/g, '$1.25')
    .replace(/(\d)\s*¾/g, '$1.75')
    .replace(/½/g, '0.5')
    .replace(/¼/g, '0.25')
    .replace(/¾/g, '0.75')
    .replace(/m²/g, 'm2')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘`´′]/g, "'")
    .replace(/[“”″]/g, '"')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/[×∙·]/g, 'x')
    .replace(/\s+/g, ' ')
    .trim();
  text = plainNumbers(text);
  text = numberWordsToDigits(text);
  return fractionsOfAnHour(plainUnits(text)).replace(/\s+/g, ' ').trim();
}

/** Thousands separators go, decimal commas become points. "1,100 m" is eleven hundred, "7,5 %" seven and a half. */
function plainNumbers(text: string): string {
  return text
    .replace(/(?<![\d.,])([1-9]\d{0,2})[,'](\d{3})(?![\d.,]|\s?(?:km|%|m2))/g, '$1$2')
    .replace(/(?<![\d.,])([1-9]\d?)\.(\d{3})(?=\s?m(?:et|\b(?!\/|2)))/g, '$1$2')
    .replace(/(?<![\d.,:])([1-9]\d?) (\d{3})(?=\s?m(?:et|\b(?!\/|2)))/g, '$1$2')
    .replace(/(\d),(\d)/g, '$1.$2')
    .replace(/(?<![\d.])\.(\d)/g, '0.$1');
}

function fractionsOfAnHour(text: string): string {
  return text
    .replace(
      /\b(\d+(?:\.\d+)?) and (?:a )?(half|quarter) (?:an )?(hours?|minutes?)\b/g,
      (_, n, part, unit) => {
        const value = Number(n) + (part === 'half' ? 0.5 : 0.25);
        return `${value} ${unit}`;
      },
    )
    .replace(/\b(?:an|1) hour and (?:a )?half\b/g, '90 min')
    .replace(/\b(?:an|1) hour and (?:a )?quarter\b/g, '75 min')
    .replace(/\b(\d+) hours? and (?:a )?half\b/g, (_, n) => `${Number(n) * 60 + 30} min`)
    .replace(/\b(?:three|3) quarters? of an hour\b/g, '45 min')
    .replace(/\b(?:a |1 )?quarter (?:of an |an )?hour\b/g, '15 min')
    .replace(/\b(?:a |1 )?half(?:[ -]an?| of an)?[ -]hour\b/g, '30 min')
    .replace(/\bsub[ -]?hour\b/g, 'under 1 h')
    .replace(/\ban hour\b/g, '1 h')
    .replace(/\bin (?:a|the) minute\b/g, 'in 1 min');
}

/** One spelling for units that riders write in several words. */
function plainUnits(text: string): string {
  return text
    .replace(/\bper ?cents?\b|\bpercent(?:age)?\b|\bpct\b|\bprecent\b/g, '%')
    .replace(/(?<![a-z])(?:w|watts?) ?(?:\/|per) ?(?:kg|kilos?|kilograms?)\b|(?<![a-z])wkg\b/g, 'w/kg')
    .replace(
      /(?<![a-z])(?:km|kms|kilomet(?:er|re)s?|k) ?(?:\/|per|an) ?(?:h|hr|hour)\b|(?<![a-z])k[pm]h\b/g,
      'km/h',
    )
    .replace(/(?<![a-z])(?:miles?|mi) ?(?:\/|per|an) ?(?:h|hr|hour)\b/g, 'mph')
    .replace(/(?<![a-z])(?:m|met(?:er|re)s?) ?(?:\/|per) ?(?:s|sec|second)\b/g, 'm/s')
    .replace(
      /(\d) ?(?:g|gr|grams?|gramms?) ?(?:of )?(?:carb\w*|cho)? ?(?:\/|per|an|each|every|a) ?(?:h|hr|hour)\b/g,
      '$1 g/h',
    )
    .replace(/(?<![a-z])(?:degrees?|deg) ?(?:celsius|centigrade|c)\b|° ?c\b/g, '°c')
    .replace(/(?<![a-z])(?:degrees?|deg) ?(?:fahrenheit|f)\b|° ?f\b/g, '°f')
    .replace(/(?<![a-z])(?:degrees?|deg)\b|°(?![cf])/g, '°c')
    .replace(/\bhead ?winds?\b/g, 'headwind')
    .replace(/\btail ?winds?\b/g, 'tailwind')
    .replace(/\bcross ?winds?\b/g, 'crosswind');
}
