import type { Reading, Talk } from '../../skill.ts';
import { has, type Message } from '../../understanding/message.ts';
import { dayPattern } from '../plan/dates.ts';
import type { SessionAsk } from './ask.ts';
import { askedIn, type Asked } from './asked.ts';
import { comparedIn } from './compare.ts';
import { readHill } from './read-hill.ts';
import { readAside, readKind } from './kind.ts';
import { readRaceDays } from './race-days.ts';
import { readSwap } from './swap.ts';
import { readWish } from './wish.ts';
import { readWritten } from './written.ts';

/** A week of its own kind with a wish for it, not a ride. */
const WHOLE_WEEK = /\b(?:recovery|rest|easy|deload|taper|race) week\b/;
/** Finding a threshold is a test, slots in a week are a plan, and hours between two races are for resting. */
const OTHER_MATTER =
  /\b(?:find|measure|determine|work out|estimate|establish)\b[^.?!]{0,16}\b(?:threshold|ftp|lthr|max(?:imum)? (?:hr|heart))\b|\b(?:slots|windows)\b[^.?!]{0,30}\b(?:a|per|each) week\b|\bhours between\b|\bwhere should i sit\b|\bweek after\b|\bhow much of my (?:training|riding|time|week)\b|\b(?:training load|stress score|hrtss|trimp)\b|\bwhat (?:tss|load|if) (?:was|is|did|does)\b|\bjet ?-?lag\b|\bflying (?:from|to)\b|\bbetween (?:the |my |two )?races\b/;
/** What changes a plan that stands: its weeks, or the day of the race. */
const OF_THE_PLAN =
  /\bweeks? \d|\b(?:race|event)\b[^.]{0,30}\b(?:moved|instead|earlier|later|postponed|now on)\b/;
/** "Can I swap Tuesday and Thursday?" of the plan that stands. */
const SWAPS_DAYS = new RegExp(
  `\\b(?:swap|switch|move|exchange)\\b.*\\b${dayPattern}\\b.*\\b${dayPattern}\\b`,
);
const HOURS_OF_WEEK = /\d ?(?:h|hrs?|hours?)\b[^.?!]{0,14}\b(?:this|next|a|per|each|every) week\b/;
const REPEATS = /\d ?x ?\d/;
const ASKS_WORTH =
  /^(?:should|do|does|is|are|why|will|would|how much) (?:i|it|strength|gym|weights?|lifting|cyclists)\b/;
/** A warm-up is no session. */
const WARM_UP = /\bwarm ?-?up\b(?! ?(?:and|,|included|incl))/;

/** Reads a question on a session: to be explained, built, compared, or swapped for another. */
export function readSessionAsk(message: Message, talk: Talk): Reading<SessionAsk> | null {
  const asked = askedIn(message, talk);
  if (isOther(asked)) return null;
  return (
    readCompared(asked) ?? readWritten(asked) ?? readHill(asked) ?? readSwap(asked) ?? readUnwritten(asked)
  );
}

/** Reads two sessions that are set against each other. */
function readCompared({ message, talk, constraint, builds }: Asked): Reading<SessionAsk> | null {
  const sides = comparedIn(message, talk, null);
  // "Does 2x40 min to work replace my endurance ride?" asks of the commute.
  const inTheWay = constraint !== null && constraint.kind !== 'other' && constraint.kind !== 'lessTime';
  return sides && !builds && !(inTheWay && sides.instead)
    ? { ask: { wants: 'compare', ...sides }, score: 0.95 }
    : null;
}

/** Reads what is asked of a session that goes by its kind, its aim or its length alone. */
function readUnwritten(asked: Asked): Reading<SessionAsk> | null {
  const { text: plain } = asked.message;
  if (/\b(?:eat|fuel\w*|carbs?|gels?|food)\b/.test(plain) && !asked.builds) return null;
  const reading = readRaceDays(asked) ?? readAside(asked);
  if (reading) return reading;
  if (WARM_UP.test(plain) && !/\b(?:incl\w*|with|plus|and) (?:an? |the )?warm/.test(plain)) return null;
  return readWish(asked) ?? readKind(asked);
}

/** Whether a message is for another skill or for what is known, however much it says of sessions. */
function isOther({ message, talk, constraint, otherSport }: Asked): boolean {
  const { text: plain, session } = message;
  if (!session) {
    // A recovery or taper week is a plan, and so is what moves the race or the weeks of one.
    if (WHOLE_WEEK.test(plain) || OTHER_MATTER.test(plain)) return true;
    if (talk.memory.current?.skill === 'plan' && (OF_THE_PLAN.test(plain) || SWAPS_DAYS.test(plain)))
      return true;
    if (
      !constraint &&
      /\b(?:plan|programme|program|schedule)\b/.test(plain) &&
      (has(message, 'weeks') || /\b(?:week|weekly|block|training plan|season|month)\b/.test(plain))
    )
      return true;
    // Whether the gym is worth it is asked of knowledge.
    if (
      constraint?.kind === 'strength' &&
      (ASKS_WORTH.test(plain) || /\bsame day\b|\bfit\b.{0,20}\b(?:in|into)\b/.test(plain))
    )
      return true;
  }
  if (!otherSport && (has(message, 'gain', 'carbRate', 'pressure') || (message.climb && !session)))
    return true;
  // Hours of a week are no length of a session, however they stand: "sweet spot with 6 hours a week", "only 4 hours this week".
  if ((has(message, 'weeklyHours') || HOURS_OF_WEEK.test(plain)) && !(session && REPEATS.test(plain)))
    return true;
  // What weeks off cost is asked of knowledge.
  if (
    constraint?.kind === 'noBike' &&
    (has(message, 'weeks') || (has(message, 'days') && /\bwas\b/.test(plain)))
  )
    return true;
  // "70 TSS in an hour, what intensity?" is a sum.
  return (
    has(message, 'tss') && /\b(?:what|which) intensity\b|\bhow hard\b|\bwhat (?:if|watts|power)\b/.test(plain)
  );
}
