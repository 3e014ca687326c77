import { blockPlan } from './block-plan.ts';
import { planInvariants } from './plan-invariants.ts';
import type { PlanDay, PlanWeek, TrainingPlan, TrainingQuestion } from './plan-types.ts';
import type { SessionTypeId } from './session.ts';
import { weekPlan } from './week-plan.ts';

/**
 * Twelve riders as a coach meets them: what a good plan for them has, and what a bad one would look like (sketches of
 * coaches, not studies).
 */
type Case = {
  rider: string;
  question: TrainingQuestion;
  /** what must hold */
  good: Record<string, (plan: TrainingPlan) => boolean>;
  /** what must not */
  bad: Record<string, (plan: TrainingPlan) => boolean>;
};

const loads = ({ weeks }: TrainingPlan): PlanWeek[] => weeks.filter(({ spec }) => spec.role === 'load');
const rides = ({ days }: PlanWeek): PlanDay[] => days.filter(({ session }) => session !== null);
const allRides = (plan: TrainingPlan): PlanDay[] => plan.weeks.flatMap(rides);
const hard = (week: PlanWeek): number => rides(week).filter((day) => day.hard).length;
const has = (plan: TrainingPlan, ...types: SessionTypeId[]): boolean =>
  types.every((type) => allRides(plan).some(({ session }) => session!.type === type));
const any = (plan: TrainingPlan, ...types: SessionTypeId[]): boolean => types.some((type) => has(plan, type));
const titled = (plan: TrainingPlan, pattern: RegExp): boolean =>
  allRides(plan).some(({ title }) => pattern.test(title));
const point = (plan: TrainingPlan, id: string): string => plan.points.find((one) => one.id === id)!.text;
const longest = (plan: TrainingPlan): number => Math.max(...allRides(plan).map(({ minutes }) => minutes));
const gyms = ({ days }: PlanWeek): number =>
  days.filter(({ also }) => also?.title.startsWith('Strength')).length;
/** Most hard days in any run of days. */
const hardIn = (plan: TrainingPlan, days: number): number => {
  const all = plan.weeks.flatMap((week) => week.days).map((day) => (day.hard && !day.event ? 1 : 0));
  return Math.max(...all.map((_, i) => all.slice(i, i + days).reduce<number>((sum, one) => sum + one, 0)));
};

const CASES: Case[] = [
  {
    rider: '1 beginner, 3 h a week, for fitness',
    question: { event: { kind: 'fitness' }, weeks: 8, hours: 3, level: 'new' },
    good: {
      'three rides of 40 to 75 min': (plan) =>
        loads(plan).every(
          (week) =>
            rides(week).length === 3 && rides(week).every(({ minutes }) => minutes >= 40 && minutes <= 75),
        ),
      'one of them with short tempo or sweet spot': (plan) =>
        loads(plan)
          .slice(0, 3)
          .every(
            (week) =>
              rides(week).filter(({ session }) => ['tempo', 'sweetSpot'].includes(session!.type)).length ===
              1,
          ),
      'about 15 min more each week': (plan) =>
        loads(plan)
          .slice(1, 3)
          .every((week, i) => Math.abs(60 * (week.hours - loads(plan)[i]!.hours) - 15) <= 5),
      'the fourth week down': ({ weeks }) =>
        weeks[3]!.phase === 'recovery' && weeks[3]!.hours < 0.7 * weeks[2]!.hours,
    },
    bad: {
      'Tabata and all-out work': (plan) => any(plan, 'tabata', 'sprintIntervals', 'anaerobic', 'vo2max'),
      'more than one hard day a week': (plan) => plan.weeks.some((week) => hard(week) > 1),
    },
  },
  {
    rider: '2 desk worker, 6 h, gran fondo in 16 weeks',
    question: { event: { kind: 'granFondo', hours: 6 }, weeks: 16, hours: 6 },
    good: {
      'two hard sessions and a long ride': (plan) =>
        loads(plan).filter((week) => hard(week) === 2).length >= loads(plan).length / 2,
      'the long ride grows from under 3 h to 4 h and more': (plan) =>
        rides(plan.weeks[0]!).at(-1)!.minutes < 180 && longest(plan) >= 240,
      'sweet spot, then threshold, then climbs': (plan) => {
        const first = (...types: SessionTypeId[]) =>
          plan.weeks.findIndex((week) =>
            rides(week).some(({ key, session }) => key && types.includes(session!.type)),
          );
        const climbs = plan.weeks.findIndex(
          ({ spec, days }) =>
            spec.phase === 'specific' &&
            days.some(({ session }) => session && ['hillReps', 'fatigued'].includes(session.type)),
        );
        return (
          first('sweetSpot') < climbs &&
          plan.weeks.some(
            ({ spec, days }) =>
              spec.phase === 'build' && days.some(({ session }) => session?.type === 'threshold'),
          )
        );
      },
      'work on tired legs': (plan) => has(plan, 'fatigued'),
      'food as in the event': (plan) => /60 to 90 g/.test(point(plan, 'fuelAndSleep')),
    },
    bad: { 'no ride over 3 h': (plan) => longest(plan) <= 180 },
  },
  {
    rider: '3 club racer, 9 h, criteriums, with a club race on Wednesdays',
    question: { event: { kind: 'criterium' }, weeks: 12, hours: 9, groupRideDay: 'Wed' },
    good: {
      'VO2max work on and off': (plan) => any(plan, 'fortyTwenty', 'thirtyFifteen', 'thirtyThirty'),
      'attacks before the event': (plan) => any(plan, 'raceWinning', 'fortyTwenty'),
      sprints: (plan) => has(plan, 'enduranceSprints'),
      'the race is one of the hard days': (plan) =>
        loads(plan)
          .filter(({ spec }) => !spec.test)
          .every((week) => week.days[2]!.session?.type === 'groupRide' && hard(week) <= 2),
      'corners practised': (plan) => /Corners/.test(point(plan, 'strength')),
    },
    bad: { 'hard group ride and two interval days': (plan) => plan.weeks.some((week) => hard(week) > 2) },
  },
  {
    rider: '4 time triallist, 8 h, 40 km in 10 weeks',
    question: { event: { kind: 'timeTrial', hours: 1 }, weeks: 10, hours: 8 },
    good: {
      '4x8': (plan) => titled(plan, /^[34]x8 min hard/),
      'long work at race pace in position': (plan) => titled(plan, /(2x20|3x12|3x15) min at time-trial pace/),
      '12 days of taper': ({ taper }) => taper!.days === 12,
      'course pacing': (plan) => /Pace the course/.test(point(plan, 'strength')),
    },
    bad: {
      'road position only': (plan) =>
        !has(plan, 'timeTrialPace') || !/race position/.test(point(plan, 'strength')),
    },
  },
  {
    rider: '5 climber, 10 h, hill climb of 20 min',
    question: { event: { kind: 'hillClimb', hours: 1 / 3 }, weeks: 12, hours: 10, level: 'trained' },
    good: {
      'hill repetitions such as 6x4': (plan) => titled(plan, /[4-6]x[46] min hill reps/),
      'threshold on the grade': (plan) =>
        titled(plan, /(3x10|4x8|2x20) min at threshold/) && /on the grade/.test(point(plan, 'strength')),
      'food steady': (plan) => /no diet/.test(point(plan, 'fuelAndSleep')),
    },
    bad: { 'losing weight': (plan) => /lose (weight|\d)|deficit/.test(JSON.stringify(plan.points)) },
  },
  {
    rider: '6 ultra of 600 km, 10 h',
    question: { event: { kind: 'ultra', hours: 30 }, weeks: 20, hours: 10 },
    good: {
      'two long days in a row about monthly': ({ weeks }) => {
        const pairs = weeks.filter(
          ({ days }) => days.filter(({ session }) => session?.type === 'backToBack').length === 2,
        );
        return pairs.length >= 3 && pairs.slice(1).every(({ index }, i) => index - pairs[i]!.index >= 3);
      },
      'four fifths easy': ({ method }) => method.easy >= 0.8,
      'gut, night and sleep': (plan) =>
        /gut/.test(point(plan, 'strength')) &&
        /night/.test(point(plan, 'strength')) &&
        /plan for sleep/.test(point(plan, 'fuelAndSleep')),
    },
    bad: { 'VO2max days': (plan) => any(plan, 'vo2max', 'fortyTwenty', 'tabata', 'anaerobic') },
  },
  {
    rider: '7 masters rider of 62, 7 h',
    question: { event: { kind: 'granFondo', hours: 5 }, weeks: 14, hours: 7, ageYears: 62 },
    good: {
      'no more than two hard days in nine': (plan) => hardIn(plan, 9) <= 2,
      'two in many weeks': (plan) => loads(plan).some((week) => hard(week) === 2),
      'two gym days': (plan) =>
        loads(plan)
          .slice(0, 4)
          .every((week) => gyms(week) === 2),
      'a recovery week after two of load': ({ weeks }) =>
        !/LLL/.test(weeks.map(({ spec }) => spec.role[0]!.toUpperCase()).join('')),
      'three days from one hard day to the next': (plan) => hardIn(plan, 3) <= 1,
    },
    bad: { "a copy of a pro's week": (plan) => loads(plan).every((week) => hard(week) >= 2) },
  },
  {
    rider: '8 rider of 34, back five months after a birth, cleared',
    question: { event: { kind: 'fitness' }, weeks: 12, hours: 4, ageYears: 34, kinds: ['postpartum'] },
    good: {
      'three or four short easy rides': (plan) =>
        plan.weeks
          .slice(0, 3)
          .every(
            (week) =>
              rides(week).length >= 3 &&
              rides(week).length <= 4 &&
              rides(week).every(({ minutes }) => minutes <= 75),
          ),
      'hard work from week 6 on': ({ weeks }) =>
        weeks.slice(0, 5).every((week) => hard(week) === 0) && weeks.slice(5).some((week) => hard(week) > 0),
      'pelvic floor checked, strength': (plan) => /Pelvic floor first, checked/.test(point(plan, 'strength')),
    },
    bad: { 'talk of weight': (plan) => /weight back|lose weight|get your/.test(JSON.stringify(plan)) },
  },
  {
    rider: '9 rider after six weeks of injury, 8 h before',
    question: { event: { kind: 'fitness' }, weeks: 12, hours: 8, weeksOff: 6 },
    good: {
      'two or three easy weeks': ({ weeks }) => weeks.slice(0, 3).every((week) => hard(week) === 0),
      'test in week 4': ({ tests }) => tests[0]?.week === 4,
      'CTL rises by 3 at most': ({ weeks, start }) =>
        weeks.every(({ load }, i) => load.ctl - (weeks[i - 1]?.load.ctl ?? start.ctl) <= 3.2),
    },
    bad: { 'the old load after three weeks': ({ weeks }) => weeks[2]!.hours > 0.8 * 8 },
  },
  {
    rider: '10 shift worker, 5 h, irregular',
    question: { event: { kind: 'fitness' }, weeks: 8, hours: 5, kinds: ['shift'] },
    good: {
      'two key sessions as a menu': (plan) =>
        loads(plan).every(
          ({ note, days }) => /Menu: .+ on any days/.test(note) && days.filter(({ key }) => key).length === 2,
        ),
      'none after nights': ({ rules }) =>
        rules.some(({ when, text }) => when === 'nights' && /Nothing hard after a night/.test(text)),
    },
    bad: {
      'a fixed Tuesday': (plan) =>
        loads(plan).some((week) =>
          rides(week).some(({ key, why }) => key && !/any day after a normal night/.test(why)),
        ),
    },
  },
  {
    rider: '11 junior of 15, 8 h',
    question: { event: { kind: 'roadRace' }, weeks: 10, hours: 8, ageYears: 15 },
    good: {
      skills: (plan) =>
        loads(plan).every(({ days }) => days.some(({ also }) => /Skills/.test(also?.title ?? ''))),
      'one hard day': (plan) => plan.weeks.every((week) => hard(week) <= 1),
      'two days off': (plan) => loads(plan).every((week) => rides(week).length <= 5),
      'races and school in mind': (plan) =>
        /Races count/.test(point(plan, 'strength')) && /school/.test(point(plan, 'limits')),
    },
    bad: {
      '14 hours': (plan) => plan.weeks.some(({ hours }) => hours > 8.4),
      'tests and all-out work': (plan) => any(plan, 'test', 'tabata', 'sprintIntervals', 'anaerobic'),
    },
  },
  {
    rider: '12 no power meter, 4 h, indoors in winter',
    question: { event: { kind: 'fitness' }, weeks: 8, hours: 4, noPowerMeter: true, indoor: true },
    good: {
      'every step by feel': (plan) =>
        allRides(plan).every(({ session }) => session!.steps.every(({ rpe }) => rpe !== undefined)),
      'two hard rides of 45 to 75 min': (plan) =>
        loads(plan).every(
          (week) =>
            hard(week) === 2 &&
            rides(week).every((day) => !day.hard || (day.minutes >= 45 && day.minutes <= 75)),
        ),
      'the long ride outdoors': (plan) =>
        loads(plan).every((week) => /Outdoors, if the weather/.test(rides(week).at(-1)!.why)),
    },
    bad: {
      'watts that nobody measured': (plan) =>
        /\d ?W\b|% of FTP/.test(JSON.stringify([plan.points, plan.rules])),
    },
  },
];

describe.each(CASES)('$rider', ({ question, good, bad }) => {
  const plan = blockPlan(question) as TrainingPlan;
  test('keeps every rule', () => expect(planInvariants(plan)).toEqual([]));
  test.each(Object.keys(good))('has %s', (name) => expect(good[name]!(plan)).toBe(true));
  test.each(Object.keys(bad))('is not a plan with %s', (name) => expect(bad[name]!(plan)).toBe(false));
});

test('an hour budget of youth is their age', () => {
  const week = weekPlan({ hours: 16, aim: 'roadRace', ageYears: 12 });
  if (!week.ok) throw new Error(week.message);
  expect(week.hours).toBeLessThanOrEqual(12.6);
  expect(week.notes).toContainEqual(expect.stringMatching(/^At 12 no more hours/));
});
