import type { Refusal } from '../answer/input.ts';
import { afterRestDay, afterSwap, afterTired } from './plan-change-local.ts';
import { afterIllness, afterMissed } from './plan-change-missed.ts';
import { afterMoreTime } from './plan-change-more.ts';
import { afterBlocked, afterHours, afterMove } from './plan-change-tail.ts';
import { afterDayTime } from './plan-change-time.ts';
import type { PlanChange, PlanChanged } from './plan-change-types.ts';
import { dayAt, settled } from './plan-tail.ts';
import type { TrainingPlan } from './plan-types.ts';

/**
 * A plan after something has happened: missed or ill days, a moved event, other hours, a blocked weekday, tired legs, days
 * swapped, one more day off, more time, another length of a day. What lies before stays; hard work is never made up. Rules of coaches.
 * @param plan from `blockPlan` or an earlier change
 * @param change what happened; `from` is the first day it concerns, Monday of week 1 when not given
 * @returns the changed plan with sentences about what is other and why; a refusal where the change does not fit the plan
 * @example
 * const plan = blockPlan({ event: { kind: 'granFondo' }, weeks: 16, hours: 6 });
 * const later = changePlan(plan, { kind: 'eventMoved', byWeeks: 2, from: { week: 5 } });
 * later.plan.weeks.length // => 18
 * later.notes[0] // => 'Your event is 2 weeks later: I added 2 weeks of build before the specific work.'
 * changePlan(plan, { kind: 'missed', days: 5, from: { week: 5 } }).notes[0] // => 'Week 6 repeats week 5 at 85 % of its hours, because the work of that week is missing.'
 * changePlan(plan, { kind: 'hours', hours: 0 }).ok // => false
 */
export function changePlan(plan: TrainingPlan, change: PlanChange): PlanChanged | Refusal {
  const from = 'week' in change ? 7 * (change.week - 1) : dayAt(plan, change.from);
  if (from === null) return { ok: false, message: 'That day is not in the plan.' };
  const changed = changeAt(plan, change, from);
  if (!changed.ok) return changed;
  return { ...changed, plan: settled(changed.plan, from) };
}

function changeAt(plan: TrainingPlan, change: PlanChange, from: number): PlanChanged | Refusal {
  switch (change.kind) {
    case 'missed':
      return count(change.days) && count(change.sessions) ? afterMissed(plan, change, from) : HOW_MANY;
    case 'ill':
      return count(change.days) ? afterIllness(plan, change, from) : HOW_MANY;
    case 'tired':
      return afterTired(plan, change, from);
    case 'eventMoved':
      return afterMove(plan, change, from);
    case 'hours':
      return afterHours(plan, change, from);
    case 'dayBlocked':
      return afterBlocked(plan, change, from);
    case 'dayTime':
      return afterDayTime(plan, change, from);
    case 'addRestDay':
      return afterRestDay(plan, change, from);
    case 'swapDays':
      return afterSwap(plan, change);
    case 'moreTime':
      return afterMoreTime(plan, change);
  }
}

const count = (days: number | undefined): boolean => days === undefined || (days >= 1 && days <= 366);
const HOW_MANY: Refusal = {
  ok: false,
  message: 'How many days or sessions is it? One at least, a year at most.',
};
