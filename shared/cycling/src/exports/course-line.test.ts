import { emptyPoint } from '../files/track.ts';
import { localMetres } from '../route/geo.ts';
import { routeFrom, type Route } from '../route/route.ts';
import { courseLine } from './course-line.ts';
import { hillRide } from './testing/planned.ts';

/** Straights of 300 m with hairpins of 15 m radius between them. */
function hairpins(): Route {
  const points = [];
  const perMetreLat = 1 / 111_195;
  const perMetreLon = perMetreLat / Math.cos(Math.PI / 4);
  for (let turn = 0; turn < 10; turn++) {
    const side = turn % 2 === 0 ? 1 : -1;
    for (let x = -150; x < 150; x += 10) points.push([side * x, turn * 30]);
    for (let a = -90; a < 90; a += 15) {
      const angle = (a * Math.PI) / 180;
      points.push([side * (150 + 15 * Math.cos(angle)), turn * 30 + 15 + 15 * Math.sin(angle)]);
    }
  }
  const route = routeFrom(
    points.map(([x, y]) => ({
      ...emptyPoint(),
      latDeg: 45 + y! * perMetreLat,
      lonDeg: 7 + x! * perMetreLon,
      elevationM: 500 + y! / 10,
    })),
  );
  if (!route.ok) throw new Error(route.message);
  return route;
}

test('a thinned line goes round every hairpin and has few points on the straights', () => {
  const route = hairpins();
  const timeS = route.slope.map((_, i) => i * 2);
  const segments = [{ ...hillRide().segments[0]!, fromM: 0, toM: route.distanceM }];
  const { nodes } = courseLine({ ...hillRide(), route, timeS, segments, feeds: [], points: [] });
  expect(nodes.length).toBeLessThan(route.slope.length * 0.6);
  const place = (lat: number, lon: number) => localMetres(lat, lon, 45, 7);
  const line = nodes.map(({ latDeg, lonDeg }) => place(latDeg, lonDeg));
  const off = route.latDeg.map((lat, i) => {
    const [x, y] = place(lat, route.lonDeg[i]!);
    let nearest = Infinity;
    for (let k = 1; k < line.length; k++) {
      const [ax, ay] = line[k - 1]!;
      const [dx, dy] = [line[k]![0] - ax, line[k]![1] - ay];
      const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
      nearest = Math.min(nearest, Math.hypot(x - ax - along * dx, y - ay - along * dy));
    }
    return nearest;
  });
  expect(Math.max(...off)).toBeLessThan(1);
});

test('every part, feed and point is within one node of its place', () => {
  const ride = hillRide();
  const { points } = courseLine(ride);
  const planned = [
    ...ride.segments.map(({ fromM }) => fromM),
    ...ride.feeds.map(({ distanceM }) => distanceM),
    ...ride.points.map(({ distanceM }) => distanceM),
  ].sort((a, b) => a - b);
  points.forEach(({ at }, i) =>
    expect(Math.abs(at.distanceM - planned[i]!)).toBeLessThanOrEqual(ride.route.stepM),
  );
  expect(points).toHaveLength(14);
});
