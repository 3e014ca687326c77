/** Days over which CTL and ATL are averaged: conventions, not measurements. */
const CTL_DAYS = 42;
const ATL_DAYS = 7;

/** Load at the end of a day. */
export type LoadState = {
  /** chronic training load, TSS a day over 42 days ("fitness") */
  ctl: number;
  /** acute training load, TSS a day over 7 days ("fatigue") */
  atl: number;
  /** form on the next morning: CTL less ATL */
  tsb: number;
};

/** One day of load. */
export const nextDay = ({ ctl, atl }: { ctl: number; atl: number }, tss: number): LoadState => {
  const next = { ctl: ctl + (tss - ctl) / CTL_DAYS, atl: atl + (tss - atl) / ATL_DAYS };
  return { ...next, tsb: next.ctl - next.atl };
};

/**
 * CTL, ATL and TSB after days of load: CTL += (TSS - CTL) / 42 and ATL += (TSS - ATL) / 7 each day; TSB is the form on
 * the morning after. CTL is a bookkeeping of load, not fitness; a day without a file counts as rest.
 * @param dailyTss Training Stress Score of each day, first to last
 * @returns the load at the end, and at the end of each day
 * @example
 * const week = loadAfter({ ctl: 60, atl: 60, dailyTss: [0, 80, 60, 90, 0, 70, 150] });
 * [week.ctl, week.atl, week.tsb] // => [60.86, 68.41, -7.54]
 * week.days.length // => 7
 */
export function loadAfter({
  ctl,
  atl,
  dailyTss,
}: {
  ctl: number;
  atl: number;
  dailyTss: readonly number[];
}): LoadState & { days: LoadState[] } {
  const days: LoadState[] = [];
  let state: LoadState = { ctl, atl, tsb: ctl - atl };
  for (const tss of dailyTss) days.push((state = nextDay(state, tss)));
  return { ...state, days };
}

/**
 * The load that raises CTL by some points in a week: about CTL + 6.4 for each point, every day. Usual ramps are 3 to 5
 * points a week, 2 to 3 for masters, beginners and after a break.
 * @param perWeek points of CTL a week; negative to let it fall
 * @returns TSS a day and a week; not below zero
 * @example
 * tssForRamp({ ctl: 60, perWeek: 5 }) // => { perDay: 92.2, perWeek: 645.5 }
 * tssForRamp({ ctl: 0, perWeek: 5 }).perWeek // => 225.5
 */
export function tssForRamp({ ctl, perWeek }: { ctl: number; perWeek: number }): {
  perDay: number;
  perWeek: number;
} {
  const perDay = Math.max(0, ctl + perWeek / (1 - (1 - 1 / CTL_DAYS) ** 7));
  return { perDay, perWeek: 7 * perDay };
}

/**
 * What a taper does to CTL and form, as load arithmetic: the gain in speed, 2 to 3 % in the studies (Bosquet 2007, Wang
 * 2023), is not in these figures. `step` rides the same share every day, `falling` from the usual load down, by the same
 * share on average.
 * @param days length of the taper
 * @param share of the usual load that is ridden, 0 to 1; 0.5 when not given
 * @param usualTss load a day before the taper; CTL when not given
 * @returns the load on the evening before the event, so that `tsb` is the form on its morning
 * @example
 * taperOutcome({ ctl: 68, atl: 74, days: 14 }) // => { ctl: 58.3, tsb: 19.6 }
 * taperOutcome({ ctl: 68, atl: 74, days: 7 }).tsb // => 15.1
 */
export function taperOutcome({
  ctl,
  atl,
  days,
  share = 0.5,
  usualTss = ctl,
  shape = 'step',
}: {
  ctl: number;
  atl: number;
  days: number;
  share?: number;
  usualTss?: number;
  shape?: 'step' | 'falling';
}): LoadState & { days: LoadState[] } {
  const shares = shape === 'step' ? Array<number>(days).fill(share) : fallingShares(days, share);
  return loadAfter({ ctl, atl, dailyTss: shares.map((part) => part * usualTss) });
}

/**
 * CTL and form after days without riding. A week off costs freshness only; VO2max is 7 % lower after 12 days and 14 %
 * after 56 (Coyle, through reviews of detraining), whatever CTL says.
 * @param atl CTL when not given
 * @returns the load after the days, and what is lost of CTL
 * @example
 * [7, 14, 28].map((days) => restOutcome({ ctl: 60, days }).ctl) // => [50.7, 42.8, 30.6]
 * restOutcome({ ctl: 60, days: 7 }).lost // => 9.3
 */
export function restOutcome({
  ctl,
  atl = ctl,
  days,
}: {
  ctl: number;
  atl?: number;
  days: number;
}): LoadState & { lost: number } {
  const { ctl: left, atl: tired, tsb } = loadAfter({ ctl, atl, dailyTss: Array<number>(days).fill(0) });
  return { ctl: left, atl: tired, tsb, lost: ctl - left };
}

/**
 * Shares of the usual load for each day of a taper, first to last, that fall exponentially and have the given mean. The
 * first is close to 1 where the mean is a half: the curve begins at the usual load.
 */
export function fallingShares(days: number, mean = 0.5): number[] {
  // The mean of exp(-x t) over t from 0 to 1 is (1 - exp(-x)) / x: the steepness is the x that gives the mean.
  let [low, high] = [1e-6, 60];
  for (let i = 0; i < 60; i++) {
    const x = (low + high) / 2;
    if ((1 - Math.exp(-x)) / x > mean) low = x;
    else high = x;
  }
  const raw = Array.from({ length: days }, (_, day) => Math.exp((-low * (day + 0.5)) / days));
  const sum = raw.reduce((total, share) => total + share, 0);
  return raw.map((share) => (share * mean * days) / sum);
}
