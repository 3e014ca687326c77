import { resolveAthlete } from '../athlete/resolve-athlete.ts';
import { straightRoute, type Route } from '../route/route.ts';
import { segmentByHand } from './segment-by-hand.ts';
import { segmentRecordOn } from './segment-on-road.ts';
import type { SegmentQuestion } from './segment-course.ts';
import { windRose } from './wind-rose.ts';
import { smallestChanges, type Levers, type SmallestChanges } from './smallest-change.ts';

const rider = (weight: number, ftp: number, height = 180) =>
  resolveAthlete({ bodyMatrix: { height, weight }, powerMatrix: { ftp } });
const athlete = rider(75, 280);
/** A climb of hairpins whose slope changes, mostly towards the east. */
const bendy: Route = (() => {
  const even = straightRoute(6000, 0.065);
  return {
    ...even,
    slope: even.slope.map((_, i) => 0.065 + 0.04 * Math.sin(i / 23)),
    headingDeg: even.headingDeg.map((_, i) => 90 + 75 * Math.sin(i / 40)),
  };
})();
const climb: SegmentQuestion = { athlete, route: straightRoute(5000, 0.07, 45), timeS: 1040 };
const flat: SegmentQuestion = { athlete, route: straightRoute(5000, 0, 300), timeS: 425 };
const winding: SegmentQuestion = { athlete, route: bendy, timeS: 1250 };

function solved(question: SegmentQuestion): SmallestChanges {
  const answer = smallestChanges(question);
  if (!answer.ok) throw new Error(answer.message);
  return answer;
}
const change = (answer: SmallestChanges, lever: keyof Levers) =>
  answer.changes.find((one) => one.lever === lever)!;
const chance = (question: SegmentQuestion, changes: Partial<Levers>) => {
  const record = segmentRecordOn({ ...question, changes });
  if (!record.ok) throw new Error(record.message);
  return 100 * record.verdict!.probability;
};

test.each([
  ['a climb', climb],
  ['a flat road', flat],
  ['a winding road', winding],
])('on %s each change turns the verdict to even odds, and so does the combination', (_, question) => {
  const answer = solved(question);
  expect(answer.possible).toBe(false);
  expect(answer.changes.map(({ lever }) => lever)).toEqual([
    'cpW',
    'wPrimeJ',
    'massKg',
    'cdaM2',
    'crr',
    'windMs',
    'warmerC',
  ]);
  const sized = answer.changes.filter(({ by }) => by !== null);
  expect(sized.length).toBeGreaterThanOrEqual(2);
  for (const { lever, by } of sized)
    expect(Math.abs(chance(question, { [lever]: by! }) - 50)).toBeLessThan(0.2);
  expect(Math.abs(chance(question, answer.together!.changes) - 50)).toBeLessThan(0.2);
});

test('what is changed already counts, and the rest is answered from there', () => {
  const first = solved(climb);
  const half = { cpW: change(first, 'cpW').by! / 2 };
  const rest = solved({ ...climb, changes: half });
  expect(rest.possible).toBe(false);
  expect(change(rest, 'cpW').by! + half.cpW).toBeCloseTo(change(first, 'cpW').by!, 2);
  expect(change(rest, 'cpW').most + half.cpW).toBeCloseTo(change(first, 'cpW').most, 9);
  for (const { lever, by } of rest.changes) {
    if (by === null) continue;
    const both = { ...half, [lever]: (lever === 'cpW' ? half.cpW : 0) + by };
    expect(Math.abs(chance(climb, both) - 50)).toBeLessThan(0.2);
  }
  expect(solved({ ...climb, changes: { cpW: change(first, 'cpW').by! + 1 } })).toMatchObject({
    possible: true,
    changes: [],
  });
});

test('the wind that helps is that of the road, and turns with it', () => {
  const words = (question: SegmentQuestion) => change(solved(question), 'windMs').words;
  expect(words(climb)).toMatch(/km\/h more wind from the SW/);
  expect(words({ ...climb, route: straightRoute(5000, 0.07, 225) })).toMatch(/from the NE/);
  expect(words({ ...climb, route: byHand(5000, 0.07) })).toMatch(/from behind/);
  expect(solved({ ...flat, route: outAndBack, timeS: 420 }).bounds.windFromDeg).toBeNull();
  expect(words({ ...flat, route: outAndBack, timeS: 420 })).toBe('No more wind helps on this way.');
});

test('up a hill and back down again the wind is that of the rose, or none', () => {
  const hill: Route = {
    ...even,
    headingDeg: even.headingDeg.map((_, i) => (i < 250 ? 45 : 225)),
    slope: even.slope.map((_, i) => (i < 250 ? 0.06 : -0.06)),
  };
  const question = { athlete, route: hill, timeS: 590 };
  const { windFromDeg } = solved(question).bounds;
  const rose = windRose({ ...question, speedsMs: [1] });
  if (!rose.ok) throw new Error(rose.message);
  const off = windFromDeg === null ? 0 : Math.abs(((windFromDeg - rose.fastest.fromDeg + 540) % 360) - 180);
  expect(off).toBeLessThanOrEqual(23);
  expect(change(solved(question), 'windMs').most).toBeLessThan(14);
});

test('where a little of one thing is enough, nothing else is asked for', () => {
  const close = { ...climb, timeS: solvedRecord(climb).ownTimeS! - 0.7 };
  expect(Object.keys(solved(close).together!.changes)).toHaveLength(1);
});

test('wind that blows already is added to as a vector', () => {
  const across = { ...flat, wind: { speedMs: 4, fromDeg: 30 } };
  const { by } = change(solved(across), 'windMs');
  expect(Math.abs(chance(across, { windMs: by! }) - 50)).toBeLessThan(0.2);
});

test('on the flat it is the drag area and not the weight that counts', () => {
  expect(Object.keys(solved(flat).together!.changes)).not.toContain('massKg');
});

test('warm air helps on the flat, and no further than heat costs more than it gives', () => {
  const warm = change(solved({ ...flat, timeS: 432 }), 'warmerC');
  expect(warm.by).toBeGreaterThan(0);
  expect(warm.most).toBe(10);
  expect(change(solved({ ...flat, timeS: 415, temperatureC: 31 }), 'warmerC').most).toBe(0);
});

test('an insufficient change is reported with what would still be missing', () => {
  for (const { by, stillMissingW, most, words } of solved(climb).changes) {
    if (most === 0) continue;
    expect(by === null).toBe(stillMissingW > 0);
    expect(words).toMatch(by === null ? /^Even .* would leave \d+ W missing\.$/ : / would do\.$/);
  }
});

test('no change suffices for a record out of reach, and it says how far it is', () => {
  const answer = solved({ ...climb, timeS: 500 });
  expect(answer.changes.every(({ by }) => by === null)).toBe(true);
  expect(answer.together).toBeNull();
  expect(answer.outOfReachW).toBeGreaterThan(50);
});

test('what is possible needs no change', () => {
  expect(solved({ ...climb, timeS: 1500 })).toMatchObject({ possible: true, changes: [], together: null });
});

test('the advice never includes an unhealthy weight, an illegally light bicycle or a tiny drag area', () => {
  const most = (question: SegmentQuestion) => change(solved(question), 'massKg').most;
  expect(most(climb)).toBeCloseTo(8 - 6.8 + 0.05 * 75, 9);
  const slim = rider(62, 230, 182);
  expect(most({ ...climb, athlete: slim })).toBeCloseTo(8 - 6.8 + (62 - 18.5 * 1.82 ** 2), 6);
  expect(solved({ ...climb, athlete: slim }).notes.join(' ')).toMatch(/healthy weight/);
  const thin = rider(55, 200, 185);
  expect(most({ ...climb, athlete: thin, bikeMassKg: 6.5 })).toBe(0);
  expect(change(solved({ ...climb, athlete: thin, bikeMassKg: 6.5 }), 'massKg').words).toBe(
    'Nothing is to be gained here.',
  );
  expect(change(solved({ ...climb, cdaM2: 0.17, timeS: 900 }), 'cdaM2').most).toBe(0);
});

test('without power or weight in the profile it asks for them', () => {
  expect(smallestChanges({ ...climb, athlete: null, riderMassKg: 70 })).toMatchObject({
    ok: false,
    missing: ['powerMatrix.ftp', 'bodyMatrix.weight'],
  });
  expect(smallestChanges({ ...climb, timeS: NaN }).ok).toBe(false);
  expect(smallestChanges({ ...climb, changes: { cpW: NaN } }).ok).toBe(false);
});

test('the reported changes grow with what is missing', () => {
  const needed = (timeS: number) => change(solved({ ...climb, timeS }), 'cpW').by ?? Infinity;
  const rising = [1060, 1050, 1040, 1032].map(needed);
  for (let i = 1; i < rising.length; i++) expect(rising[i]!).toBeGreaterThan(rising[i - 1]!);
});

function byHand(distanceM: number, slope: number): Route {
  const road = segmentByHand({ distanceM, slope });
  if (!road.ok) throw new Error(road.message);
  return road.route;
}
function solvedRecord(question: SegmentQuestion) {
  const record = segmentRecordOn(question);
  if (!record.ok) throw new Error(record.message);
  return record;
}
const even = straightRoute(5000, 0);
const outAndBack: Route = { ...even, headingDeg: even.headingDeg.map((_, i) => (i < 250 ? 20 : 200)) };

test.each([
  [
    'less weight on a road that falls',
    { ...flat, route: straightRoute(5000, -0.02), timeS: 300 },
    'massKg',
    'This does not help here.',
  ],
  [
    'W′ over hours',
    { ...flat, route: straightRoute(180_000, 0), timeS: 15_600 },
    'wPrimeJ',
    'This gives less than 1 W here.',
  ],
] as const)('what gives nothing to speak of says so: %s', (_, question, lever, words) => {
  const answer = solved(question);
  expect(answer.possible).toBe(false);
  expect(change(answer, lever)).toMatchObject({ by: null, most: 0, words });
});
