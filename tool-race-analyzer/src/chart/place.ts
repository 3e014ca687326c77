import { windAtRiderMs, type PlanSegment, type RacePlan, type Route } from '@breakaway/cycling';

/** The section of a plan at a distance from the start. */
export function segmentAt(
  segments: readonly PlanSegment[],
  atM: number,
): { segment: PlanSegment; index: number } {
  let index = 0;
  while (index < segments.length - 1 && (segments[index]?.toM ?? Infinity) <= atM) index++;
  const segment = segments[index];
  if (!segment) throw new RangeError('A plan without sections.');
  return { segment, index };
}

/** Wind along the way at the rider, m/s at every node, positive where it slows; null without a wind. */
export function headwindsOf({ question }: RacePlan): Float64Array | null {
  const { wind, route } = question;
  if (!wind) return null;
  const speedMs = windAtRiderMs(wind.speedMs);
  return Float64Array.from(
    route.headingDeg,
    (headingDeg) => speedMs * Math.cos(((wind.fromDeg - headingDeg) * Math.PI) / 180),
  );
}

/** The node nearest to a distance from the start. */
export const nodeAt = ({ stepM, elevationM }: Route, atM: number): number =>
  Math.min(elevationM.length - 1, Math.max(0, Math.round(atM / stepM)));
