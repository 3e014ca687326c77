import { routeFrom, type Route } from '../../route/route.ts';
import { emptyPoint } from '../../files/track.ts';
import { timeAt } from '../../road/simulate.ts';
import type { PlannedRide, PlannedSegment } from '../planned.ts';

/** Share of the way, power (W) and kind of each part. */
const PARTS: readonly (readonly [number, number, PlannedSegment['kind']])[] = [
  [0.1, 240, 'flat'],
  [0.12, 285.4, 'climb'],
  [0.13, 300, 'climb'],
  [0.1, 310, 'climb'],
  [0.05, 0, 'flat'],
  [0.1, 90, 'descent'],
  [0.15, 0, 'coast'],
  [0.1, 220, 'flat'],
  [0.15, 265, 'flat'],
];

/** 12 km over a hill with bends, in nine parts, with food, over midnight of 21 June 2026 (UTC). */
export function hillRide(changes: Partial<PlannedRide> = {}): PlannedRide {
  const route = hillRoute();
  const timeS = [0];
  let reachedS = 0;
  for (const slope of route.slope.slice(0, -1)) timeS.push((reachedS += route.stepM / speedOn(slope)));
  let fromM = 0;
  const segments = PARTS.map(([share, powerW, kind], i): PlannedSegment => {
    const toM = i === PARTS.length - 1 ? route.distanceM : fromM + share * route.distanceM;
    const part = {
      fromM,
      toM,
      powerW,
      lowW: Math.max(0, powerW - 10),
      highW: powerW + 10,
      kind,
      cue: powerW > 0 ? `Hold ${Math.round(powerW)} W, part ${i + 1}` : 'Rest, brake before the bend',
      timeS: timeAt(route, timeS, toM) - timeAt(route, timeS, fromM),
    };
    fromM = toM;
    return part;
  });
  return {
    name: 'Col de l’Été – 2026',
    route,
    segments,
    timeS,
    ftpW: 270,
    feeds: [
      { distanceM: 2000, timeS: timeAt(route, timeS, 2000), name: 'Gel citron', carbohydrateG: 25 },
      { distanceM: 7000, timeS: timeAt(route, timeS, 7000), name: 'Water', carbohydrateG: 0 },
      { distanceM: 9000.4, timeS: timeAt(route, timeS, 9000.4), name: 'Gel citron', carbohydrateG: 25 },
    ],
    points: [
      { distanceM: 5400, kind: 'summit', name: 'Col de l’Été' },
      { distanceM: 6800, kind: 'danger', name: 'Épingle à droite, gravier' },
    ],
    startTimeMs: Date.UTC(2026, 5, 21, 23, 50),
    ...changes,
  };
}

function hillRoute(): Route {
  const points = Array.from({ length: 601 }, (_, i) => ({
    ...emptyPoint(),
    latDeg: 45 + 0.00017 * i,
    lonDeg: 6.5 + 0.002 * Math.sin(i / 9),
    elevationM: 900 + 260 * Math.sin((Math.PI * i) / 600) ** 2,
  }));
  const route = routeFrom(points);
  if (!route.ok) throw new Error(route.message);
  return route;
}

function speedOn(slope: number): number {
  return Math.min(16, Math.max(3, 9 - 90 * slope));
}
