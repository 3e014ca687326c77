import {
  partOfRoute,
  recordInHours,
  recordPlausibility,
  resolveAthlete,
  routeFrom,
  segmentRecordOn,
  simulate,
  smallestChanges,
  windRose,
  type Route,
} from '@breakaway/cycling';
import { readActivityOrRoute } from '@breakaway/cycling/files';
import { longRide } from './long-ride.ts';

const ROUNDS = 5;
const athlete = resolveAthlete({ bodyMatrix: { height: 180, weight: 75 }, powerMatrix: { ftp: 280 } });
const rider = { massKg: 85, cdaM2: 0.32, crr: 0.004, airDensityKgM3: 1.2 };
/** Ten days by the hour. */
const HOURS = Array.from({ length: 240 }, (_, i) => ({ windMs: i % 9, fromDeg: (i * 7) % 360 }));

/** What the Kom tool asks about a record, on segments of several lengths: ms, and in plain rides of the same road. */
export async function recordAnswers(): Promise<Record<string, Record<string, string>>> {
  const read = await readActivityOrRoute(new TextEncoder().encode(longRide(60)));
  const whole = read.ok ? routeFrom(read.track.points) : read;
  if (!whole.ok) throw new Error(whole.message);
  return Object.fromEntries(
    [2, 10, 50].map((km) => {
      const route = partOfRoute(whole, 0, 1000 * km);
      if (!route.ok) throw new Error(route.message);
      return [`${km} km`, ofRoad(route)];
    }),
  );
}

function ofRoad(route: Route): Record<string, string> {
  const slow = segmentRecordOn({ athlete, route, timeS: route.distanceM / 6 });
  const question = { athlete, route, timeS: slow.ok ? 0.97 * slow.ownTimeS! : route.distanceM / 8 };
  const plain = medianMs(() => simulate(route, rider, { powerW: 250 }));
  const shown = (call: () => unknown) => {
    const ms = medianMs(call);
    return `${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms, ${Math.round(ms / plain)} rides`;
  };
  return {
    "a slider's answer": shown(() => {
      const record = segmentRecordOn(question);
      if (record.ok) smallestChanges(question, record);
    }),
    plausibility: shown(() => recordPlausibility({ route, timeS: question.timeS })),
    'wind rose': shown(() => windRose(question)),
    '240 hours of a forecast': shown(() => recordInHours(question, HOURS)),
  };
}

/** The first round warms up and does not count. */
function medianMs(call: () => unknown): number {
  const times = Array.from({ length: ROUNDS + 1 }, () => {
    const before = performance.now();
    call();
    return performance.now() - before;
  }).slice(1);
  return times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)]!;
}
