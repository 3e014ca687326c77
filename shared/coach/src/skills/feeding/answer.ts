import type { AnswerPart } from '@breakaway/contract';
import { needs } from '../../answer/needs.ts';
import { details, notice, suggestions } from '../../answer/parts.ts';
import { show } from '../../answer/rounding.ts';
import type { Outcome, Talk } from '../../skill.ts';
import { unreadable } from '../having.ts';
import { attachFirst } from '../../files/attach-first.ts';
import { isSideQuestion } from './about.ts';
import { rateOf } from './amounts.ts';
import type { FeedingAsk } from './ask.ts';
import { afterAnswer, beforeAnswer } from './before-after.ts';
import { caffeineAnswer } from './caffeine.ts';
import { carbohydrateAnswer } from './carbohydrate.ts';
import { feedingFor, type FeedingFacts } from './compute.ts';
import { drinkAnswer } from './drink.ts';
import { carriedAnswer } from './enough.ts';
import { fullPlan } from './full-plan.ts';
import { gutSteps } from './gut.ts';
import { ofOneKind } from './one-kind.ts';
import { isWanted } from './products.ts';
import { sodiumAnswer } from './sodium.ts';
import { timelineOf } from './timeline.ts';
import { shownWarnings } from './warnings.ts';

/** Answers a question on feeding; asks for the length of the ride where the answer hangs on it. */
export function answerFeeding(ask: FeedingAsk, talk: Talk): Outcome {
  if (ask.about === 'gut')
    return ask.rateGH === undefined
      ? unreadable
      : gutSteps({ goalGH: ask.rateGH, nowGH: ask.nowGH ?? talk.athlete.choToleranceGh?.value ?? 60 });
  if (ask.file) return attachFirst;
  const open =
    ask.durationS === undefined &&
    ask.course === undefined &&
    ask.anyLength === true &&
    isSideQuestion(ask.about) &&
    ask.countBottles !== true;
  const facts = feedingFor(open ? { ...ask, durationS: 3 * 3600 } : ask, talk);
  if (facts === null) return needs('rideTime');
  if (typeof facts === 'string') return { kind: 'refuse', text: facts };
  const { plan, durationS } = facts;
  const [kind, another] = ask.kinds ?? [];
  if (kind && !another) return ofOneKind(kind, facts, talk);
  const parts = [...feedingParts(facts), suggestions(...chipsFor(ask, durationS))];
  return {
    kind: 'answer',
    parts,
    calls: [{ tool: 'feeding', arguments: ask, result: { shown: parts, ...plan.totals } }],
    rests: [{ of: 'feeding' }],
    result: { timeS: durationS, powerW: facts.powerW, title: `feeding for ${show.aboutTime(durationS)}` },
  };
}

/** A plan for food as an answer: what was asked, a warning, what to take when, and all of it folded. */
export const feedingParts = (facts: FeedingFacts): AnswerPart[] => [
  ...leadOf(facts),
  ...shownWarnings(facts)
    .slice(0, 1)
    .map((words) => notice(words, 'warning')),
  ...(showsTimeline(facts) ? [timelineOf(facts)] : []),
  ...details('The plan in full', ...fullPlan(facts)),
];

/** The answer to what was asked, which stands first. */
function leadOf(facts: FeedingFacts): AnswerPart[] {
  const { about, carriedG } = facts.ask;
  switch (about) {
    case 'drink':
      return drinkAnswer(facts);
    case 'sodium':
      return sodiumAnswer(facts);
    case 'caffeine':
      return caffeineAnswer(facts);
    case 'after':
      return afterAnswer(facts);
    case 'before':
      return beforeAnswer(facts);
    default:
      return about === 'count' && carriedG !== undefined && rateOf(facts) >= 1
        ? carriedAnswer(carriedG, facts)
        : carbohydrateAnswer(facts);
  }
}

/** The clock goes with the plan and its count, where it holds nothing but what the rider takes. */
const showsTimeline = ({ ask, plan }: FeedingFacts): boolean =>
  (ask.about === 'plan' || ask.about === 'count') &&
  !ask.savoury &&
  ask.carriedG === undefined &&
  plan.items.every(({ kind }) => kind === 'water' || isWanted(ask, kind));

const chipsFor = (ask: FeedingAsk, durationS: number): string[] => [
  durationS > 4 * 3600 ? 'And for 3 hours?' : 'And for 5 hours?',
  ask.temperatureC === undefined ? 'And at 32 °C?' : 'What should I eat before a race?',
  ask.rateGH === undefined ? 'And with 90 g/h?' : 'How do I train my gut?',
];
