import {
  feedingPlan,
  minutesOf,
  racePlan,
  straightRoute,
  type FeedingPlan,
  type RacePlan,
  type Route,
} from '@breakaway/cycling';
import { ridge } from '@breakaway/ui/ridge';
import { athlete, computed } from '../charts/rider.ts';

/** A course of our own making: the length of each part and its mean slope. */
const parts = [
  { km: 9, slope: 0.004 },
  { km: 7.4, slope: 0.061, name: 'Col du Matin' },
  { km: 6.4, slope: -0.058 },
  { km: 11, slope: -0.003 },
  { km: 4.1, slope: 0.047 },
  { km: 3.3, slope: -0.044 },
  { km: 8, slope: 0.006 },
  { km: 10.8, slope: 0.074, name: 'Haute Route' },
];
const STEP_M = 100;

/** Heights of the course every 100 m, m: the parts, and the unevenness that every road has. */
function heights(): number[] {
  const uneven = ridge(7, 0.6);
  const totalM = parts.reduce((sum, { km }) => sum + 1000 * km, 0);
  const cells = Math.round(totalM / STEP_M);
  const heightAt = (atM: number) => {
    let [height, left] = [412, atM];
    for (const { km, slope } of parts) {
      const ridden = Math.min(left, 1000 * km);
      height += ridden * slope;
      left -= ridden;
    }
    const along = (atM / totalM) * (uneven.length - 1);
    const i = Math.min(Math.floor(along), uneven.length - 2);
    return height + 42 * (uneven[i]! + (along - i) * (uneven[i + 1]! - uneven[i]!));
  };
  const raw = Array.from({ length: cells + 1 }, (_, i) => heightAt(i * STEP_M));
  // A road has no corners in its height.
  return raw.map((_, i) => {
    const near = raw.slice(Math.max(0, i - 3), i + 4);
    return near.reduce((sum, height) => sum + height, 0) / near.length;
  });
}

function routeOf(elevationM: number[]): Route {
  const level = straightRoute((elevationM.length - 1) * STEP_M, 0);
  const nodes = <T>(value: T) => elevationM.map(() => value);
  const rises = elevationM.map((height, i) => (elevationM[i + 1] ?? height) - height);
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  return {
    ...level,
    stepM: STEP_M,
    latDeg: nodes(0),
    lonDeg: nodes(0),
    headingDeg: nodes(0),
    radiusM: nodes(Infinity),
    elevationM,
    slope: rises.map((rise) => rise / STEP_M),
    ascentM: sum(rises.filter((rise) => rise > 0)),
    descentM: -sum(rises.filter((rise) => rise < 0)),
    maxElevationM: Math.max(...elevationM),
  };
}

export const route = routeOf(heights());
export const plan: RacePlan = computed(racePlan({ route, athlete, goal: { kind: 'fastest' } }));
export const feeding: FeedingPlan = computed(feedingPlan({ athlete, minutes: minutesOf(route, plan) }));
