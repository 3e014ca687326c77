import type { SessionTypeId } from './session.ts';
import type { SessionBlock } from './spec.ts';
import { resolveTarget, type TargetRider } from './targets.ts';

/**
 * The type of a block: its own, or the one that its target suggests, or else the length of the work: from 15 min sweet
 * spot, from 6 threshold, from 2.5 VO2max, from 20 s anaerobic, below sprints.
 * @param rider for targets in watts or heart rates
 * @example
 * typeOf({ work: [{ seconds: 480 }] }) // => 'threshold'
 * typeOf({ work: [{ seconds: 480 }], target: { of: 'ftp', from: 0.88, to: 0.94 } }) // => 'sweetSpot'
 */
export function typeOf(block: SessionBlock, rider: TargetRider = {}): SessionTypeId {
  if (block.type) return block.type;
  const lasts = block.work.reduce((sum, part) => sum + (part.rest ? 0 : part.seconds), 0);
  const target = block.target ?? block.targets?.at(-1) ?? block.work.find((part) => part.target)?.target;
  if (target?.of === 'maximal') return lasts < 20 ? 'sprints' : lasts <= 60 ? 'sprintIntervals' : 'anaerobic';
  const asked = target && resolveTarget(target, rider);
  if (asked?.ok) {
    // Heart rate follows late: what reaches threshold within minutes is ridden above it.
    const late = asked.step.thresholdHr && asked.step.thresholdHr.to >= 1;
    if (late && lasts <= 600) return lasts <= 300 ? 'vo2max' : 'longVo2';
    return typeOfShare(asked.step.from, lasts);
  }
  if (lasts >= 900) return 'sweetSpot';
  if (lasts >= 360) return 'threshold';
  if (lasts >= 150) return 'vo2max';
  return lasts >= 20 ? 'anaerobic' : 'sprints';
}

/** The type that a share of FTP over a length of time, s, suggests. */
function typeOfShare(share: number, seconds: number): SessionTypeId {
  if (share <= 0.55) return 'recovery';
  if (share <= 0.75) return 'endurance';
  if (share < 0.84) return 'tempo';
  if (share <= 0.94) return 'sweetSpot';
  if (share <= 1.02) return 'threshold';
  if (share < 1.06 || (share <= 1.08 && seconds >= 420)) return 'longVo2';
  if (share <= 1.25 && seconds >= 45) return 'vo2max';
  return seconds < 20 && share > 1.6 ? 'sprints' : 'anaerobic';
}
