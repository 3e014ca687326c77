import * as fc from 'fast-check';
import { windAtRiderMs } from '../air/wind.ts';
import { straightRoute, type Route } from '../route/route.ts';
import { courseFrom, type Course } from './course.ts';
import { DRAFTS, shelteredDrag } from './drafting.ts';
import { rideCourse } from './ride-course.ts';
import { resistanceN, windComponents, type RiderOnBike } from './road-power.ts';
import { settledCourse } from './settled-course.ts';
import { varyCourse } from './vary-course.ts';

const rider: RiderOnBike = { massKg: 83, cdaM2: 0.32, crr: 0.004, airDensityKgM3: 1.2 };

function bumpy(cells: number): Route {
  const route = straightRoute(cells * 10, 0);
  route.slope = route.slope.map((_, i) => 0.08 * Math.sin(i / 7));
  route.headingDeg = route.headingDeg.map((_, i) => (i * 13) % 360);
  let height = 300;
  route.elevationM = route.slope.map((slope) => (height += 10 * slope) - 10 * slope);
  return route;
}

function forceN(course: Course, i: number, speedMs: number): number {
  const along = speedMs + course.headwindMs[i]!;
  const air = course.dragKgM[i]! * Math.hypot(along, course.crosswindMs[i]!) * along;
  return course.steadyN[i]! + course.bearingNsM * speedMs + air;
}

test.each(['resultant', 'axial'] as const)('every cell has the forces of the road model (%s)', (drag) => {
  const route = bumpy(60);
  const wind = { speedMs: 6, fromDeg: 200 };
  for (const bearings of [true, false]) {
    const whole = { ...rider, drag, bearings, wheelDragAreaM2: 0.0044 };
    const course = courseFrom(route, whole, { wind });
    for (let i = 0; i < course.cells; i++)
      for (const speed of [0.7, 4, 9, 20]) {
        const road = { slope: route.slope[i]!, ...windComponents(6, 200, route.headingDeg[i]!) };
        expect(forceN(course, i, speed)).toBeCloseTo(resistanceN(whole, road, speed), 9);
      }
  }
});

test('riding higher the air is thinner, and a forecast is reduced to the rider', () => {
  const climb = { ...straightRoute(2000, 0.08), stepM: 100, distanceM: 20000 };
  climb.elevationM = climb.elevationM.map((height) => height * 10);
  const weather = [
    { atM: 0, heightM: 0, hours: [{ atS: 0, windMs: 8, windFromDeg: 0, temperatureC: 15, humidity: 0 }] },
  ];
  const course = courseFrom(climb, rider, { weather });
  expect((course.dragKgM[0]! * 2) / rider.cdaM2).toBeCloseTo(1.225, 3);
  expect((course.dragKgM[course.cells - 1]! * 2) / rider.cdaM2).toBeCloseTo(1.0476, 3); // 1600 m, ISO 2533
  expect(course.headwindMs[5]).toBeCloseTo(windAtRiderMs(8), 9);
  const flat = courseFrom({ ...climb, hasElevation: false }, rider, { weather });
  expect(flat.dragKgM[course.cells - 1]).toBe(flat.dragKgM[0]);
});

test('stretches: surface, drag area, shelter, land, and the later one counts', () => {
  const route = straightRoute(4000, 0);
  const stretches = [
    { fromM: 0, toM: 1000, surface: 'gravel', draft: 'bunch', draftShare: 0.5 },
    { fromM: 500, toM: 1000, crr: 0.02 },
    { fromM: 800, toM: 1000, surface: 'asphalt', draft: 'alone' },
    { fromM: 1000, toM: 2000, cdaM2: 0.4, exposure: 'forest' },
    { fromM: 3000, toM: 2000, surface: 'dirt' },
    { fromM: 3990, toM: 1e9, surface: 'cobbles' },
  ] as const;
  const course = courseFrom(route, rider, { stretches: [...stretches], wind: { speedMs: 5, fromDeg: 0 } });
  const at = (m: number) => Math.floor(m / 10);
  expect([0, 499, 501, 799, 801, 999, 1001, 2500, 3999].map((m) => course.crr[at(m)])).toEqual([
    0.012, 0.012, 0.02, 0.02, 0.004, 0.004, 0.004, 0.004, 0.0055,
  ]);
  const alone = course.dragKgM[at(2500)]!;
  expect(course.dragKgM[at(100)]).toBeCloseTo(alone * 0.75, 12);
  expect(course.dragKgM[at(900)]).toBeCloseTo(alone, 12);
  expect(course.dragKgM[at(1500)]).toBeCloseTo((alone * 0.4) / 0.32, 12);
  expect(course.headwindMs[at(100)]).toBeCloseTo(5, 12);
  expect(course.headwindMs[at(1500)]).toBeCloseTo((5 * windAtRiderMs(1, 1)) / windAtRiderMs(1), 12);
});

test('sits up on climbs, tucks in on descents; a stretch says otherwise', () => {
  const route = bumpy(60);
  const positions = [
    { fromSlope: -1, cdaM2: 0.25 },
    { fromSlope: -0.03, cdaM2: 0.3 },
    { fromSlope: 0.04, cdaM2: 0.36 },
  ];
  const course = courseFrom(route, rider, { positions, stretches: [{ fromM: 0, toM: 50, cdaM2: 0.5 }] });
  for (let i = 0; i < course.cells; i++) {
    // The mean of 100 m: nobody sits up for a bump.
    const around = Array.from(route.slope).slice(Math.max(0, i - 5), Math.min(course.cells, i + 6));
    const slope = around.reduce((sum, each) => sum + each, 0) / around.length;
    const area = i < 5 ? 0.5 : slope >= 0.04 ? 0.36 : slope >= -0.03 ? 0.3 : 0.25;
    expect(course.dragKgM[i]).toBeCloseTo(0.6 * area, 12);
  }
});

test('drafts are shares of the drag, and invalid ones are ignored', () => {
  expect(shelteredDrag('wheel')).toBe(DRAFTS.wheel.multiplier);
  expect(shelteredDrag('bunch', 0)).toBe(1);
  expect(shelteredDrag('bunch', NaN)).toBe(1);
  expect(shelteredDrag('bunch', 7)).toBe(0.5);
});

describe('limits', () => {
  const bend = () => {
    const route = straightRoute(2000, -0.03);
    route.radiusM[100] = 20;
    return route;
  };
  test('a bend, the braking ahead of it, and the same on a wet stretch', () => {
    const dry = courseFrom(bend(), rider).limitMs;
    const wet = courseFrom(bend(), rider, { stretches: [{ fromM: 900, toM: 1100, wet: true }] }).limitMs;
    expect(dry[100]).toBeCloseTo(Math.sqrt(0.35 * 9.80665 * 20), 9);
    expect(wet[100]).toBeCloseTo(Math.sqrt(0.6 * 0.35 * 9.80665 * 20), 9);
    expect(dry[99]! ** 2 - dry[100]! ** 2).toBeCloseTo(2 * 0.3 * 9.80665 * 10, 9);
    expect(wet[99]! ** 2 - wet[100]! ** 2).toBeCloseTo(0.6 * 2 * 0.3 * 9.80665 * 10, 9);
    expect(wet[50]).toBe(dry[50]);
    expect(courseFrom(bend(), rider, { descending: { wet: true } }).limitMs[100]).toBe(wet[100]);
  });
  test('gravel has less grip, wet gravel no less than a wet road', () => {
    const on = (stretch: object) =>
      courseFrom(bend(), rider, { stretches: [{ fromM: 900, toM: 1100, ...stretch }] }).limitMs[100]!;
    const dry = on({});
    expect(on({ surface: 'gravel' }) / dry).toBeCloseTo(Math.sqrt(0.7), 9);
    expect(on({ surface: 'gravel', wet: true }) / dry).toBeCloseTo(Math.sqrt(0.6), 9);
  });
  test('no pedalling at more than 20 degrees of lean, even with enough grip', () => {
    const route = straightRoute(2000, 0);
    for (let i = 95; i < 105; i++) route.radiusM[i] = 10;
    const course = courseFrom(route, rider, { descending: { corneringG: 0.8 } });
    expect(course.coastAboveMs[100]).toBeCloseTo(Math.sqrt(Math.tan(Math.PI / 9) * 9.80665 * 10), 9);
    expect(course.coastAboveMs[50]).toBe(Infinity);
    const ride = rideCourse(course, new Float64Array(course.cells).fill(400));
    expect(ride.powerW[95]).toBe(0);
    expect(ride.powerW[80]).toBe(400);
  });
  test('nonsense limits are the usual ones', () => {
    const usual = courseFrom(bend(), rider).limitMs;
    const descending = { maxSpeedMs: NaN, corneringG: -1, brakingG: 0, coastAboveMs: NaN };
    expect(courseFrom(bend(), rider, { descending }).limitMs).toEqual(usual);
  });
});

describe('wind that changes while one rides', () => {
  // 40 km in cells of 100 m.
  const route = { ...straightRoute(4000, 0), stepM: 100, distanceM: 40000 };
  const hours = [
    { atS: 0, windMs: 0 },
    { atS: 3600, windMs: 8, windFromDeg: 0 },
  ];
  const weather = [{ atM: 0, heightM: 0, hours }];
  const steady = (course: Course) => rideCourse(course, new Float64Array(course.cells).fill(200));

  test('is met when the rider comes by', () => {
    const course = settledCourse(route, rider, { weather }, steady, 4);
    const { timeS } = steady(course);
    for (const i of [0, 100, 200, 399]) {
      const expected = windAtRiderMs(8) * Math.min(1, (timeS[i]! + timeS[i + 1]!) / 2 / 3600);
      expect(Math.abs(course.headwindMs[i]! - expected)).toBeLessThan(0.01);
    }
  });
  test('two passes are within 0.2 % of many', () => {
    const time = (passes: number) =>
      steady(settledCourse(route, rider, { weather }, steady, passes)).totalTimeS;
    expect(Math.abs(time(2) / time(8) - 1)).toBeLessThan(0.002);
    expect(Math.abs(time(0) / time(8) - 1)).toBeGreaterThan(0.03);
  });
  test('weather without hours needs no second look', () => {
    const still = [{ atM: 0, heightM: 0, hours: [{ atS: 0, windMs: 3, windFromDeg: 0 }] }];
    let rides = 0;
    settledCourse(route, rider, { weather: still }, (course) => (rides++, steady(course)));
    expect(rides).toBe(0);
  });
});

test('a varied course is the course of the varied rider', () => {
  const factor = fc.double({ min: 0.7, max: 1.4, noNaN: true });
  const speed = fc.double({ min: -5, max: 5, noNaN: true });
  const route = bumpy(40);
  const wind = { speedMs: 4, fromDeg: 70 };
  const course = courseFrom(route, rider, { wind });
  const into = varyCourse(course, {});
  expect(into).toEqual(course);
  fc.assert(
    fc.property(factor, factor, factor, speed, speed, (drag, rolling, climbing, massKg, northMs) => {
      const varied = varyCourse(
        course,
        { drag, rolling, climbing, massKg, addedWindMs: { eastMs: 0, northMs } },
        into,
      );
      expect(varied).toBe(into);
      const east = 4 * Math.sin((70 * Math.PI) / 180);
      const north = 4 * Math.cos((70 * Math.PI) / 180) + northMs;
      const rebuilt = courseFrom(
        { ...route, slope: route.slope.map((slope) => slope * climbing) },
        { ...rider, cdaM2: rider.cdaM2 * drag, crr: rider.crr * rolling, massKg: rider.massKg + massKg },
        { wind: { speedMs: Math.hypot(east, north), fromDeg: (Math.atan2(east, north) * 180) / Math.PI } },
      );
      for (let i = 0; i < course.cells; i++)
        expect(forceN(varied, i, 8)).toBeCloseTo(forceN(rebuilt, i, 8), 9);
      expect(varied.inertiaKg).toBeCloseTo(rebuilt.inertiaKg, 9);
    }),
    { seed: 4, numRuns: 30 },
  );
  expect(course).toEqual(courseFrom(route, rider, { wind }));
});
