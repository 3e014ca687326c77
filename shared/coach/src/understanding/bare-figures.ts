import type { Quantity } from '../language/quantity.ts';

/**
 * Figures without a unit, by what stands around them: "Alpe d'Huez in 55" are minutes, "I can hold 260" are watts.
 * @param quantities those that were read with their units
 */
export const bareFigures = (
  text: string,
  hidden: string,
  quantities: Quantity[],
  climb: boolean,
): Quantity[] => [
  ...bareMinutes(text, quantities, climb),
  ...barePower(hidden, quantities, climb),
  ...bareSpeed(hidden, quantities),
  ...bareHeartRate(hidden, quantities),
  ...changedFtp(hidden, quantities),
];

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
  const free = [...text.matchAll(global)].find((one) => {
    if (!one[1]) return false;
    const at = one.index + one[0].lastIndexOf(one[1]);
    return !quantities.some(({ start, end }) => at >= start && at < end);
  });
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
    const said = match[1] ?? match[2];
    if (!said) return [];
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
