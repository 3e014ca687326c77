import { forecastOf, windAtRiderMs, windOf, type PlanSegment, type RacePlan } from '@breakaway/cycling';

/** The section of a plan at a distance from the start. */
export function segmentAt<S extends Pick<PlanSegment, 'toM'>>(
  segments: readonly S[],
  atM: number,
): { segment: S; index: number } {
  let index = 0;
  while (index < segments.length - 1 && (segments[index]?.toM ?? Infinity) <= atM) index++;
  const segment = segments[index];
  if (!segment) throw new RangeError('A plan without sections.');
  return { segment, index };
}

/**
 * The wind of a plan at a node, 10 m above the ground, when the rider comes by: speed, m/s, and where it comes from,
 * degrees; null without a wind.
 */
export function windsOf({
  question: { weather, wind, route },
  timeS,
}: RacePlan): ((node: number) => { speedMs: number; fromDeg: number }) | null {
  if (weather?.some(({ hours }) => hours.some(({ windMs }) => windMs))) {
    const at = forecastOf(weather);
    return (node) => windOf(at(timeS[node] ?? 0, node * route.stepM));
  }
  return wind ? () => wind : null;
}

/** Wind along the way at the rider, m/s at every node, positive where it slows; null without a wind. */
export function headwindsOf(plan: RacePlan): Float64Array | null {
  const winds = windsOf(plan);
  return (
    winds &&
    Float64Array.from(plan.question.route.headingDeg, (headingDeg, node) => {
      const { speedMs, fromDeg } = winds(node);
      return windAtRiderMs(speedMs) * Math.cos(((fromDeg - headingDeg) * Math.PI) / 180);
    })
  );
}
