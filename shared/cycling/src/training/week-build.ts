import { loadAfter, tssForRamp, type LoadState } from './load-arithmetic.ts';
import { mostHours } from './plan-limits.ts';
import type { PlanDay, WeekSpec } from './plan-types.ts';
import { daysOf } from './week-days.ts';
import { ridesOf } from './week-rides.ts';
import type { PlanState, WeekContext } from './week-state.ts';

export type BuiltWeek = { days: PlanDay[]; targetHours: number; load: LoadState };

/**
 * A loading or recovery week. Held back, by shorter rides, until CTL rises no more than the rider's limit.
 */
export function buildWeek(
  spec: WeekSpec,
  loadLeft: number,
  context: WeekContext,
  state: PlanState,
): BuiltWeek {
  const { limits } = context;
  let minutes = targetMinutes(spec, context, state);
  for (let tries = 0; ; tries++) {
    const built = assemble(spec, loadLeft, minutes, context, state);
    const rise = built.load.ctl - state.load.ctl;
    const tss = built.days.reduce((sum, day) => sum + day.tss, 0);
    if (spec.role !== 'load' || rise <= limits.rampPerWeek || tries === 16 || minutes <= 60) return built;
    const allowed = tssForRamp({ ctl: state.load.ctl, perWeek: limits.rampPerWeek }).perWeek;
    minutes = Math.max(60, Math.floor(Math.min(0.95, (0.98 * allowed) / tss) * minutes));
  }
}

function assemble(
  spec: WeekSpec,
  loadLeft: number,
  minutes: number,
  context: WeekContext,
  state: PlanState,
): BuiltWeek {
  const rides = ridesOf(spec, loadLeft, minutes, context, state);
  const days = daysOf(rides, spec, context, state);
  const ridden = days.reduce((sum, day) => sum + day.minutes, 0);
  // Where rides can be no longer, the week has fewer hours than it could have had, and says so.
  const fits = Math.abs(ridden - minutes) <= 0.05 * minutes;
  const { ctl, atl, tsb } = loadAfter({ ...state.load, dailyTss: days.map(({ tss }) => tss) });
  return { days, targetHours: (fits ? minutes : ridden) / 60, load: { ctl, atl, tsb } };
}

/** Riding time of a week, min: the rider's hours, with growth, recovery and the way back in mind. */
function targetMinutes(spec: WeekSpec, { limits, question }: WeekContext, state: PlanState): number {
  const { hours, startHours } = limits;
  if (spec.role === 'recovery')
    return Math.max(LEAST_MIN, 60 * RECOVERY_SHARE * Math.min(state.loadHours, hours));
  // Within a run of loading weeks each is a little longer than the one before.
  const wave = 1 - 0.02 * Math.max(0, spec.blockLength - 1 - spec.inBlock);
  const most = state.highHours === null ? startHours : mostHours(state.highHours, limits, question.weeksOff);
  return Math.max(LEAST_MIN, 60 * Math.min(hours * wave, most, hours * spec.share));
}

/** Riding in a recovery week as a share of a loading week. */
export const RECOVERY_SHARE = 0.6;

/** One short ride. */
const LEAST_MIN = 30;
