import type { Climb } from '../language/climbs.ts';
import { findClimb } from '../language/gazetteer.ts';
import { normalise } from '../language/normalise.ts';
import type { Quantity, QuantityKind } from '../language/quantity.ts';
import { readQuantities } from '../language/read-quantities.ts';
import { readSession, type SessionReading } from '../language/session-notation.ts';
import { correctSlips } from '../language/slips.ts';
import { toEnglish, type Language } from '../language/foreign/index.ts';
import { typeIn } from '../language/session-types.ts';
import { conceptsIn, type Concept } from './concepts.ts';

/** A message taken apart: its plain text, its figures, what it names, and the words that are left. */
export type Message = {
  /** as it was written */
  raw: string;
  /** normalised, in English */
  text: string;
  language: Language;
  quantities: Quantity[];
  climb: { climb: Climb; exact: boolean; written: string } | null;
  /** a training session in notation: "4x8 at threshold" */
  session: SessionReading | null;
  concepts: ReadonlySet<Concept>;
  /** the text with every figure, session and climb name taken out */
  words: string;
};

/** @param ftpW of the rider, for sessions in watts; null when not known */
export function takeApart(raw: string, ftpW: number | null): Message {
  const { text: english, language } = toEnglish(raw);
  const text = joinRanges(unitsForEach(restsBetween(correctSlips(normalise(english)))));
  const mention = findClimb(text);
  const read = mention ? null : readSession(text, ftpW);
  // "3 hours at 175" is a session too, but as often part of another question: its figures stay to be read.
  const steady = read !== null && isSteady(read);
  const figures =
    /\b(?:did|averaged?|avg|held|gave|got|tested|ftp|tss|w'|w prime|critical power|np|kj|kcal|calories|decoupl\w*|drift\w*)\b/.test(
      text,
    );
  const efforts =
    /\b(?:critical power|\bcp\b|w ?'|w prime|w ?bal\w*|\b(?:my|the) tank\b)/.test(text) &&
    !/\d ?x ?\d/.test(text);
  // "Did 5 min at 318 and 20 min at 266": what was ridden is no session to ride.
  const told =
    read !== null &&
    once(read) &&
    /\b(?:did|best|averaged|held|managed|all ?-?out|pb|pr|tested)\b/.test(text) &&
    !/\b(?:session|workout|intervals?|warm ?-?up|explain|plan|rest|recover\w*)\b/.test(text);
  // "2 x 40 min crits": races and rides that are repeated are no intervals.
  const races =
    read !== null &&
    (/^ ?(?:crits?|criteriums?|races|heats|laps|games|commutes|stages|classes)\b/.test(
      text.slice(read.end),
    ) ||
      (/\bclimbs of\b/.test(text.slice(read.start, read.end)) &&
        !/\b(?:session|workout|reps|repeats)\b/.test(text)));
  const session =
    efforts || told || races
      ? null
      : steady && (figures || (!typeIn(text) && read?.spec.type !== 'test'))
        ? null
        : read;
  const hidden = session !== null && !steady ? blank(text, session.start, session.end) : text;
  const quantities = windOutAndBack(climbsOfADay(asMeant(readQuantities(hidden), hidden), hidden), hidden);
  const climb = mention && { ...mention, written: text.slice(mention.start, mention.end) };
  const spans = [...quantities, ...(mention ? [mention] : [])];
  let words = hidden;
  for (const { start, end } of spans) words = blank(words, start, end);
  const bare = bareMinutes(text, quantities, climb !== null);
  for (const one of quantities) one.text = one.text.trim().replace(/(?<=\d ?)w(?=\b)/, 'W');
  return {
    raw,
    text,
    language,
    quantities: [
      ...quantities,
      ...bare,
      ...barePower(hidden, quantities, climb !== null),
      ...bareSpeed(hidden, quantities),
      ...bareHeartRate(hidden, quantities),
      ...changedFtp(hidden, quantities),
    ],
    climb,
    session,
    concepts: conceptsIn(text),
    words: words.replace(/\s+/g, ' ').trim(),
  };
}

/** "My FTP went from 250 to 265, zones please": the second one is asked about. */
function changedFtp(text: string, quantities: Quantity[]): Quantity[] {
  const match =
    /\bftp (?:has |have |just )*(?:went|gone|rose|risen|grew|jumped|moved|improved|increased|climbed|dropped|fell|is up|is down)(?: up| down)? from (\d{3})(?: ?w(?:atts)?)? to (\d{3})\b/.exec(
      text,
    );
  const asks = /\b(?:zones?|sessions?|intervals?|plan|what|how|which|watts|explain|give)\b|\d ?x ?\d|[?]/;
  if (!match || !asks.test(text.slice(match.index + match[0].length))) return [];
  if (quantities.some(({ kind }) => kind === 'ftp')) return [];
  const start = match.index;
  return [{ kind: 'ftp', value: Number(match[2]), start, end: start + match[0].length, text: match[0] }];
}

const startsAt =
  /\b(?:start\w*|begin\w*|set(?:ting)? off|gun|roll ?-?out|depart\w*|leav\w+|up|alarm)(?: is| at| time| goes| off| it| by| from|:|,)* $/;
/** "Never ridden more than an hour": what was, not what is aimed at. */
const neverDone =
  /\b(?:never|not|\w+n't)\b[^.?!,]{0,40}\b(?:more than|longer than|over|beyond|past) (?:about |around )?$/;
const compared = /^ ?(?:bpm |beats )?(?:higher|lower|up|down|above|below|more|less|over|under)\b/;

/** Figures that are no measure of what they stand beside. */
const asMeant = (quantities: Quantity[], text: string): Quantity[] =>
  quantities
    .filter((one) => !besideThePoint(one, text.slice(0, one.start), text.slice(one.end), text))
    // "10 W on my FTP" are 10 more.
    .map((one) =>
      one.kind === 'power' &&
      Math.abs(one.value) <= 60 &&
      /^ ?(?:on|onto|to) (?:my |the )?(?:ftp|threshold|power)\b/.test(text.slice(one.end))
        ? { ...one, relative: true }
        : one,
    );

function besideThePoint(
  { kind, value, text: said }: Quantity,
  before: string,
  after: string,
  text: string,
): boolean {
  switch (kind) {
    case 'duration':
      return (
        // The hour of a start.
        (/^\d{1,2}:\d\d$/.test(said.trim()) && startsAt.test(before)) ||
        // "Zone 2 hr": heart rate.
        (/^\d hr?$/.test(said) && /\b(?:zone|z) ?$/.test(before)) ||
        neverDone.test(before) ||
        /^ ?(?:difference|time zones?|ahead|behind|apart|jet ?-?lag|flight)\b/.test(after) ||
        // Tyres: "28s are faster than 25s".
        (/^2\d ?s$/.test(said) && /\b(?:tyres?|tires?|mm)\b/.test(text)) ||
        // "One bottle an hour" is a rate.
        (/^(?:1|an?) (?:h|hour)$/.test(said) &&
          /\b(?:bottles?|gels?|bars?|cups?|bidons?|pieces?|snacks?) $/.test(before))
      );
    case 'power':
    case 'relativePower':
      // "Zone 2 watts"
      return value <= 7 && /\b(?:zone|z) ?$/.test(before);
    case 'weight':
      return /^ of (?:body )?(?:fat|pasta|rice|food|sugar)\b/.test(after);
    case 'restingHr':
      // "9 beats higher"
      return value < 25 && compared.test(after);
    case 'pressure':
      // Bars to eat.
      return said.endsWith('bars') && !/\b(?:tyres?|tires?|pressure|psi|pump\w*)\b/.test(text);
    default:
      return false;
  }
}

/** "Headwind out, 15 km/h tailwind back": one wind, which is against the rider first. */
const windOutAndBack = (quantities: Quantity[], text: string): Quantity[] =>
  /\bheadwind\b/.test(text) && /\btailwind\b/.test(text) && /\b(?:out|back|home|return|there)\b/.test(text)
    ? quantities.map((one) => (one.kind === 'wind' ? { ...one, value: Math.abs(one.value) } : one))
    : quantities;

/**
 * "120 km with three climbs: 8 km at 6 %, 12 km at 5 %": the climbs are part of the whole, so together they are its metres to
 * climb. Left alone where the longest length is no whole for the others.
 */
function climbsOfADay(quantities: Quantity[], text: string): Quantity[] {
  const gain = quantities.some(({ kind }) => kind === 'gain');
  const lapped = /\b(?:\d|two|three|four|five|six|several) times\b/.test(text);
  if (
    !/\b(?:climbs?|hills|passes|cols|ascents?)\b/.test(text) ||
    /\b(?:for|up|of) (?:the|that|this) (?:climb|hill)\b|\bflat\b/.test(text) ||
    (gain && !/\b(?:last|final|first|includ\w+|finish\w*)\b/.test(text))
  )
    return quantities;
  const lengths = quantities.filter(({ kind, relative }) => kind === 'distance' && !relative);
  const grades = quantities.filter(({ kind }) => kind === 'grade');
  const climbs = lengths.flatMap((length) => {
    const grade = grades.find(
      ({ start, end }) =>
        (start >= length.end &&
          /^,? ?(?:long )?(?:climb|hill|pass|col|ascent)?,? ?(?:at|of|with|@|averaging|and)?(?: an?)?(?: average of| about)? ?$/.test(
            text.slice(length.end, start),
          )) ||
        (end <= length.start && /^ (?:for|over) $/.test(text.slice(end, length.start))),
    );
    return grade ? [{ length, grade }] : [];
  });
  const whole = lengths.filter((one) => !climbs.some(({ length }) => length === one));
  const sum = climbs.reduce((total, { length }) => total + length.value, 0);
  const [day] = whole;
  if (
    !day ||
    whole.length > 1 ||
    climbs.length === 0 ||
    climbs.length < grades.length ||
    sum > 0.7 * day.value
  )
    return quantities;
  const parts = new Set(climbs.flatMap(({ length, grade }) => [length, grade]));
  const said = [...parts].sort((a, b) => a.start - b.start);
  const [start, end] = [said[0]!.start, said.at(-1)!.end];
  const value = climbs.reduce((total, { length, grade }) => total + length.value * grade.value, 0);
  // "85 km, with a 3 km climb that we do four times": the climb is asked for.
  if (lapped && !gain) return quantities.filter((one) => one !== day);
  // The metres of the whole day hold those of its climbs.
  if (gain) return quantities.filter((one) => !parts.has(one));
  return [
    ...quantities.filter((one) => !parts.has(one)),
    { kind: 'gain' as const, value: Math.round(value), start, end, text: text.slice(start, end) },
  ].sort((a, b) => a.start - b.start);
}

/** Stretches written one after the other, none of them repeated: a ride or a test as often as a session. */
function isSteady({ spec }: SessionReading): boolean {
  const plain = ({ reps = 1, sets = 1, work }: Pick<SessionReading['spec'], 'reps' | 'sets' | 'work'>) =>
    reps <= 1 && sets <= 1 && work.length <= 1;
  return spec.type === 'test' || (!spec.within && !spec.bursts && [spec, ...(spec.then ?? [])].every(plain));
}

/** No stretch is repeated, however many there are. */
function once({ spec }: SessionReading): boolean {
  const single = ({ reps = 1, sets = 1 }: Pick<SessionReading['spec'], 'reps' | 'sets'>) =>
    reps <= 1 && sets <= 1;
  return (
    spec.type !== 'test' &&
    !spec.within &&
    !spec.bursts &&
    spec.work.length + (spec.then ?? []).length > 1 &&
    [spec, ...(spec.then ?? [])].every(single)
  );
}

const blank = (text: string, start: number, end: number) =>
  text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);

/** "30/15 x 13 x 3" is 3 times 13 times 30/15, and "with 3 min at 140 between" a rest. */
const restsBetween = (text: string): string =>
  text
    .replace(/(?<![\d/])(\d{2}\/\d{2}) ?x ?(\d{1,2}) ?x ?(\d)(?![\d/:.])/g, '$3x$2x$1')
    .replace(/(?<![\d/])(\d{2}\/\d{2}) ?x ?(\d{1,2})(?! ?(?:x|min|s\b|[\d/:.]))/g, '$2x$1')
    .replace(
      /\b(\d{1,2} ?(?:min|minutes?|s|sec|secs)) (?:at|@) (\d{2,3}) ?(w(?:atts?)?\b|%)? ?(?:in )?between\b/g,
      (_, time: string, value: string, unit = 'w') => `${time} rest at ${value} ${unit}`,
    );

/** "250 and 280 w", "60, 75 and 90 %": every figure of a list has the unit that stands once behind it. */
const unitsForEach = (text: string): string =>
  text
    .replace(
      /(?<![\d.:/x-])([1-5]\d{2})(?= ?(?:and|or|vs\.?|versus|,|\/) ?[1-5]\d{2} ?w(?:atts?)?\b)/g,
      '$1 w',
    )
    .replace(/(?<![\d.:/x-])\d{1,3}(?:, ?\d{1,3})+,? (?:and|or) \d{1,3} ?(?:%|percent|per cent)/g, (list) =>
      list.replace(/(\d+)(?=,| and| or)/g, '$1 %'),
    );

/** "250-260 w", "4 to 5 h": one figure, the middle of the two. Sessions ("3-3-3 min") and scores are left alone. */
function joinRanges(text: string): string {
  return text.replace(
    /(?<![\d.:/x-]|\bfrom )(\d+(?:\.\d+)?) ?(?:-|to|or) ?(\d+(?:\.\d+)?)(?= ?(?:w\b|watts?\b|%|km\b|h\b|hrs?\b|hours?\b|g\/h|g\b|km\/h|kg\b|min(?:ute)?s?\b|°c|bpm\b|rpm\b|m\b|miles?\b|psi\b|bars?\b))(?![\d-])/g,
    (whole, a: string, b: string) => {
      const [low, high] = [Number(a), Number(b)];
      return low > 0 && high > low && high < 3 * low ? String(Math.round(50 * (low + high)) / 100) : whole;
    },
  );
}

const ofHours =
  /\b(?:ironman|100 miles?|century|gran ?fondo|fondo|sportive|marmotte|etape|ultra|audax|1[6-9]\d ?km|2\d\d ?km)\b/;
const bareTime =
  /(?<!\b1 ?-?)\b(?:in|under|sub|within|break|beat|crack)(?: about| around)? ?-?(\d{1,3})(?=$|[?.,!]|\s+(?:with|at|on|for|and|please|possible)\b)/;
const secondTime =
  /\bwant(?: it| to do| to be| to go| to get)?(?: it)?(?: in| under| sub| down to| to)? ?-?(\d{2,3})(?=$|[?.,!]|\s+(?:with|at|on|for|and|please|possible)\b)/;

/** "Alpe d'Huez in 55": a bare figure after "in" or "under" is minutes once a course is named. */
function bareMinutes(text: string, quantities: Quantity[], hasClimb: boolean): Quantity[] {
  const hasCourse = hasClimb || quantities.some((one) => one.kind === 'distance' || one.kind === 'gain');
  // A second time after a first one in minutes: "in 65 minutes, want to do it in 60".
  const again =
    quantities.filter(({ kind }) => kind === 'duration').length === 1 &&
    /\b(?:want|would like|extra|more (?:power|watts)|aim\w*|goal|target|break|beat|crack)\b/.test(text);
  if (!hasCourse || (quantities.some((one) => one.kind === 'duration') && !again)) return [];
  const match = (again ? secondTime.exec(text) : null) ?? bareTime.exec(text);
  const minutes = Number(match?.[1] ?? 0);
  if (!match || minutes < 3) return [];
  const end = match.index + match[0].length;
  // A bike leg or a century "under 5" is ridden in hours.
  const unit = minutes <= 16 && ofHours.test(text) ? 3600 : 60;
  return [{ kind: 'duration', value: minutes * unit, start: match.index, end, text: match[0] }];
}

const afterEffort =
  /(?:@ ?|\b(?:at|than|steady|constant|average|averag(?:e|ed|ing)|avg|hold|holding|held|push(?:ing)?|ride at|sit at|sitting at|do|does|doing|did|put out|putting out|produce|stay at|keep(?: to)?|power(?: of| is| was)?|ftp|np|normali[sz]ed(?: power)?|test|gave(?: me)?|got|best \d+ ?min is|is) (?:of |was |is |about |around |roughly |say |a steady )*)([1-5]\d{2})(?=$|[?.,!;:)]|\s+(?:for|on|over|up|and|in|all|throughout|steady|with|at|what|how|without|to|then|into|against|ish|ftp|avg|average|till|my|is|the|twice|again|today|yesterday|last|this|now|but|because|so)| - )(?! ?(?:km|k\b|m\b|bpm|kcal|kj|g\b|tss|miles|metres|meters|\/|people|riders))/;
/** "Stelvio from Prato, 230" */
const atTheEnd = /[, ]([1-4]\d{2})[ ?.!]*$/;
/** "165 for the whole eight hours, too much?" */
const atTheStart =
  /^(?:and |so |what about |is )*([1-4]\d{2}) (?:for|over)\b(?= (?:the |a |an |about |my |whole |\d))/;
/** "20 min was 270" */
const ofATime =
  /\b(?:[3-9]|1\d|20|30|40|60) ?-?min\w*(?: (?:best|power|max|test|effort|pb))* (?:was|were|is|=|of|:) (?:about |around )?([1-5]\d{2})\b(?! ?(?:km|m\b|bpm|kcal|kj|g\b|tss))/;
/** "4 km at 3 %, solo, 280. Speed?": a figure that stands alone, where a course is named. */
const standsAlone = /(?:^|[,;:] ?)([1-4]\d{2})(?=[.,;:?!](?: |$))(?! ?(?:km|k\b|m\b))/;
const beforeEffort = /(?<![\d.:/-])([1-5]\d{2}) (?:avg|average|averaged|np|normali[sz]ed|ftp)\b/;

/** "I can average 270", "@ 230", "hold 260": a bare figure after a word of effort is a power. */
function barePower(text: string, quantities: Quantity[], climb: boolean): Quantity[] {
  const beside = powersBesideTimes(text, quantities);
  if (beside.length > 0) return beside;
  const normalized =
    /\b(?:np|normali[sz]ed(?: power)?)(?: was| is| of|:|=| at| about)* ([1-5]\d{2})\b(?! ?(?:km|tss|kj|kcal|bpm))/.exec(
      text,
    );
  const mean =
    /\b(?:average|avg|mean)(?: power)?(?: was| is| of|:|=| at| about)* ([1-5]\d{2})\b(?! ?(?:km|tss|kj|kcal|bpm))/.exec(
      text,
    );
  if (normalized && mean)
    return [normalized, mean].flatMap((one) => {
      const at = one.index + one[0].length - 3;
      return quantities.some(({ start, end }) => at >= start && at < end)
        ? []
        : [{ kind: 'power' as const, value: Number(one[1]), start: at, end: at + 3, text: `${one[1]} W` }];
    });
  // "16 watts more than 240": a gain leaves the power itself to be read.
  if (
    quantities.some(
      ({ kind, value, relative }) =>
        kind === 'relativePower' || (kind === 'power' && !relative && value > 60),
    )
  )
    return [];
  const course =
    quantities.some(({ kind }) => kind === 'distance' || kind === 'grade' || kind === 'gain') || climb;
  const timed = quantities.some(({ kind }) => kind === 'duration');
  const global = new RegExp(afterEffort, 'g');
  const free = [...text.matchAll(global)].find(
    (one) =>
      !quantities.some(
        ({ start, end }) =>
          one.index + one[0].lastIndexOf(one[1]!) >= start && one.index + one[0].lastIndexOf(one[1]!) < end,
      ),
  );
  const match =
    (timed ? atTheStart.exec(text) : null) ??
    free ??
    beforeEffort.exec(text) ??
    ofATime.exec(text) ??
    (course ? (atTheEnd.exec(text) ?? standsAlone.exec(text)) : null);
  // "Is 130 in six weeks ok?" may be kilometres.
  if (!match?.[1] || /^(?:and |so )?is \d+ in\b/.test(text) || ownMaximum.test(text)) return [];
  const start = match.index + match[0].lastIndexOf(match[1]);
  if (quantities.some((one) => start >= one.start && start < one.end)) return [];
  // "105 % of FTP 265": what stands behind the word is the FTP itself.
  const kind = /\bftp(?: of| is| at|:|=)* ?$/.test(text.slice(0, start)) ? 'ftp' : 'power';
  return [{ kind, value: Number(match[1]), start, end: start + match[1].length, text: `${match[1]} W` }];
}

/** "2 min at 400, then 180 for 5 min": where several times stand, each bare figure beside one of them is a power. */
function powersBesideTimes(text: string, quantities: Quantity[]): Quantity[] {
  if (quantities.filter(({ kind }) => kind === 'duration').length < 2) return [];
  const unit =
    '(?! ?(?:bpm|km|k\\b|m\\b|kcal|kj|g\\b|w\\b|watts?|w\\/kg|%|\\/|h\\b|hours?|min|people|riders))(?!\\d|[.:]\\d)';
  const pattern = new RegExp(
    `(?:(?:@ ?|\\b(?:at|holding|hold|did) |\\bbest \\d{1,2} (?:is|was|of|=) ?)|\\d ?-?(?:s|secs?|seconds?|min|mins|minutes?|h|hours?)(?: (?:power|best|max|pb|pr|effort))*(?: at| of| is| was|:|=)* )([1-9]\\d{2})${unit}|(?<![\\d.:])([1-9]\\d{2}) for (?=\\d)`,
    'g',
  );
  return [...text.matchAll(pattern)].flatMap((match) => {
    const said = match[1] ?? match[2]!;
    const start = match.index + match[0].lastIndexOf(said);
    const end = start + said.length;
    return quantities.some((one) => start < one.end && end > one.start)
      ? []
      : [{ kind: 'power' as const, value: Number(said), start, end, text: `${said} W` }];
  });
}

/** "To ride 28 on the flat", "harder than 40 on the flat": km/h, or mph where the message counts in miles. */
function bareSpeed(text: string, quantities: Quantity[]): Quantity[] {
  const other = quantities.some(({ kind, relative }) => kind === 'speed' && !relative);
  const match =
    /(?<![\d.:/-])(\d{2}(?:\.\d)?)(?= on (?:the |a )?(?:flat|level)\b)(?! on (?:the |a )?flat for)/.exec(
      text,
    ) ??
    // "24 km/h now, how much more for 28?"
    (other
      ? /(?<=\b(?:average|averaging|hold|reach|do|ride|go|for|to|at) )(\d{2}(?:\.\d)?)(?=[ ]*(?:[?.!,]|$|and\b|then\b|instead\b))/.exec(
          text,
        )
      : null);
  if (!match?.[1]) return [];
  const end = match.index + match[1].length;
  if (quantities.some((one) => match.index < one.end && end > one.start)) return [];
  const miles = /\bmph\b/.test(text) && !/km\/h/.test(text);
  const speed = Number(match[1]) * (miles ? 0.44704 : 1 / 3.6);
  if (speed < 2.7 || speed > 20) return [];
  return [
    { kind: 'speed', value: speed, start: match.index, end, text: `${match[1]} ${miles ? 'mph' : 'km/h'}` },
  ];
}

/** "My max is 188": of the heart, where no watts are named. */
const ownMaximum =
  /\bmy max(?:imum)?(?: hr| heart ?rate| pulse)? (?:is|was) (?:actually |about |around )?(1[4-9]\d|2[01]\d)\b(?! ?(?:w\b|watts?|km))/;

/** "My average heart rate was 168": beats a minute, where the words before speak of the heart. */
function bareHeartRate(text: string, quantities: Quantity[]): Quantity[] {
  if (quantities.some(({ kind }) => ['heartRate', 'thresholdHr', 'maxHr', 'restingHr'].includes(kind)))
    return [];
  const own = ownMaximum.exec(text);
  if (own?.[1])
    return [
      {
        kind: 'maxHr',
        value: Number(own[1]),
        start: own.index + own[0].length - own[1].length,
        end: own.index + own[0].length,
        text: `${own[1]} bpm`,
      },
    ];
  const match =
    /\b(?:heart ?rate|hr|pulse)\b[^.?!]{0,60}?\b(?:was|is|of|at|around|about|to|averag\w+|shows?|says?) (1\d{2}|[89]\d)\b(?! ?(?:w\b|watts|%|km|min|h\b|kg|years|m\b))/.exec(
      text,
    );
  if (!match?.[1]) return [];
  const end = match.index + match[0].length;
  return [
    {
      kind: 'heartRate',
      value: Number(match[1]),
      start: end - match[1].length,
      end,
      text: `${match[1]} bpm`,
    },
  ];
}

/** The first absolute figure of a kind, in the unit of `Quantity.value`. */
export function figure(message: Message, kind: QuantityKind): number | undefined {
  return message.quantities.find((one) => one.kind === kind && !one.relative)?.value;
}

/** All absolute figures of a kind, in reading order. */
export const figures = (message: Message, kind: QuantityKind): number[] =>
  message.quantities.filter((one) => one.kind === kind && !one.relative).map((one) => one.value);

/** True when the message has a figure of one of the kinds. */
export const has = (message: Message, ...kinds: QuantityKind[]): boolean =>
  message.quantities.some((one) => kinds.includes(one.kind));
