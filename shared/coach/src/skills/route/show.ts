import type { AnswerPart, PlainPart } from '@breakaway/contract';
import { formatDuration, type PlanClimb } from '@breakaway/cycling';
import { assumptionOf, assumptions } from '../../answer/assumptions.ts';
import { details, headline, notice, suggestions, table, text } from '../../answer/parts.ts';
import { show } from '../../answer/rounding.ts';
import { sources } from '../../answer/works.ts';
import type { CourseFacts, CoursePlan, CourseQuestion } from '../../files/course-work.ts';
import type { RouteAsk } from './ask.ts';
import { byKindOf, earlyWords, foodTable, leadOf, rideTable } from '../race/show.ts';

const km = (metres: number) => `${(metres / 1000).toFixed(1)} km`;
/** As the Race Analyzer shows it. */
export const exactly = (seconds: number) => formatDuration(Math.round(seconds));

type Climb = CourseFacts['climbs'][number];
const climbCells = ({ startM, lengthM, slope }: Climb) => [
  `km ${(startM / 1000).toFixed(1)}`,
  `${km(lengthM)} at ${show.grade(slope)}`,
];

/** How many climbs stand in one table. */
const MOST_CLIMBS = 12;
const hardest = <C extends Climb>(climbs: readonly C[]): C[] =>
  climbs
    .toSorted((a, b) => b.gainM - a.gainM)
    .slice(0, MOST_CLIMBS)
    .toSorted((a, b) => a.startM - b.startM);

const riddenClimbs = (climbs: readonly PlanClimb[]): AnswerPart =>
  table(
    climbs.length > MOST_CLIMBS ? `The ${MOST_CLIMBS} largest climbs` : 'The climbs',
    ['From', 'Climb', 'Power', 'Time'],
    hardest(climbs).map((climb) => [
      ...climbCells(climb),
      `${show.watts(climb.averagePowerW)} W`,
      exactly(climb.timeS),
    ]),
  );

/** The climb at a place: 1 is the first, -1 the last. */
const climbAt = <C extends Climb>(climbs: readonly C[], place: number): C | undefined =>
  climbs.toSorted((a, b) => a.startM - b.startM).at(place > 0 ? place - 1 : place);

const placeOf = (place: number) =>
  place === -1
    ? 'last'
    : (['first', 'second', 'third', 'fourth', 'fifth', 'sixth'][place - 1] ?? `${place}th`);

const startsAt = ({ startM }: Climb) => `from km ${(startM / 1000).toFixed(1)}`;

/** What a course has where a climb is asked for that it has not. */
function noSuchClimb({ climbs, hasElevation }: CourseFacts): string {
  if (!hasElevation) return 'The file has no heights, so its climbs are not known.';
  if (climbs.length === 0) return 'No climb of this course is long and steep enough to count.';
  return climbs.length === 1
    ? 'One climb of this course counts.'
    : `${climbs.length} climbs of this course count.`;
}

/** The figure that was asked for comes first; without one, how long the course is. */
function factsLead(facts: CourseFacts, { which, climb }: RouteAsk): AnswerPart {
  const { distanceM, ascentM, hasElevation, highestM, lowestM, climbs } = facts;
  if (climb !== undefined) {
    const one = climbAt(climbs, climb);
    return one
      ? headline(
          `The ${placeOf(climb)} climb`,
          `${km(one.lengthM)} at ${show.grade(one.slope)}`,
          '',
          `${startsAt(one)}, ${show.metres(one.gainM)} up`,
        )
      : text(noSuchClimb(facts));
  }
  if (hasElevation && which === 'climbing')
    return headline('Climbing', show.metres(ascentM), '', show.km(distanceM));
  if (hasElevation && which === 'climbs') return headline('Climbs that count', `${climbs.length}`, '');
  if (which === 'highest' && highestM !== null && lowestM !== null)
    return headline('The highest point', show.metres(highestM), '', `the lowest is ${show.metres(lowestM)}`);
  const steepest = climbs.toSorted((a, b) => b.slope - a.slope)[0];
  if (which === 'steepest' && steepest)
    return headline(
      'The steepest climb',
      show.grade(steepest.slope),
      '',
      `over ${km(steepest.lengthM)}, ${startsAt(steepest)}`,
    );
  return headline(
    'Your course',
    show.km(distanceM),
    '',
    hasElevation ? `${show.metres(ascentM)} of climbing` : 'no heights in the file',
  );
}

/** The course in numbers. */
export function factsParts(facts: CourseFacts, ask: RouteAsk): AnswerPart[] {
  const { hasElevation, highestM, lowestM, climbs, mends } = facts;
  const largest = climbs.toSorted((a, b) => b.gainM - a.gainM)[0];
  const heights =
    hasElevation && highestM !== null && lowestM !== null
      ? `It lies between ${show.metres(lowestM)} and ${show.metres(highestM)}.`
      : 'The file has no heights, so climbs are not known and a plan would be for a flat road.';
  const climbing = !hasElevation
    ? ''
    : largest
      ? ` ${climbs.length === 1 ? 'One climb counts' : `${climbs.length} climbs count`}. The largest is ${km(largest.lengthM)} at ${show.grade(largest.slope)}, from km ${(largest.startM / 1000).toFixed(1)}.`
      : ' No climb is long and steep enough to count.';
  return [
    factsLead(facts, ask),
    text(`${heights}${climbing}`),
    ...(climbs.length > 0
      ? [
          table(
            'The climbs',
            ['From', 'Climb', 'Height'],
            hardest(climbs).map((climb) => [...climbCells(climb), show.metres(climb.gainM)]),
          ),
        ]
      : []),
    ...details('What was mended in the file', ...mends.map((words) => text(words) as PlainPart)),
    suggestions('Make a race plan', 'What should I eat on it?', 'How do I taper for it?'),
  ];
}

/** What a plan is for, in words. */
export const goalWords = ({ goal }: CourseQuestion): string => {
  if (goal.kind === 'time') return `for ${exactly(goal.timeS)}`;
  return goal.kind === 'fastest' && goal.intensityCap !== undefined
    ? `at ${show.share(goal.intensityCap)} of FTP`
    : 'as fast as your power allows';
};

/** Normalized power this far below what was asked for is another one, as a share. */
const BELOW = 0.015;

/** W' that is left all the way is not spoken of, as a share. */
const USED = 0.95;

/** Few riders hold what is asked for: among the notes of the plan, and shown before the figures. */
const isWarning = (note: string) => /\bmore than coaches advise\b/.test(note);

/** Where a plan is not what was asked for, or more than most can do. */
export function limits({ made: { plan }, question: { goal }, facts, missed }: Planned): AnswerPart[] {
  const cap = goal.kind === 'fastest' && goal.intensityCap !== undefined ? goal.intensityCap : null;
  const asked = cap === null ? 0 : cap * plan.ftpW;
  return [
    ...(missed ? [notice(missed)] : []),
    ...(facts.hasElevation
      ? []
      : [
          notice(
            'The file has no heights: this plan is for a flat road, and hills make it slower.',
            'warning',
          ),
        ]),
    ...(plan.load.normalizedW < (1 - BELOW) * asked
      ? [
          notice(
            `${show.watts(asked)} W normalized is more than your power curve holds for so long. This is the most.`,
          ),
        ]
      : []),
    ...plan.notes.filter(isWarning).map((words) => notice(words)),
  ];
}

/** Stores that run out on the way. */
const emptied = ({ made: { food } }: Planned): AnswerPart[] =>
  food && !food.fuelled ? [notice(`${food.sentence.split(': ')[0]}.`, 'warning')] : [];

export interface Planned {
  made: CoursePlan;
  question: CourseQuestion;
  facts: CourseFacts;
  /** why the time that was asked for is not planned; null where it is, or none was */
  missed: string | null;
  /** the temperature was asked for */
  isAirAsked: boolean;
  /** what counts here and is not handed over to the tool */
  aside: string;
}

/** A plan as an answer: time and power, what to ride where, the climbs, load and food. */
export function planParts(planned: Planned): AnswerPart[] {
  const { made, question, facts, isAirAsked, aside } = planned;
  const { plan, food } = made;
  const { load, totalTimeS } = plan;
  const wPrimeJ = plan.inputs.find(({ key }) => key === 'wPrimeJ')?.value;
  const byKind = byKindOf(plan, 'flat');
  const rateGh = food ? food.feeding.target.intakeGH : 0;
  const fuel = rateGh >= 1 ? ` Eat ${Math.round(rateGh)} g of carbohydrate an hour.` : '';
  return [
    headline(
      'Planned time',
      exactly(totalTimeS),
      '',
      `${goalWords(question)}: ${show.watts(load.normalizedW)} W normalized (IF ${load.intensityFactor.toFixed(2)}), ${show.watts(load.averagePowerW)} W mean`,
    ),
    text(`${leadOf(byKind)} ${earlyWords(totalTimeS)}${fuel}`),
    ...limits(planned),
    ...emptied(planned),
    rideTable(byKind, plan.ftpW),
    ...(plan.climbs.length > 0 ? [riddenClimbs(plan.climbs)] : []),
    ...(aside ? [text(aside)] : []),
    ...details(
      'Load, food and what it rests on',
      table(
        'Load',
        ['What', 'Value'],
        [
          ['TSS', show.grams(load.trainingStressScore)],
          ['Work', `${show.grams(load.workJ / 1000)} kJ`],
          ['Variability index', load.variabilityIndex.toFixed(2)],
          ['Speed', `${show.kmh(facts.distanceM / totalTimeS)} km/h`],
          ...(wPrimeJ !== undefined && load.wPrimeLeastJ < USED * wPrimeJ
            ? [["Least W' left", `${show.kilojoules(load.wPrimeLeastJ)} at ${km(load.wPrimeLeastAtM)}`]]
            : []),
          ['Give or take', show.aboutTime(plan.sd)],
        ],
      ) as PlainPart,
      ...(food && rateGh >= 1 ? [foodTable({ plan: food.feeding }), text(food.sentence) as PlainPart] : []),
      ...plan.notes.filter((words) => !isWarning(words)).map((words) => text(words) as PlainPart),
      assumptions([
        {
          label: 'Course',
          value: facts.hasElevation
            ? `${show.km(facts.distanceM)}, ${show.metres(facts.ascentM)} up`
            : `${show.km(facts.distanceM)}, heights not known`,
          source: 'asked',
          how: 'the road of your file',
        },
        {
          label: 'Air',
          value: `${Math.round(question.temperatureC)} °C, no wind`,
          source: isAirAsked ? 'asked' : 'default',
          how: isAirAsked
            ? 'as you said; the Race Analyzer takes wind too'
            : 'the Race Analyzer takes the forecast',
        },
        ...plan.inputs
          .filter(({ key }) => ['riderMassKg', 'bikeMassKg', 'cdaM2', 'crr', 'cpW', 'wPrimeJ'].includes(key))
          .map(assumptionOf),
      ]),
      sources('martin1998', 'skiba2012', 'jeukendrup2014'),
    ),
    suggestions(
      'What should I eat on it?',
      `Plan it for ${show.aboutTime(0.95 * totalTimeS)}`,
      question.bike === 'tt' ? 'And at 30 °C?' : 'Would a TT bike be faster?',
    ),
  ];
}

/** The climbs as they are ridden: first the one that is asked for, or else the largest. */
export function climbsParts({ made, facts, aside }: Planned, { which, climb }: RouteAsk): AnswerPart[] {
  const { climbs } = made.plan;
  const isSteepest = which === 'steepest';
  const first =
    climb === undefined
      ? climbs.toSorted((a, b) => (isSteepest ? b.slope - a.slope : b.gainM - a.gainM))[0]
      : climbAt(climbs, climb);
  const name = climb === undefined ? (isSteepest ? 'steepest' : 'largest') : placeOf(climb);
  return [
    first
      ? headline(
          climbs.length === 1 ? 'The climb' : `The ${name} climb`,
          `${show.watts(first.averagePowerW)} W`,
          '',
          `${km(first.lengthM)} at ${show.grade(first.slope)} ${startsAt(first)}, in ${exactly(first.timeS)}`,
        )
      : text(noSuchClimb(facts)),
    ...(climbs.length > 0 ? [riddenClimbs(climbs)] : []),
    ...(aside ? [text(aside)] : []),
    suggestions('Make a race plan', 'What should I eat on it?'),
  ];
}
