import type { AnswerPart } from '@breakaway/contract';
import type { PacingGoal } from '@breakaway/cycling';
import { needs } from '../../answer/needs.ts';
import { details, notice, suggestions, text } from '../../answer/parts.ts';
import { show } from '../../answer/rounding.ts';
import { sources } from '../../answer/works.ts';
import { attachFirst } from '../../files/attach-first.ts';
import type { CoursePlan, CourseQuestion } from '../../files/course-work.ts';
import type { TalkFile } from '../../files/talk-file.ts';
import type { Result } from '../../memory.ts';
import type { Outcome, Skill, Talk } from '../../skill.ts';
import { feedingParts } from '../feeding/answer.ts';
import { feedable } from '../feeding/rider.ts';
import { routeArguments, type RouteAsk } from './ask.ts';
import { EFFORTS } from '../race/targets.ts';
import { betterOf, comparedParts, waysOf, type Way } from './compare.ts';
import { openPart } from './open.ts';
import { effortOf, massOf, onlyHere, questionOf } from './question.ts';
import { changedRoute, readRoute } from './read.ts';
import { climbsParts, factsParts, planParts } from './show.ts';

type Course = NonNullable<TalkFile['course']>;
type Answered = Extract<Outcome, { kind: 'answer' }>;

/** A ride that was recorded indoors, or without places. */
const noRoad: Outcome = {
  kind: 'refuse',
  text: 'This file has no road in it, so no race can be planned on it. Attach the file of a route.',
  chips: ['Explain this ride'],
};

/** The plan; where the time that was asked for cannot be ridden, the nearest that can, and why. */
function planOn(course: Course, asked: CourseQuestion, talk: Talk) {
  const plan = (goal: PacingGoal) => {
    const question = { ...asked, goal };
    const made = talk.courses.result({ kind: 'plan', course: course.text, question });
    return { made, question, missed: null as string | null };
  };
  const { goal } = asked;
  const first = plan(goal);
  // Where nobody could compute it, another plan would not be computed either.
  if (first.made.ok || goal.kind !== 'time' || 'why' in first.made) return first;
  const fastest = plan({ kind: 'fastest' });
  if (!fastest.made.ok) return fastest;
  const isTooFast = fastest.made.plan.totalTimeS > goal.timeS;
  const nearest = isTooFast ? fastest : plan({ kind: 'fastest', intensityCap: EFFORTS.least });
  const is = isTooFast ? 'your fastest' : 'the easiest that I plan';
  return { ...nearest, missed: `${first.made.message} This is ${is}.` };
}

const labels: Partial<Record<string, string>> = {
  cp: 'critical power',
  wPrime: "W'",
  height: 'height',
  bikeWeight: 'bike weight',
};

/** What is left out here, or counts here alone, in sentences. */
function asideOf(ask: RouteAsk, talk: Talk): string {
  const names = onlyHere(talk).map((fact) => labels[fact] ?? fact);
  return [
    names.length > 0 && !talk.memory.guest
      ? `Your ${names.join(' and ')} from this talk counts here. The Race Analyzer takes it from your profile.`
      : '',
    ask.massBy === undefined ? '' : `Counted with ${show.kg(massOf(ask, talk) ?? 0)}.`,
    ask.wind ? 'Wind is not in this plan: the Race Analyzer takes it, by the hour too.' : '',
    ask.onPart ? 'Power for a part of the course is for the Race Analyzer: lock it at its section.' : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** What is eaten and drunk on the plan. */
function foodOn({ plan, food }: CoursePlan, ask: RouteAsk, talk: Talk): AnswerPart[] | null {
  if (!food) return null;
  const { athlete, taken } = feedable(talk, ask.carbsGh);
  return [
    ...feedingParts({
      plan: food.feeding,
      durationS: plan.totalTimeS,
      powerW: plan.load.averagePowerW,
      athlete,
      taken,
      ask: {
        about: 'plan',
        ...(ask.temperatureC === undefined ? {} : { temperatureC: ask.temperatureC }),
        ...(ask.carbsGh === undefined ? {} : { rateGH: ask.carbsGh }),
      },
      powerHow: 'mean of the plan for your course',
    }),
    text(food.sentence),
    suggestions(
      'Make a race plan',
      'And at 30 °C?',
      ask.carbsGh === undefined ? 'And with 90 g/h?' : 'How do I train my gut?',
    ),
  ];
}

/** An effort that nobody plans for hours. */
const beyond = (ftpW: number): Outcome => ({
  kind: 'refuse',
  text: `Over a whole course I plan ${show.share(EFFORTS.least)} to ${show.share(EFFORTS.most)} of your FTP: ${show.watts(EFFORTS.least * ftpW)} to ${show.watts(EFFORTS.most * ftpW)} W normalized.`,
  chips: ['Make a race plan', `Plan it at ${show.watts(0.75 * ftpW)} W`],
});

/** What is answered of one plan; null where there is nothing to say. */
function partsOf({ ask, planned }: Way, talk: Talk): AnswerPart[] | null {
  if (ask.about === 'food') return foodOn(planned.made, ask, talk);
  return ask.about === 'climbs' ? climbsParts(planned, ask) : planParts(planned);
}

/** The course of an attached file: planned as the Race Analyzer plans it, with its food and its climbs. */
export const route: Skill<RouteAsk> = {
  name: 'route',
  title: 'The attached course: race plan, food, climbs and figures from the road of the file',
  ofFile: true,
  arguments: routeArguments,
  results: ['headline', 'table', 'timeline'],
  sources: ['martin1998', 'skiba2012', 'jeukendrup2014', 'thomas2016', 'guest2021', 'acsm2007'],
  examples: [
    'plan a race on the attached route',
    'what should i eat on this course',
    'how long does my gpx take me',
    'would a tt bike be faster on this course',
  ],
  uses: ['power', 'relativePower', 'intensity', 'wind', 'windSpeed', 'duration', 'temperature', 'carbRate'],
  minds: ['ttBike', 'roadBike', 'gravelBike', 'mountainBike', 'hot', 'cold', 'windy'],
  read: readRoute,
  change: changedRoute,
  answer(ask, talk): Outcome {
    const course = talk.file?.course;
    if (!course) return talk.file ? noRoad : attachFirst;
    /** @param way the ride that the Race Analyzer opens with */
    const answered = (
      made: AnswerPart[],
      way: RouteAsk,
      question: CourseQuestion | null,
      result: Result,
    ): Answered => {
      const next = made.findIndex(({ kind }) => kind === 'suggestions');
      const at = next === -1 ? made.length : next;
      const parts = [...made.slice(0, at), ...openPart(way, question, talk), ...made.slice(at)];
      const call = {
        tool: 'route',
        arguments: ask,
        result: { shown: made, course: course.facts, ...result },
      };
      return { kind: 'answer', parts, calls: [call], result };
    };
    const { distanceM, ascentM } = course.facts;
    const title = `your course of ${show.km(distanceM)}`;
    if (ask.about === 'facts') {
      const parts = factsParts(course.facts, ask);
      return answered(parts, ask, null, { distanceM, gainM: ascentM, title });
    }
    if (!talk.athlete.massKg) return needs('weight');
    if (!talk.athlete.ftpW) return needs('ftp');
    const ftpW = talk.athlete.ftpW.value;
    const ways: Way[] = [];
    for (const way of waysOf(ask)) {
      const effort = way.targetS === undefined ? effortOf(way, ftpW) : undefined;
      if (effort !== undefined && (effort < EFFORTS.least || effort > EFFORTS.most)) return beyond(ftpW);
      const { made, question, missed } = planOn(course, questionOf(way, talk), talk);
      // The tool has as long as it takes.
      if (!made.ok && 'why' in made)
        return answered([notice(made.message, 'warning')], way, question, { title });
      if (!made.ok) return { kind: 'refuse', text: made.message, chips: ['Make a race plan'] };
      const isAirAsked = ask.temperatureC !== undefined;
      const planned = { made, question, facts: course.facts, missed, isAirAsked, aside: asideOf(ask, talk) };
      ways.push({ ask: way, planned });
    }
    const [one, other] = ways as [Way, Way?];
    const best = other ? betterOf([one, other]) : one;
    const { made, question } = best.planned;
    const parts = other ? comparedParts([one, other]) : partsOf(one, talk);
    if (!parts) return { kind: 'refuse', text: 'No food can be planned for this course.' };
    const { load, totalTimeS } = made.plan;
    const result = { powerW: load.normalizedW, timeS: totalTimeS, distanceM, gainM: ascentM, title };
    return {
      ...answered(parts, best.ask, question, result),
      rests: [{ of: 'ride', inputs: made.plan.inputs }],
    };
  },
  explain: () => [
    text(
      "The plan rides the road of your file: more power uphill, less downhill, within what your power curve holds and with some W' kept. The Race Analyzer computes it in the same way. It also takes wind, stops and surfaces, and what it knows on your device: your products, and the drag that your rides showed.",
    ),
    ...details('Where this comes from', sources('martin1998', 'skiba2012')),
  ],
};
