import {
  comparePlan,
  finishBand,
  racePlan,
  resolveAthlete,
  routeFrom,
  simulate,
  straightRoute,
  type RacePlan,
  type Route,
} from '@breakaway/cycling';
import { readActivityOrRoute } from '@breakaway/cycling/files';

/** The work of the race analyzer's worker on a long file, stage by stage, with the time of each stage, ms. */

const athlete = resolveAthlete({
  bodyMatrix: { height: 178, weight: 72 },
  powerMatrix: { ftp: 270 },
  feedingData: { choTolerance: 80 },
});

let route: Route;
let plan: RacePlan;

async function timed<T>(work: () => T | Promise<T>): Promise<{ ms: number; value: T }> {
  const began = performance.now();
  const value = await work();
  return { ms: performance.now() - began, value };
}

function planned(answer: ReturnType<typeof racePlan>): RacePlan {
  if (!answer.ok) throw new Error(answer.message);
  return answer;
}

const question = (more: object = {}) => ({
  route,
  athlete,
  wind: { speedMs: 4, fromDeg: 250 },
  goal: { kind: 'fastest' as const },
  ...more,
});

const stages = {
  /** From the bytes of a file to the full plan. */
  async fromFile(bytes: Uint8Array) {
    const read = await timed(() => readActivityOrRoute(bytes, 'long.gpx'));
    if (!read.value.ok) throw new Error(read.value.message);
    const { points } = read.value.track;
    const clean = await timed(() => routeFrom(points));
    if (!clean.value.ok) throw new Error(clean.value.message);
    route = clean.value;
    const first = await timed(() => planned(racePlan(question())));
    plan = first.value;
    const compare = await timed(() => comparePlan(plan));
    return {
      km: route.distanceM / 1000,
      read: read.ms,
      clean: clean.ms,
      plan: first.ms,
      compare: compare.ms,
      all: read.ms + clean.ms + first.ms + compare.ms,
    };
  },
  /** One steady ride of the same course, cell by cell: the plain version as the baseline. */
  plainRide: async () => {
    const rider = { massKg: 83, cdaM2: 0.3, crr: 0.004, airDensityKgM3: 1.15 };
    return { ms: (await timed(() => simulate(route, rider, { powerW: 190 }))).ms };
  },
  quick: async () => ({
    ms: (await timed(() => planned(racePlan(question(), { quick: true })))).ms,
  }),
  /** The rider moves a slider: the plan is updated from the previous one with one value changed. */
  async slider() {
    const moves = [
      { riderMassKg: 73 },
      { cdaM2: 0.29 },
      { wind: { speedMs: 5, fromDeg: 250 } },
      { crr: 0.0045 },
    ];
    const times: number[] = [];
    for (const move of moves) {
      const moved = await timed(() => planned(racePlan(question(move), { from: plan, quick: true })));
      times.push(moved.ms);
    }
    return { ms: times.sort((a, b) => a - b)[2]! };
  },
  band: async () => ({ ms: (await timed(() => finishBand(plan, { runs: 500 }))).ms }),
  /** A plan of a straight rolling road of this length. */
  async ofLength(km: number) {
    const hills = straightRoute(km * 1000, 0.01);
    const { ms } = await timed(() => planned(racePlan({ ...question(), route: hills })));
    return { ms };
  },
};

self.addEventListener(
  'message',
  async ({ data }: MessageEvent<{ stage: keyof typeof stages; given?: never }>) => {
    try {
      self.postMessage({ result: await stages[data.stage](data.given as never) });
    } catch (error) {
      self.postMessage({ failed: String(error) });
    }
  },
);
