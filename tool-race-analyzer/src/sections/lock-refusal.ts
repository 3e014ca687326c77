import type { PlanSegment } from '@breakaway/cycling';
import type { Engine } from '../engine/engine.ts';

/** The steady power with which a section of the plan that is shown can be ridden. */
export type SteadyRange = (section: PlanSegment) => ReturnType<Engine['steadyRange']>;

/** The watts of a sentence are rounded so that they can be ridden. */
const ROUND_W = 5;

/** Why a section cannot be ridden at so many watts, in one sentence; null where it can, or where that cannot be computed. */
export async function lockRefusal(
  watts: number,
  section: PlanSegment,
  steadyRange: SteadyRange,
): Promise<string | null> {
  const range = await steadyRange(section).catch(() => null);
  if (!range?.ok) return null;
  const { leastW, mostW } = range;
  if (watts > mostW)
    return `You can hold about ${Math.floor(mostW / ROUND_W) * ROUND_W} W for this section. Enter less.`;
  if (watts < leastW)
    return `That does not get you ${section.slope > 0 ? 'up' : 'along'} this section. Enter at least ${Math.min(mostW, Math.ceil(leastW / ROUND_W) * ROUND_W)} W.`;
  return null;
}
