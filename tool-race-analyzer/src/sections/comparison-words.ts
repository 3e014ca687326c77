import { formatDuration, type PlanComparison, type PlanRival } from '@breakaway/cycling';

/** A gain below this share of the finish is none. */
const NONE = 0.001;

/** The plan beside even power and the rule by slope, in one sentence; null where neither can be ridden. */
export function comparisonWords({ constant, slopeRule }: PlanComparison): string | null {
  const even =
    constant &&
    `even power at the same load (${Math.round(constant.powerW)} W whenever you pedal) ${gain(constant)}`;
  const rule = slopeRule && `a rule (${slopeRule.label}) ${gain(slopeRule)}`;
  const parts = [even, rule].filter(Boolean);
  return parts.length > 0 ? `Compared with this plan, ${parts.join('; ')}.` : null;
}

function gain({ gainS, totalTimeS }: PlanRival): string {
  if (Math.abs(gainS) < NONE * totalTimeS) return 'is as fast';
  return `is ${formatDuration(Math.abs(gainS))} ${gainS > 0 ? 'slower' : 'faster'}`;
}
