import { eatenOtherwise, type FeedingPlan, type Otherwise } from '@breakaway/cycling';
import type { Panel } from '@breakaway/ui/chart';

/** What is burnt in a minute jumps with every bend: it is drawn as the mean of so many minutes to both sides. */
const EITHER_SIDE = 5;
const HEIGHT = { rate: 120, hour: 84, tank: 150 };
/** So little above empty is a warning, g. */
const NEAR_G = 60;

/** The node of the course that is reached at each whole minute, and at the end. */
export function nodesByMinute(timeS: ArrayLike<number>, durationS: number): number[] {
  const last = timeS.length - 1;
  let node = 0;
  return Array.from({ length: Math.ceil(durationS / 60 - 1e-9) + 1 }, (_, minute) => {
    while (node < last && (timeS[node] ?? 0) < Math.min(60 * minute, durationS) - 1e-6) node++;
    return node;
  });
}

/** Where a ride is at each whole minute and at its end, m: between the nodes, as the food of a plan has its places. */
export function metresByMinute(timeS: ArrayLike<number>, stepM: number, durationS: number): number[] {
  return nodesByMinute(timeS, durationS).map((node, minute) => {
    const [before, here] = [timeS[node - 1] ?? 0, timeS[node] ?? 0];
    const left = here > before ? (here - Math.min(60 * minute, durationS)) / (here - before) : 0;
    return stepM * (node - Math.min(1, Math.max(0, left)));
  });
}

/** Means around each minute, an hour; the last, shorter minute counts as a whole one. */
export function hourly(grams: Float64Array): Float64Array {
  return Float64Array.from(grams, (_, i) => {
    const around = grams.subarray(Math.max(0, i - EITHER_SIDE), i + EITHER_SIDE + 1);
    return (60 * around.reduce((sum, one) => sum + one, 0)) / around.length;
  });
}

/** What was eaten in the 60 minutes before the end of each minute, g. */
function lastHourG(items: Otherwise['items'], minutes: number): Float64Array {
  const byMinute = new Float64Array(minutes);
  for (const { atS, carbohydrateG } of items) {
    const minute = Math.min(minutes - 1, Math.floor(atS / 60));
    byMinute[minute] = (byMinute[minute] ?? 0) + carbohydrateG;
  }
  return byMinute.map((_, i) =>
    byMinute.subarray(Math.max(0, i - 59), i + 1).reduce((sum, grams) => sum + grams, 0),
  );
}

/**
 * The panels of the fuel chart: burnt and absorbed, the rolling 60 minutes under the tolerance, and the stores with those
 * of the plan before where it is eaten otherwise.
 * @param across the axis at each whole minute, the start and the end counted
 */
export function fuelPanels(feeding: FeedingPlan, eaten: Otherwise, across: readonly number[]): Panel[] {
  const planned = asPlanned(feeding);
  const { minutes, tank, toleranceGH } = feeding;
  const count = minutes.burnG.length;
  const rate = (grams: Float64Array) => {
    const smooth = hourly(grams);
    return across.map((_, i) => smooth[Math.min(count - 1, i)] ?? 0);
  };
  const level = (levels: Float64Array, startG: number) =>
    across.map((_, i) => (i === 0 ? startG : (levels[i - 1] ?? 0)));
  const [burn, absorbed] = [rate(minutes.burnG), rate(eaten.absorbedG)];
  const [before, now] = [level(planned.tankG, tank.startG), level(eaten.tankG, tank.startG)];
  const hour = level(lastHourG(eaten.items, count), 0);
  const changed = now.some((grams, i) => Math.abs(grams - (before[i] ?? 0)) > 0.5);
  const least = Math.min(0, ...now, ...before);
  const { reserveG, startG } = tank;
  return [
    {
      title: 'Absorbed, g/h; shaded: from your stores',
      unit: '',
      values: absorbed,
      band: { low: absorbed, high: burn.map((grams, i) => Math.max(grams, absorbed[i] ?? 0)) },
      height: HEIGHT.rate,
      colour: 'data',
      from: 0,
      to: 1.25 * Math.max(1, ...burn),
    },
    {
      title: 'Eaten in the last 60 minutes',
      unit: 'g',
      values: hour,
      height: HEIGHT.hour,
      colour: 'accent',
      ground: 'line',
      from: 0,
      to: 1.4 * Math.max(toleranceGH, ...hour),
      rules: [{ value: toleranceGH, name: `most ${Math.round(toleranceGH)} g` }],
      sections: stretches(hour, across, (grams) => grams > toleranceGH + 0.5, 'warn'),
    },
    {
      title: changed ? 'Stores; shaded: the change' : 'Stores',
      unit: 'g',
      values: now,
      ...(changed && {
        band: {
          low: now.map((grams, i) => Math.min(grams, before[i] ?? grams)),
          high: now.map((grams, i) => Math.max(grams, before[i] ?? grams)),
        },
      }),
      height: HEIGHT.tank,
      colour: 'good',
      ground: 'line',
      from: least,
      to: 1.2 * startG,
      rules: [{ value: reserveG, name: `empty below ${Math.round(reserveG)} g` }],
      sections: [
        ...stretches(now, across, (grams) => grams <= reserveG, 'bad'),
        ...stretches(now, across, (grams) => grams > reserveG && grams <= reserveG + NEAR_G, 'grade-2'),
      ].toSorted((a, b) => a.from - b.from),
    },
  ];
}

/** The stores with every moved pin where the plan had it. */
const asPlanned = (feeding: FeedingPlan): Otherwise =>
  eatenOtherwise(feeding, {
    atS: new Map(feeding.items.flatMap(({ moved }, i) => (moved ? [[i, moved.plannedS] as const] : []))),
  });

/** Where values are of a kind, as coloured stretches of the axis. */
function stretches(
  values: readonly number[],
  across: readonly number[],
  isOne: (value: number) => boolean,
  colour: 'bad' | 'warn' | 'grade-2',
): NonNullable<Panel['sections']> {
  const found: { from: number; to: number; colour: typeof colour }[] = [];
  let inside = false;
  values.forEach((value, i) => {
    const at = across[i] ?? 0;
    const last = found.at(-1);
    if (!isOne(value)) inside = false;
    else if (inside && last) last.to = at;
    else {
      inside = true;
      found.push({ from: at, to: at, colour });
    }
  });
  return found;
}
