import { resolveAthlete } from '../athlete/resolve-athlete.ts';
import { straightRoute, type Route } from '../route/route.ts';
import { recordInHours } from './record-in-hours.ts';
import { segmentRecordOn } from './segment-on-road.ts';
import { windRose, type WindRose, type WindRoseQuestion } from './wind-rose.ts';

const athlete = resolveAthlete({ bodyMatrix: { height: 180, weight: 75 }, powerMatrix: { ftp: 280 } });
const stated = { athlete, riderMassKg: 75, bikeMassKg: 8, cdaM2: 0.32, crr: 0.004, airDensityKgM3: 1.225 };
const towards = (headingDeg: number): WindRoseQuestion => ({
  ...stated,
  route: straightRoute(1320, 0.025, headingDeg),
  timeS: 113,
});

function solved(question: WindRoseQuestion): WindRose {
  const rose = windRose(question);
  if (!rose.ok) throw new Error(rose.message);
  return rose;
}

test.each([
  [0, 'S'],
  [45, 'SW'],
  [90, 'W'],
  [135, 'NW'],
  [180, 'N'],
  [225, 'NE'],
  [270, 'E'],
  [315, 'SE'],
])('riding towards %d degrees the wind helps most from %s', (headingDeg, from) => {
  const rose = solved(towards(headingDeg));
  expect(rose.sectors).toHaveLength(16);
  expect(rose.fastest.name).toBe(from);
  expect(rose.easiest!.name).toBe(from);
});

test('the numbers are those of the record in that wind, and still air is still air', () => {
  const question = towards(90);
  const rose = solved(question);
  const record = (wind: { speedMs: number; fromDeg: number }) => {
    const answer = segmentRecordOn({ ...question, wind });
    return answer.ok ? answer.powerW : NaN;
  };
  expect(Math.abs(rose.stillW - record({ speedMs: 0, fromDeg: 0 }))).toBeLessThan(0.1);
  const west = rose.sectors.find(({ name }) => name === 'W')!;
  expect(Math.abs(west.powerW[1]! - record({ speedMs: 4, fromDeg: 270 }))).toBeLessThan(0.1);
  expect(Math.abs(record({ speedMs: west.possibleFromMs!, fromDeg: 270 }) - rose.bestW!)).toBeLessThan(2);
  expect(Math.abs(rose.stillW - 605)).toBeLessThan(1);
});

test('from in front a wind only costs; from behind more of it costs less', () => {
  const { sectors, stillW } = solved(towards(0));
  const north = sectors[0]!.powerW;
  const south = sectors[8]!.powerW;
  expect(north[0]!).toBeGreaterThan(stillW);
  for (let i = 1; i < north.length; i++) {
    expect(north[i]!).toBeGreaterThan(north[i - 1]!);
    expect(south[i]!).toBeLessThan(south[i - 1]!);
  }
  expect(sectors[0]!.possibleFromMs).toBeNull();
});

test('a road that turns back is judged by its bearings, not by the line from start to finish', () => {
  // A kilometre east and 300 m back west: the straight line is 700 m east.
  const even = straightRoute(1300, 0, 90);
  const hook: Route = { ...even, headingDeg: even.headingDeg.map((_, i) => (i < 100 ? 90 : 270)) };
  const bent = solved({ ...stated, route: hook, timeS: 110 });
  const straight = solved({ ...stated, route: even, timeS: 110 });
  const behind = ({ sectors }: WindRose) => sectors.find(({ name }) => name === 'W')!.powerW.at(-1)!;
  expect(behind(bent)).toBeGreaterThan(behind(straight) + 30);
});

test('what is possible in still air is possible from 0 m/s on; without a profile nothing is judged', () => {
  const slow = solved({ ...towards(90), timeS: 240 });
  expect(slow.easiest!.speedMs).toBe(0);
  const unknown = solved({ ...towards(90), athlete: null });
  expect([unknown.bestW, unknown.easiest]).toEqual([null, null]);
});

test('invalid winds and invalid questions are rejected', () => {
  for (const speedsMs of [[], [4, 2], [-1], [NaN], [50]])
    expect(windRose({ ...towards(0), speedsMs }).ok).toBe(false);
  expect(windRose({ ...towards(0), timeS: -1 }).ok).toBe(false);
  expect(windRose({ ...towards(0), timeS: 33 }).ok).toBe(false);
});

test('a winding road that is turned by a quarter turns the rose with it', () => {
  const even = straightRoute(2000, 0.03);
  const winding = (turnDeg: number): Route => ({
    ...even,
    headingDeg: even.headingDeg.map((_, i) => (turnDeg + 50 * Math.sin(i / 11) + i / 8 + 360) % 360),
  });
  const rose = (turnDeg: number) => solved({ ...stated, route: winding(turnDeg), timeS: 200 });
  const [as, turned] = [rose(10), rose(100)];
  for (const [i, sector] of as.sectors.entries())
    for (const [k, powerW] of sector.powerW.entries())
      expect(Math.abs(turned.sectors[(i + 4) % 16]!.powerW[k]! - powerW!)).toBeLessThan(0.1);
  expect(turned.fastest.fromDeg).toBe((as.fastest.fromDeg + 90) % 360);
});

test('the hours of a forecast have the power of their wind, and its chance', () => {
  const question = towards(90);
  const answer = recordInHours(question, [
    { windMs: 0, fromDeg: 0 },
    { windMs: 4, fromDeg: 270 },
    { windMs: 4, fromDeg: 90, temperatureC: 30 },
  ]);
  if (!answer.ok) throw new Error(answer.message);
  const [calm, behind, against] = answer.hours;
  const rose = solved(question);
  expect(Math.abs(calm!.powerW - rose.stillW)).toBeLessThan(0.1);
  expect(Math.abs(behind!.powerW - rose.sectors[12]!.powerW[1]!)).toBeLessThan(0.1);
  expect(behind!.probability).toBeGreaterThan(calm!.probability);
  expect(calm!.probability).toBeGreaterThan(against!.probability);
  expect(recordInHours({ ...question, athlete: null }, [{ windMs: 0, fromDeg: 0 }]).ok).toBe(false);
});

test.each([
  ['no weather', {}],
  ['headwind and heat', { wind: { speedMs: 8, fromDeg: 90 }, temperatureC: 34 }],
  [
    'a strong wind from behind, as changed',
    { wind: { speedMs: 9, fromDeg: 270 }, changes: { windMs: 3, warmerC: 4 } },
  ],
])('an hour has the chance that its weather has when it is asked, after a day of %s', (_, day) => {
  const { airDensityKgM3: _air, ...rest } = stated;
  const question = { ...rest, route: straightRoute(1320, 0.02, 90), timeS: 113 };
  const HOURS = [
    { windMs: 0, fromDeg: 0, temperatureC: 12 },
    { windMs: 4, fromDeg: 250, temperatureC: 21 },
    { windMs: 7, fromDeg: 280, temperatureC: 6 },
  ];
  const rows = recordInHours({ ...question, ...day }, HOURS);
  if (!rows.ok) throw new Error(rows.message);
  for (const [i, { windMs, fromDeg, temperatureC }] of HOURS.entries()) {
    const wind = windMs > 0 ? { wind: { speedMs: windMs, fromDeg } } : {};
    const asked = segmentRecordOn({ ...question, ...wind, temperatureC });
    expect(rows.hours[i]!.probability).toBeCloseTo(asked.ok ? asked.verdict!.probability : NaN, 3);
  }
});
