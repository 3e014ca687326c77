import { shortTime } from './names.ts';
import { hoursOf } from './plan-setting.ts';
import type { RiderLimits } from './plan-limits.ts';
import { shown } from './plan-limits.ts';
import type { Phase, PlanPoint, PlanPointId, PlanWeek, TrainingPlan } from './plan-types.ts';
import { sessionLoad } from './load.ts';
import type { Session, SessionTypeId } from './session.ts';
import { SESSION_TYPES } from './types/index.ts';
import { DAY_NAMES, SKILLS } from './week-words.ts';

/** The 22 points by which plans are judged (after Dueking 2024), in order. */
const POINT_TITLES: Readonly<Record<PlanPointId, string>> = {
  goal: 'Goal',
  startLevel: 'Where you start',
  hoursAndDays: 'Your hours and days',
  modality: 'What you ride on',
  frequency: 'Rides a week',
  sessionLength: 'Length of rides',
  intensity: 'Intensity',
  distribution: 'Distribution',
  purpose: 'What each ride is for',
  intervals: 'Intervals',
  progression: 'Progression',
  progressionLimits: 'Limits of progression',
  recoveryDays: 'Days off',
  recoveryWeeks: 'Recovery weeks',
  phases: 'Phases',
  taper: 'Taper',
  tests: 'Tests',
  adjusting: 'When you are tired',
  illness: 'Illness and pain',
  strength: 'Strength and skills',
  fuelAndSleep: 'Food and sleep',
  limits: 'Limits and reasons',
};

/** All points of a plan, each with what the plan has to say to it. */
export function pointsOf(plan: Omit<TrainingPlan, 'points'>, limits: RiderLimits): PlanPoint[] {
  const texts: Record<PlanPointId, string> = {
    goal: goalText(plan),
    startLevel: startText(plan, limits),
    hoursAndDays: hoursText(plan, limits),
    modality: modalityText(plan),
    frequency: frequencyText(plan),
    sessionLength: lengthText(plan),
    intensity: plan.question.noPowerMeter
      ? 'By feel, from 1 to 10, and by heart rate where a session is long enough for it: no watts are made up.'
      : 'Targets are shares of your FTP. Your watts follow from it. Indoors FTP is often 3 to 8 % lower: test where you train.',
    distribution: plan.method.text,
    purpose: purposeText(plan),
    intervals: intervalText(plan),
    progression: progressionText(plan),
    progressionLimits: `At most 10 % or 45 min more riding than your highest week so far, 20 to 30 min more for the longest ride, and ${limits.rampPerWeek} points of CTL a week.`,
    recoveryDays: `At least ${limits.restDays === 1 ? 'one day' : 'two days'} off a week, and no two hard days in a row${plan.event?.kind === 'ultra' ? ' but for the long pairs once a month' : ''}.`,
    recoveryWeeks: recoveryText(plan, limits),
    phases: phasesText(plan),
    taper: plan.taper?.text ?? 'None: there is no event to be fresh for.',
    tests: testText(plan, limits),
    adjusting: textOf(plan, 'tired'),
    illness: `${textOf(plan, 'ill')} ${textOf(plan, 'pain')}`,
    strength: [...plan.strength, ...plan.skills].join(' '),
    fuelAndSleep: [...plan.fuel, plan.sleep].join(' '),
    limits: [...plan.limits, ...plan.reasons].join(' '),
  };
  return (Object.keys(POINT_TITLES) as PlanPointId[]).map((id) => ({
    id,
    title: POINT_TITLES[id],
    text: texts[id],
  }));
}

type Plan = Omit<TrainingPlan, 'points'>;

const textOf = ({ rules }: Plan, when: string): string =>
  rules.find((rule) => rule.when === when)?.text ?? '';

function goalText({ event, weeks }: Plan): string {
  const long = weeks.length === 1 ? 'one week' : `${weeks.length} weeks`;
  if (!event) return `Get fitter over ${long} of regular riding.`;
  const at = event.date ? ` on ${event.date}` : '';
  const aim = weeks.length < 4 ? 'Arrive fresh and pace it well' : 'Be at your best';
  return `${aim}: ${event.title} of ${hoursOf(event.hours)}${at}, after ${long}.`;
}

function startText({ start }: Plan, { level, startHours, kinds }: RiderLimits): string {
  const words = { new: 'new to training', regular: 'riding regularly', trained: 'well trained' }[level];
  const also = kinds.has('returning')
    ? ', coming back after a break'
    : kinds.has('postpartum')
      ? ', coming back after a birth'
      : '';
  return `You are ${words}${also}: the plan starts with ${shown(startHours)} h a week and a CTL of about ${Math.round(start.ctl)}.`;
}

function hoursText({ question }: Plan, { hours, rides }: RiderLimits): string {
  const free = question.excludedDays?.map((weekday) => DAY_NAMES[weekday]) ?? [];
  const kept = free.length > 0 ? `, with ${free.join(', ')} always free` : '';
  return `Up to ${shown(hours)} h a week on up to ${rides} days${kept}.`;
}

function modalityText({ question, weeks }: Plan): string {
  const where = question.indoor
    ? 'Indoors: two fans, and 60 min count for about 75 to 80 outside. Take the long ride outdoors when you can'
    : 'On the road or the trainer, the long ride outdoors';
  return `${where}.${!weeks.some(({ days }) => days.some(({ also }) => also?.title !== SKILLS.title && also)) ? '' : ' Strength work comes on top of the rides.'}`;
}

const ridesIn = ({ days }: PlanWeek): number => days.filter(({ session }) => session !== null).length;
const loading = ({ weeks }: Plan): PlanWeek[] => weeks.filter(({ spec }) => spec.role === 'load');

function frequencyText(plan: Plan): string {
  const weeks = loading(plan).length > 0 ? loading(plan) : plan.weeks;
  const rides = weeks.map(ridesIn);
  const hard = weeks.map(({ days }) => days.filter((day) => day.hard && !day.event).length);
  return `${range(rides)} rides in a loading week, ${range(hard)} of them hard.`;
}

function lengthText({ weeks }: Plan): string {
  const days = weeks.flatMap((week) =>
    week.days.filter(({ session }) => session).map((day) => ({ ...day, week: week.index })),
  );
  const longest = days.reduce(
    (best, day) => (day.minutes > best.minutes ? day : best),
    days[0] ?? { minutes: 0, week: 1 },
  );
  const shortest = Math.min(...days.map(({ minutes }) => minutes));
  return `From ${shortTime(60 * shortest)} to ${shortTime(60 * longest.minutes)}. The longest ride is in week ${longest.week}.`;
}

function keySessions(plan: Plan): Session[] {
  return loading(plan).flatMap(({ days }) =>
    days.flatMap(({ key, session }) => (key && session && session.type !== 'test' ? [session] : [])),
  );
}

function purposeText(plan: Plan): string {
  const types = [...new Set(keySessions(plan).map(({ type }) => type))].slice(0, 3);
  const said = types.map((type) => `${SESSION_TYPES[type].title}: ${SESSION_TYPES[type].purpose}`);
  return ['Every ride says why it is there.', ...said].join(' ');
}

function intervalText(plan: Plan): string {
  const day = plan.weeks.flatMap(({ days }) => days).find((one) => one.key && one.session);
  if (!day?.session) return 'Rides in one piece. Each lists its parts with minutes.';
  const rest = day.session.steps.find(({ kind }) => kind === 'rest');
  const between = rest ? ` with ${shortTime(rest.seconds)} between` : '';
  return `Each session lists work, rests and total: ${day.session.name}${between} is ${shortTime(60 * day.minutes)} with warm-up and cool-down.`;
}

function progressionText(plan: Plan): string {
  if (plan.weeks.length < 4) return 'None: in less than four weeks more work only makes you tired.';
  const byType = new Map<SessionTypeId, { names: string[]; most: number }>();
  for (const session of keySessions(plan)) {
    const { workS } = sessionLoad(session);
    const seen = byType.get(session.type) ?? { names: [], most: 0 };
    if (workS > seen.most) byType.set(session.type, { names: [...seen.names, session.name], most: workS });
  }
  const ladders = [...byType.values()]
    .filter(({ names }) => names.length > 1)
    .sort((one, other) => other.names.length - one.names.length)
    .slice(0, 2)
    .map(({ names }) => names.join(', then '));
  const longest = loading(plan).map(({ days }) =>
    Math.max(...days.map(({ minutes, event }) => (event ? 0 : minutes))),
  );
  const [first] = longest;
  const long =
    first !== undefined && longest.length > 1
      ? ` Longest ride: ${shortTime(60 * first)} to ${shortTime(60 * Math.max(...longest))}.`
      : '';
  return `More minutes before more watts${ladders.length > 0 ? `: ${ladders.join('. ')}` : ''}.${long}`;
}

function recoveryText({ weeks }: Plan, { loadWeeks }: RiderLimits): string {
  const list = weeks.filter(({ phase }) => phase === 'recovery').map(({ index }) => index);
  if (list.length === 0) return 'None needed: the plan is short, or its taper is the recovery.';
  return `Week${list.length > 1 ? 's' : ''} ${list.join(', ')}: about 40 % less riding, after at most ${loadWeeks} loading weeks.`;
}

const PHASE_NAMES: Partial<Record<Phase, string>> = {
  base: 'Base',
  build: 'Build',
  specific: 'Specific',
  taper: 'Taper',
  race: 'Event',
};

function phasesText({ weeks }: Plan): string {
  const runs: { phase: Phase; from: number; to: number }[] = [];
  for (const { spec, index } of weeks) {
    const last = runs.at(-1);
    if (last?.phase === spec.phase) last.to = index;
    else runs.push({ phase: spec.phase, from: index, to: index });
  }
  const said = runs.map(
    ({ phase, from, to }) =>
      `${PHASE_NAMES[phase]} ${from === to ? `week ${from}` : `weeks ${from} to ${to}`}`,
  );
  return `${said.join(', ')}.`;
}

function testText({ tests, weeks }: Plan, { kinds, level }: RiderLimits): string {
  if (tests.length > 0) {
    const said = tests.map(
      ({ week, weekday, date }) => `week ${week}, ${date ? `${weekday} ${date}` : DAY_NAMES[weekday]}`,
    );
    return `In ${said.join(', then in ')}. A change under 3 % is noise.`;
  }
  if (kinds.has('youth')) return 'No maximal tests: a coach or another adult decides when one makes sense.';
  if (weeks.length < 4) return 'None: so close to the event a test only costs freshness.';
  return level === 'new'
    ? 'None yet: your targets go by feel until you have a few weeks behind you.'
    : 'None in this plan.';
}

function range(values: readonly number[]): string {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return least === most ? String(least) : `${least} to ${most}`;
}
