import fc from 'fast-check';
import { racePlan } from '../pacing/index.ts';
import { resolveAthlete } from '../athlete/index.ts';
import { bendOfCode, bendToCode, STRAIGHT_CODE } from './stored-precision.ts';
import { along } from './testing.ts';
import { routeFrom, type Route } from './route.ts';
import { numbersOfText, textOfNumbers } from './whole-numbers.ts';
import { readRoute, writeRoute } from './written-route.ts';

/** A winding, hilly road of some length. */
function road(km: number, stored: boolean): Route {
  const points = along(
    Array.from({ length: 25 * km }, (_, i) => [300 * Math.sin(i / 17) + 90 * Math.sin(i / 5.3), 40 * i]),
    (i) => ({ elevationM: 700 + 300 * Math.sin(i / 130) + 12 * Math.sin(i / 7) }),
  );
  const route = routeFrom(points, { stored });
  if (!route.ok) throw new Error(route.message);
  return route;
}
const plan = (route: Route) => {
  const athlete = resolveAthlete({ bodyMatrix: { height: 178, weight: 72 }, powerMatrix: { ftp: 270 } });
  const made = racePlan({ route, athlete, bike: 'road', goal: { kind: 'fastest' } });
  if (!made.ok) throw new Error(made.message);
  return made;
};
const throughText = (route: Route) => readRoute(JSON.parse(JSON.stringify(writeRoute(route))));

test('a route in stored precision is read again as it was, and so is its plan', () => {
  const route = road(40, true);
  const again = throughText(route);
  expect(again).toEqual(route);
  if (!again.ok) throw new Error(again.message);
  const [before, after] = [plan(route), plan(again)];
  expect(after.segments).toEqual(before.segments);
  expect(after.totalTimeS).toBe(before.totalTimeS);
});

test('another route keeps its length, its climbing and its climbs', () => {
  const route = road(40, false);
  const again = throughText(route);
  if (!again.ok) throw new Error(again.message);
  expect(again.distanceM).toBe(route.distanceM);
  expect(again.ascentM / route.ascentM).toBeCloseTo(1, 3);
  expect(again.climbs.map(({ category }) => category)).toEqual(route.climbs.map(({ category }) => category));
  expect(throughText(again)).toEqual(again);
});

test('220 km of winding road take less than 200 kB, with room for the rest of a plan', () => {
  expect(JSON.stringify(writeRoute(road(220, true))).length).toBeLessThan(150_000);
});

test('a route without elevation, and one over the date line', () => {
  const flat = routeFrom(
    along(
      [
        [0, 0],
        [0, 900],
      ],
      () => ({ elevationM: null }),
    ),
    { stored: true },
  );
  expect(throughText(flat as Route)).toEqual(flat);
  const points = along(
    [
      [-400, 0],
      [0, 0],
      [500, 20],
    ],
    () => ({ elevationM: 3 }),
  ).map((point) => {
    const lonDeg = (point.lonDeg ?? 0) - 6 + 180;
    return { ...point, lonDeg: lonDeg > 180 ? lonDeg - 360 : lonDeg };
  });
  const across = routeFrom(points, { stored: true });
  if (!across.ok) throw new Error(across.message);
  expect(Math.min(...across.lonDeg)).toBeLessThan(-179);
  expect(throughText(across)).toEqual(across);
});

test('whole numbers of any size come back', () => {
  const whole = fc.integer({ min: -3.6e8 * 4, max: 3.6e8 * 4 });
  fc.assert(
    fc.property(fc.array(whole), (values) => {
      expect(numbersOfText(textOfNumbers(values), values.length)).toEqual(values.map((value) => value + 0));
    }),
  );
  expect(textOfNumbers([0, -16, 15, 16])).toHaveLength(5);
});

test('codes of bends come back to the same radius', () => {
  for (let code = 0; code <= STRAIGHT_CODE; code++) expect(bendToCode(bendOfCode(code))).toBe(code);
});

const good = writeRoute(road(1, true));
test.each<[string, unknown]>([
  ['nothing', null],
  ['a text', 'route'],
  ['no numbers', { ...good, lat: 'a b' }],
  ['a number without an end', { ...good, lat: `${good.lat}g` }],
  ['a number that is too large', { ...good, lat: `${'_'.repeat(9)}A` }],
  ['fewer heights than places', { ...good, elevation: good.elevation.slice(0, -2) }],
  ['places off the earth', { ...good, lat: textOfNumbers([91e6]) + good.lat.slice(1) }],
  ['a length that does not fit its nodes', { ...good, distanceM: 10 * good.distanceM }],
  ['no length', { ...good, distanceM: null }],
  ['a wrong bend', { ...good, bends: textOfNumbers([-1]) + good.bends.slice(1) }],
  ['a repair that is none', { ...good, mends: [{ kind: 'jump', count: 1, atM: ['x'], what: 'x' }] }],
  [
    'a long text in a repair',
    { ...good, mends: [{ kind: 'jump', count: 1, atM: [], what: 'x'.repeat(501) }] },
  ],
])('%s is refused in a sentence', (_what, written) => {
  expect(readRoute(written)).toEqual({ ok: false, message: 'The course of this plan cannot be read.' });
});

test('anything that is changed in a written route is refused or gives a route of finite numbers', () => {
  const key = fc.constantFrom('lat', 'lon', 'elevation', 'bends');
  fc.assert(
    fc.property(key, fc.nat(40), fc.string({ minLength: 1, maxLength: 3 }), (name, at, text) => {
      const before = good[name as 'lat'];
      const route = readRoute({
        ...good,
        [name]: before.slice(0, at) + text + before.slice(at + text.length),
      });
      if (!route.ok) return;
      for (const values of [route.latDeg, route.lonDeg, route.elevationM, route.slope, route.headingDeg])
        expect(values.every(Number.isFinite)).toBe(true);
    }),
  );
});
