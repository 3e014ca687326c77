import { findEvent } from '../../language/events.ts';
import type { Reading } from '../../skill.ts';
import { figure, has, type Message } from '../../understanding/message.ts';
import type { PlanAsk } from './ask.ts';
import { fillCourse, kindNamed, kindOf, raceWeek } from './event.ts';
import { fill } from './fill.ts';
import { freeDays } from './said-days.ts';

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
/** Advice on plans that stand, and figures that are judged. */
const OTHER_MATTER =
  /\bhow (?:do|should|can) i count\b|\bwhat time should i plan\b|\bplateau\w*|\brepeat the (?:last|same) week\b|\bcarry on where\b|^is \d[^.?]{0,40}\b(?:good|slow|fast|ok(?:ay)?|bad)\b/;
/** A plan for the day itself. */
const OF_THE_DAY =
  /\b(?:race|pacing|feeding|fuel\w*|nutrition|hydration) plan\b|\bplan (?:my|the|this|a) (?:race|ride|climb|event)\b/;
const LEADS_TO =
  /\b(?:for|until|till|to|before|towards|prepare|ready|upcoming|with (?:the|a|my) \w*race|in (?:may|june|july|august|september|october|april|march|spring|summer))\b/;
const ONE_WEEK =
  /\b(?:this week|next week|plan a week|a week for me|a week|my (?:next )?week|one week|weekly (?:plan|structure)|training week|per week plan)\b/;
/** Questions about plans, which are no wish for one. */
const ASKS_OF_PLANS =
  /\b(?:why|what is|what are|difference|worth|better|should i (?:use|buy|follow)|is it|polari[sz]ed|how long (?:does|should|before)|how many hard|how often|taper\b(?!.*(?:plan|week))|missed|skip\w*|sick|ill\b|burn\w*|eat|carbs?)\b/;

/** Reads a wish for a training plan. @param today ISO date of today where the rider is */
export function readPlan(message: Message, today: string): Reading<PlanAsk> | null {
  const { text: plain } = message;
  if (OTHER_MATTER.test(plain) || (message.session && !/\bplan\b/.test(plain))) return null;
  const ask: PlanAsk = { wants: 'week', askedOn: today };
  fill(ask, message, today);
  if (VAGUE.test(plain) && !message.session && message.quantities.length === 0)
    return { ask: { ...ask, aim: ask.aim ?? 'fitness' }, score: 0.95 };
  const { hours, weeks, eventDate: date } = ask;
  const known = findEvent(plain);
  const signs = signsIn(message, ask, known !== null);
  const { says, trains, goal, ahead, daysNamed, leadsTo } = signs;
  if (
    !says &&
    !goal &&
    !ahead &&
    !daysNamed &&
    ask.longDay === undefined &&
    hours === undefined &&
    !(trains && (weeks !== undefined || date)) &&
    !leadsTo
  )
    return null;
  if (OF_THE_DAY.test(plain) && !trains) return null;
  const kind = known
    ? kindOf(known)
    : (kindNamed(plain) ??
      // "To ride 50 miles in ten weeks": a long ride is an event, whatever it is called.
      (goal && (figure(message, 'distance') ?? 0) >= LONG_M ? 'granFondo' : undefined));
  const dated = weeks !== undefined || date !== undefined;
  const block =
    dated ||
    (kind !== undefined && LEADS_TO.test(plain)) ||
    /\b(?:block|season|winter|base (?:phase|training|period)|months?|programme?|training plan)\b/.test(plain);
  ask.wants = block && (dated || !ONE_WEEK.test(plain)) ? 'block' : 'week';
  if (kind) ask.event = kind;
  if (known) {
    ask.eventName = known.name;
    ask.eventHours = Math.round(known.distanceM / 25_000 + known.gainM / 1500);
  } else if (kind) fillCourse(ask, kind, message);
  if (!dated && kind) raceWeek(ask, plain, today);
  if (kind === 'triathlon')
    ask.beside = [
      'This plans the bike part: keep your swims and runs, and put a short run after one ride a week.',
    ];
  let score = scoreOf(message, ask, signs);
  // "Are 4 hours a week enough for a fondo?" is answered by the plan that they make.
  if (/^(?:is|are|will|would)\b.*\benough\b/.test(plain) && !dated) {
    if (kind && hours !== undefined) ask.wants = 'block';
    else score -= 0.45;
  }
  if (message.climb && !trains && !/\bplan\b/.test(plain)) score -= 0.3;
  if (has(message, 'power') && has(message, 'distance')) score -= 0.3;
  return score > 0.2 ? { ask, score: Math.min(1, score) } : null;
}

/** By what a message is known to wish for a plan. */
type Signs = Record<'says' | 'trains' | 'goal' | 'ahead' | 'daysNamed' | 'leadsTo', boolean>;

/** @param event true where an event is named that is known */
function signsIn(message: Message, ask: PlanAsk, event: boolean): Signs {
  const { text: plain } = message;
  const { weeks } = ask;
  const toTrain =
    /\bwhat now\b|\bwhat (?:should|do|can) i\b|\bfocus\b|\blongest\b/.test(plain) ||
    ask.hours !== undefined ||
    ask.days !== undefined ||
    ask.hoursNow !== undefined ||
    ask.wantsVerdict === true;
  return {
    says: planWords.test(plain),
    trains: /\btrain(?:ing)?\b/.test(plain),
    // "120 km in six weeks": a distance and a time to it are a goal.
    goal:
      (has(message, 'distance') &&
        weeks !== undefined &&
        GOAL.test(plain) &&
        !/^what\b|\b(?:did|burn\w*|i rode|have ridden)\b/.test(plain)) ||
      (/\b(?:taper|race) week\b/.test(plain) && !/^(?:what|why|how|is|do|should)\b/.test(plain)),
    // "Gran fondo in 20 weeks, 3 days a week": an event, the time to it, and what there is to train with.
    ahead: weeks !== undefined && toTrain && EVENT_AHEAD.test(plain),
    daysNamed: freeDays(plain).length > 1 || ask.dayTimes !== undefined,
    // "London to Brighton in 9 weeks": an event that is named, and a time to it.
    leadsTo:
      weeks !== undefined &&
      event &&
      !/\b(?:replace|instead|swap|closed|without|broke|injur\w*)\b/.test(plain),
  };
}

/** How sure it is that a plan is wished for. */
function scoreOf({ text: plain }: Message, ask: PlanAsk, signs: Signs): number {
  const { says, trains, goal, ahead, daysNamed, leadsTo } = signs;
  const { hours, weeks } = ask;
  let score =
    (says ? 0.35 : 0) +
    (goal || ahead || leadsTo ? 0.35 : 0) +
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
    (ask.event ? 0.15 : 0);
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
  if (ASKS_OF_PLANS.test(plain) && hours === undefined && weeks === undefined) score -= 0.35;
  return score;
}
