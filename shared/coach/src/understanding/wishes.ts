/** What the words between the figures ask for. */
export type Wish = 'power' | 'time' | 'speed' | 'distance' | 'difference';

/** Which quantity the words ask for, or null when they leave it open. */
export function wishIn(words: string): Wish | null {
  if (
    /\bhow much (?:faster|slower|quicker|longer|time (?:do|would|will|could|can|does|is|am|did) (?:i|it|that|this)? ?(?:save|gain|lose|cost|win)|time is|less power|more power|difference|would (?:it|that|this|i) (?:save|gain|cost|help|lose))|\b(?:time|seconds|minutes) (?:saved|gained|lost)\b|\bwhat difference\b|\bhow much do(?:es)? (?:it|that|this|a|the|\w+) .{0,30}\b(?:save|cost|matter|help)\b|\bwould i (?:save|gain|be (?:faster|quicker|slower))\b/.test(
      words,
    )
  )
    return 'difference';
  if (
    /\bhow far\b|what distance|how many (?:km|kilomet\w+|miles|laps)\b(?! ?(?:per|an) (?:h|hour)\b)|\bhow (?:many (?:met(?:er|re)s|feet|vertical)|much (?:height|climbing|elevation|vertical|vert|altitude)|high) (?:(?:metres|meters) )?(?:do|would|will|can|could|should|up|is|am) i\b|\bhow long (?:a|of a) (?:climb|hill|road|stretch)\b(?! (?:takes?|will take|would take|needs?)\b)/.test(
      words,
    )
  )
    return 'distance';
  if (
    /\b(?:what|which|how much|how many|minimum|average|required|needed|the)\s+(?:average |mean |constant |steady |minimum |sort of |kind of |amount of )*(?:power|watt\w*|wattage|w\/kg|w\b)|\bhow (?:hard|much (?:do i|should i|must i|would i have to|do i have to|do you) (?:push|put out|pedal|ride))|\b(?:power|watts|wattage|w\/kg)\s+(?:do|does|would|will|should|must|is|are|needed|required|to|for|i need|at|on|up|target|needs?|am i|did)\b|\bneed(?:ed)? (?:power|watts)|^(?:power|watts)\b|\b(?:power|watts|w\/kg|wattage)\s*\?*$/.test(
      words,
    )
  )
    return 'power';
  if (
    /\b(?:how long|how much time|total time|what time|which time|what kind of time|what sort of time|how (?:quick|quickly)|time (?:for|to|on|up|at|do|will|would|can|could|should)|duration|eta|finish(?:ing)? time|(?:predict|estimate|guess)\w* (?:my |the |a )?time|how many (?:minutes|hours|mins)|(?:my|the|a realistic) time|when (?:will|would|do) i (?:finish|arrive|be there)|take me|bike split|(?:what|which|my|a) split|split (?:please|would|for|at))\b|\bsplit\?*$/.test(
      words,
    )
  )
    return 'time';
  if (
    /\b(?:what|which|average|mean|how much) (?:average |mean |sort of |kind of )?speed|\bhow fast\b|\bspeed (?:at|for|with|on|do|will|would)\b|km\/h (?:do|will|would|at)|^speed\b|\bspeed\?*$|\bhow (?:many )?(?:km\/h|mph)\b|what (?:km\/h|mph|pace)\b/.test(
      words,
    )
  )
    return 'speed';
  if (
    /\b(?:can|could|would) i\b|\bis (?:it|that|this) (?:possible|realistic|doable|feasible)|\b(?:doable|feasible|realistic|possible)\b|\bwhat (?:does it|do i|would it|will it|it|is needed|would that) takes?\b|what would i need|\bwhat do i need\b|\bto (?:ride|do|climb|finish|break|beat|go)\b.*\bwhat\b|\bam i (?:strong|fit|fast) enough\b|\bdo i have a chance\b/.test(
      words,
    )
  )
    return 'power';
  return null;
}

/**
 * Share of FTP that riders mean by a word: middles of Coggan's power zones (Allen, Coggan and McGregor, Training and
 * Racing with a Power Meter), and "sweet spot" by its usual 88 to 94 %.
 */
const intensities: readonly [RegExp, number, string][] = [
  [
    /(?<!(?:%|share|fraction|portion) )\b(?:at|on|with|of) (?:my )?(?:ftp|threshold)\b|\bthreshold (?:pace|effort|power|intensity)\b|\bzone 4\b|\bz4\b/,
    1,
    'threshold',
  ],
  [/\bsweet ?spot\b|\bsst\b/, 0.91, 'sweet spot'],
  [/\btempo\b|\bzone 3\b|\bz3\b/, 0.83, 'tempo'],
  [
    /\b(?:endurance|steady|moderate|all-day|all day|gran ?fondo|sportive)\b(?= (?:pace|effort|ride|intensity|power|rhythm|speed))|\bzone 2\b|\bz2\b|\bendurance\b/,
    0.65,
    'endurance',
  ],
  [/\b(?:easy|easily|recovery|gentle|relaxed|chill|cafe|social)\b|\bzone 1\b|\bz1\b/, 0.5, 'easy'],
];

/** The intensity that words name, as a share of FTP and in words; null when they name none. */
export function intensityIn(words: string): { share: number; word: string } | null {
  if (/\b(?:tempo|threshold|endurance|easy|zone \d|z\d) (?:heart|hr|zone)\b/.test(words)) return null;
  const found = intensities.find(([pattern]) => pattern.test(words));
  return found ? { share: found[1], word: found[2] } : null;
}

/** Words for "as fast as I can". */
export const wantsBest = (text: string): boolean =>
  /\b(?:as (?:fast|hard|quick(?:ly)?) as|all ?-?out|my best|best effort|flat out|full gas|max(?:imum)? effort|what could i do|what can i do|my limit|(?:fastest|quickest) (?:possible )?time|realistic (?:time|target|goal)|^(?:so |ok |then |and )*what(?:'s| is| would be) realistic(?: then| for me)*[ ?.!]*$|(?:time|power|watts) (?:is|would be|are) realistic|what (?:time|power|watts) (?:should|can|could) i (?:hold|expect|aim|target|plan|ride)|target (?:watts|power|time))\b/.test(
    text,
  );
