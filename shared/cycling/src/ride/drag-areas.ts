import type { Athlete, Bike, Position } from '../athlete/athlete.ts';
import type { Input } from '../answer/input.ts';
import type { Positions } from '../road/stretches.ts';

/** From this slope on riders sit up: "above 5 %", and no rounding of a road of 5 % gets there. */
const CLIMBING = 0.05 + 1e-6;
const DESCENDING = -0.02;
/** Below every road. */
const ANY = -1;

/**
 * The position that riders take on each bike, from each slope upwards. A position called `aero` means clip-on bars, so
 * nobody is taken to ride in it unasked. Handlebars of a gravel bike are held high except downhill; a mountain bike has no drops.
 */
const USUAL: Record<Bike, readonly { fromSlope: number; position: Position }[]> = {
  road: [
    { fromSlope: ANY, position: 'drop' },
    { fromSlope: CLIMBING, position: 'climb' },
  ],
  tt: [
    { fromSlope: ANY, position: 'tt' },
    { fromSlope: CLIMBING, position: 'climb' },
  ],
  gravel: [
    { fromSlope: ANY, position: 'drop' },
    { fromSlope: DESCENDING, position: 'climb' },
  ],
  mtb: [{ fromSlope: ANY, position: 'climb' }],
};

/**
 * The position that riders take on a bike and a slope (rise / run) when nothing is said: the one rule of every tool. It
 * does not look at the speed, so that a faster time never asks for less power. A rule of ours: no study is known.
 * @example
 * [positionFor('road', 0), positionFor('road', 0.06), positionFor('tt', 0)] // => ['drop', 'climb', 'tt']
 */
export function positionFor(bike: Bike, slope: number): Position {
  return USUAL[bike].findLast(({ fromSlope }) => fromSlope <= slope)?.position ?? 'drop';
}

/** Every position that riders take on a bike when nothing is said. */
export const positionsOn = (bike: Bike): Position[] => USUAL[bike].map(({ position }) => position);

/** A drag area as an input, and by slope where the rider changes position on the way. */
export type DragAreas = { cdaM2: Input; positions?: Positions };

/**
 * Drag areas on a road of these slopes with the usual positions. Of several the input has the one of the longest part of
 * the road, and says the others in words; `positions` are in proportion to it.
 * @param slopes as they are ridden, each of the same length (`slopesOfPositions`)
 */
export function dragAreasOn(slopes: ArrayLike<number>, bike: Bike, athlete: Athlete): DragAreas {
  const steps = USUAL[bike];
  const cells = new Map<Position, number>();
  for (let i = 0; i < slopes.length; i++) {
    const position = positionFor(bike, slopes[i]!);
    cells.set(position, (cells.get(position) ?? 0) + 1);
  }
  const [most, ...others] = [...cells].sort(([, a], [, b]) => b - a).map(([position]) => position);
  const main = athlete.cdaM2[most ?? positionFor(bike, 0)];
  if (others.length === 0) return { cdaM2: main };
  const words = steps.map(
    ({ position }, i) => `${athlete.cdaM2[position].value.toFixed(2)} m² ${whereOf(bike, i)}`,
  );
  return {
    cdaM2: { ...main, label: 'drag area', how: `${words.join(', ')}, ${main.how}` },
    positions: steps.map(({ fromSlope, position }) => ({ fromSlope, cdaM2: athlete.cdaM2[position].value })),
  };
}

function whereOf(bike: Bike, step: number): string {
  if (bike === 'gravel') return step === 0 ? 'downhill' : 'elsewhere';
  return step === 0 ? 'on the flat and downhill' : 'climbing (above 5 %)';
}
