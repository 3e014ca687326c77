/** A ride whose minutes are to be found. */
export type RideWant = {
  role: 'hard' | 'easy' | 'long' | 'secondLong';
  /** min; multiples of 5 */
  min: number;
  want: number;
  /** as far as the ride grows before others have to */
  soft: number;
  max: number;
};

const STEP = 5;

/** The next five minutes. */
export const toFive = (minutes: number): number => STEP * Math.round(minutes / STEP);

/** A ride with its minutes, while they are shared out. */
type Shared<T extends RideWant> = T & { minutes: number };

/**
 * The rides with minutes that they add up to the total. Spare time goes to easy rides first, then to the hard ones
 * (easily ridden after the work) and the long one; too little is taken from easy rides first, and from the long one last.
 * @returns null where even the shortest rides are too much; less than the total where the longest are too little
 */
export function shareOut<T extends RideWant>(total: number, wants: readonly T[]): Shared<T>[] | null {
  const goal = toFive(total);
  const rides = wants.map((ride): Shared<T> => ({
    ...ride,
    minutes: Math.min(ride.max, Math.max(ride.min, toFive(ride.want))),
  }));
  const sum = (): number => rides.reduce((all, { minutes }) => all + minutes, 0);
  const grow = (roles: readonly RideWant['role'][], limit: 'soft' | 'max'): void => {
    while (sum() < goal) {
      const next = shortestOf(
        rides.filter((ride) => roles.includes(ride.role) && ride.minutes + STEP <= ride[limit]),
      );
      if (!next) return;
      next.minutes += STEP;
    }
  };
  const shrink = (roles: readonly RideWant['role'][]): void => {
    while (sum() > goal) {
      const next = longestOf(
        rides.filter((ride) => roles.includes(ride.role) && ride.minutes - STEP >= ride.min),
      );
      if (!next) return;
      next.minutes -= STEP;
    }
  };
  shrink(['easy']);
  shrink(['hard']);
  shrink(['secondLong']);
  shrink(['long']);
  if (sum() > goal) return null;
  grow(['easy', 'secondLong'], 'soft');
  grow(['hard'], 'soft');
  grow(['long'], 'soft');
  grow(['long'], 'max');
  grow(['easy', 'secondLong'], 'max');
  grow(['hard'], 'max');
  return rides;
}

type Timed = { minutes: number };

/** The first of the shortest; none of an empty list. */
const shortestOf = <T extends Timed>(rides: readonly T[]): T | undefined =>
  rides.reduce<T | undefined>(
    (best, ride) => (best && best.minutes <= ride.minutes ? best : ride),
    undefined,
  );

/** The last of the longest; none of an empty list. */
const longestOf = <T extends Timed>(rides: readonly T[]): T | undefined =>
  rides.reduce<T | undefined>((best, ride) => (best && best.minutes > ride.minutes ? best : ride), undefined);

/** The usual longest ride of a week, min: 43 % of 3.5 h a week, 31 % of 14.5 h. */
export function usualLong(weekMinutes: number): number {
  const hours = weekMinutes / 60;
  const share = 0.43 - (0.12 * (Math.min(14.5, Math.max(3.5, hours)) - 3.5)) / 11;
  return weekMinutes * share;
}
