import * as fc from 'fast-check';
import { airDensityKgM3 } from '../air/air.ts';
import { straightRoute } from '../route/route.ts';
import { powerForTime } from './power-for-time.ts';
import { powerAtSpeed, speedAtPower, windComponents, type RiderOnBike } from './road-power.ts';

const martin: RiderOnBike = {
  massKg: 90,
  cdaM2: 0.2565,
  crr: 0.0032,
  airDensityKgM3: 1.2234,
  wheelDragAreaM2: 0.0044,
  drag: 'axial',
  gravityMs2: 9.81,
};
const martinRoad = { slope: 0.003, ...windComponents(2.94, 310, 340) };
const amateur: RiderOnBike = { massKg: 83, cdaM2: 0.32, crr: 0.004, airDensityKgM3: 1.225 };

describe('the worked example of Martin et al. 1998', () => {
  const speed = 471.8 / 56.42;
  const acceleration = (8.45 ** 2 - 8.28 ** 2) / (2 * 56.42 * speed);
  const terms = powerAtSpeed(martin, martinRoad, speed, acceleration);

  test('power is 213.37 W', () => expect(Math.abs(terms.pedalW - 213.37)).toBeLessThan(0.1));
  test.each([
    ['airW', 158.8],
    ['rollingW', 23.63],
    ['bearingsW', 1.37],
    ['gravityW', 22.15],
    ['kineticW', 2.3],
    ['netW', 208.25],
  ] as const)('%s is %d', (term, expected) => expect(Math.abs(terms[term] - expected)).toBeLessThan(0.02));
  test('and the speed comes back from the power', () => {
    const withoutKinetic = terms.pedalW - terms.kineticW / 0.976;
    expect(speedAtPower(martin, martinRoad, withoutKinetic)).toBeCloseTo(8.36, 2);
  });
});

test('gribble.org: 70 + 10 kg at 30 km/h takes 169.13 W', () => {
  const rider = {
    massKg: 80,
    cdaM2: 0.62 * 0.63,
    crr: 0.003,
    airDensityKgM3: 1.293,
    drivetrainEfficiency: 0.98,
    bearings: false,
  };
  expect(Math.abs(powerAtSpeed(rider, { slope: 0 }, 30 / 3.6).pedalW - 169.13)).toBeLessThan(0.05);
});

test.each([
  [100, 1.298544],
  [200, 2.56057],
  [400, 4.878312],
  [600, 6.87406],
])('Sauce: %d W on 5 %% gives %d m/s', (powerW, speedMs) => {
  const rider = {
    massKg: 100,
    cdaM2: 0.4,
    crr: 0.0255,
    airDensityKgM3: 1.08805,
    drivetrainEfficiency: 0.965,
    bearings: false,
  };
  expect(Math.abs(speedAtPower(rider, { slope: 0.05 }, powerW) - speedMs)).toBeLessThan(1e-4);
});

test('Atkinson 2007: 318 W up and 260 W down saves 126 s against 289 W on ten alternating kilometres', () => {
  const rider = { ...martin, massKg: 80, cdaM2: 0.258, airDensityKgM3: 1.2234 };
  const time = (upW: number, downW: number) =>
    5 *
    (1000 / speedAtPower(rider, { slope: 0.1 }, upW) + 1000 / speedAtPower(rider, { slope: -0.1 }, downW));
  expect(time(289, 289) - time(318, 260)).toBeGreaterThan(126 * 0.97);
  expect(time(289, 289) - time(318, 260)).toBeLessThan(126 * 1.03);
});

test("Indurain's hour of 1994 takes 509.5 W within 3 %", () => {
  const rider = { massKg: 88, cdaM2: 0.244, crr: 0.0025, airDensityKgM3: 1.185, drivetrainEfficiency: 0.977 };
  const watts = powerAtSpeed(rider, { slope: 0 }, 53040 / 3600).pedalW;
  expect(Math.abs(watts / 509.5 - 1)).toBeLessThan(0.03);
});

test("Pantani's Alpe d'Huez of 1995 takes 378 to 393 W", () => {
  const rider = { massKg: 65, cdaM2: 0.35, crr: 0.004, airDensityKgM3: 1.026 };
  for (const gain of [1071, 1120]) {
    const watts = powerAtSpeed(
      rider,
      { slope: gain / Math.sqrt(13800 ** 2 - gain ** 2) },
      13800 / 2210,
    ).pedalW;
    expect(watts).toBeGreaterThan(376);
    expect(watts).toBeLessThan(395);
  }
});

const powers = [100, 200, 250, 300, 400];
test.each([
  [-0.05, [53.761, 57.184, 58.708, 60.134, 62.75]],
  [-0.02, [38.176, 43.714, 45.952, 47.963, 51.492]],
  [0, [25.909, 33.851, 36.773, 39.312, 43.616]],
  [0.02, [15.181, 24.46, 27.911, 30.888, 35.876]],
  [0.05, [7.82, 14.839, 17.959, 20.831, 25.923]],
  [0.08, [5.118, 10.067, 12.439, 14.73, 19.049]],
  [0.12, [3.496, 6.954, 8.658, 10.34, 13.626]],
])('golden speeds on slope %d', (slope, speeds) => {
  const kmh = powers.map((watts) => speedAtPower(amateur, { slope }, watts) * 3.6);
  kmh.forEach((value, i) => expect(Math.abs(value - speeds[i]!)).toBeLessThan(0.001));
});

test.each([
  [3, 27.479],
  [-3, 40.925],
])('golden speed at 200 W with %d m/s from the front', (headwindMs, kmh) => {
  expect(Math.abs(speedAtPower(amateur, { slope: 0, headwindMs }, 200) * 3.6 - kmh)).toBeLessThan(0.001);
});

describe('wind by sector', () => {
  const headings = { N: 0, E: 90, S: 180, W: 270 };
  const sectors = { N: 0, NE: 45, E: 90, SE: 135, S: 180, SW: 225, W: 270, NW: 315 };
  const effect: Record<string, Record<string, number>> = {
    N: { N: 1, NE: 0.7071, E: 0, SE: -0.7071, S: -1, SW: -0.7071, W: 0, NW: 0.7071 },
    E: { N: 0, NE: 0.7071, E: 1, SE: 0.7071, S: 0, SW: -0.7071, W: -1, NW: -0.7071 },
    S: { N: -1, NE: -0.7071, E: 0, SE: 0.7071, S: 1, SW: 0.7071, W: 0, NW: -0.7071 },
    W: { N: 0, NE: -0.7071, E: -1, SE: -0.7071, S: 0, SW: 0.7071, W: 1, NW: 0.7071 },
  };
  for (const [going, headingDeg] of Object.entries(headings)) {
    for (const [from, windFromDeg] of Object.entries(sectors)) {
      test(`riding ${going}, wind from ${from}`, () => {
        const { headwindMs, crosswindMs } = windComponents(5, windFromDeg, headingDeg);
        expect(headwindMs).toBeCloseTo(5 * effect[going]![from]!, 3);
        expect(Math.hypot(headwindMs, crosswindMs)).toBeCloseTo(5, 9);
        const still = speedAtPower(amateur, { slope: 0 }, 250);
        const windy = speedAtPower({ ...amateur, drag: 'axial' }, { slope: 0, headwindMs, crosswindMs }, 250);
        expect(Math.sign(Math.round((still - windy) * 1e6))).toBe(Math.sign(effect[going]![from]!));
      });
    }
  }
  test('a side wind costs speed with resultant drag, nothing with axial drag', () => {
    const road = { slope: 0, headwindMs: 0, crosswindMs: 5 };
    const still = speedAtPower(amateur, { slope: 0 }, 250);
    expect(speedAtPower(amateur, road, 250)).toBeLessThan(still - 0.1);
    expect(speedAtPower({ ...amateur, drag: 'axial' }, road, 250)).toBeCloseTo(still, 9);
  });
});

test('on 14 % gravity goes with the sine and rolling with the cosine of the angle', () => {
  const { gravityW, rollingW } = powerAtSpeed(amateur, { slope: 0.14 }, 4);
  const angle = Math.atan(0.14);
  expect(gravityW).toBeCloseTo(83 * 9.80665 * Math.sin(angle) * 4, 9);
  expect(rollingW).toBeCloseTo(0.004 * 83 * 9.80665 * Math.cos(angle) * 4, 9);
});

test('next to no power gives next to no speed, and no speed takes no power', () => {
  for (const powerW of [1e-12, 1e-3, 1]) {
    const speed = speedAtPower(amateur, { slope: 0.25 }, powerW);
    expect(speed).toBeGreaterThan(0);
    expect(speed).toBeLessThan(0.01);
  }
  expect(powerAtSpeed(amateur, { slope: 0.25, headwindMs: 9 }, 0).pedalW).toBe(0);
});

describe('coasting and braking', () => {
  test('0 W downhill is the terminal speed, on the flat it is 0', () => {
    const speed = speedAtPower(amateur, { slope: -0.05 }, 0);
    expect(powerAtSpeed(amateur, { slope: -0.05 }, speed).netW).toBeCloseTo(0, 6);
    expect(speed).toBeGreaterThan(10);
    expect(speedAtPower(amateur, { slope: 0 }, 0)).toBe(0);
  });
  test('a strong tailwind alone pushes', () => {
    expect(speedAtPower(amateur, { slope: 0, headwindMs: -10 }, 0)).toBeGreaterThan(3);
  });
  test('the chain takes no share of braking power', () => {
    const terms = powerAtSpeed(amateur, { slope: -0.08 }, 8);
    expect(terms.netW).toBeLessThan(0);
    expect(terms.pedalW).toBe(terms.netW);
  });
});

describe('properties', () => {
  const rider = fc.record({
    massKg: fc.double({ min: 40, max: 160, noNaN: true }),
    cdaM2: fc.double({ min: 0.15, max: 0.8, noNaN: true }),
    crr: fc.double({ min: 0.001, max: 0.03, noNaN: true }),
    airDensityKgM3: fc.double({ min: 0.8, max: 1.4, noNaN: true }),
  });
  const road = fc.record({
    slope: fc.double({ min: -0.2, max: 0.25, noNaN: true }),
    headwindMs: fc.double({ min: -15, max: 15, noNaN: true }),
    crosswindMs: fc.double({ min: -15, max: 15, noNaN: true }),
  });
  const watts = fc.double({ min: 20, max: 1500, noNaN: true });

  test('power to speed to power', () => {
    fc.assert(
      fc.property(rider, road, watts, (r, p, w) => {
        const back = powerAtSpeed(r, p, speedAtPower(r, p, w)).pedalW;
        expect(Math.abs(back - w)).toBeLessThan(1e-6 * w);
      }),
      { seed: 10, numRuns: 300 },
    );
  });
  test('speed to power to speed, wherever a speed takes power', () => {
    const speed = fc.double({ min: 0.5, max: 30, noNaN: true });
    fc.assert(
      fc.property(rider, road, speed, (r, p, v) => {
        const powerW = powerAtSpeed(r, p, v).pedalW;
        if (powerW > 0.01) expect(Math.abs(speedAtPower(r, p, powerW) / v - 1)).toBeLessThan(1e-9);
        // Less than nothing: that much is braked, and without brakes the rider is faster.
        else expect(speedAtPower(r, p, 0)).toBeGreaterThanOrEqual(v * (1 - 1e-3));
      }),
      { seed: 9, numRuns: 500 },
    );
  });
  test('more watts, less drag area and more tailwind are never slower; less mass neither when the road does not fall', () => {
    fc.assert(
      fc.property(rider, road, watts, (r, p, w) => {
        const base = speedAtPower(r, p, w) - 1e-9;
        expect(speedAtPower(r, p, w + 10)).toBeGreaterThanOrEqual(base);
        expect(speedAtPower(r, { ...p, headwindMs: p.headwindMs - 1 }, w)).toBeGreaterThanOrEqual(base);
        // Behind a wind faster than the rider the drag pushes, and a smaller area is pushed less.
        if (base + p.headwindMs > 0)
          expect(speedAtPower({ ...r, cdaM2: r.cdaM2 * 0.9 }, p, w)).toBeGreaterThanOrEqual(base);
        const level = { ...p, slope: Math.abs(p.slope) };
        expect(speedAtPower({ ...r, massKg: r.massKg - 5 }, level, w)).toBeGreaterThanOrEqual(
          speedAtPower(r, level, w) - 1e-9,
        );
      }),
      { seed: 10, numRuns: 300 },
    );
  });
  test('every finite input gives a finite answer', () => {
    const any = fc.double({ min: -1e6, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(any, any, any, any, any, any, any, (massKg, cdaM2, crr, rho, slope, headwindMs, powerW) => {
        const r = { massKg, cdaM2, crr, airDensityKgM3: rho };
        expect(Number.isFinite(speedAtPower(r, { slope, headwindMs }, powerW))).toBe(true);
        expect(Number.isFinite(powerAtSpeed(r, { slope, headwindMs }, powerW).pedalW)).toBe(true);
        expect(
          Number.isFinite(airDensityKgM3({ temperatureC: massKg, altitudeM: cdaM2, humidity: crr })),
        ).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

test('a rider without a mass has no speed, and no power takes him there in a time', () => {
  const rider = { massKg: NaN, cdaM2: 0.32, crr: 0.004, airDensityKgM3: 1.2 };
  expect(speedAtPower(rider, { slope: 0 }, 200)).toBeNaN();
  expect(powerForTime(straightRoute(1000, 0), rider, 120).ok).toBe(false);
});
