import { hasLadder, mostWorkS } from './ladders.ts';
import { isWhole } from './names.ts';
import type { SessionTypeId } from './session.ts';
import type { SessionBlock, SessionSpec } from './spec.ts';
import { framesOf } from './steps.ts';
import { typeOf } from './type-of.ts';
import { restAfterS, SESSION_TYPES } from './types/index.ts';

/** Work and rests of a block, s. */
function blockSeconds(block: SessionBlock): number {
  const lasts = block.work.reduce((sum, part) => sum + part.seconds, 0);
  return (block.sets ?? 1) * (block.reps ?? 1) * (lasts + (block.restS ?? restAfterS(typeOf(block), lasts)));
}

/** The description with as many repetitions as the length of the session allows, and a sensible amount of work. */
export function fitted(spec: SessionSpec, type: SessionTypeId): SessionSpec {
  const { totalS, work } = spec;
  if (totalS === undefined) return spec;
  const lasts = work.reduce((sum, part) => sum + part.seconds, 0);
  if (spec.within) return { ...spec, within: { ...spec.within, seconds: totalS } };
  if (isWhole(type)) {
    const longest = work.reduce((best, part) => (part.seconds > best.seconds ? part : best));
    const others = lasts - longest.seconds + (spec.warmUpS ?? 0) + (spec.coolDownS ?? 0);
    const seconds = Math.max(60, totalS - others);
    return { ...spec, work: work.map((part) => (part === longest ? { ...part, seconds } : part)) };
  }
  // More than one block only where the time is long enough for all of them.
  if (spec.then) {
    const { then, ...first } = spec;
    const blocksS = [spec, ...then].reduce((sum, block) => sum + blockSeconds(block), 0);
    if (blocksS > 0.7 * totalS) return fitted(first, type);
    return spec;
  }
  const { warmUpS, coolDownS } = framesOf(totalS);
  const roomS = totalS - warmUpS - coolDownS;
  const restS = spec.restS ?? restAfterS(type, lasts);
  const sets = spec.sets ?? 1;
  const longestWorkS = hasLadder(type) ? mostWorkS(type) : Infinity;
  if (sets > 1) {
    const setRestS = spec.setRestS ?? SESSION_TYPES[type].rest?.setS ?? 300;
    const setS = (spec.reps ?? 1) * (lasts + restS);
    const fit = Math.floor((roomS + setRestS) / (setS + setRestS));
    if (fit >= 1) return { ...spec, sets: Math.min(fit, Math.max(sets, 3)) };
  }
  const most = Math.max(spec.reps ?? 1, Math.floor(longestWorkS / lasts));
  const reps = Math.min(most, Math.floor((roomS + restS) / (lasts + restS)));
  if (reps >= 1) return { ...spec, sets: 1, reps };
  return {
    ...spec,
    sets: 1,
    reps: 1,
    work: work.map((part) => ({
      ...part,
      seconds: Math.max(10, Math.floor((part.seconds * roomS) / lasts)),
    })),
  };
}
