import { stoppedS } from '../pacing/plan/places.ts';
import type { PlannedRide } from './planned.ts';
import { decimal, plainText } from './text.ts';

/** A part of a workout: from one power to another, in the unit of the workout. */
export type WorkoutPart = {
  timeS: number;
  from: number;
  to: number;
  kind: 'work' | 'rest' | 'warmUp' | 'coolDown';
  /** nothing is held: the rider coasts, or rides all out */
  free: 'coast' | 'allOut' | null;
  cadenceRpm?: number | undefined;
  /** what to do, prompted at the start of the part */
  cue: string;
};

/** A workout as trainer apps are given it; plans and training sessions both become one. */
export type Workout = {
  name: string;
  description: string;
  /** W; null where it is not known */
  ftpW: number | null;
  /** what 100 % of FTP is in the unit of the parts: their FTP where they are in watts, 1 where they are shares of it */
  full: number;
  parts: WorkoutPart[];
  /** prompts at a time, in addition to the cues */
  texts: { atS: number; text: string }[];
  notes: string[];
};

/** A plan as a workout in watts. */
export function workoutOfPlan(ride: PlannedRide): Workout {
  const ftpW = ride.ftpW > 0 ? ride.ftpW : null;
  return {
    name: ride.name,
    description: `${decimal(ride.route.distanceM / 1000, 1)} km, FTP ${Math.round(ride.ftpW)} W`,
    ftpW,
    full: ride.ftpW,
    parts: ride.segments.map(({ timeS, powerW, cue }) => ({
      timeS,
      from: powerW,
      to: powerW,
      kind: 'work',
      free: powerW > 0 ? null : 'coast',
      cue,
    })),
    texts: ride.feeds.map((feed) => ({
      // Nobody stops on a trainer.
      atS: feed.timeS - stoppedS(ride.stops, feed.distanceM),
      text: eating(feed),
    })),
    notes: ride.segments.some((part) => part.powerW === 0)
      ? ['Where the plan coasts, the trainer is free and holds no power.']
      : [],
  };
}

/** A feed in words: `25 g Gel`; a name that says its grams is enough. */
export function eating({ name, carbohydrateG }: { name: string; carbohydrateG: number }): string {
  const what = plainText(name, 60) || (carbohydrateG > 0 ? 'food' : 'drink');
  const grams = `${Math.round(carbohydrateG)} g`;
  return carbohydrateG > 0 && !new RegExp(`(^|[^\\d.,])${grams}\\b`).test(what) ? `${grams} ${what}` : what;
}
