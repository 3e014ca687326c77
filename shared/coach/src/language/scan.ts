import { scanDurations } from './durations.ts';
import type { RawQuantity } from './quantity.ts';
import { celsius, kilograms, metres, metresPerSecond } from './units.ts';

/** A figure; a minus counts where no figure and no word stands before it. */
const n = '(?<![\\d.:/])((?:(?<![\\w)]\\s?)-)?\\d+(?:\\.\\d+)?)';
const speedUnit = '(km\\/h|mph|m\\/s|knots?|kn)';
const about = '(?:(?: is| was| of| at| around| about| =|:|=)? ?)';

const signedAbout = '(?:(?: is| was| of| at| around| about| =|:|=)? ?)';

type Rule = {
  kind: RawQuantity['kind'];
  pattern: RegExp;
  /** the whole text too: in the match, what other rules have read is hidden */
  read: (match: RegExpExecArray, text: string) => number | Partial<RawQuantity> | null;
};

const first = (m: RegExpExecArray) => Number(m[1]);
const rule = (kind: RawQuantity['kind'], source: string, read: Rule['read'] = first): Rule => ({
  kind,
  pattern: new RegExp(source, 'g'),
  read,
});

/** A bare figure beside "max", "rest" or "threshold": beats a minute where the heart is spoken of. */
function heartOnly(match: RegExpExecArray, text: string): number | null {
  return /\b(?:hr|heart ?rates?|heart|pulse|bpm|beats|karvonen)\b/.test(text) ? Number(match[1]) : null;
}

const rings = '(2[2-9]|[345]\\d)';
const cogs = '(9|1\\d|2\\d|3\\d|4\\d|5[0-2])(?![\\d:])(?! ?(?:min|sec|s\\b|w\\b|%|km|h\\b|kg))';
/** Words that tell a gear. */
const gearWords = '(?:\\b|\\d)(?:gear\\w*|rpm|cadence|chainring|cassette|cog|sprocket|ratio|climb|spin)';
const gearNames = '(?:gear\\w*|cadence|chainring|cassette|cog|sprocket|ratio)';

/** More particular forms stand first: what one rule has read is hidden from the rules after it. */
const rules: Rule[] = [
  rule('wind', `${n} ?${speedUnit} (?:of )?(?:a )?(?:strong |steady |constant )?(head|tail)wind`, (m) => {
    // "30 km/h headwind 10 km/h": the slower of the two is the wind.
    const other = /^,? ?(?:of |at )?(\d+(?:\.\d+)?) ?(?:km\/h|mph|m\/s)/.exec(
      m.input.slice(m.index + m[0].length),
    );
    return other && Number(other[1]) < first(m) ? null : windOf(m[1], m[2], m[3]);
  }),
  rule('wind', `(head|tail)wind(?: of| at|:| is| with| about| around)* ${n} ?${speedUnit}`, (m) =>
    windOf(m[2], m[3], m[1]),
  ),
  rule('wind', `(?:into|against) (?:a |the )?(?:wind of )?${n} ?${speedUnit} ?(?:head)?wind`, (m) =>
    windOf(m[1], m[2], 'head'),
  ),
  rule('crosswind', `${n} ?${speedUnit} (?:of )?(?:a )?(?:strong )?(?:crosswind|side ?wind)`, (m) =>
    metresPerSecond(first(m), m[2] ?? ''),
  ),
  rule('crosswind', `(?:crosswind|side ?wind)(?: of| at)? ${n} ?${speedUnit}`, (m) =>
    metresPerSecond(first(m), m[2] ?? ''),
  ),
  rule('wind', '\\b(?:no wind|without wind|windless|still air|calm)\\b', () => 0),
  rule(
    'windSpeed',
    `${n} ?${speedUnit} (?:out of|from) the (?:north|south|east|west|n\\b|s\\b|e\\b|w\\b)`,
    (m) => metresPerSecond(first(m), m[2] ?? ''),
  ),
  rule('windSpeed', `\\bblow(?:s|ing)(?: at| about| around)? ${n} ?${speedUnit}`, (m) =>
    metresPerSecond(first(m), m[2] ?? ''),
  ),
  rule(
    'windSpeed',
    `${n} ?${speedUnit} (?:of )?(?:winds?|breeze|gusts?)|\\b(?:winds?|gusts?|breeze)(?: of| at| is| speed| up to)* ${n} ?${speedUnit}`,
    (m) => metresPerSecond(Number(m[1] ?? m[3]), m[2] ?? m[4] ?? ''),
  ),
  rule(
    'altitude',
    `${n} ?(m|met(?:er|re)s?|ft|feet)(?= (?:up )?(?:there|above (?:the )?sea|asl|a\\.s\\.l|of altitude|altitude))`,
    (m) => metres(first(m), m[2] ?? ''),
  ),
  rule('cda', `\\bcd ?x? ?a\\b${about}${n}(?: ?m2)?`),
  rule('cda', `${n} ?m2\\b|${n} ?(?:cda)\\b`, (m) => Number(m[1] ?? m[2])),
  rule('crr', `\\bcrr\\b${about}${n}`),
  rule('airDensity', `\\b(?:rho|air density)\\b${about}${n}(?: ?kg\\/m3)?`),
  rule(
    'choTolerance',
    `\\b(?:tolerances?|tolerate|can (?:take|handle|absorb|eat)|gut (?:takes|handles))\\b${about}(?:up to )?${n}(?: ?g(?:\\/h)?)?\\b`,
  ),
  rule('choTolerance', `${n} ?g\\/h (?:cho |carb )?tolerance`),
  rule('carbRate', `${n} ?g\\/h`),
  rule(
    'volumeRate',
    `${n} ?(ml|cl|l)(?:iters?|itres?)? ?(?:of (?:water|fluid|drink) )?(?:\\/|per|an|a|every|each) ?(?:h|hr|hour)\\b`,
    (m) => millilitres(first(m), m[2] ?? ''),
  ),
  rule(
    'sodium',
    `${n} ?(mg|g) (?:of )?(?:sodium|salt|na)\\b(?: ?(?:\\/|per|an|a) ?(?:h|hr|hour|l|litre|liter))?`,
    (m) => first(m) * (m[2] === 'g' ? 1000 : 1),
  ),
  rule('caffeine', `${n} ?(mg|g)(?:\\/kg)? (?:of )?caffeine`, (m) => first(m)),
  rule(
    'vam',
    `\\bvam${about}(\\d{3,4})\\b(?! ?(?:m(?:etres|eters)?|ft|feet)\\b(?!\\/))(?: ?m\\/h)?|${n} ?(?:vam|m\\/h|metres per hour|meters per hour|vertical metres an hour)\\b`,
    (m) => Number(m[1] ?? m[2]),
  ),
  rule(
    'wPrime',
    `\\bw ?'${about}${n}(?![\\d.]| ?w(?:atts?)?\\b) ?k?j?|\\bw prime${about}${n}(?![\\d.]| ?w(?:atts?)?\\b) ?k?j?|\\b(?:awc|frc)${about}${n} ?k?j?`,
    (m) => jouleScale(Number(m[1] ?? m[2] ?? m[3])),
  ),
  rule('wPrime', `${n} ?kj (?:of )?(?:w ?'|w prime|awc|frc)`, (m) => jouleScale(first(m))),
  rule('energy', `${n} ?(kj|kcals?|k?calories|cals?)\\b`, (m) => first(m) * (m[2] === 'kj' ? 1000 : 4184)),
  rule(
    'tss',
    `\\btss${about}${n}(?![\\d.]| ?(?:h|hrs?|hours?|min|minutes?|x)\\b)|${n} ?(?:tss|training stress)\\b`,
    (m) => Number(m[1] ?? m[2]),
  ),
  rule('ctl', `\\b(?:ctl|chronic(?: training)? load)${about}${n}|${n} ctl\\b`, (m) => Number(m[1] ?? m[2])),
  rule('atl', `\\b(?:atl|acute(?: training)? load)${about}${n}|${n} atl\\b`, (m) => Number(m[1] ?? m[2])),
  // The words of apps for the same: "fitness 72, fatigue 85".
  rule(
    'ctl',
    `\\bfitness(?: number| score| value| level)?(?: is| was| of| at| =|:|=)? ?(?:about |around |currently )?(\\d{2,3}(?:\\.\\d)?)\\b(?! ?(?:w\\b|watts|km|%|min|h\\b|hours|weeks?|days?|kg|years|-|\\/))`,
  ),
  rule(
    'atl',
    `\\bfatigue(?: number| score| value| level)?(?: is| was| of| at| =|:|=)? ?(?:about |around |currently )?(\\d{2,3}(?:\\.\\d)?)\\b(?! ?(?:w\\b|watts|km|%|min|h\\b|hours|weeks?|days?|kg|years|-|\\/))`,
  ),
  rule(
    'tsb',
    `\\b(?:tsb|form(?= (?:is|of|at|=|-|\\+|\\d)))${signedAbout}\\+?(-?\\d+(?:\\.\\d+)?)|(-?\\d+) tsb\\b`,
    (m) => Number(m[1] ?? m[2]),
  ),
  rule('cadence', `${n} ?(?:rpm|revs?(?: per minute)?)\\b`),
  rule('cadence', `\\bcadence${about}(\\d{2,3})\\b(?! ?(?:km|mph|m\\/s|%|w\\b|[x/]))`),
  rule('rpe', `\\brpe${about}${n}(?: ?(?:\\/|out of) ?10)?|${n} ?rpe\\b`, (m) => Number(m[1] ?? m[2])),
  rule(
    'vo2max',
    `\\bvo2 ?(?:max)?(?: (?:on|by|from) (?:my |the |a )?(?:watch|garmin|lab|app|phone))?(?: (?:says|reads|shows|gives))?${about}(\\d{2}(?:\\.\\d)?)\\b(?! ?(?:min|w\\b|%|x))`,
  ),
  rule('pressure', `${n} ?(psi|bars?(?! of))\\b`, (m) => first(m) * (m[2] === 'psi' ? 0.0689476 : 1)),
  rule(
    'tyreWidth',
    `(?:700 ?[cx] ?x? ?)(\\d{2})(?: ?mm|c)?\\b|${n} ?mm (?:wide )?(?:tyres?|tires?|tubs|tubeless|slicks?|gravel tyres?|rubber|gp|conti\\w*)|(?:tyres?|tires?)(?: of| are| is|:| width)? ${n} ?mm\\b|\\b(2[3-9]|3[0-9]|4[0-9]|5[0-5])c\\b(?! ?(?:deg|out|today|hot))`,
    (m) =>
      // "28c" is a tyre where tyres are spoken of, else a temperature.
      m[4] !== undefined && !/tyre|tire|tubeless|clincher|pressure|psi|\bbars?\b/.test(m.input)
        ? null
        : Number(m[1] ?? m[2] ?? m[3] ?? m[4]),
  ),
  rule('gear', `(?<![\\d.])${rings} ?[x/-] ?${cogs}`, (m, text) => {
    const after = text.slice(m.index + m[0].length);
    const before = text.slice(Math.max(0, m.index - 30), m.index);
    return after === '' ||
      new RegExp(gearWords).test(before) ||
      new RegExp(`^.{0,40}${gearWords}`).test(after)
      ? Number(m[1]) / Number(m[2])
      : null;
  }),
  rule(
    'gear',
    `\\b${rings} (?:at the )?(?:front|up front|chainring),? (?:and |with )?(?:a )?${cogs} (?:at the )?(?:back|rear)\\b`,
    (m) => Number(m[1]) / Number(m[2]),
  ),
  // With a colon it is a gear beside such words alone: "40 km in 58:30" is a time.
  rule(
    'gear',
    `(?<![\\d.])(?:(?<=\\b${gearNames}.{0,24})|(?=.{0,48}\\b${gearNames}))${rings} ?: ?${cogs}`,
    (m) => Number(m[1]) / Number(m[2]),
  ),
  rule(
    'humidity',
    `${n} ?% (?:relative )?humidity|humidity${about}${n} ?%?`,
    (m) => Number(m[1] ?? m[2]) / 100,
  ),
  rule(
    'weeklyHours',
    `${n}(?: ?-?(?:to|-) ?\\d+(?:\\.\\d+)?)? ?(?:h|hrs?|hours?) ?(?:of (?:training|riding) |on the bike |to train |training )?(?:\\/|a|per|each|every|in a|in the) ?(?:week|wk|w\\b)`,
  ),
  rule('weeklyHours', `${n} ?(?:h|hrs?|hours?) (?:weekly|weeks?\\b)`),
  rule(
    'daysPerWeek',
    `${n} ?days? ?(?:\\/|a|per|each|every|in a) ?(?:week|wk)|\\b(?:on )?${n} days a week`,
    (m) => Number(m[1] ?? m[2]),
  ),
  rule(
    'timesPerWeek',
    `${n} ?(?:x|times?|rides?|sessions?|workouts?) ?(?:\\/|a|per|each|every|in a) ?(?:week|wk)`,
  ),
  rule('weeks', `${n} ?-?(?:weeks?|wks?|wk)\\b`),
  rule('weeks', `${n} ?-?months?\\b`, (m) => Math.round(first(m) * 4.345)),
  rule('days', `${n} ?-?days?\\b`),
  rule(
    'age',
    `\\b(?:i'?m|i am|aged?|age of|turning) (\\d{2})\\b(?! ?(?:kg|kilo|km|k\\b|w\\b|watt|%|min|h\\b|hour|lbs?|pounds|stone|cm|seconds|weeks|days|st\\b|miles|minutes|bpm|st |m\\b|\\.|,\\d))`,
  ),
  // "In my 50s", "a late 40s rider": the middle of the ten years, no time.
  rule(
    'age',
    `(?:\\b(?:in|my|mid|late|early|his|her|their)[ -](?:(?:my|his|her|the|early|mid|late)[ -])*)([2-8]0)'?s\\b|\\b([2-8]0)'?s (?=(?:rider|guy|man|male|woman|female|cyclist|bloke|lady|racer|amateur|dad|mum)\\b)`,
    (m) => Number(m[1] ?? m[2]) + 5,
  ),
  rule('age', `\\b(\\d{2}) ?-?(?:years?|yrs?|yr)?(?: |-)?(?:old|y\\/?o|yo)\\b`),
  rule(
    'money',
    `[€$£] ?(\\d+(?:\\.\\d+)?)k?|${n} ?(?:€|euros?|eur|dollars?|usd|pounds sterling|quid|bucks)\\b`,
    (m) => Number(m[1] ?? m[2]),
  ),
  rule('relativePower', `${n} ?w\\/kg`),
  rule('intensity', `${n} ?% ?(?:of )?(?:my |the )?(?:ftp|threshold(?! h))`, (m) => Number(m[1]) / 100),
  rule('other', `${n} ?% ?(?:of )?(?:my |the )?(?:max|lthr|threshold hr|threshold heart|heart|hr)`),
  rule(
    'intensity',
    `(?<![\\d.])(0\\.\\d+|1\\.[0-3]\\d?) ?(?:if\\b(?! (?:i|you|my|it|the|that))|intensity factor)`,
  ),
  rule('intensity', `\\b(?:if|intensity(?: factor)?)${about}(0\\.\\d+|1\\.[0-3]\\d?)\\b`),
  rule(
    'cp',
    `\\b(?:cp|critical power)${about}([1-5]\\d{2})(?: ?w(?:att)?s?)?\\b(?! ?(?:w(?:att)?s? )?(?:min|s\\b|sec|for \\d))`,
  ),
  rule('cp', `${n} ?w(?:atts?)? (?:cp|critical power)\\b`),
  rule(
    'ftp',
    `\\b(?:ftp|threshold power)\\b(?: is now| to)?${about}${n}(?: ?w(?:att)?s?)?\\b(?! ?(?:m\\b|met|%|h\\b|min|km|years))`,
  ),
  rule('ftp', `${n} ?(?:w|watts?)? ?(?:ftp|threshold power)\\b`),
  // "FTP tested at 198", "my ftp came out at 262", "an ftp of about 260"
  rule(
    'ftp',
    `\\b(?:ftp|threshold power)\\b(?: (?:test\\w*|result|value|number|estimate\\w*|came|comes|out|in|just|measured|currently|now|is|was|of|at|as|to|be|set|got|down|up|says|reads|probably|maybe|roughly|about|around|approx\\w*|somewhere|a|an)){1,6} ([1-5]\\d{2}|[6-9]\\d)(?: ?w(?:att)?s?)?\\b(?! ?(?:w(?:att)?s? ?)?(?:m\\b|met|%|h\\b|min|km|years|bpm|kg|g\\b|for\\b|over\\b|weeks|days))`,
  ),
  rule(
    'thresholdHr',
    `\\b(?:threshold (?:hr|heart rate|pulse)|lthr|lt ?hr)\\b${about}${n}(?: ?bpm)?(?!\\d| ?-?(?:min|sec|km|%|w\\b))`,
  ),
  rule(
    'thresholdHr',
    `${n} ?(?:bpm )?(?:is|was) (?:my |the )?(?:new )?(?:threshold (?:hr|heart rate|pulse)|lthr)\\b`,
  ),
  rule(
    'ftp',
    `${n} ?(?:w(?:atts?)? )?(?:is|was) (?:my |the )?(?:new |current |last )?(?:ftp|threshold power)\\b(?!\\?)`,
  ),
  rule(
    'weight',
    `\\b(?:lost|gained|dropped|put on|lighter|heavier|down to|up to)\\b[^?]{0,50}?\\b(\\d{2,3}(?:\\.\\d)?) now\\b`,
  ),
  rule('thresholdHr', `${n} ?(?:bpm )?(?:threshold (?:hr|heart rate)|lthr)`),
  rule(
    'maxHr',
    `\\b(?:max(?:imum|imal)?\\.? ?(?:hr|heart rate|pulse)|hr ?max)\\b${about}(1\\d{2}|2[0-3]\\d)\\b(?: ?bpm)?`,
  ),
  rule('maxHr', `${n} ?(?:bpm )?max(?:imum)? (?:hr|heart rate)`),
  rule(
    'maxHr',
    `\\bmax(?:imum|imal)?(?: (?:hr|heart ?rate|pulse|heartrate))?(?:,|:| is| of| was| at| about| around|=| seen| ever| recorded)* (1[4-9]\\d|2[0-2]\\d)\\b(?! ?(?:w\\b|watt|km|%|min|m\\b|g\\b|kg|rpm))`,
    heartOnly,
  ),
  rule(
    'restingHr',
    `\\b(?:resting|rest|at rest|sleeping)(?: (?:hr|heart ?rate|pulse|one))?(?:,|:| is| of| was| at| about| around|=)* ([3-8]\\d)\\b(?! ?(?:w\\b|watt|km|%|min|m\\b|g\\b|kg|rpm|s\\b|sec|days?))`,
    heartOnly,
  ),
  rule(
    'thresholdHr',
    `\\b(?:threshold|lt2?|anaerobic threshold)(?:,|:| is| of| was| at| about| around|=)* (1[2-9]\\d|20\\d)\\b(?! ?(?:w\\b|watt|km|%|min|m\\b|g\\b|kg|rpm))`,
    (m, text) => (/\b(?:power|watts?|ftp)\b/.test(text) ? null : heartOnly(m, text)),
  ),
  rule(
    'weight',
    `(?:\\b(?:i (?:only |now |just |currently )?weigh(?:ing|ed)?(?: in at)?|(?:my |body ?|^|(?:and|,|\\d[a-z]*) )weight(?: is| was| to| now)*|weight to)|(?:^|[,;.] ?|\\band )weigh(?:ing)?)${about}(\\d{2,3}(?:\\.\\d+)?)(?!\\d|\\.\\d)(?= ?(?:$|[,.;?!]|and\\b|with\\b|my\\b|now\\b|not\\b|since\\b|but\\b|so\\b|at the moment|today\\b|these\\b|again\\b|actually\\b|instead\\b|on the\\b|after\\b))`,
  ),
  // "The leader weighs 70 on a climb of 7 %": kilograms, where no unit stands.
  rule(
    'weight',
    `(?<!\\b(?:bike|total|race|system|target|goal|ideal|my|body) )\\bweigh(?:s|t|ing) (?:about |around |only |just )?(\\d{2,3}(?:\\.\\d)?)(?=\\s*(?:$|[,.;?!](?!\\d)|(?:and|on|at|with|while|but|so)\\b))`,
    (m) => (first(m) >= 35 && first(m) <= 130 ? first(m) : null),
  ),
  rule(
    'bikeWeight',
    `\\b(?:my )?bike(?: weighs| weight)?${about}(\\d{1,2}(?:\\.\\d+)?)(?= ?(?:$|[,;?!]|and\\b|with\\b))`,
  ),
  rule('restingHr', `\\bresting (?:hr|heart rate|pulse)${about}${n}(?: ?bpm)?`),
  rule('bpm', `${n} ?(?:bpm|beats(?: per minute)?)\\b`),
  rule(
    'bpm',
    `(?<!\\d ?-?)\\b(?:hr|heart rate|pulse)(?: of| is| was| at| around| about| averaged| average| up to| to| =|:)* ?(\\d{2,3})\\b(?! ?(?:w\\b|watt|%|min))`,
  ),
  rule('other', `${n} ?(?:% )?body ?fat|\\bbody ?fat${about}${n} ?%?`),
  rule('temperature', `(?<![\\d.])(-?\\d+(?:\\.\\d+)?) ?(°c|°f|c\\b|f\\b)`, (m) =>
    celsius(first(m), m[2] ?? ''),
  ),
  rule('speed', `${n} ?${speedUnit}`, (m) => metresPerSecond(first(m), m[2] ?? '')),
  rule('power', `${n} ?k ?w(?:atts?)?\\b(?! \\d)`, (m) => first(m) * 1000),
  rule('power', `${n} ?-?(?:w|watts?|wats?|wat|wt)\\b`),
  rule(
    'grade',
    `\\b1 ?-?in-? ?(\\d{1,2})(?:\\.\\d)?\\b(?! ?(?:h|hours?|min\\w*|days?|weeks?|people|riders|km|miles|chance|of)\\b)`,
    (m) =>
      Number(m[1]) >= 2 && /grad|hill|slope|climb|steep|percent|%|ramp|sign|incline|wall/.test(m.input)
        ? 1 / first(m)
        : null,
  ),
  rule(
    'grade',
    `${n} ?(m|ft|feet|met(?:er|re)s?) ?(?:\\/|per|an?|each|every) ?(mile|mi|km|kilomet(?:er|re))\\b`,
    (m) => metres(first(m), m[2] ?? '') / metres(1, m[3] ?? ''),
  ),
  rule('grade', `(-?\\d+(?:\\.\\d+)?) ?%`, (m) => first(m) / 100),
  rule(
    'grade',
    `\\b(?:gradient|grade|slope|steepness)\\b${about}(-?\\d+(?:\\.\\d+)?)(?![\\d.]*\\d| ?(?:w\\b|km|min|h\\b|m\\b|met|ft|feet))`,
    (m) => first(m) / 100,
  ),
  rule('height', `${n} ?cm\\b`, (m) => first(m) / 100),
  rule('height', `(\\d) ?(?:ft|feet|foot|') ?(\\d{1,2})(?: ?(?:in(?:ch(?:es)?)?|"|''))?(?= tall|\\b)`, (m) =>
    /ft|feet|foot|tall/.test(m[0] + m.input.slice(m.index + m[0].length, m.index + m[0].length + 5)) ||
    /^ ?(?:(?:in|to|into) )?(?:cm|centim)/.test(m.input.slice(m.index + m[0].length)) ||
    /(?:i'm|i am|height|tall)(?: is| of)? $/.test(m.input.slice(0, m.index))
      ? Number(m[1]) * 0.3048 + Number(m[2]) * 0.0254
      : null,
  ),
  rule(
    'mass',
    `(\\d+) ?st(?:one)? ?(\\d{1,2})(?: ?lbs?)?\\b`,
    (m) => kilograms(first(m), 'st') + kilograms(Number(m[2]), 'lb'),
  ),
  rule('mass', `${n} ?-?(kgs?|kilos?|kilograms?|lbs?|pounds?|stone)\\b`, (m) =>
    kilograms(first(m), m[2] ?? 'kg'),
  ),
  rule(
    'gain',
    `(?<=\\d ?(?:km|k|miles?|mi) (?:with|and|\\+) ?)(\\d{3,4})(?= *(?:$|[?.,!;]|or\\b|vs\\b|versus\\b|at\\b|and\\b))`,
    (m) =>
      // A figure without a unit beside a length: metres to climb where it, or its like elsewhere, is too large for watts.
      first(m) >= 500 || /(?:km|k|miles?|mi) (?:with|and|\+) ?(?:[5-9]\d{2}|\d{4})\b/.test(m.input)
        ? first(m)
        : null,
  ),
  rule('distance', `${n} ?-?(kms?|klms?|kilomet(?:er|re)s?|kilomters?|k|miles?|mi|milers?)\\b`, (m) =>
    metres(first(m), m[2] ?? ''),
  ),
  // "2400 hm", "1800m+", "1500 D+": height as German, French and Italian riders write it.
  rule('gain', `${n} ?(?:hm|h[oö]henmeter|m ?\\+|m? ?d\\+|vm|vertm)(?![a-z0-9])`),
  rule('gain', `${n} ?(?:vertical|vert|height|altitude) ?(m|met(?:er|re)s?|ft|feet)\\b`, (m) =>
    metres(first(m), m[2] ?? ''),
  ),
  rule('volume', `${n} ?(ml|cl|l|litres?|liters?)\\b`, (m) => millilitres(first(m), m[2] ?? '')),
  rule('milligrams', `${n} ?mg\\b`),
  rule('grams', `${n} ?-?(?:g|gr|grams?|gramms?)\\b`),
  rule(
    'count',
    `${n} (?:x )?(?:big |small |large |spare |more |full |own )?(bottles?|bidons?|gels?|bars?|bananas?|riders?|people|laps?|loops?|climbs?|hills?|intervals?|efforts?|reps?|sets?|gears?|matches|coffees?|espressos?|mates|friends|rounds?)\\b`,
    (m) => ({
      value: first(m),
      noun: (m[2] ?? '').replace(/s$/, ''),
    }),
  ),
  rule('metres', `${n} ?-?(m|ms|met(?:er|re)s?|mtrs?|ft|feet)\\b`, (m) => metres(first(m), m[2] ?? '')),
];

const millilitres = (value: number, unit: string) => value * (unit === 'ml' ? 1 : unit === 'cl' ? 10 : 1000);

/** "W' 20" and "W' 20 kJ" are kilojoules, "W' 20000" joules. */
const jouleScale = (value: number) => (value < 200 ? value * 1000 : value);

const windOf = (value = '0', unit = '', side = '') =>
  metresPerSecond(Number(value), unit) * (side === 'tail' ? -1 : 1);

/** Finds every figure with a unit in normalised text, in reading order. */
export function scan(text: string): RawQuantity[] {
  const found: RawQuantity[] = [];
  let rest = text;
  const hide = (start: number, end: number) => {
    rest = rest.slice(0, start) + '~'.repeat(end - start) + rest.slice(end);
  };
  const collect = (kind: RawQuantity['kind'], pattern: RegExp, read: Rule['read']) => {
    for (const match of rest.matchAll(pattern)) {
      const value = read(match as RegExpExecArray, text);
      if (value === null) continue;
      const [start, end] = [match.index, match.index + match[0].length];
      const base = { kind, start, end, text: text.slice(start, end) };
      found.push(typeof value === 'number' ? { ...base, value } : { ...base, value: 0, ...value });
      hide(start, end);
    }
  };
  const splitAt = rules.findIndex((r) => r.kind === 'distance');
  for (const one of rules.slice(0, splitAt)) collect(one.kind, one.pattern, one.read);
  for (const one of scanDurations(rest)) {
    found.push({ ...one, text: text.slice(one.start, one.end) });
    hide(one.start, one.end);
  }
  for (const one of rules.slice(splitAt)) collect(one.kind, one.pattern, one.read);
  return found.sort((a, b) => a.start - b.start);
}
