import type { SessionTypeId } from '@breakaway/cycling';

/** Words by which riders call a kind of session; the first that fits counts. */
const words: readonly [SessionTypeId, RegExp][] = [
  ['thirtyFifteen', /\b30 ?\/ ?15s?\b|\bronnestad'?s?\b/],
  ['fortyTwenty', /\b40 ?\/ ?20s?\b/],
  ['thirtyThirty', /\b30 ?\/ ?30s?\b|\bbillats?\b/],
  ['microbursts', /\bmicro ?-?bursts?\b|\b15 ?\/ ?15s?\b/],
  ['overUnder', /\bover ?-?unders?\b|\bunder ?-?overs?\b|\bcriss ?-?cross\b/],
  ['tabata', /\btabatas?\b/],
  ['pyramid', /\bpyramids?\b|\bladder (?:session|interval)/],
  ['standingStarts', /\bstanding starts?\b/],
  ['sprintIntervals', /\b(?:sprint intervals?|sit)\b|\ball ?-?out 30/],
  ['sprints', /\bsprints?\b/],
  ['lowCadence', /\b(?:low[- ]cadence|torque|big gear|strength endurance|muscular force|sfr|k3)\b/],
  [
    'hillReps',
    /\bhill (?:reps?|repeats?|sprints?|intervals?)\b|\bclimb(?:ing)? (?:repeats?|intervals?|session)\b/,
  ],
  ['hardStart', /\bhard ?-?start\b|\bfast start\b/],
  ['raceWinning', /\brace[- ]winning\b|\brwi\b|\battack(?:s|ing)? (?:session|interval)/],
  [
    'openers',
    /\bopeners?\b|\bleg openers?\b|\bactivation\b|\bpre-?race (?:ride|spin|session)\b|\bday before (?:a |the |my )?race\b/,
  ],
  ['hourOfPower', /\bhour of power\b/],
  ['timeTrialPace', /\b(?:time ?-?trial|tt) (?:pace|session|workout|interval|training|effort)\w*\b/],
  ['longVo2', /\b4 ?x ?8\b|\bseiler\b/],
  ['vo2max', /\bvo2 ?-?(?:max)?\b|\baerobic power\b|\bnorwegian\b/],
  ['anaerobic', /\banaerobic\b|\b1 ?-?min(?:ute)? power\b|\blactate tolerance\b/],
  ['sweetSpot', /\bsweet ?-?spot\b|\bsst\b|(?<=x ?\d\d ?(?:min )?)\bss\b/],
  [
    'threshold',
    /\bthreshold\b|\bftp (?:interval|session|workout|builder|training)\w*\b|\braise (?:my )?ftp\b/,
  ],
  ['tempo', /\btempo\b/],
  ['recovery', /\brecovery (?:ride|spin|session|hour)\b|\beasy spin\b|\bactive recovery\b/],
  ['long', /\blong ride\b/],
  [
    'endurance',
    /\bendurance\b|\bz(?:one)? ?2\b|\bbase (?:ride|miles|session)\b|\beasy (?:ride|hour|session)\b/,
  ],
  ['heat', /\bheat (?:session|training|ride)\b/],
  [
    'groupRide',
    /\bfartlek\b|\brace sim\w*\b|\b(?:group|club|bunch) ride (?:replacement|session|at home|alternative)\b|\breplace(?:ment|s)? .{0,20}(?:group|club|bunch) ride\b|\bgroup ride,? replacement\b/,
  ],
  ['timeTrialPace', /\bbrick\b/],
];

/** The kind of session that words name; null for none. */
export const typeIn = (text: string): SessionTypeId | null =>
  words.find(([, pattern]) => pattern.test(text))?.[0] ?? null;

/** The kind of session that serves an aim which riders name without a session. */
const aims: readonly [SessionTypeId, RegExp][] = [
  ['vo2max', /\b(?:3|4|5|6) ?-?min(?:ute)?s? (?:power|best|effort|pb)\b/],
  ['anaerobic', /\b(?:1|2) ?-?min(?:ute)?s? (?:power|best|effort|pb)\b|\b(?:30|60) ?-?s(?:ec\w*)? power\b/],
  ['threshold', /\b(?:20|30|40|60) ?-?min(?:ute)?s? (?:power|best|effort|pb)\b/],
  [
    'openers',
    /\brace (?:is )?tomorrow|tomorrow'?s? (?:race|tt|time trial|crit|event)|before (?:the|my) race\b/,
  ],
  ['hillReps', /\bclimb\w*|hills?|uphill|mountains?\b/],
  ['sprints', /\bsprint\w*|finish(?:ing)? (?:kick|speed)|punch\w*\b/],
  ['fortyTwenty', /\bcrit\w*|cyclo-?cross|attacks?|surges?|race legs\b/],
  ['timeTrialPace', /\btime ?-?trial\w*|\btt\b/],
  ['vo2max', /\boxygen|aerobic capacity|top end|5 ?-?min(?:ute)? power|lungs\b/],
  ['threshold', /\bftp\b|threshold|sustained power|20 ?-?min(?:ute)? power\b/],
  ['endurance', /\bfat\b|endurance|base|stamina|long rides?|gran ?fondo|century|distance\b/],
  ['recovery', /\brecover\w*|loosen|tired|easy|legs are\b/],
];

/** The kind of session for an aim; null where none is named. */
export const typeForAim = (text: string): SessionTypeId | null =>
  aims.find(([, pattern]) => pattern.test(text))?.[0] ?? null;

/** The kind of session that a mood asks for, by the time there is, min; null where none is named. */
export function moodIn(text: string, minutes = 60): SessionTypeId | null {
  if (
    /\b(?:(?:two|three|2|3|several) hard (?:days|rides|sessions)|not (?:too|so|that|very) (?:hard|tough|intense)|nothing (?:too )?hard|easy|gentle|relax\w*|chill|tired|heavy|knackered|no legs|legs are|loosen|meh)\b/.test(
      text,
    )
  )
    return minutes <= 50 ? 'recovery' : 'endurance';
  if (
    /\b(?:hard|suffer|pain\w*|mean|brutal|kill(?:er)?|beast|nasty|savage|intense|tough|hiit|sharp|punchy|spic\w+|sweat\w*|properly)\b/.test(
      text,
    )
  )
    return minutes < 40 ? 'thirtyThirty' : 'vo2max';
  if (/\b(?:fun|exciting|entertaining|boring|bored|play\w*|variety|varied|interesting)\b/.test(text))
    return 'fortyTwenty';
  return null;
}
