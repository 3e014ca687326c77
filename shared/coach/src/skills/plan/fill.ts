import type { WeekAim } from '@breakaway/cycling';
import { figure, has, type Message } from '../../understanding/message.ts';
import type { PlanAsk } from './ask.ts';
import { counted } from '../../language/number-words.ts';
import { fillDays } from './said-days.ts';
import { fillHours, hourWords } from './said-hours.ts';
import { fillDates } from './said-weeks.ts';

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

/** Whether an aim can be reached at all is asked. */
const VERDICT =
  /\b(?:do-?able|possible|realistic|feasible|achievable|manageable|reachable|crazy|stupid|mad|too (?:late|ambitious|soon|early)|enough (?:time|training|weeks|hours?|for|to)|in time|any chance|can i (?:do|make|manage|finish|get)|could i (?:do|make|manage|finish)|will i (?:make|manage|finish)|is (?:it|that) (?:enough|ok))\b/;

/** Hours that a rider has in other weeks. */
const usually =
  /\b(?:usual\w*|normal\w*|typical\w*|regular\w*|otherwise|average|mostly|instead of|after|per week|a week|an? \S+ hours? week)\b/;

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
  fillDays(ask, message);
  fillRider(ask, message);
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
  const [, hard] =
    /\b(?:(\d|one|two|three) (?:hard|interval|intensity|quality) (?:days?|sessions?|workouts?))\b/.exec(
      plain,
    ) ?? [];
  if (hard) ask.hardDays = Math.min(3, counted(hard));
  if (/\bno (?:gym|strength|weights)\b/.test(plain)) ask.strength = false;
  if (
    /\b(?:heavy|physical|manual|stressful) (?:job|work|labour)|building site|nurse|on my feet all day\b/.test(
      plain,
    )
  )
    ask.heavyJob = true;
  const longest = new RegExp(`\\blongest (?:ride )?(?:so far |yet |is |was |of )*${hourWords}`).exec(plain);
  if (longest) ask.longestHours = Number(longest[1]);
  const ctl = figure(message, 'ctl');
  if (ctl !== undefined) ask.ctl = ctl;
  const aim = aims.find(([, pattern]) => pattern.test(plain))?.[0];
  if (aim) ask.aim = aim;
  if (ask.aim === 'recovery' && has(message, 'weeklyHours', 'duration') && !usually.test(plain))
    ask.allHours = true;
}

/** Puts onto a question who the rider is: age, experience, and what they come back from. */
function fillRider(ask: PlanAsk, message: Message): void {
  const { text: plain, concepts } = message;
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
  const [, off, unit] =
    /\b(\d+|one|two|three|four|five|six) (weeks?|months?) (?:off(?! the plan)|without (?:riding|training|a bike|the bike)|break|away from the bike)/.exec(
      plain,
    ) ?? [];
  if (off && unit) {
    ask.weeksOff = Math.round(counted(off) * (unit.startsWith('m') ? 4.345 : 1));
    ask.returning = true;
  }
  if (
    /\b(?:postpartum|gave birth|after (?:the )?(?:birth|baby)|had a baby|months after (?:birth|the baby))\b/.test(
      plain,
    )
  )
    ask.postpartum = true;
}
