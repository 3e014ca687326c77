import { rideCourse } from '../../road/ride-course.ts';
import { crrOn } from '../../road/surfaces.ts';
import type { Stretch } from '../../road/stretches.ts';
import { finishBand } from '../band/band.ts';
import { plannedRide } from '../../exports/from-plan.ts';
import { replanFrom } from '../replan/replan.ts';
import { comparePlan } from './comparison.ts';
import { arrivalAt, elapsedTimes } from './places.ts';
import { racePlan } from './plan.ts';
import type { PlanQuestion } from './question.ts';
import { planSetup } from './setup.ts';
import { madeUpRoute, planned, RIDER } from './testing.ts';

const route = madeUpRoute(20_000, (metres) => 0.02 * Math.sin(metres / 900));
const stretches: Stretch[] = [
  { fromM: 0, toM: 20_000, draft: 'group', draftShare: 0.4 },
  { fromM: 0, toM: 6000, draft: 'bunch' },
  { fromM: 4000, toM: 5500, surface: 'gravel' },
  { fromM: 12_000, toM: 13_000, surface: 'cobbles' },
];
const question: PlanQuestion = {
  route,
  athlete: RIDER,
  goal: { kind: 'fastest' },
  stretches,
  entrySpeedMs: 9,
};
const plan = planned(question);

/** The plan's own ride worked out again by Newton, every hundredth of a second, from the inputs and the stretches alone. */
function plainRideS(): number {
  const value = (key: string) => plan.inputs.find((input) => input.key === key)?.value ?? NaN;
  const course = planSetup(question);
  if (!course.ok) throw new Error(course.message);
  const { massKg, inertiaKg, efficiency } = course.course;
  const inside = (atM: number, [fromM, toM]: [number, number]) => atM >= fromM && atM < toM;
  // Another position on climbs changes the drag area: that of the cell, its shelter taken off again.
  const alone = planSetup({ ...question, stretches: [] });
  if (!alone.ok) throw new Error(alone.message);
  let [atM, speed, seconds] = [0, 9, 0];
  while (atM < 20_000) {
    const cell = Math.min(plan.powerW.length - 1, Math.floor(atM / route.stepM));
    const slope = route.slope[cell] ?? 0;
    const own = value('crr');
    const crr = inside(atM, [4000, 5500]) ? 0.012 : inside(atM, [12_000, 13_000]) ? 0.0055 : own;
    const shelter = inside(atM, [0, 6000]) ? 0.5 : 1 - 0.4 * 0.25;
    const dragKgM = (alone.course.dragKgM[cell] ?? 0) * shelter;
    const weightN = massKg * 9.80665;
    const forceN =
      ((plan.powerW[cell] ?? 0) * efficiency) / speed -
      (weightN * (slope + crr)) / Math.sqrt(1 + slope ** 2) -
      dragKgM * speed ** 2 -
      0.091 -
      0.0087 * speed;
    speed += (forceN / inertiaKg) * 0.01;
    atM += speed * 0.01;
    seconds += 0.01;
  }
  return seconds;
}

test('a plain ride over the same surfaces, shelter and rolling start takes the same time within 0.1 %', () => {
  expect(Math.abs(plainRideS() / plan.totalTimeS - 1)).toBeLessThan(0.001);
});

test('surfaces cost time, shelter and a rolling start save it, in plan, band and comparison alike', () => {
  const ways: PlanQuestion[] = [
    { ...question, stretches: [{ fromM: 0, toM: 20_000, surface: 'gravel' }] },
    { ...question, stretches: [] },
    { ...question, stretches: [{ fromM: 0, toM: 20_000, draft: 'bunch' }] },
  ];
  const plans = ways.map(planned);
  const slower = (times: (number | undefined)[]) =>
    times.every((time, i) => i === 0 || (time ?? NaN) < (times[i - 1] ?? NaN));
  expect(slower(plans.map(({ totalTimeS }) => totalTimeS))).toBe(true);
  expect(slower(plans.map((one) => finishBand(one, { runs: 50 }).p50S))).toBe(true);
  expect(slower(plans.map((one) => comparePlan(one).constant?.totalTimeS))).toBe(true);
  const { entrySpeedMs: _, ...standing } = { ...question, stretches: [] };
  const saved = planned(standing).totalTimeS - (plans[1]?.totalTimeS ?? NaN);
  expect(saved).toBeGreaterThan(2);
  expect(saved).toBeLessThan(12);
});

test('a rough surface does not roll better than the own tyres, a wooden track does', () => {
  expect(crrOn('cobbles', 0.009)).toBe(0.009);
  expect(crrOn('gravel', 0.004)).toBe(0.012);
  expect(crrOn('asphalt', 0.004)).toBe(0.004);
  expect(crrOn('track', 0.004)).toBe(0.0025);
});

describe('stops', () => {
  const stops = [
    { atM: 15_000, timeS: 120 },
    { atM: 5000, timeS: 60, name: 'Water' },
  ];
  const { entrySpeedMs: _, ...standing } = question;
  const without = planned(standing);
  const stopping = planned({ ...standing, stops });

  test('change no watts and no riding time, and every clock time after them', () => {
    expect(stopping.segments).toEqual(without.segments);
    expect(stopping.totalTimeS).toBe(without.totalTimeS);
    const clock = elapsedTimes(stopping);
    const node = (atM: number) => Math.round(atM / route.stepM);
    const later = (atM: number) => (clock[node(atM)] ?? NaN) - (without.timeS[node(atM)] ?? NaN);
    expect([4000, 5000, 5010, 15_000, 15_010, 20_000].map(later)).toEqual([0, 0, 60, 60, 180, 180]);
    const files = plannedRide(stopping, { name: 'Race' });
    expect(files.timeS).toEqual(clock);
  });

  test('come after the arrival at their place, also where that lies between two nodes', () => {
    const later = (atM: number) => Math.round(arrivalAt(stopping, atM) - arrivalAt(without, atM));
    expect([4999, 5000, 5001, 15_000, 15_001, 20_000].map(later)).toEqual([0, 0, 60, 60, 180, 180]);
    const uneven = planned({ ...standing, route: madeUpRoute(20_004, () => 0), stops });
    expect((15_000 / uneven.question.route.stepM) % 1).toBeGreaterThan(0.1);
    const replan = replanFrom(uneven, { distanceM: 0, elapsedS: 0 });
    if (!replan.ok) throw new Error(replan.message);
    const splitS = (km: number) => replan.splits[km - 1]?.splitS ?? NaN;
    expect(splitS(15) - splitS(14)).toBeLessThan(5);
    expect(splitS(16) - splitS(15)).toBeGreaterThan(115);
  });

  test('a time to arrive at includes them, and they must leave time to ride', () => {
    const timeS = without.totalTimeS * 1.1;
    const goal = { kind: 'time', timeS } as const;
    const arriving = planned({ ...standing, goal, stops });
    expect(Math.abs(arriving.totalTimeS + 180 - timeS)).toBeLessThan(3);
    const never = racePlan({ ...standing, goal: { kind: 'time', timeS: 150 }, stops });
    expect(never).toMatchObject({ ok: false, message: expect.stringContaining('stops take longer') });
  });

  test('who is on plan after a stop is on plan, and the finish has the stops to come', () => {
    const clock = elapsedTimes(stopping);
    const replan = replanFrom(stopping, { distanceM: 10_000, elapsedS: clock[1000] ?? NaN });
    if (!replan.ok) throw new Error(replan.message);
    expect(Math.abs(replan.changeS)).toBeLessThan(5);
    expect(replan.finishBeforeS).toBe(stopping.totalTimeS + 180);
    expect(replan.sentence).toMatch(/you are on plan/);
    expect(Math.abs((replan.splits.at(-1)?.timeS ?? NaN) - replan.finishS)).toBeLessThan(0.01);
    for (const { fromM, startS } of replan.segments)
      expect(startS).toBeCloseTo(
        (replan.timeS[Math.round((fromM - replan.fromM) / route.stepM)] ?? NaN) +
          (fromM === 15_000 ? 120 : 0),
        6,
      );
    expect(replan.segments.at(-1)?.fromM).toBeGreaterThan(15_000);
  });

  test.each([14_996, 15_000, 15_004])(
    'one beside the node of the rest counts once, from %i m',
    (distanceM) => {
      const nearby = [14_998, 15_002].map((atM) => ({ atM, timeS: 120 }));
      const beside = planned({ ...standing, stops: nearby });
      const replan = replanFrom(beside, { distanceM, elapsedS: 3000 });
      if (!replan.ok) throw new Error(replan.message);
      expect(replan.timeS.at(-1)).toBeCloseTo(replan.finishS, 6);
    },
  );

  test('a time to arrive at has the stops to come in it, and standing is no riding', () => {
    const timeS = without.totalTimeS * 1.1;
    const arriving = planned({ ...standing, goal: { kind: 'time', timeS }, stops });
    const elapsedS = elapsedTimes(arriving)[1000] ?? NaN;
    const kept = replanFrom(arriving, { distanceM: 10_000, elapsedS });
    expect(kept.ok && Math.abs(kept.finishS - timeS)).toBeLessThan(3);
    // An hour at the first stop, as planned, makes the ride no longer, so its cap stays.
    const hour = stops.map((stop) => (stop.name ? { ...stop, timeS: 3600 } : stop));
    const long = planned({ ...standing, stops: hour });
    const [stood, rode] = [long, stopping].map((each) =>
      replanFrom(each, { distanceM: 10_000, elapsedS: elapsedTimes(each)[1000] ?? NaN }),
    );
    expect(stood?.ok && rode?.ok && stood.normalizedW - rode.normalizedW).toBeCloseTo(0, 6);
  });
});

describe('cut-offs', () => {
  const at = (share: number) => ({ atM: 10_000, timeS: share * (plan.timeS[1000] ?? NaN) });

  test('each says by how much it holds, and how likely', () => {
    const held = planned({ ...question, cutOffs: [{ atM: 20_000, timeS: 1e5 }, at(1.5)] });
    expect(held.cutOffs.map(({ atM }) => atM)).toEqual([10_000, 20_000]);
    expect(held.cutOffs[0]?.marginS).toBeCloseTo(0.5 * (plan.timeS[1000] ?? NaN), 6);
    const [first] = finishBand(held).cutOffs;
    expect(first?.chance).toBe(1);
    expect((first?.p10S ?? NaN) < (first?.p90S ?? NaN)).toBe(true);
    const [close] = finishBand(planned({ ...question, cutOffs: [at(1.02)] })).cutOffs;
    // Riders take 2 % longer than a plan: half of the days.
    expect(close?.chance).toBeGreaterThan(0.35);
    expect(close?.chance).toBeLessThan(0.65);
  });

  test('the band at the finish is the band of the finish', () => {
    const band = finishBand(planned({ ...question, cutOffs: [{ atM: 20_000, timeS: 1e5 }] }));
    expect(band.cutOffs[0]?.p10S).toBeCloseTo(band.p10S, 6);
    expect(band.cutOffs[0]?.p90S).toBeCloseTo(band.p90S, 6);
  });

  test('days have the stops before it as well', () => {
    const [p10S = NaN, later = NaN] = [[], [{ atM: 8000, timeS: 600 }]].map(
      (stops) => finishBand(planned({ ...question, stops, cutOffs: [at(1.5)] })).cutOffs[0]?.p10S,
    );
    expect(later - p10S).toBeCloseTo(600, 6);
  });

  test('one that a stop makes late is missed, and a note says so', () => {
    const stops = [{ atM: 8000, timeS: 600 }];
    const missed = planned({ ...question, stops, cutOffs: [{ ...at(1.2), name: 'Valley' }] });
    expect(missed.cutOffs[0]?.marginS).toBeLessThan(0);
    expect(missed.notes.join(' ')).toMatch(/misses the cut-off Valley at km 10\.0 by/);
  });
});

test.each([
  [{ entrySpeedMs: 40 }, /speed at the start/],
  [{ stops: [{ atM: 30_000, timeS: 60 }] }, /stop at km 30\.0 is not between/],
  [{ stops: [{ atM: 3000, timeS: NaN }] }, /between 0 and 24 hours/],
  [{ cutOffs: [{ atM: 30_000, timeS: 60 }] }, /cut-off at km 30\.0 is not on/],
  [{ cutOffs: [{ atM: 3000, timeS: -5 }] }, /after the start/],
])('what cannot be is refused in one sentence: %j', (wrong, message) => {
  expect(racePlan({ ...question, ...wrong })).toMatchObject({
    ok: false,
    message: expect.stringMatching(message),
  });
});

test('the ride of the plan is the ride of its course', () => {
  const setup = planSetup(question);
  if (!setup.ok) throw new Error(setup.message);
  expect(rideCourse(setup.course, plan.askedW, setup.start).totalTimeS).toBeCloseTo(plan.totalTimeS, 6);
});
