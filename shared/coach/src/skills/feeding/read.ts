import { findEvent } from '../../language/events.ts';
import type { Reading, Talk } from '../../skill.ts';
import { has, type Message } from '../../understanding/message.ts';
import type { FeedingAsk } from './ask.ts';
import { namedFood } from './foods.ts';
import { asksForMore } from './gut.ts';
import { OWN_FILE } from '../race/own-file.ts';
import { askIn } from './read-ask.ts';

const FEEDING =
  /\b(?:eat\w*|feed\w*|fuel\w*|carb\w*|cho|nutrition\w*|gels?|bars?|food|bottles?|bidons?|drink\w*|hydrat\w*|fluids?|sodium|salt|electrolytes?|caffeine|snacks?|in(?:to)? (?:my |the )?(?:jersey )?pockets|bonk\w*|energy (?:drink|gels?|bars?)|g\/h|sandwich\w*|rice cakes?)\b/;
/** Eating on the days before is for the cards, and so is what food weighs on a climb. */
const DAYS_BEFORE_OR_WEIGHT = /\bcarb(?:o|ohydrate)? ?-?load\w*\b|\bseconds?\b.{0,24}\bcost|\bcosts? me\b/;
/** Buffers and such are no food. */
const NO_FOOD = /\b(?:bicarb\w*|creatine|ketones?|beta ?-?alanine|nitrates?|beet\w*)\b/;
/** Questions on food as such are for the cards. */
const FOOD_AS_SUCH =
  /\b(?:why|is it (?:bad|ok|okay|good|safe|true)|can i (?:eat|drink|use|train|mix)|better|difference|vs|versus|recipe|make my own|homemade|stomach|nausea\w*|sick|vomit\w*|gut train\w*|train my gut|protein|creatine|beer|alcohol|keto|vegan|vegetarian|fasted|empty stomach|breakfast|dinner|lunch|the (?:night|day|evening) before|load(?:ing)?|supplement\w*|brand|cheap\w*|instead of|alternative to|expired|weigh\w* (?:myself|before)|sweat rate|cramp\w*|bonked|bicarb\w*|beetroot|nitrates?|ketones?|vitamins?|omega|magnesium|milk|pizza|savou?ry|sweet|cannot stand|hate|taste|allerg\w*|rest days?|off the bike|daily|every day|a day|per day|what (?:is|are|does|causes))\b/;
const WANTS =
  /\b(?:what|how (?:much|many|often)|plan|should|need|enough|carry|take|pack|bring|per hour|an hour|strategy|schedule|list|when|g\/h|which|ok|okay)\b/;

/** Reads a message as a question on eating and drinking for a ride, with how sure that is; null when it is none. */
export function readFeeding(message: Message, talk: Talk): Reading<FeedingAsk> | null {
  if (!isOnFeeding(message)) return null;
  if (asksForMore(message)) return { ask: { ...askIn(message, talk, false), about: 'gut' }, score: 0.9 };
  const { text: plain, words } = message;
  if (OWN_FILE.test(plain) && /\bplan\b/.test(plain) && !has(message, 'duration', 'distance'))
    return { ask: { ...askIn(message, talk, false), about: 'plan', file: true }, score: 1.3 };
  const ride = has(message, 'duration', 'distance') || message.climb !== null || findEvent(plain) !== null;
  const fromLast = !ride && isOnLastRide(plain, talk);
  const known = ride || fromLast;
  const ask = askIn(message, talk, fromLast);
  const anyLength = !known && ask.anyLength === true && asksAnHour(message);
  let score =
    (anyLength ? 0.5 : 0) +
    0.2 +
    (known ? 0.45 : 0) +
    (WANTS.test(plain) ? 0.2 : 0) +
    (has(message, 'grams', 'volume', 'carbRate', 'temperature') ? 0.1 : 0);
  if (!known) score -= 0.1;
  if (!known && asksForOwnEvent(plain)) score += 0.45;
  if (/\bfeeding plan|fuel(?:ling|ing)? plan|nutrition plan|hydration plan\b/.test(plain)) score += 0.3;
  if (FOOD_AS_SUCH.test(words)) score -= known ? 0.2 : 0.5;
  return score > 0.1 ? { ask, score: Math.min(1, score) } : null;
}

/** True where a message speaks of food or drink that is taken on a ride. */
function isOnFeeding(message: Message): boolean {
  const { text: plain } = message;
  if (message.session && !/\b(?:eat\w*|carb\w*|fuel\w*|gels?|drink\w*|bottles?|feed\w*)\b/.test(plain))
    return false;
  // "I carry 2 x 500 ml, 4 hour ride, ok?"
  const carries =
    has(message, 'volume') &&
    has(message, 'duration', 'distance') &&
    /\b(?:carry|carrying|take|taking|bring|pack|enough|ok|okay|have|got)\b/.test(plain);
  return (
    (FEEDING.test(plain) || carries || has(message, 'carbRate') || namedFood(plain) !== null) &&
    !DAYS_BEFORE_OR_WEIGHT.test(plain) &&
    !NO_FOOD.test(plain)
  );
}

/** "What should I eat on that?": the ride of the last answer, where a message names none of its own. */
function isOnLastRide(plain: string, { memory }: Talk): boolean {
  if (memory.result?.timeS === undefined) return false;
  const ridden = ['ride', 'race', 'courses', 'load', 'feeding'].includes(memory.current?.skill ?? '');
  return (
    (ridden &&
      /\b(?:i|me|my|it|that|this|and|need)\b|^(?:carbs?|food|fuel|drink|eat)/.test(plain) &&
      !/\b(?:yesterday|usually|in general|every day|daily|a day|the day before|the night before|evening|friday|saturday|sunday)\b/.test(
        plain,
      )) ||
    /\b(?:for|during|on|in) (?:that|this|it|the climb|the ride|the race)\b|^(?:and )?(?:what|how much) (?:should|do|must) i (?:eat|drink)[^a-z]*$|\bfor (?:it|that)\b/.test(
      plain,
    )
  );
}

/** What is drunk or eaten an hour, or in heat: that can be said without the length of the ride. */
const asksAnHour = (message: Message): boolean =>
  /\b(?:how (?:much|many)|what|amount|plan|need|per hour|an hour)\b/.test(message.text) &&
  (message.concepts.has('hot') ||
    has(message, 'temperature') ||
    /\b(?:per|an|each|a) hour\b|\bhourly\b|\bml\b/.test(message.text));

/** An event of the rider's own, and a number that depends on its length: that is asked for. */
const asksForOwnEvent = (plain: string): boolean =>
  /\b(?:how (?:much|many)|numbers|grams|what do i (?:eat|take|pack|bring)|plan)\b/.test(plain) &&
  /\b(?:for|during|in|at|on|to) (?:a|my|the|our|this|that) (?:\w+ )?(?:race|ride|event|sportive|gran ?fondo|marathon|tour|triathlon)\b|\b(?:on|this|next) (?:saturday|sunday|weekend)\b|\btomorrow\b/.test(
    plain,
  ) &&
  !/\b(?:before|after|breakfast|dinner|evening|night|week|days?|caffeine|protein|water bottles)\b/.test(
    plain,
  );
