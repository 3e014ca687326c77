import * as fs from 'node:fs';
import { readActivityOrRoute } from '../files/index.ts';
import { openRides } from '../files/testing/rides.ts';
import { MEASURED, planned, randomRoute, RIDER } from '../pacing/plan/testing.ts';
import { planSetup } from '../pacing/plan/setup.ts';
import { riderFrom } from '../ride/ride-inputs.ts';
import { routeFrom } from '../route/route.ts';
import { calibratedAthlete } from './drag-proposal.ts';
import { rideAgainstPlan, type RideAgainstPlan } from './ride-against-plan.ts';
import { placed, recorded, USUAL } from './testing.ts';

const route = placed(randomRoute(6, 40_000));
const plan = planned({ route, athlete: RIDER, goal: { kind: 'fastest' }, bike: 'road', position: 'drop' });

/** The plan's course, ridden by its rider with so much more drag area at a share of the watts. */
function ridden(drag: number, share: number) {
  const setup = planSetup(plan.question);
  if (!setup.ok) throw new Error(setup.message);
  const rider = riderFrom(setup.values);
  return recorded(
    route,
    { ...rider, cdaM2: rider.cdaM2 * drag },
    {},
    (cell) => share * (plan.askedW[cell] ?? 0),
    { noise: USUAL, seed: 4 },
  );
}

function compared(answer: ReturnType<typeof rideAgainstPlan>): RideAgainstPlan {
  if (!answer.ok) throw new Error(answer.message);
  return answer;
}

const partsOf = ({ difference: { stopsS, detoursS, wattsS, modelS } }: RideAgainstPlan) =>
  stopsS + detoursS + (wattsS ?? NaN) + (modelS ?? NaN);

test('the parts of the difference add up, and each finds its own cause', () => {
  const easier = compared(rideAgainstPlan(plan, ridden(1, 0.9)));
  expect(partsOf(easier)).toBeCloseTo(easier.difference.totalS, 6);
  expect(easier.difference.wattsS).toBeGreaterThan(0.8 * easier.difference.totalS);
  const wider = compared(rideAgainstPlan(plan, ridden(1.15, 1)));
  expect(partsOf(wider)).toBeCloseTo(wider.difference.totalS, 6);
  expect(wider.difference.modelS).toBeGreaterThan(0.7 * wider.difference.totalS);
  expect(wider.model?.causes[0]).toMatchObject({ key: 'drag', told: true });
  expect(Math.abs(wider.model?.restS ?? NaN)).toBeLessThan(0.3 * wider.difference.totalS);
});

test('each section has both sides, and the gaps lead to the finish', () => {
  const answer = compared(rideAgainstPlan(plan, ridden(1, 0.9)));
  expect(answer.sections).toHaveLength(plan.segments.length);
  // A single section of a minute or two has the noise of the recording.
  const flat = answer.sections.filter(({ kind }) => kind === 'flat');
  expect(flat.length).toBeGreaterThan(4);
  const shares = flat.map(({ plannedW, riddenW }) => (riddenW ?? NaN) / plannedW);
  expect(Math.abs(shares.reduce((sum, share) => sum + share, 0) / flat.length - 0.9)).toBeLessThan(0.05);
  expect(answer.sections.at(-1)?.gapS).toBeCloseTo(answer.difference.totalS, 0);
  const sum = answer.sections.reduce((all, { riddenS }) => all + (riddenS ?? NaN), 0);
  expect(Math.abs(sum / answer.movingS - 1)).toBeLessThan(0.01);
  expect(answer.load?.workJ).toBeCloseTo((answer.load?.averageW ?? NaN) * Math.round(answer.elapsedS), -4);
  expect(answer.load?.wPrimeLeastJ).toBeGreaterThan(0);
});

test('the proposed drag area lies between what was known and what the ride says, nearer to the surer one', () => {
  const { drag } = compared(rideAgainstPlan(plan, ridden(1.15, 1)));
  if (!drag.ok) throw new Error(drag.message);
  expect(Math.abs(drag.ride.value / (1.15 * drag.plannedM2) - 1)).toBeLessThan(0.08);
  expect(drag.together.value).toBeGreaterThan(drag.plannedM2);
  expect(drag.together.value).toBeLessThan(drag.ride.value);
  expect(drag.together.sd).toBeLessThan(drag.ride.sd);
  expect(Object.keys(drag.calibration.areas)).toEqual(['drop']);
  const known = calibratedAthlete(RIDER, drag.calibration, 'from your ride');
  const again = planned({ ...plan.question, athlete: known });
  const next = compared(rideAgainstPlan(again, ridden(1.15, 1)));
  const before = compared(rideAgainstPlan(plan, ridden(1.15, 1)));
  expect(Math.abs(next.difference.modelS ?? NaN)).toBeLessThan(
    0.6 * Math.abs(before.difference.modelS ?? NaN),
  );
});

test.each([
  [0.6, 'sat behind others'],
  [1.6, 'no position explains'],
])('with %f of the drag there is no drag area, but a reason', (factor, words) => {
  const { drag } = compared(rideAgainstPlan(plan, ridden(factor, 1)));
  expect(drag).toMatchObject({ ok: false, message: expect.stringContaining(words) });
});

test('without power there are times and gaps, and a sentence for the rest', () => {
  const track = ridden(1, 0.9);
  const powerless = { ...track, points: track.points.map((point) => ({ ...point, powerW: null })) };
  const answer = compared(rideAgainstPlan(plan, powerless));
  expect(answer).toMatchObject({ load: null, riddenW: null, model: null, drag: { ok: false } });
  expect(answer.difference).toMatchObject({ wattsS: null, modelS: null });
  expect(answer.notes).toEqual([expect.stringContaining('no power')]);
  expect(answer.sections[3]?.riddenS).toBeGreaterThan(0);
});

const rides = openRides(fs);
(rides ? test : test.skip).each([
  'fit/fitfileparser-test-power-gaps.fit',
  'fit/fitparse-null_compressed_speed_dist.fit',
  'fit/sweatpy-4078723797-edge1000-power-1hz.fit',
])('%s: the parts add up, and what is fitted is what a rider on a road may have', async (name) => {
  const read = await readActivityOrRoute(rides?.read(name) ?? new Uint8Array());
  const own = read.ok ? routeFrom(read.track.points) : read;
  if (!read.ok || !own.ok) throw new Error('unreadable');
  const answer = compared(
    rideAgainstPlan(planned({ route: own, athlete: MEASURED, goal: { kind: 'fastest' } }), read.track),
  );
  expect(answer.followed).toBeGreaterThan(0.99);
  expect(partsOf(answer)).toBeCloseTo(answer.difference.totalS, 6);
  const fit = answer.model?.fit;
  expect(fit?.drag.value).toBeGreaterThan(0.7);
  expect(fit?.drag.value).toBeLessThan(1.45);
  expect(Math.hypot(fit?.windEastMs.value ?? NaN, fit?.windNorthMs.value ?? NaN)).toBeLessThan(4);
  // Fitted, the model misses less of the time than before.
  expect(Math.abs(answer.model?.restS ?? NaN)).toBeLessThan(Math.abs(answer.difference.modelS ?? NaN));
});

test('a stop of the plan is no loss', () => {
  const stopping = planned({ ...plan.question, stops: [{ atM: 20_000, timeS: 120 }] });
  const [with_, without] = [stopping, plan].map((each) => compared(rideAgainstPlan(each, ridden(1, 0.9))));
  expect((with_?.difference.stopsS ?? NaN) - (without?.difference.stopsS ?? NaN)).toBeCloseTo(-120, 6);
  expect((with_?.gapS.at(-10) ?? NaN) - (without?.gapS.at(-10) ?? NaN)).toBeLessThan(-110);
});

test('a stop and a detour of the ride are told apart from watts and model', () => {
  const track = ridden(1, 1);
  const clean = compared(rideAgainstPlan(plan, track));
  const half = track.points.length >> 1;
  const later = (seconds: number) =>
    track.points.slice(half).map((point) => ({ ...point, timeMs: (point.timeMs ?? 0) + 1000 * seconds }));
  const stood = compared(
    rideAgainstPlan(plan, { ...track, points: [...track.points.slice(0, half), ...later(180)] }),
  );
  const stoppedS = stood.sections.reduce((sum, section) => sum + (section.stoppedS ?? 0), 0);
  expect(stoppedS).toBeCloseTo(stood.difference.stopsS, 0);
  expect(stoppedS).toBeGreaterThan(170);

  const at = track.points[half];
  if (!at) throw new Error('no points');
  const away = Array.from({ length: 200 }, (_, i) => ({
    ...at,
    latDeg: (at.latDeg ?? 0) + 9e-5 * (i < 100 ? i : 200 - i),
    timeMs: (at.timeMs ?? 0) + 1000 * i,
  }));
  const round = compared(
    rideAgainstPlan(plan, { ...track, points: [...track.points.slice(0, half), ...away, ...later(200)] }),
  );
  expect(round.difference.detoursS).toBeGreaterThan(150);
  expect(partsOf(round)).toBeCloseTo(round.difference.totalS, 6);
  expect(Math.abs((round.difference.modelS ?? NaN) - (clean.difference.modelS ?? NaN))).toBeLessThan(30);
});
