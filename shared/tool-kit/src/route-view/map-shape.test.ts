import { straightRoute, type Route } from '@breakaway/cycling';
import { gradePieces } from './gradients.ts';
import { gradientColours, heightFor, mapShape, nearestNode, roundDown, roundUp } from './map-shape.ts';

/** A degree of latitude north, then one east, on the 60th parallel, where the second is half as long. */
const corner: Route = {
  ...straightRoute(167_000, 0),
  stepM: 1000,
  latDeg: Array.from({ length: 168 }, (_, i) => 60 + Math.min(1, i / 111)),
  lonDeg: Array.from({ length: 168 }, (_, i) => 10 + Math.max(0, (i - 111) / 56)),
};

test('the map is true to scale in both directions and fits its box', () => {
  const { points, at, metresPerPx } = mapShape(corner, 300, 400, 20, []);
  expect(Math.min(...points.map(({ y }) => y))).toBeCloseTo(20, 0);
  expect(Math.max(...points.map(({ y }) => y))).toBeCloseTo(380, 0);
  const north = (at(0).y - at(111).y) * metresPerPx;
  const east = (at(167).x - at(111).x) * metresPerPx;
  expect(north / 1000).toBeCloseTo(111.2, 0);
  expect(east / north).toBeCloseTo(Math.cos((60.5 * Math.PI) / 180), 2);
});

test('a long course gets a low map, and none is higher than allowed', () => {
  expect(heightFor(corner, 300, 20, 420)).toBe(420);
  const flat = { ...corner, latDeg: corner.latDeg.map((lat) => 60 + (lat - 60) / 100) };
  expect(heightFor(flat, 300, 20, 420)).toBe(200);
});

test('where the course passes twice, the nearest place is the pass near the cursor', () => {
  const outAndBack = [0, 1, 2, 3, 2, 1, 0].map((x, node) => ({ x: 50 * x, y: 10, node }));
  expect(nearestNode(outAndBack, 52, 14, 0)).toBe(1);
  expect(nearestNode(outAndBack, 52, 14, 6)).toBe(5);
});

test.each([
  [0.7, 0.5, 1],
  [14, 10, 20],
  [20, 20, 20],
  [460, 200, 500],
])('round lengths around %d', (length, below, above) => {
  expect(roundDown(length)).toBeCloseTo(below, 9);
  expect(roundUp(length)).toBeCloseTo(above, 9);
});

test('a course is coloured by gradient, in stretches that touch', () => {
  const hill = straightRoute(2000, 0.07);
  const valley = { ...hill, elevationM: hill.elevationM.map((_, i) => 70 * Math.abs(1 - i / 100)) };
  const pieces = gradePieces(valley);
  expect(pieces.map(({ grade }) => grade)).toEqual([null, 3]);
  expect(pieces.map(({ fromM, toM }) => [fromM, toM])).toEqual([
    [0, 1000],
    [1000, 2000],
  ]);
});

test('each colour of the map is one path, over the parts of the course that have it', () => {
  const hill = straightRoute(4000, 0.07);
  const waves = { ...hill, elevationM: hill.elevationM.map((_, i) => 70 * Math.abs(1 - ((i / 100) % 2))) };
  const { colours } = mapShape(waves, 300, 400, 20, gradientColours(waves));
  expect(colours.map(({ colour }) => colour)).toEqual(['var(--grade-3)']);
  expect(colours[0]?.path.match(/M/g)).toHaveLength(2);
});

test('a map takes other colours: a later one lies over an earlier, and one without a stretch is not drawn', () => {
  const road = straightRoute(4000, 0);
  const { colours } = mapShape(road, 300, 400, 20, [
    {
      colour: 'var(--bad)',
      stretches: [
        { fromM: 0, toM: 1000 },
        { fromM: 3000, toM: 4000 },
      ],
    },
    { colour: 'var(--line)', stretches: [] },
    { colour: 'var(--good)', stretches: [{ fromM: 1000, toM: 3000 }] },
  ]);
  expect(colours.map(({ colour }) => colour)).toEqual(['var(--bad)', 'var(--good)']);
  expect(colours.map(({ path }) => path.match(/M/g)?.length)).toEqual([2, 1]);
});
