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
  return sharedUnits(fractionsOfAnHour(plainUnits(namedDistances(plainWords(text)))))
    .replace(/\s+/g, ' ')
    .trim();
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

/** Short forms without their apostrophe, and spellings of the keyboard: the rest of the folder reads one form of each. */
function plainWords(text: string): string {
  return text
    .replace(/\b(?:whats|wats|wots|what s)\b/g, 'what is')
    .replace(/\bwhat'?re\b/g, 'what are')
    .replace(/\bhows\b/g, 'how is')
    .replace(/\b(?:wheres)\b/g, 'where is')
    .replace(/\bim(?= (?:bike|leg|distance|race|split|course|triathlon|tri)\b)/g, 'ironman')
    .replace(/\bim\b/g, "i'm")
    .replace(/\bive\b/g, "i've")
    .replace(
      /\b(dont|doesnt|didnt|cant|couldnt|wont|isnt|havent|shouldnt|wouldnt|wasnt)\b/g,
      (word) => `${word.slice(0, -1)}'t`,
    )
    .replace(/\b(?:pls|plz|plss)\b/g, 'please')
    .replace(/\b(?:u)\b(?= (?:do|can|think|know|help|say|recommend|need))/g, 'you')
    .replace(/\bw\/o\b/g, 'without')
    .replace(/\bw\/ /g, 'with ')
    .replace(/(?<=[a-z] )w (?=\d+ (?:rides|sessions|bottles|gels|days|hours)\b)/g, 'with ')
    .replace(/\btho\b/g, 'though')
    .replace(/(?<=\d ?)wks?\b/g, (word) => (word === 'wk' ? 'week' : 'weeks'))
    .replace(/\b(?:gonna|going to)\b/g, 'going to')
    .replace(/\b(?:wanna)\b/g, 'want to')
    .replace(
      /\bzone (one|two|three|four|five|six|seven)\b/g,
      (_, name: string) =>
        `zone ${['one', 'two', 'three', 'four', 'five', 'six', 'seven'].indexOf(name) + 1}`,
    );
}

/** Distances that riders call by a name. */
function namedDistances(text: string): string {
  return text
    .replace(/\bmetric century\b/g, '100 km')
    .replace(/\b(?:imperial )?century(?= ride\b|\b(?! of| ago))/g, (_, at: number, whole: string) =>
      /\d ?(?:km|k|miles?|mi)\b/.test(whole) ? 'century' : '100 miles',
    )
    .replace(/\bhalf century\b/g, '50 miles')
    .replace(/\b(?:the )?full (?:ironman|distance)\b/g, 'ironman');
}

/** "270 instead of 250 w" and "20 more watts": every figure with its unit behind it, and the change behind both. */
function sharedUnits(text: string): string {
  return text
    .replace(
      /(?<![\d.:/]|\bbetween |[x] ?)((?:\d{1,3}, ?)*\d{1,3}),? (?:and|&) (\d{1,3}) ?-?(min(?:ute)?s?|hours?|hrs?|h|sec(?:ond)?s?)\b/g,
      (whole, list: string, last: string, unit: string) => {
        const items = list.split(/, ?/);
        // "5 min at 318 and 20 min at 266": watts, not minutes.
        return !unit.startsWith('s') && items.some((one) => Number(one) > 150)
          ? whole
          : [...items, last].map((one) => `${one} ${unit}`).join(', ');
      },
    )
    .replace(
      /(?<![\d.:/])(\d+(?:\.\d+)?)( (?:instead of|rather than|vs\.?|versus|against|compared (?:to|with)) )(\d+(?:\.\d+)?) ?(w|watts?|km\/h|mph|kg|%|km)(?![a-z/])/g,
      '$1 $4$2$3 $4',
    )
    .replace(/\bfrom (\d+(?:\.\d+)?) to (\d+(?:\.\d+)?) ?(km\/h|mph)(?![a-z])/g, 'from $1 $3 to $2 $3')
    .replace(
      /(?<![\d.:/])(\d+(?:\.\d+)?) (more|extra|fewer|less) (w|watts?|kg|kilos?)\b(?! of)/g,
      (_, value: string, way: string, unit: string) =>
        `${value} ${unit} ${way === 'fewer' ? 'less' : way === 'extra' ? 'more' : way}`,
    );
}

function fractionsOfAnHour(text: string): string {
  return text
    .replace(/\b(?:a )?half (?:a |of a )?(mile|km|kilomet(?:er|re))\b/g, '0.5 $1')
    .replace(/\b(?:a )?quarter (?:of )?(?:a )?(mile|km|kilomet(?:er|re))\b/g, '0.25 $1')
    .replace(
      /\b(?:for|over|of|about|is|around) a (mile|km|kilomet(?:er|re))\b(?! (?:an|per|away|off))/g,
      'for 1 $1',
    )
    .replace(
      /\b(\d+(?:\.\d+)?) and (?:a )?(half|quarter) (?:an )?(hours?|minutes?|stones?|kilos?|kg)\b/g,
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
    .replace(/\b(?:an|a (?:round|whole|full|flat|solid|single)) hour\b(?!s)/g, '1 h')
    .replace(/\bin (?:a|the) minute\b/g, 'in 1 min')
    .replace(
      /\b(?:a|another) (?:full |whole |last )?minute(?= (?:at|@|all ?-?out|flat out|above|over)\b)/g,
      '1 min',
    );
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
    .replace(/(\d) ?(ml|cl|l|litres?|liters?) ?(?:\/|per|an|each|every) ?(?:h|hr|hour)\b/g, '$1 $2 per hour')
    .replace(/(?<![a-z])(?:degrees?|deg) ?(?:celsius|centigrade|c)\b|° ?c\b/g, '°c')
    .replace(/(?<![a-z])(?:degrees?|deg) ?(?:fahrenheit|f)\b|° ?f\b|(?<=\d ?)fahrenheit\b/g, '°f')
    .replace(/(?<![a-z])(?:degrees?|deg)\b|°(?![cf])/g, '°c')
    .replace(/\bhead ?winds?\b/g, 'headwind')
    .replace(/\btail ?winds?\b/g, 'tailwind')
    .replace(/\bcross ?winds?\b/g, 'crosswind');
}
