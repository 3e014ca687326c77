import { WEEKDAYS, type EventKind, type WeekAim, type Weekday } from '@breakaway/cycling';
import { findEvent } from '../../language/events.ts';
import type { Reading } from '../../skill.ts';
import { figure, has, type Message } from '../../understanding/message.ts';
import type { PlanAsk } from './ask.ts';
import { dayTimesIn } from './day-times.ts';
import {
  addDays,
  datesIn,
  daysBetween,
  mondayOf,
  nextOf,
  weekdayNamed,
  weekdaysIn,
  dayPattern,
} from './dates.ts';

const events: readonly [EventKind, RegExp][] = [
  ['timeTrial', /\b(?:time ?-?trial|tt|10 mile|25 mile|hour record)\b/],
  ['criterium', /\bcrit(?:erium)?s?\b|\bkermesse\b|\bcyclo-?cross\b/],
  ['hillClimb', /\bhill ?-?climb\b|\bmountain time\b/],
  [
    'ultra',
    /\bultra\b|\b(?:audax|brevet|pbp|lel|bikepack\w*|transcontinental|24 ?h(?:our)? race|[346]00 ?km|1000 ?km)\b/,
  ],
  ['triathlon', /\b(?:triathlon|ironman|70\.3|tri\b)/],
  [
    'mtb',
    /\b(?:mtb|mountain bike) (?:race|marathon|event|stage)|\b(?:race|marathon|event)\b[^.]{0,30}\b(?:mtb|mountain bike)\b|\b(?:xc|xco|leadville)\b/,
  ],
  ['gravel', /\bgravel\b|\bunbound\b/],
  ['roadRace', /\broad race\b|\bracing season\b|\b(?:race|races)\b/],
  [
    'granFondo',
    /\b(?:gran ?fondo|granfondo|sportive|fondo|century|cyclo-?sportive|etape|marmotte|maratona|long ride|100 ?-?(?:mile[rs]?|km)|160 ?km|\d{3} ?k(?:m)?|charity ride|event|tour|coast to coast)\b/,
  ],
];

const planWords =
  /\b(?:plan|sketch|what (?:should|would|does|could) (?:a|my|the) (?:training )?week (?:look|be)\b|taper(?:ing)? for|programme|program|schedule|block|mesocycle|week(?:ly)? (?:plan|schedule|structure|training)|training week|structure (?:my|a) (?:week|training)|organi[sz]e my (?:week|training)|plan my (?:week|training|season|winter)|periodi[sz]\w*|build ?-?up|prepare|preparation|get (?:me )?ready|train (?:for|me)|train\w* for|what should my week|how (?:would|should|do|can) (?:you|i) (?:best )?(?:spend|split|use|divide|fill|spread)|how should i (?:train|structure|plan|organi[sz]e|prepare)|(?:polari[sz]ed|pyramidal|training|base|build|recovery|easy|camp|taper|race|threshold|sweet ?-?spot|ftp|vo2 ?-?max) (?:training )?week|train(?:ing)? camp week)\b/;

/** An opener that names no more than the wish to become better: the hours a week are what is missing. */
const VAGUE =
  /^(?:hi|hello|hey|so|well|ok|i|i'?m|just|really|simply|please|help me|can you help me|would like|i'?d like|want|need|trying|have|to|how (?:do|can|could|should) i|how to|[ ,.!])+(?: ?(?:to )?(?:get|be|become|getting) (?:a )?(?:bit |much |lot )?(?:fit|fitter|faster|quicker|stronger|better|in shape|into shape|back in shape|back into shape)|improve(?: my fitness)?)(?: (?:on (?:a|the|my) bike|at cycling|cyclist|rider|by bike|again|quickly|this (?:year|winter|summer)|as a (?:rider|cyclist)))*[ ?.!]*$/;
/** A distance before the weeks that are left to it, and hardly a word between. */
const GOAL =
  /\bin (?:about |only |just )?[\w-]+ weeks?\b[^.?!]{0,40}\b\d+ ?-?(?:km|kms|k|mi|miles?)\b|\b\d+ ?-?(?:km|kms|k|mi|miles?)\b[^.?!]{0,40}\bin (?:about |only |just )?[\w-]+ weeks?\b|\bweeks? (?:to|until|till|for|from now)\b/;

/** An event that is named, and how many weeks there are to it. */
const EVENT_AHEAD =
  /\b(?:event|race|fondo|sportive|century|crit|tt|time trial|hill ?climb|audax|brevet|tour|ride|triathlon|ironman|100 miles?)\b[^.?!]{0,24}\b(?:in|is|only|just) (?:about |only |just )?[\w-]+ weeks?\b|\b[\w-]+ weeks? (?:to|until|till|before) (?:my|the|a|first|our|an?)\b/;
/** A ride that is prepared for, m. */
const LONG_M = 60_000;
/** Whether an aim can be reached at all is asked. */
const VERDICT =
  /\b(?:do-?able|possible|realistic|feasible|achievable|manageable|reachable|crazy|stupid|mad|too (?:late|ambitious|soon|early)|enough (?:time|training|weeks|hours?|for|to)|in time|any chance|can i (?:do|make|manage|finish|get)|could i (?:do|make|manage|finish)|will i (?:make|manage|finish)|is (?:it|that) (?:enough|ok))\b/;

/** Reads a wish for a training plan. */
export function readPlan(message: Message, today: string): Reading<PlanAsk> | null {
  const { text: plain } = message;
  if (
    /\bhow (?:do|should|can) i count\b|\bwhat time should i plan\b|\bplateau\w*|\brepeat the (?:last|same) week\b|\bcarry on where\b|^is \d[^.?]{0,40}\b(?:good|slow|fast|ok(?:ay)?|bad)\b/.test(
      plain,
    )
  )
    return null;
  if (message.session && !/\bplan\b/.test(plain)) return null;
  const ask: PlanAsk = { wants: 'week', askedOn: today };
  fill(ask, message, today);
  const { hours } = ask;
  const weeks = ask.weeks;
  const says = planWords.test(plain);
  const trains = /\btrain(?:ing)?\b/.test(plain);
  const date = ask.eventDate;
  const vague = VAGUE.test(plain) && !message.session && message.quantities.length === 0;
  if (vague) return { ask: { ...ask, aim: ask.aim ?? 'fitness' }, score: 0.95 };
  // "120 km in six weeks": a distance and a time to it are a goal.
  const goal =
    (has(message, 'distance') &&
      weeks !== undefined &&
      GOAL.test(plain) &&
      !/^what\b|\b(?:did|burn\w*|i rode|have ridden)\b/.test(plain)) ||
    (/\b(?:taper|race) week\b/.test(plain) && !/^(?:what|why|how|is|do|should)\b/.test(plain));
  // "Gran fondo in 20 weeks, 3 days a week": an event, the time to it, and what there is to train with.
  const toTrain =
    /\bwhat now\b|\bwhat (?:should|do|can) i\b|\bfocus\b|\blongest\b/.test(plain) ||
    hours !== undefined ||
    ask.days !== undefined ||
    ask.hoursNow !== undefined ||
    ask.wantsVerdict;
  const ahead = weeks !== undefined && toTrain && EVENT_AHEAD.test(plain);
  const daysNamed = freeDays(plain).length > 1 || ask.dayTimes !== undefined;
  // "London to Brighton in 9 weeks": an event that is named, and a time to it.
  const leadsTo =
    findEvent(plain) !== null && !/\b(?:replace|instead|swap|closed|without|broke|injur\w*)\b/.test(plain);
  if (
    !says &&
    !goal &&
    !ahead &&
    !daysNamed &&
    ask.longDay === undefined &&
    hours === undefined &&
    !(trains && (weeks !== undefined || date)) &&
    !(leadsTo && weeks !== undefined)
  )
    return null;
  if (
    /\b(?:race|pacing|feeding|fuel\w*|nutrition|hydration) plan\b|\bplan (?:my|the|this|a) (?:race|ride|climb|event)\b/.test(
      plain,
    ) &&
    !trains
  )
    return null;
  const known = findEvent(plain);
  const kind = known
    ? eventKindOf(known.kind, known.name)
    : (events.find(([, pattern]) => pattern.test(plain))?.[0] ??
      // "To ride 50 miles in ten weeks": a long ride is an event, whatever it is called.
      (goal && (figure(message, 'distance') ?? 0) >= LONG_M ? ('granFondo' as const) : undefined));
  const leads =
    kind !== undefined &&
    /\b(?:for|until|till|to|before|towards|prepare|ready|upcoming|with (?:the|a|my) \w*race|in (?:may|june|july|august|september|october|april|march|spring|summer))\b/.test(
      plain,
    );
  const block =
    weeks !== undefined ||
    date !== undefined ||
    leads ||
    /\b(?:block|season|winter|base (?:phase|training|period)|months?|programme?|training plan)\b/.test(plain);
  const oneWeek =
    /\b(?:this week|next week|plan a week|a week for me|a week|my (?:next )?week|one week|weekly (?:plan|structure)|training week|per week plan)\b/;
  ask.wants =
    block && !oneWeek.test(weeks === undefined && date === undefined ? plain : '') ? 'block' : 'week';
  if (kind) ask.event = kind;
  if (known) {
    ask.eventName = known.name;
    ask.eventHours = Math.round(known.distanceM / 25_000 + known.gainM / 1500);
  } else if (kind) fillCourse(ask, kind, message);
  // A race day named by its weekday alone is that of the coming week.
  if (!date && weeks === undefined && kind) raceWeek(ask, plain, today);
  if (kind === 'triathlon')
    ask.beside = [
      'This plans the bike part: keep your swims and runs, and put a short run after one ride a week.',
    ];
  let score =
    (says ? 0.35 : 0) +
    (goal || ahead || (leadsTo && weeks !== undefined) ? 0.35 : 0) +
    (says && ask.days !== undefined && /\bweeks?\b/.test(plain) ? 0.25 : 0) +
    (ask.wantsVerdict && goal ? 0.3 : 0) +
    (daysNamed ||
    (ask.longDay !== undefined && /\b(?:set|make|put|move|must|has to|needs? to|should)\b/.test(plain))
      ? 0.6
      : 0) +
    (hours !== undefined && /\b(?:this|next) week\b/.test(plain) ? 0.3 : 0) +
    (hours !== undefined && /\b(?:easy|rest|recovery|taper) week\b/.test(plain) ? 0.3 : 0) +
    (trains ? 0.15 : 0) +
    (hours !== undefined &&
    /\b(?:get|be|become|getting) (?:fit|fitter|faster|stronger)\b|\bwhere (?:on earth )?do i (?:begin|start)\b/.test(
      plain,
    )
      ? 0.35
      : 0) +
    (hours !== undefined ? 0.3 : 0) +
    (weeks !== undefined || ask.eventDate ? 0.15 : 0) +
    (kind ? 0.15 : 0);
  if (
    /\b(?:give me|make me|build|create|write|design|need a|want a|plan my|plan a|set up|draw up|can you (?:make|plan|build))\b/.test(
      plain,
    )
  )
    score += 0.2;
  if (
    /\btraining (?:plan|week|block|schedule|programme?)\b|\bplan my (?:training )?(?:next )?(?:week|season|winter|training)\b/.test(
      plain,
    )
  )
    score += 0.25;
  const asksOfPlans =
    /\b(?:why|what is|what are|difference|worth|better|should i (?:use|buy|follow)|is it|polari[sz]ed|how long (?:does|should|before)|how many hard|how often|taper\b(?!.*(?:plan|week))|missed|skip\w*|sick|ill\b|burn\w*|eat|carbs?)\b/;
  if (asksOfPlans.test(plain) && hours === undefined && weeks === undefined) score -= 0.35;
  // "Are 4 hours a week enough for a fondo?" is answered by the plan that they make.
  if (/^(?:is|are|will|would)\b.*\benough\b/.test(plain) && weeks === undefined && date === undefined) {
    if (kind && hours !== undefined) ask.wants = 'block';
    else score -= 0.45;
  }
  if (message.climb && !trains && !/\bplan\b/.test(plain)) score -= 0.3;
  if (has(message, 'power') && has(message, 'distance')) score -= 0.3;
  return score > 0.2 ? { ask, score: Math.min(1, score) } : null;
}

/** How long an event takes by the distance that was said: rough speeds over all, km/h. */
function fillCourse(ask: PlanAsk, kind: EventKind, message: Message): void {
  const distanceM = figure(message, 'distance');
  if (
    distanceM === undefined ||
    distanceM < 5000 ||
    kind === 'hillClimb' ||
    kind === 'criterium' ||
    kind === 'triathlon'
  )
    return;
  const usual =
    kind === 'timeTrial' ? 38 : kind === 'mtb' ? 15 : kind === 'gravel' || kind === 'ultra' ? 21 : 25;
  const kmh = ask.level === 'new' ? 0.85 * usual : usual;
  const hours = distanceM / 1000 / kmh + (figure(message, 'gain') ?? 0) / 1500;
  ask.eventHours = Math.min(240, Math.round(10 * hours) / 10);
  const named = /\b(?:gran ?fondo|fondo|sportive|race|tour|ride)\b/.exec(message.text)?.[0];
  const audax = /\b(?:audax|brevet)\b/.exec(message.text)?.[0];
  if (kind === 'ultra' && audax) ask.eventName = `${Math.round(distanceM / 1000)} km ${audax}`;
  if (kind === 'granFondo' && named !== 'gran fondo')
    ask.eventName = `${Math.round(distanceM / 1000)} km ${named === 'sportive' ? 'sportive' : 'ride'}`;
}

function raceWeek(ask: PlanAsk, plain: string, today: string): void {
  const named =
    new RegExp(
      `\\b(?:race|event|sportive|fondo|tt|crit)\\b[^.]{0,16}\\b(?:on|this|next) ${dayPattern}\\b`,
    ).exec(plain)?.[1] ??
    new RegExp(`\\b${dayPattern}(?:'s)? (?:race|event|sportive|fondo|tt|crit)\\b`).exec(plain)?.[1];
  if (!named) return;
  ask.eventDate = nextOf(weekdayNamed(named), today);
  ask.wants = 'block';
}

const eventKindOf = (kind: string, name: string): EventKind => {
  const text = `${kind} ${name}`.toLowerCase();
  return events.find(([, pattern]) => pattern.test(text))?.[0] ?? 'granFondo';
};

const aims: readonly [WeekAim, RegExp][] = [
  ['recovery', /\b(?:recovery|easy|rest|deload) week\b/],
  ['hillClimb', /\bclimb\w*|hills?|mountains?(?! bike)|uphill\b/],
  ['timeTrial', /\btime ?-?trial\w*|\btt\b/],
  ['criterium', /\bcrit\w*/],
  ['sprint', /\bsprint(?!\w* (?:distance|tri))\w*\b/],
  ['vo2max', /\bvo2 ?-?max\b/],
  ['ftp', /\bftp\b|threshold\b/],
  ['roadRace', /\brac(?:e|es|ing)\b/],
  ['granFondo', /\bgran ?fondo|sportive|century\b/],
  ['endurance', /\bendurance|(?<!the )long(?:er)? rides?(?! (?:shorter|longer))|base\b/],
  ['fitness', /\bfit(?:ness|ter)?|healthy|shape\b/],
];

const small: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 };
const count = (word: string): number => small[word] ?? Number(word);
const hourWords = '(\\d+(?:\\.\\d+)?) ?(?:h|hrs?|hours?)\\b';
const nowHours = new RegExp(
  `\\b(?:currently|at the moment|right now|so far|normally|usually|at present|these days|these last weeks)\\b[^.;,]{0,24}?${hourWords}|${hourWords}[^.;,]{0,14}\\b(?:at the moment|right now|at present|currently|these days|so far)\\b`,
);

/** Puts what a message says about a plan onto a question. */
export function fill(ask: PlanAsk, message: Message, today: string): void {
  const { text: plain, concepts } = message;
  if (concepts.has('tired') && ask.hardDays === undefined) {
    ask.hardDays = 1;
    ask.beside = [
      ...(ask.beside ?? []),
      'You say that you are tired: one hard day only. Leave it out if your legs are still heavy by then.',
    ];
  }
  if (VERDICT.test(plain)) ask.wantsVerdict = true;
  else delete ask.wantsVerdict;
  fillHours(ask, message);
  fillDates(ask, message, today);
  const days = figure(message, 'daysPerWeek') ?? figure(message, 'timesPerWeek') ?? daysSaid(plain);
  if (days !== undefined && days >= 1 && days <= 7) ask.days = Math.max(1, Math.min(6, Math.round(days)));
  const free = freeDays(plain);
  if (free.length > 1) {
    ask.days ??= Math.min(6, free.length);
    ask.excluded = WEEKDAYS.filter((day) => !free.includes(day));
  }
  const excluded = excludedDays(plain);
  if (excluded.length > 0) ask.excluded = [...new Set([...(ask.excluded ?? []), ...excluded])];
  const long = new RegExp(
    `long (?:ride|one|day)[^.]{0,16}\\b${dayPattern}\\b|\\b${dayPattern}\\b[^.]{0,12}long`,
  ).exec(plain);
  if (long) ask.longDay = weekdayNamed((long[1] ?? long[2])!);
  fillDayTimes(ask, message);
  const age = figure(message, 'age');
  if (age !== undefined) ask.age = age;
  if (/\b(?:masters?|over 50|over fifty|in my (?:fifties|sixties|50s|60s)|retired|pensioner)\b/.test(plain))
    ask.masters = true;
  if (/\b(?:junior|teenager|u1[579]|under 1[5-8]|\d{2} year old (?:son|daughter))\b/.test(plain))
    ask.youth = true;
  if (
    concepts.has('beginner') ||
    /\b(?:beginner|new to|just started|first plan|never trained|new rider)\b/.test(plain)
  )
    ask.level = 'new';
  else if (
    /\b(?:well trained|elite|cat ?[12]\b|experienced racer|racing for years|ex-?pro|national level)\b/.test(
      plain,
    )
  )
    ask.level = 'trained';
  if (
    /\b(?:coming back|come back|returning|return (?:to|from)|back after|after (?:an? )?(?:injury|break|illness|surgery)|time off|off the bike|not ridden|haven'?t ridden)\b/.test(
      plain,
    )
  )
    ask.returning = true;
  const off =
    /\b(\d+|one|two|three|four|five|six) (weeks?|months?) (?:off(?! the plan)|without (?:riding|training|a bike|the bike)|break|away from the bike)/.exec(
      plain,
    );
  if (off) {
    ask.weeksOff = Math.round(count(off[1]!) * (off[2]!.startsWith('m') ? 4.345 : 1));
    ask.returning = true;
  }
  if (
    /\bshift ?-?work\w*|\b(?:night|late|early|rotating|hours?) shifts?|\bwork\w* (?:nights|shifts)\b|\b(?:rotating|on) nights\b|\b\d days? on\b|\b\d on,? (?:and )?\d off\b|\brota\b|swap shifts|irregular (?:hours|schedule)|unpredictable|newborn\b/.test(
      plain,
    )
  )
    ask.shift = true;
  if (concepts.has('indoors')) ask.indoor = true;
  if (
    concepts.has('noPowerMeter') ||
    /\b(?:hr|heart rate) only\b|\bonly (?:a )?(?:hr|heart rate)\b/.test(plain)
  )
    ask.noPowerMeter = true;
  const hard =
    /\b(?:(\d|one|two|three) (?:hard|interval|intensity|quality) (?:days?|sessions?|workouts?))\b/.exec(
      plain,
    );
  if (hard) ask.hardDays = Math.min(3, count(hard[1]!));
  if (/\bno (?:gym|strength|weights)\b/.test(plain)) ask.strength = false;
  if (
    /\b(?:postpartum|gave birth|after (?:the )?(?:birth|baby)|had a baby|months after (?:birth|the baby))\b/.test(
      plain,
    )
  )
    ask.postpartum = true;
  if (
    /\b(?:heavy|physical|manual|stressful) (?:job|work|labour)|building site|nurse|on my feet all day\b/.test(
      plain,
    )
  )
    ask.heavyJob = true;
  const groups =
    '(?:group ride|club ride|club run|bunch ride|chain ?gang|weekly race|evening race|tt league|spin class)';
  const group = new RegExp(
    `\\b${groups}\\b[^.,;]{0,20}?\\b${dayPattern}\\b|\\b${dayPattern}\\b[^.,;]{0,20}?\\b${groups}\\b`,
  ).exec(plain);
  if (group) ask.groupRideDay = weekdayNamed((group[1] ?? group[2])!);
  const longest = new RegExp(`\\blongest (?:ride )?(?:so far |yet |is |was |of )*${hourWords}`).exec(plain);
  if (longest) ask.longestHours = Number(longest[1]);
  const ctl = figure(message, 'ctl');
  if (ctl !== undefined) ask.ctl = ctl;
  const aim = aims.find(([, pattern]) => pattern.test(plain))?.[0];
  if (aim) ask.aim = aim;
  if (ask.aim === 'recovery' && has(message, 'weeklyHours', 'duration') && !usually.test(plain))
    ask.allHours = true;
}

/** Hours that a rider has in other weeks. */
const usually =
  /\b(?:usual\w*|normal\w*|typical\w*|regular\w*|otherwise|average|mostly|instead of|after|per week|a week|an? \S+ hours? week)\b/;

/** Time for each day, where it differs: the week is those days, and the longest of them has the long ride. */
function fillDayTimes(ask: PlanAsk, message: Message): void {
  const shut = excludedDays(message.text);
  const times = dayTimesIn(message).filter(({ weekday }) => !shut.includes(weekday));
  // "Tuesday, Thursday and Saturday, 6 hours" is one time for the week.
  const differ =
    new Set(times.map(({ minutes }) => minutes)).size > 1 || /\b(?:each|every|both)\b/.test(message.text);
  if (times.length < 2 || !differ || /\b(?:rode|did|done|went|was|were|yesterday)\b/.test(message.text))
    return;
  ask.dayTimes = times.slice(0, 6);
  const named = ask.dayTimes.map(({ weekday }) => weekday);
  const total = ask.dayTimes.reduce((sum, { minutes }) => sum + minutes, 0);
  ask.hours = Math.max(1, Math.min(30, Math.round(total / 6) / 10));
  ask.days = named.length;
  ask.excluded = WEEKDAYS.filter((day) => !named.includes(day));
  ask.longDay = ask.dayTimes.reduce((best, one) => (one.minutes > best.minutes ? one : best)).weekday;
}

/** "3 days" beside "week" or "ride" where no "a week" stands. */
function daysSaid(plain: string): number | undefined {
  const match = /\b(\d|two|three|four|five|six) (?:rides?|riding days|training days|days of riding)\b/.exec(
    plain,
  );
  return match ? count(match[1]!) : undefined;
}

/** After a length of time that is no riding: "12 hour shifts". */
const workTime = /^[ -]?(?:shifts?|nights?|work\w*|job|(?:working )?days?\b|commute|drive|flight|sleep)/;

function fillHours(ask: PlanAsk, message: Message): void {
  const { text: plain } = message;
  const usual = nowHours.exec(plain.replace(/\blongest[^.;,]*/g, ' '));
  if (usual) ask.hoursNow = Number(usual[1] ?? usual[2]);
  const slots =
    /\b(\d|two|three|four|five|six)(?: \w+)? (?:slots?|rides?|sessions?|times?|x|windows?) (?:of )?(\d{2,3}) ?min/.exec(
      plain,
    );
  if (slots) {
    ask.days = count(slots[1]!);
    ask.hours = Math.round((10 * ask.days * Number(slots[2])) / 60) / 10;
    return;
  }
  const said = message.quantities
    .filter(({ kind, relative }) => kind === 'weeklyHours' && !relative)
    .map(({ value }) => value);
  const own = said.filter((value) => value !== ask.hoursNow || said.length === 1);
  // The longest ride is no week: "7 hours, and the longest was 4 hours".
  const longest = /\blongest[^.;,]*/.exec(plain);
  const clock = message.quantities.find(
    ({ kind, value, text, start }) =>
      kind === 'duration' &&
      !workTime.test(plain.slice(start + text.length)) &&
      !(longest && start >= longest.index && start < longest.index + longest[0].length) &&
      value >= 2 * 3600 &&
      value <= 30 * 3600 &&
      /h/.test(text),
  );
  if (own[0] !== undefined) ask.hours = own[0];
  else if (
    clock &&
    (weeksSaid(message) !== undefined || !has(message, 'distance', 'gain')) &&
    /\b(?:weeks?|weekly|plan|train\w*|block)\b/.test(plain) &&
    !/\blast year|takes?|finish|event of|race of\b/.test(plain)
  )
    ask.hours = clock.value / 3600;
  if (ask.hoursNow !== undefined && ask.hours === undefined && said.length === 0) ask.hours = ask.hoursNow;
  // What one rides now is no wish for a plan of that size only where another figure stands.
  if (ask.hours === ask.hoursNow) delete ask.hoursNow;
}

/** After a number of weeks that is not the length of a plan, and before one. */
const notLength =
  /^ ?(?:off|without|break|away from|ago|on\b|in a row|old|postpartum|pregnant|since|of (?:illness|holiday|vacation))/;
const notLengthBefore = /\b(?:last|past|every|after|for the past|weeks?|in weeks?) ?$/;

/** How many weeks a plan is asked for. */
function weeksSaid({ text: plain, quantities }: Message): number | undefined {
  return quantities.find(
    ({ kind, relative, start, end }) =>
      kind === 'weeks' &&
      !relative &&
      !notLength.test(plain.slice(end)) &&
      !notLengthBefore.test(plain.slice(0, start)),
  )?.value;
}

function fillDates(ask: PlanAsk, message: Message, today: string): void {
  const { text: plain } = message;
  const weeks = weeksSaid(message);
  if (weeks !== undefined) ask.weeks = Math.max(1, Math.min(52, Math.round(weeks)));
  const spans = datesIn(plain, today).filter(
    ({ first, start }) =>
      first > today &&
      !/\b(?:holidays?|away|vacation|from|start\w*|since|until i|march now|it'?s)\b[^.]{0,14}$/.test(
        plain.slice(0, start),
      ),
  );
  // "In 10 weeks" is said once as weeks already.
  const date = ask.weeks === undefined ? spans[0] : spans.find(({ exact }) => exact);
  // "12 week plan, end of September": the weeks lead up to it, and begin when they have to.
  const far =
    ask.weeks === undefined
      ? undefined
      : spans.find(({ exact, day }) => !exact && daysBetween(today, day) > 7 * ask.weeks! + 20);
  if (!date && far && ask.weeks !== undefined) {
    ask.eventDate = far.day;
    ask.dateGuessed = true;
    ask.startDate = mondayOf(addDays(far.day, -7 * (ask.weeks - 1)));
    delete ask.weeks;
    return;
  }
  if (!date) return;
  ask.eventDate = date.day;
  if (date.exact) delete ask.dateGuessed;
  else ask.dateGuessed = true;
}

/** The days that a rider can train on, where they name them: "I can train tue, thu, sat and sun". */
function freeDays(plain: string): Weekday[] {
  const days = new RegExp(
    `\\b(?:(?:can|could|able to|only|want to|will|do|free to|have time to|like to) (?:ride|train|cycle)|train(?:ing)? (?:only )?|rides? only|available|free|time|my days are|(?:days?|times|rides?|x) (?:a|per) week),?:? ?(?:on )?(?:only )?((?:${dayPattern}(?:,| and| or|s| &|\\/|\\+)* ?){2,})`,
  ).exec(plain);
  // "I can only ride weekends"
  if (
    /\bonly (?:\w+ )?(?:ride|train|cycle)? ?(?:on |at |the )*weekends?\b|\bweekends? only\b|\b(?:ride|train|cycle)s? only (?:on |at |the )*weekends?\b/.test(
      plain,
    )
  )
    return ['Sat', 'Sun'];
  return days && !/\b(?:can'?t|cannot|not|never|except)\b[^,.]{0,12}$/.test(plain.slice(0, days.index))
    ? weekdaysIn(days[1]!)
    : [];
}

/** Days on which the rider cannot or will not train. */
function excludedDays(plain: string): NonNullable<PlanAsk['excluded']> {
  const dayList = `((?:(?:${dayPattern}|week ?ends?|week ?days?)(?:,| and| or|s| &|\\/)* ?)+)`;
  const pattern = new RegExp(
    `\\b(?:no(?:t|thing)?(?: on| training on| riding on| time on)?|can'?t (?:ride |train |do )?(?:on )?|cannot (?:ride |train |do )?(?:on )?|except|not on|off on|never on|without|rest(?: on)?|free|busy on|work on|don'?t ride on|no (?:rides?|riding|training|bike|cycling)(?: on)?) ?${dayList}`,
    'g',
  );
  const after = new RegExp(
    `\\b${dayList}(?:is |are |being |as )?(?:always |a |my |the |never )*(?:off|free|blocked|impossible|no good|out|rest)\\b`,
    'g',
  );
  return [...plain.matchAll(pattern), ...plain.matchAll(after)].flatMap((match) => weekdaysIn(match[1]!));
}
