import type { PlanChange, PlanChanged } from './plan-change-types.ts';
import { easier, emptied, nextKey, ridesFrom, withDay } from './plan-change-days.ts';
import {
  dayName,
  eventAt,
  isFitness,
  seenFrom,
  settingOfPlan,
  shortened,
  withTail,
  withWeeks,
} from './plan-tail.ts';
import type { PlanWeek, TrainingPlan, WeekSpec } from './plan-types.ts';

type Lost = {
  /** first day lost */
  from: number;
  /** days lost */
  days: number;
  state: 'missed' | 'ill';
};

/**
 * A plan after lost days (conventions of coaches): one is skipped, after two or three it goes on, after four to seven the
 * week is repeated at 80 to 90 %, after eight to fourteen it goes two weeks back, and after more it starts like a return.
 */
export function afterMissed(
  plan: TrainingPlan,
  change: Extract<PlanChange, { kind: 'missed' }>,
  from: number,
): PlanChanged {
  if (change.days !== undefined)
    return afterLost(plan, { from, days: Math.round(change.days), state: 'missed' });
  const { sessions = 1 } = change;
  const gone = ridesFrom(plan, from).slice(0, sessions);
  const [first, last] = [gone[0], gone.at(-1)];
  if (first === undefined || last === undefined)
    return { ok: true, plan, notes: ['There is no session left to miss: nothing changes.'] };
  // A few sessions spread over many days are less than the days between them.
  if (sessions > 3) return afterLost(plan, { from: first, days: last - first + 1, state: 'missed' });
  return goOn(plan, gone, last + 1, 'missed');
}

/** A plan after illness: as after lost days, with easy rides first. */
export function afterIllness(
  plan: TrainingPlan,
  change: Extract<PlanChange, { kind: 'ill' }>,
  from: number,
): PlanChanged {
  const days = Math.max(1, Math.round(change.days));
  const { plan: next, notes } = afterLost(plan, { from, days, state: 'ill' });
  const first =
    'No riding while you have fever, or symptoms in chest, gut or limbs. When you are free of them, easy days come first.';
  const doctor = days > 7 ? ['After more than a week of illness ask a doctor before hard work.'] : [];
  return { ok: true, plan: next, notes: [first, ...notes, ...doctor] };
}

function afterLost(plan: TrainingPlan, { from, days, state }: Lost): PlanChanged {
  const event = eventAt(plan);
  const end = Math.min(from + days, event ?? 7 * plan.weeks.length);
  const gone = Array.from({ length: Math.max(0, end - from) }, (_, i) => from + i);
  if (days <= 3) return goOn(plan, gone, end, state);
  const weeks = withLost(plan, gone, state);
  // What is left of a week in which one comes back is ridden easily; the plan takes over on Monday.
  const monday = 7 * Math.ceil(end / 7);
  const eased = ridesFrom(plan, end)
    .filter((day) => day < monday)
    .reduce<PlanWeek[]>(
      (all, day) => withDay(all, day, (one) => easier(plan, one, 'Easy: the first days back.', 75)),
      weeks,
    );
  const softened = seenFrom(withWeeks(plan, eased), from);
  const first = monday / 7;
  const next = softened.weeks[first];
  const lost = plan.weeks[Math.floor(from / 7)];
  if (!next || !lost || next.spec.role === 'taper' || next.spec.role === 'race')
    return {
      ok: true,
      plan: days > 14 && next ? lighter(softened, first) : softened,
      notes: [
        days > 14
          ? `After ${days} days off there is no time to train for the event: what is left is easy riding, and the event is one to enjoy, not to race.`
          : `You lose ${days} days so close to the event that nothing is made up: the taper goes on, and you arrive fresh.`,
      ],
    };
  if (days <= 7 && lost.spec.role === 'recovery')
    return {
      ok: true,
      plan: softened,
      notes: ['The days fell into a recovery week: nothing has to be repeated, the plan goes on.'],
    };
  if (days <= 7) return repeated(softened, lost, first, state);
  if (days <= 14) return twoBack(softened, first, days);
  return returned(softened, first, days);
}

/** A taper that follows a long break: from less than the usual riding. */
const lighter = (plan: TrainingPlan, first: number): TrainingPlan =>
  withTail(plan, {
    kept: plan.weeks.slice(0, first),
    phases: [],
    specs: plan.weeks.slice(first).map(({ spec }) => ({ ...spec, again: true, share: 0.6 })),
  });

/** Lost days, as they show in the weeks. */
function withLost(plan: TrainingPlan, gone: readonly number[], state: Lost['state']): PlanWeek[] {
  const why = state === 'ill' ? 'Get well first.' : 'Gone, and not to be made up.';
  return gone.reduce<PlanWeek[]>(
    (weeks, day) => withDay(weeks, day, (one) => (one.event ? one : emptied(one, why, state))),
    [...plan.weeks],
  );
}

/** One to three days: they are gone, and everything else stays; after illness the next two rides are easy. */
function goOn(plan: TrainingPlan, gone: readonly number[], end: number, state: Lost['state']): PlanChanged {
  let weeks = withLost(plan, gone, state);
  const notes = [
    gone.length <= 1
      ? 'Skip it: one missed session costs nothing, and making it up would cost the next one.'
      : 'Go on with the plan as it stands: two or three days cost freshness at most, never fitness.',
  ];
  if (state === 'ill') {
    for (const day of ridesFrom(plan, end).slice(0, 2))
      weeks = withDay(weeks, day, (one) => easier(plan, one, 'Easy: you were ill.', 60));
    notes[0] = 'The days are gone. The next two rides are easy, then the plan goes on.';
  }
  const next = seenFrom(withWeeks(plan, weeks), gone[0] ?? end);
  const key = nextKey(next, end);
  if (key) notes.push(`Your next key session stays ${dayName(next, key.day)}: ${key.title}.`);
  return { ok: true, plan: next, notes };
}

const phasesFrom = ({ weeks }: TrainingPlan, from: number): WeekSpec['phase'][] =>
  weeks.slice(from).map(({ spec }) => spec.phase);

/** Four to seven days: the lost week is repeated, smaller, and replaces one week of build. */
function repeated(plan: TrainingPlan, lost: PlanWeek, first: number, state: Lost['state']): PlanChanged {
  const share = state === 'ill' ? 0.8 : 0.85;
  const rest = phasesFrom(plan, first);
  const fitness = isFitness(plan);
  const phases = [lost.spec.phase, ...(fitness ? rest : shortened(rest, 1, 0))];
  const count = (list: readonly string[], one: string): number =>
    list.filter((other) => other === one).length;
  const gone = rest.find((one) => count(rest, one) > count(phases.slice(1), one)) ?? 'build';
  const said = `Week ${lost.index} once more, at ${Math.round(100 * share)} %.`;
  const next = withTail(plan, {
    kept: plan.weeks.slice(0, first),
    phases,
    rested: true,
    ...(fitness && { setting: { ...settingOfPlan(plan), weeks: plan.weeks.length + 1 } }),
    edit: (spec, i) =>
      i === 0
        ? {
            ...spec,
            role: 'load',
            test: false,
            pair: false,
            again: true,
            share,
            easyRides: state === 'ill' ? 3 : 0,
            said: [said],
          }
        : spec,
  });
  return {
    ok: true,
    plan: next,
    notes: [
      `Week ${first + 1} repeats week ${lost.index} at ${Math.round(100 * share)} % of its hours, because the work of that week is missing.`,
      fitness
        ? 'The plan becomes a week longer.'
        : `A ${gone} week gives way to it: the date of the event and the taper stay.`,
    ],
  };
}

/** Eight to fourteen days: two weeks back, with three easy rides first. */
function twoBack(plan: TrainingPlan, first: number, days: number): PlanChanged {
  const fitness = isFitness(plan);
  const back = Math.max(0, first - 2);
  const again = phasesFrom(plan, back);
  const phases = fitness ? again : shortened(again, first - back);
  const next = withTail(plan, {
    kept: plan.weeks.slice(0, first),
    phases,
    rested: true,
    ...(fitness && { setting: { ...settingOfPlan(plan), weeks: first + phases.length } }),
    edit: (spec, i) =>
      i === 0
        ? {
            ...spec,
            role: 'load',
            test: false,
            pair: false,
            again: true,
            share: 0.8,
            stepsBack: 2,
            easyRides: 3,
            said: ['Two weeks back in the plan, and the first three rides easy.'],
          }
        : spec,
  });
  return {
    ok: true,
    plan: next,
    notes: [
      `${days} days off: the plan goes two weeks back, at 80 % of the hours in the first week, and the first three rides are easy.`,
      fitness
        ? 'The repeated weeks make the plan longer.'
        : 'Weeks of build give way, so that the date of the event and the taper stay.',
    ],
  };
}

/** More than two weeks: the way back after a break. */
function returned(plan: TrainingPlan, first: number, days: number): PlanChanged {
  const weeksOff = days / 7;
  const next = withTail(plan, {
    kept: plan.weeks.slice(0, first),
    phases: phasesFrom(plan, first),
    rested: true,
    weeksOff,
    edit: (spec, i) =>
      i === 0
        ? { ...spec, again: true, stepsBack: 4, said: ['Back after a break: easy first, and shorter.'] }
        : { ...spec, pair: spec.pair && i > 3 },
  });
  const steps =
    weeksOff <= 4
      ? 'the first week is easy, with a little over half of the usual hours, and hard work comes back in the second'
      : 'three easy weeks come first, from half of the usual hours up, and a test in the fourth';
  const notes = [`${days} days off are a break: ${steps}.`];
  if (weeksOff > 8)
    notes.push(
      'After more than eight weeks take 85 to 90 % of your old FTP as the ceiling until the test. Then make a new plan with me.',
    );
  if (!isFitness(plan))
    notes.push('The date of the event stays: the plan aims for what is possible by then.');
  return { ok: true, plan: next, notes };
}
