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

/**
 * Minutes of each ride so that they add up to the total. Spare time goes to easy rides first, then to the hard ones
 * (easily ridden after the work) and the long one; too little is taken from easy rides first, and from the long one last.
 * @returns null where even the shortest rides are too much; less than the total where the longest are too little
 */
export function shareOut(total: number, rides: readonly RideWant[]): number[] | null {
  const goal = toFive(total);
  const minutes = rides.map(({ want, min, max }) => Math.min(max, Math.max(min, toFive(want))));
  const sum = (): number => minutes.reduce((all, part) => all + part, 0);
  const grow = (roles: readonly RideWant['role'][], limit: 'soft' | 'max'): void => {
    while (sum() < goal) {
      const next = leastOf(
        minutes,
        (i) => roles.includes(rides[i]!.role) && minutes[i]! + STEP <= rides[i]![limit],
      );
      if (next < 0) return;
      minutes[next]! += STEP;
    }
  };
  const shrink = (roles: readonly RideWant['role'][]): void => {
    while (sum() > goal) {
      const next = mostOf(
        minutes,
        (i) => roles.includes(rides[i]!.role) && minutes[i]! - STEP >= rides[i]!.min,
      );
      if (next < 0) return;
      minutes[next]! -= STEP;
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
  return minutes;
}

const leastOf = (values: readonly number[], may: (i: number) => boolean): number =>
  values.reduce((best, value, i) => (may(i) && (best < 0 || value < values[best]!) ? i : best), -1);

const mostOf = (values: readonly number[], may: (i: number) => boolean): number =>
  values.reduce((best, value, i) => (may(i) && (best < 0 || value >= values[best]!) ? i : best), -1);

/** The usual longest ride of a week, min: 43 % of 3.5 h a week, 31 % of 14.5 h. */
export function usualLong(weekMinutes: number): number {
  const hours = weekMinutes / 60;
  const share = 0.43 - (0.12 * (Math.min(14.5, Math.max(3.5, hours)) - 3.5)) / 11;
  return weekMinutes * share;
}
