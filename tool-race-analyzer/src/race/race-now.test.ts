import {
  elapsedTimes,
  fedPlan,
  racePlan,
  resolveAthlete,
  straightRoute,
  type PlanQuestion,
  type RacePlan,
} from '@breakaway/cycling';
import { METRIC } from '@breakaway/contract/units';
import { foodByClock } from './food-by-clock.ts';
import { beforeStart, type RaceDay, type SoFar } from './race-day.ts';
import { placeSaid, placeSeen, raceNow } from './race-now.ts';
import { restOfRace } from './rest-of-race.ts';

const athlete = resolveAthlete({
  bodyMatrix: { height: 175, weight: 70 },
  powerMatrix: { ftp: 250 },
  feedingData: { choTolerance: 60 },
});
function planned(more: Partial<PlanQuestion> = {}): RacePlan {
  const plan = racePlan({ route: straightRoute(40_000, 0.01), athlete, goal: { kind: 'fastest' }, ...more });
  if (!plan.ok) throw new Error(plan.message);
  return plan;
}
const plan = planned();
const toleranceGh = athlete.choToleranceGh;
if (!toleranceGh) throw new Error('No tolerance.');
const fuel = { toleranceGh, products: { profile: null, kept: { products: [], unused: [] } } };
const fed = fedPlan(plan);
if (!fed.ok) throw new Error(fed.message);
const day: RaceDay = { owner: 'member Anna', name: 'Road', units: METRIC, plan, feeding: fed.feeding, fuel };
const START_MS = 1_000_000;
const at = (elapsedS: number, soFar: Partial<SoFar> = {}) =>
  raceNow(day, { ...beforeStart, startedMs: START_MS, ...soFar }, START_MS + 1000 * elapsedS);
const timeAt = (atM: number) => plan.timeS[Math.round(atM / plan.question.route.stepM)] ?? NaN;

test('by the clock alone the rider is where the plan says', () => {
  const now = at(timeAt(10_000));
  expect(now.atM).toBeCloseTo(10_000, -1);
  expect(now.placeFrom).toBe('plan');
  expect(now.lateS).toBeNull();
  expect(now.leftM).toBeCloseTo(30_000, -1);
  expect(now.finishS).toBeCloseTo(plan.totalTimeS, 3);
  expect(now.segment?.fromM).toBeLessThanOrEqual(10_000);
  expect(now.segment?.toM).toBeGreaterThan(10_000);
  expect(now.segmentLeftM).toBeCloseTo((now.segment?.toM ?? NaN) - now.atM, 3);
});

test('before the start it is at the line', () => {
  expect(raceNow(day, beforeStart, START_MS)).toMatchObject({
    elapsedS: 0,
    atM: 0,
    lateS: null,
    finished: false,
  });
  expect(at(-30)).toMatchObject({ elapsedS: -30, atM: 0 });
});

test('a place that was seen makes the rider late, and the finish with them', () => {
  const elapsedS = timeAt(10_000) + 90;
  const now = at(elapsedS, { seen: { atM: 10_000, elapsedS, by: 'you' } });
  expect(now.lateS).toBeCloseTo(90, 0);
  expect(now.finishLaterS).toBeCloseTo(90, 0);
  expect(now.placeFrom).toBe('you');
  const later = at(elapsedS + 600, { seen: { atM: 10_000, elapsedS, by: 'you' } });
  expect(later.placeFrom).toBe('plan since you');
  expect(later.lateS).toBeCloseTo(90, 0);
  expect(later.atM).toBeGreaterThan(13_000);
});

test('by satellite the rider is where they are, not where they would be by now', () => {
  const seen = { atM: 12_000, elapsedS: timeAt(12_000), by: 'gps' as const };
  expect(at(seen.elapsedS + 2, { seen })).toMatchObject({ atM: 12_000, placeFrom: 'gps' });
  expect(at(seen.elapsedS + 60, { seen }).atM).toBeGreaterThan(12_200);
});

test('the race is over where the rider is at the finish, not when the plan ends', () => {
  expect(at(plan.totalTimeS + 100)).toMatchObject({ finished: false, leftM: 0 });
  const elapsedS = plan.totalTimeS - 60;
  const now = at(elapsedS + 500, { seen: { atM: 39_990, elapsedS, by: 'gps' } });
  expect(now.finished).toBe(true);
  expect(now.finishS).toBe(elapsedS);
  expect(now.finishLaterS).toBeCloseTo(-60, 3);
});

test('food is due from its time on, until it is dealt with or long past', () => {
  const [first, second] = fed.feeding.items;
  if (!first || !second) throw new Error('Too little food for this test.');
  expect(at(first.atS - 60)).toMatchObject({ eatNow: null, eatNext: first });
  expect(at(first.atS)).toMatchObject({ eatNow: first, eatNext: second });
  expect(at(first.atS, { dealtS: first.atS }).eatNow).toBeNull();
  const last = fed.feeding.items.at(-1);
  expect(at((last?.atS ?? 0) + 1000)).toMatchObject({ eatNow: null, eatNext: null });
});

test('a race that is planned again shows the new rest, and is on plan', () => {
  const elapsedS = timeAt(10_000) + 300;
  const rest = restOfRace(plan, fuel, { atM: 10_000, elapsedS });
  if (!rest.ok) throw new Error(rest.message);
  const now = at(elapsedS, { rest, seen: { atM: 10_000, elapsedS, by: 'you' } });
  expect(Math.abs(now.lateS ?? NaN)).toBeLessThan(1);
  expect(now.finishS).toBeCloseTo(rest.totalTimeS, 0);
  expect(now.finishLaterS).toBeGreaterThan(200);
  expect(rest.segments).toContain(now.segment);
  expect(rest.sentence).toMatch(/^At km 10\.0 you are 5:00 behind the plan/);
  // Food goes on by the clock of the longer day.
  expect(rest.feeding?.durationS).toBeCloseTo(rest.totalTimeS, 0);
  expect(rest.foodSentence).toMatch(/^[A-Z].*\.$/);
});

test('harder riding so far leaves less for the rest, and no more of W′ is lost than planned', () => {
  const now = { atM: 20_000, elapsedS: timeAt(20_000) };
  const asPlanned = restOfRace(plan, null, now);
  const harder = restOfRace(plan, null, { ...now, normalizedW: 1.1 * plan.load.normalizedW });
  if (!asPlanned.ok || !harder.ok) throw new Error('refused');
  expect(harder.totalTimeS).toBeGreaterThan(asPlanned.totalTimeS + 10);
  expect(harder.sentence).not.toMatch(/W' left/);
  expect(asPlanned.feeding).toBeNull();
});

test.each([
  [{ atM: 20_000, elapsedS: 60 }, /^Nobody is at km 20\.0 after 1:00\./],
  [{ atM: NaN, elapsedS: 60 }, /^Where you are must be a distance/],
  [{ atM: 0, elapsedS: -5 }, /^The time since the start/],
])('%o is refused in one sentence', (now, message) => {
  const rest = restOfRace(plan, fuel, now);
  expect(rest.ok ? null : rest.message).toMatch(message);
});

test('a place that only another start would explain is refused, near ones and harder rides are not', () => {
  const after = (atM: number, share: number) => {
    const rest = restOfRace(plan, null, { atM, elapsedS: share * timeAt(atM) });
    return rest.ok ? null : rest.message;
  };
  expect(after(39_900, 0.42)).toMatch(
    /^That is \d\d km\/h so far, and \d\d km\/h by the plan\. Check the place and the time of your start\.$/,
  );
  expect(after(39_900, 0.7)).toBeNull();
  expect(after(8000, 0.5)).toBeNull();
});

test('stores are spoken of where they run out ahead, without what could have been done before', () => {
  const far = planned({ route: straightRoute(130_000, 0.002), goal: { kind: 'intensity', if: 0.8 } });
  const little = { ...fuel, toleranceGh: { ...toleranceGh, value: 30 } };
  const said = (atM: number) => {
    const elapsedS = far.timeS[Math.round(atM / far.question.route.stepM)] ?? NaN;
    const rest = restOfRace(far, little, { atM, elapsedS });
    if (!rest.ok) throw new Error(rest.message);
    return rest.foodSentence;
  };
  expect(said(20_000)).toMatch(
    /^By this plan your stores run out at km \d+: ride easier from here, or eat more where you can\.$/,
  );
  expect(said(129_000)).toBeNull();
});

describe('stops', () => {
  const stops = [
    { atM: 15_000, timeS: 600 },
    { atM: 24_000, timeS: 1200 },
  ];
  const stopping = planned({ stops });
  const { stepM } = stopping.question.route;
  const at20km = elapsedTimes(stopping)[Math.round(20_000 / stepM)] ?? NaN;

  test('food comes as much later as the rider stood before it', () => {
    const riding = fedPlan(stopping);
    if (!riding.ok) throw new Error(riding.message);
    const late = foodByClock(riding.feeding, stops).items.map(({ atM, atS }, i) => ({
      atM,
      lateS: Math.round(atS - (riding.feeding.items[i]?.atS ?? NaN)),
    }));
    expect(new Set(late.map(({ lateS }) => lateS))).toEqual(new Set([0, 600, 1800]));
    expect(late.every(({ atM, lateS }) => lateS === (atM > 24_000 ? 1800 : atM > 15_000 ? 600 : 0))).toBe(
      true,
    );
  });

  test('the rest of a race counts each once, and burns nothing in them', () => {
    const rest = restOfRace(stopping, fuel, { atM: 20_000, elapsedS: at20km });
    if (!rest.ok || !rest.feeding) throw new Error('refused');
    expect(Math.abs(rest.totalTimeS - stopping.totalTimeS - 1800)).toBeLessThan(10);
    expect(rest.timeS.at(-1)).toBeCloseTo(rest.totalTimeS, 3);
    // The stop behind is in what was ridden; the one to come is not ridden.
    expect(rest.feeding.durationS).toBeCloseTo(rest.totalTimeS - 1200, 0);
    const last = rest.feeding.items.at(-1);
    expect(last?.atM).toBeGreaterThan(24_000);
    expect(
      Math.abs((last?.atS ?? NaN) - (rest.timeS[Math.round((last?.atM ?? NaN) / stepM)] ?? NaN)),
    ).toBeLessThan(30);
  });

  const stopped: RaceDay = { ...day, plan: stopping };
  const said = (atM: number, elapsedS: number, soFar: Partial<SoFar> = {}) => {
    const now = { ...beforeStart, startedMs: START_MS, ...soFar };
    const place = placeSaid(stopped, now, atM, elapsedS);
    const rest = restOfRace(stopping, null, { atM: place, elapsedS });
    if (!rest.ok) throw new Error(rest.message);
    const seen = { atM: place, elapsedS, by: 'you' as const };
    return { place, rest, noted: raceNow(stopped, { ...now, seen }, START_MS + 1000 * elapsedS) };
  };
  const arrivesS = elapsedTimes(stopping)[Math.round(15_000 / stepM)] ?? NaN;

  test.each([
    ['that the plan has not left is to come', 15_000, 599, 1800, 599],
    ['is to come too where the place is a little beyond it', 15_040, 300, 1800, 300],
    ['that the plan has left is done', 15_000, 601, 1200, 1],
    ['is done too where the place is a little before it', 14_960, 900, 1200, 300],
  ])('a stop that the rider is at and %s', (_, atM, sinceS, aheadS, lateS) => {
    const { rest, noted } = said(atM, arrivesS + sinceS);
    const ridingLeftS = stopping.totalTimeS - arrivesS;
    expect(rest.totalTimeS - arrivesS - sinceS - ridingLeftS).toBeGreaterThan(aheadS - 30);
    expect(rest.totalTimeS - arrivesS - sinceS - ridingLeftS).toBeLessThan(aheadS + 30);
    expect(Math.abs((noted.lateS ?? NaN) - lateS)).toBeLessThan(3);
  });

  test('who was late before they came to a stop has not been there longer', () => {
    const { rest } = said(10_000, arrivesS + 700);
    const thereS = rest.timeS[Math.round(15_000 / stepM)] ?? NaN;
    expect(said(15_000, thereS + 10, { rest }).place).toBeLessThanOrEqual(15_000);
    expect(said(15_000, thereS + 610, { rest }).place).toBeGreaterThan(15_000);
  });

  test.each([0, 240])(
    'who is seen at a stop is as late as before it (%i s), until its time is over',
    (lateS) => {
      const comesS = (elapsedTimes(stopping)[Math.round(14_000 / stepM)] ?? NaN) + lateS;
      const onTheWay = {
        ...beforeStart,
        startedMs: START_MS,
        seen: { atM: 14_000, elapsedS: comesS, by: 'gps' as const },
      };
      const seenAt = (atM: number, elapsedS: number) => placeSeen(stopped, onTheWay, atM, elapsedS);
      const thereS = arrivesS + lateS;
      expect(seenAt(14_900, thereS - 20)).toBe(14_900);
      expect(seenAt(14_980, thereS + 5)).toBeNull();
      const standing = raceNow(stopped, onTheWay, START_MS + 1000 * (thereS + 300));
      expect(Math.abs((standing.lateS ?? NaN) - lateS)).toBeLessThan(3);
      expect(Math.abs(standing.atM - 15_000)).toBeLessThan(20);
      // Longer than planned counts, and leaving early is time won.
      const longer = { atM: seenAt(15_000, thereS + 700) ?? NaN, elapsedS: thereS + 700, by: 'gps' as const };
      const now = raceNow(stopped, { ...onTheWay, seen: longer }, START_MS + 1000 * (thereS + 700));
      expect(Math.abs((now.lateS ?? NaN) - lateS - 100)).toBeLessThan(3);
      expect(seenAt(15_200, thereS + 120)).toBe(15_200);
    },
  );

  const named = planned({ stops: stops.map((stop) => ({ ...stop, name: 'Café' })) });
  const [cafe] = named.question.stops ?? [];
  const inRace = (elapsedS: number, soFar: Partial<SoFar> = {}) =>
    raceNow(
      { ...day, plan: named },
      { ...beforeStart, startedMs: START_MS, ...soFar },
      START_MS + 1000 * elapsedS,
    );

  test('one that comes before the next section is ahead, and at it the rider stands for what is left of it', () => {
    const before = inRace(arrivesS - 60);
    expect(before.stop).toBeNull();
    expect(before.stopAhead?.is).toBe(cafe);
    expect(before.stopAhead?.inS).toBeCloseTo(60, 0);
    expect(before.stopAhead?.inM).toBeCloseTo(15_000 - before.atM, 6);
    const standing = inRace(arrivesS + 180);
    expect(standing).toMatchObject({ stop: { is: cafe }, stopAhead: null });
    expect(standing.stop?.leftS).toBeCloseTo(420, 0);
    expect(standing.stop?.then?.toM).toBeGreaterThan(15_000);
    const after = inRace(arrivesS + 605);
    expect([after.stop, after.stopAhead?.is.atM ?? 24_000]).toEqual([null, 24_000]);
    // Nobody is told of a light.
    expect(
      raceNow(stopped, { ...beforeStart, startedMs: START_MS }, START_MS + 1000 * arrivesS),
    ).toMatchObject({
      stop: null,
      stopAhead: null,
    });
  });

  test('who says that they are at one stands there, late as they are; planned again from there as well', () => {
    const elapsedS = arrivesS + 240;
    const seen = {
      atM: placeSaid({ ...day, plan: named }, beforeStart, 15_000, elapsedS),
      elapsedS,
      by: 'you' as const,
    };
    expect(inRace(elapsedS + 60, { seen }).stop?.leftS).toBeCloseTo(540, 0);
    const rest = restOfRace(named, null, { atM: seen.atM, elapsedS });
    if (!rest.ok) throw new Error(rest.message);
    expect(inRace(elapsedS + 60, { seen, rest }).stop?.leftS).toBeCloseTo(540, 0);
    const done = { atM: 15_010, elapsedS: elapsedS + 1000, by: 'you' as const };
    const left = restOfRace(named, null, done);
    if (!left.ok) throw new Error(left.message);
    expect(inRace(done.elapsedS, { seen: done, rest: left }).stop).toBeNull();
    // Done once is done: the plan from there has no stop behind it.
    const again = { ...beforeStart, rest: left };
    expect(placeSaid({ ...day, plan: named }, again, 15_000, done.elapsedS + 20)).toBeGreaterThan(15_000);
  });

  test('a place away from stops stays as it is said', () => {
    expect(said(15_060, arrivesS + 900).place).toBe(15_060);
  });

  test('watts so far are those of the riding', () => {
    const normalizedW = 1.1 * stopping.load.normalizedW;
    const stood = restOfRace(stopping, null, { atM: 20_000, elapsedS: at20km, normalizedW });
    const rode = restOfRace(plan, null, { atM: 20_000, elapsedS: at20km - 600, normalizedW });
    if (!stood.ok || !rode.ok) throw new Error('refused');
    expect(Math.abs(stood.totalTimeS - 1800 - rode.totalTimeS)).toBeLessThan(5);
    const before = restOfRace(plan, null, { atM: 0, elapsedS: -5, normalizedW });
    expect(before).toMatchObject({ ok: false, message: expect.stringMatching(/^The time since the start/) });
  });
});

test('at the finish there is nothing left to plan', () => {
  const rest = restOfRace(plan, fuel, { atM: 40_000, elapsedS: 5000 });
  expect(rest).toMatchObject({ ok: true, segments: [], feeding: null, totalTimeS: 5000 });
});
