import { findEvent } from '../../language/events.ts';
import type { Reading } from '../../skill.ts';
import { has, type Message } from '../../understanding/message.ts';
import type { RideAsk } from '../ride/ask.ts';
import { usualWind } from '../ride/change.ts';
import { fixedBy, rideIn } from '../ride/read.ts';
import { setupIn } from '../ride/setup.ts';
import type { RaceAsk } from './ask.ts';
import { OWN_FILE } from './own-file.ts';
import { climbsIn } from './climbs.ts';

const PACING =
  /\b(?:race|pacing|pace|event)[- ](?:plan|strategy|guide|day plan)\b|\bpac(?:e|ing)\b|\bplan (?:for )?(?:my |the |a |this )?(?:race|event|ride|gran ?fondo|sportive|time ?trial|tt)\b|\bstrategy\b|\bhow (?:should|do|would|can) i (?:ride|approach|tackle|race|attack|spread|distribute)\b|\bhow hard (?:can|could|should|do) i (?:go|ride|push|race)\b|\b(?:what|which) (?:power|watts|effort)\b.{0,40}\b(?:climbs|flats|descents|uphill|each|race|event|gran ?fondo|marmotte)\b|\b(?:race|event|gran ?fondo|sportive|time ?trial|tt)\b.{0,30}\bplan\b|\brace day\b|\bplan\b.{0,30}\b(?:race|event|tt|time ?trial|hill ?climb|gran ?fondo|sportive)\b|\b(?:where do i|where should i|what) cap\b|\bcap (?:it|my (?:power|heart|hr))\b/;
/** Weeks of training before a race are a plan. */
const TRAINS =
  /\b(?:train\w* (?:plan|for)|prepar\w*|block|weeks (?:to|until|out)|build up|base|taper|training)\b/;
/** "I want to ride 300 km in a day": a wish for a long ride, and no question with it. */
const WISH =
  /\bi(?:'d like| would like| want| am going|'m going| plan| hope|'m planning| am planning) to (?:do|ride) (?:a |about )?(?:\d{3} ?(?:km|k\b|miles?)|double century)/;
const UPHILL =
  /\bhill ?-?climb (?:race|event|tt|time ?trial)\b|\bhill ?-?climb\b(?= *(?:\?|$))|\buphill (?:race|tt|time ?trial)\b|\bmountain (?:tt|time ?trial)\b/;

const FUEL = /\b(?:eat|feed\w*|fuel\w*|carb\w*|nutrition|drink)\b/;

/** Reads a wish for a race plan: how to pace an event, a course, or the climbs of a day. */
export function readRace(message: Message): Reading<RaceAsk> | null {
  const { text: plain } = message;
  const climbs = climbsIn(message);
  // Times of climbs read as a session as well; here they are a day to ride.
  if (climbs) return { ask: { ride: rideIn(message), parts: climbs }, score: 1.4 };
  if (
    message.session ||
    has(message, 'weeklyHours') ||
    /\b(?:two|2|three|both) (?:goals|races|events|targets|peaks)\b/.test(plain)
  )
    return null;
  const event = findEvent(plain);
  if (OWN_FILE.test(plain) && !has(message, 'distance') && !event && wantsPlan(plain))
    return { ask: { ride: rideIn(message), file: true }, score: 1.3 };
  const pacing =
    PACING.test(plain) ||
    (WISH.test(plain) &&
      !/[?]|\b(?:faster|stronger|easier)\b/.test(plain) &&
      !has(message, 'power', 'speed'));
  const fuelOnly = FUEL.test(plain) && !/\b(?:pac\w+|power|watts|race plan)\b/.test(plain);
  if (TRAINS.test(plain) || fuelOnly || (!pacing && !event)) return null;
  return { ask: askOf(message, event), score: scoreOf(message, event, pacing) };
}

const wantsPlan = (plain: string): boolean =>
  (PACING.test(plain) || /\bplan\b/.test(plain)) && !TRAINS.test(plain) && !FUEL.test(plain);

type Event = NonNullable<ReturnType<typeof findEvent>>;

/** The race that a message describes. */
function askOf(message: Message, event: Event | null): RaceAsk {
  const { text: plain } = message;
  const ride: RideAsk = fixedBy(message, rideIn(message));
  if (event && !has(message, 'distance')) {
    ride.distanceM = event.distanceM;
    ride.gainM = event.gainM;
    ride.terrain = event.gainM > 0.004 * event.distanceM ? 'rolling' : 'flat';
    if (/\btt\b|time trial|ironman|triathlon|70\.3/i.test(`${event.kind} ${event.name}`))
      ride.setup.bike ??= 'tt';
  }
  const perKm = gainPerKm(plain);
  if (
    perKm > 0 &&
    ride.distanceM !== undefined &&
    ride.gainM === undefined &&
    ride.grade === undefined &&
    !message.climb
  ) {
    ride.gainM = (perKm * ride.distanceM) / 1000;
    ride.terrain = 'rolling';
  }
  const ask: RaceAsk = { ride };
  if (event) {
    ask.name = event.name;
    const triathlon = triathlonOf(event.name);
    if (triathlon) ask.triathlon = triathlon;
  }
  if (UPHILL.test(plain) && !message.climb) ask.uphill = true;
  if (ride.timeS !== undefined) ask.targetS = ride.timeS;
  if (ride.share !== undefined && !/\b(?:climbs|flats)\b/.test(plain)) ask.share = ride.share;
  return ask;
}

/** "Hilly" says something of the metres to climb, m per km, where nothing else does; 0 where no such word stands. */
function gainPerKm(plain: string): number {
  if (/\bmountain(?:s|ous)\b/.test(plain)) return 20;
  if (/\b(?:hilly|lumpy|punchy|with (?:some |a few |short )?hills)\b/.test(plain)) return 12;
  return /\b(?:rolling|undulating)\b/.test(plain) ? 7 : 0;
}

/** The distance of a triathlon that has its own name; undefined for other events. */
function triathlonOf(name: string): RaceAsk['triathlon'] {
  if (/70\.3/.test(name)) return 'half';
  if (/ironman/i.test(name)) return 'full';
  if (/olympic/i.test(name)) return 'olympic';
  return /sprint tri/i.test(name) ? 'sprint' : undefined;
}

/** How sure it is that a race is to be planned. */
function scoreOf(message: Message, event: Event | null, pacing: boolean): number {
  const { text: plain } = message;
  const course = event !== null || message.climb !== null || has(message, 'distance');
  let score =
    (pacing ? 0.5 : 0.15) +
    (course ? 0.3 : 0) +
    (event ? 0.1 : 0) +
    (/\brace plan|pacing (?:plan|strategy)|pace\b/.test(plain) ? 0.15 : 0);
  if (/\bon the climbs\b|\bclimbs, flats\b/.test(plain)) score += 0.25;
  // "How do I pace it and when do I eat?": the race plan says both.
  if (course && /\bpac(?:e|ing)\b/.test(plain) && /\b(?:eat\w*|fuel\w*|food|gels?)\b/.test(plain))
    score += 0.3;
  if (
    !course &&
    !/\b(?:my|a|the|me)\b.{0,12}\b(?:race|pacing) plan\b|\brace plan\b|\bpacing plan\b/.test(plain)
  )
    score -= 0.25;
  if (has(message, 'power') && has(message, 'duration') && !/\bplan|pac/.test(plain)) score -= 0.3;
  if (/\b(?:why|negative split|positive split|in general|usually|what does|what is)\b/.test(plain) && !course)
    score -= 0.4;
  return Math.min(1.2, score);
}

/** The race with another time, course, intensity or set-up; null where a message changes none of them. */
export function changed(last: RaceAsk, message: Message): RaceAsk | null {
  if (
    !has(message, 'duration', 'distance', 'gain', 'temperature', 'wind', 'intensity', 'power') &&
    message.concepts.size === 0
  )
    return null;
  if (/\b(?:eat|carb|session|train)\b/.test(message.words)) return null;
  const other = setupIn(message);
  // "What if there is wind?": a breeze is taken, and named in the answer.
  if (message.concepts.has('windy') && !has(message, 'wind', 'windSpeed', 'crosswind'))
    Object.assign(other, usualWind(last.ride));
  if (Object.keys(other).length === 0 && !has(message, 'duration', 'distance', 'gain', 'intensity'))
    return null;
  const ride = { ...fixedBy(message, last.ride), setup: { ...last.ride.setup, ...other } };
  return { ...last, ride, ...(has(message, 'duration') ? { targetS: ride.timeS } : {}) };
}
