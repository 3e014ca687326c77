import type { Athlete, Bike, Position } from '../athlete/athlete.ts';
import type { RacePlan } from '../pacing/plan/race-plan.ts';
import type { PlanSetup } from '../pacing/plan/setup.ts';
import { positionsOn } from '../ride/drag-areas.ts';
import type { ModelMiss } from './model-miss.ts';

/** A number with its standard deviation. */
export type Measured = { value: number; sd: number };

/** A drag area from a ride, for plans to come. */
export type DragCalibration = {
  bike: Bike;
  /** m2, by position: those that are ridden on this bike */
  areas: Partial<Record<Position, Measured>>;
  /** when it was ridden, ms since 1970 */
  rodeMs: number;
};

export type DragProposal =
  | {
      ok: true;
      /** drag area of most of the road, m2: as the plan had it, as the ride alone says, and both together */
      plannedM2: number;
      ride: Measured;
      together: Measured;
      calibration: Omit<DragCalibration, 'rodeMs'>;
    }
  | { ok: false; message: string };

/** From one day to the next hands, clothes and road differ by about this share (our estimate). */
const DAY_SD = 0.03;
/** Outside of this a factor is no drag area of one rider alone. */
const LEAST_FACTOR = 0.7;
const MOST_FACTOR = 1.45;

/**
 * The drag area that a ride shows, weighed with what was known before it: each counts by the square of its certainty, and a
 * ride by what it tells and by how much days differ. It holds for the bike and the positions of the plan.
 */
export function proposedDragArea(plan: RacePlan, setup: PlanSetup, model: ModelMiss | null): DragProposal {
  const { question } = plan;
  if (!model) return { ok: false, message: 'Without power no ride shows a drag area.' };
  const { fit } = model;
  if (!fit)
    return {
      ok: false,
      message:
        'There is too little road without stops, brakes and steep descents in this ride to tell the drag area. It takes about 6 km.',
    };
  const { value: factor } = fit.drag;
  if (!fit.drag.told)
    return {
      ok: false,
      message:
        'This ride cannot tell the drag area from the wind and the tyres: it goes mostly one way, at much the same speed or slowly uphill.',
    };
  if (factor < LEAST_FACTOR)
    return {
      ok: false,
      message: `The ride took ${Math.round(100 * (1 - factor))} % less drag than you alone have. You probably sat behind others, so it is no drag area of yours.`,
    };
  if (factor > MOST_FACTOR)
    return {
      ok: false,
      message: `The ride took ${Math.round(100 * (factor - 1))} % more drag than planned, which no position explains. Check weight, power meter and tyres first.`,
    };
  const known = setup.inputs['cdaM2'];
  if (!known || question.stretches?.some(({ draft, cdaM2 }) => draft || cdaM2 !== undefined))
    return { ok: false, message: 'This plan counts on shelter, so the ride does not show your drag area.' };
  const knownSd = known.sd / known.value;
  const rideSd = Math.hypot(fit.drag.sd, DAY_SD);
  const weight = knownSd ** 2 / (knownSd ** 2 + rideSd ** 2);
  const together = 1 + weight * (factor - 1);
  const sd = Math.sqrt(weight) * rideSd;
  const bike = question.bike ?? 'road';
  const positions: readonly Position[] = question.position ? [question.position] : positionsOn(bike);
  const areas = Object.fromEntries(
    positions.flatMap((position) => {
      const area = question.athlete?.cdaM2[position].value;
      return area === undefined ? [] : [[position, { value: area * together, sd: area * sd }]];
    }),
  ) as DragCalibration['areas'];
  return {
    ok: true,
    plannedM2: known.value,
    ride: { value: known.value * factor, sd: known.value * rideSd },
    together: { value: known.value * together, sd: known.value * sd },
    calibration: { bike, areas },
  };
}

/**
 * The athlete with the drag areas of a calibration in place of those of the profile, as estimates with its spread.
 * @param how where they come from, one plain phrase: "from your ride of 12 May"
 * @example
 * const athlete = resolveAthlete({ bodyMatrix: { height: 180, weight: 75 } })
 * const known = calibratedAthlete(athlete, { areas: { drop: { value: 0.33, sd: 0.01 } } }, 'from your ride of 12 May')
 * known.cdaM2.drop // => { value: 0.33, sd: 0.01, source: 'estimated', how: 'from your ride of 12 May' }
 * [known.cdaM2.tt.value, athlete.cdaM2.drop.value] // => [0.25, 0.31]
 */
export function calibratedAthlete(
  athlete: Athlete,
  { areas }: Pick<DragCalibration, 'areas'>,
  how: string,
): Athlete {
  const cdaM2 = { ...athlete.cdaM2 };
  for (const [position, area] of Object.entries(areas) as [Position, Measured][])
    cdaM2[position] = { ...cdaM2[position], ...area, source: 'estimated', how };
  return { ...athlete, cdaM2 };
}
