import type { Course } from '../road/course.ts';
import type { CourseRide } from '../road/ride-course.ts';

/** Mean powers over a ride, W, that add up to what is pedalled. Gravity is below zero where the road falls on the whole. */
export type PowerTermsOnRoad = {
  gravityW: number;
  airW: number;
  rollingW: number;
  /** bearings and chain */
  mechanicalW: number;
  /** taken away by the brakes */
  brakesW: number;
  /** to be faster at the finish than at the start; below zero for slower */
  speedingUpW: number;
};

/** Where the work of a ride goes: all that is not gravity, tyres, bearings, chain, brakes or speed is the air's. */
export function powerTermsOf(course: Course, ride: CourseRide): PowerTermsOnRoad {
  const { massKg, gravityMs2, inertiaKg, stepM, efficiency } = course;
  const { totalTimeS, speedMs, workJ, brakingJ } = ride;
  let gravityJ = 0;
  let rollingJ = 0;
  let bearingsJ = 0;
  for (let i = 0; i < course.cells; i++) {
    const slope = course.slope[i]!;
    const normalN = (massKg * gravityMs2) / Math.sqrt(1 + slope * slope);
    gravityJ += normalN * slope * stepM;
    rollingJ += normalN * course.crr[i]! * stepM;
    const meanMs = (speedMs[i]! + speedMs[i + 1]!) / 2;
    bearingsJ += (course.bearingsN + course.bearingNsM * meanMs) * stepM;
  }
  const chainJ = (1 - efficiency) * workJ;
  const speedingUpJ = (inertiaKg * (speedMs[course.cells]! ** 2 - speedMs[0]! ** 2)) / 2;
  const airJ = workJ - gravityJ - rollingJ - bearingsJ - chainJ - brakingJ - speedingUpJ;
  return {
    gravityW: gravityJ / totalTimeS,
    airW: airJ / totalTimeS,
    rollingW: rollingJ / totalTimeS,
    mechanicalW: (bearingsJ + chainJ) / totalTimeS,
    brakesW: brakingJ / totalTimeS,
    speedingUpW: speedingUpJ / totalTimeS,
  };
}
