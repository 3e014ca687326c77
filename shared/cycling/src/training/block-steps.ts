import { repetition } from './ladders.ts';
import { isWhole } from './names.ts';
import type { SessionStep, SessionTypeId } from './session.ts';
import type { SessionBlock, WorkPart } from './spec.ts';
import { repeated, step } from './steps.ts';
import { resolveTarget, type MissingTarget, type SessionTarget, type TargetRider } from './targets.ts';
import { restAfterS, SESSION_TYPES } from './types/index.ts';

/** Thrown inside, where a target needs a figure of the rider that is not known; `sessionFrom` makes a sentence of it. */
export class Missing extends Error {
  readonly what: MissingTarget['missing'];
  constructor(what: MissingTarget['missing']) {
    super(what);
    this.what = what;
  }
}

/** All steps of a block. Values assumed for its targets are added to `assumed`. */
export function blockSteps(
  block: SessionBlock,
  type: SessionTypeId,
  rider: TargetRider,
  assumed: Set<string>,
): SessionStep[] {
  const { sets = 1, reps = 1, work, skip = [] } = block;
  const lasts = work.reduce((sum, part) => sum + part.seconds, 0);
  const restS = block.restS ?? restAfterS(type, lasts);
  const setRestS = block.setRestS ?? (sets > 1 ? (SESSION_TYPES[type].rest?.setS ?? 300) : 0);
  const resolve = (target: SessionTarget) => {
    const found = resolveTarget(target, rider);
    if (!found.ok) throw new Missing(found.missing);
    found.assumed.forEach((sentence) => assumed.add(sentence));
    return found.step;
  };
  const harder = (share: number): number => {
    const scaledShare = share * (block.scale ?? 1);
    if (!block.addW) return scaledShare;
    if (!rider.ftpW) throw new Missing('ftp');
    return scaledShare + block.addW / rider.ftpW;
  };
  const restShare = block.restTarget
    ? resolve(block.restTarget).from
    : (SESSION_TYPES[type].rest?.intensity ?? 0.5);
  const last = sets * reps - 1;
  const one = (rep: number): SessionStep[] =>
    skip.includes(rep + 1)
      ? [step('rest', lasts, restShare, 'left out')]
      : work
          .flatMap((part) => partSteps(part, block, rep, type, resolve, restShare))
          .map((ridden) => (ridden.kind === 'rest' ? ridden : scaled(ridden, harder)))
          .map((ridden) => (block.lastMaximal && rep === last ? { ...ridden, maximal: true } : ridden));
  const steps = repeated({ sets, reps, restS, setRestS, lastRest: sets > 1 && restS <= 60 }, one, restShare);
  return block.bursts ? withBursts(steps, block.bursts) : steps;
}

function partSteps(
  part: WorkPart,
  block: SessionBlock,
  rep: number,
  type: SessionTypeId,
  resolve: (target: SessionTarget) => Pick<SessionStep, 'from' | 'to'>,
  restShare: number,
): SessionStep[] {
  if (part.rest) {
    const share = part.target ? resolve(part.target).from : restShare;
    return [step('rest', part.seconds, share, part.label)];
  }
  const target = part.target ?? block.targets?.[Math.min(rep, block.targets.length - 1)] ?? block.target;
  const kind = kindOf(part, block, type);
  const cadenceRpm = part.cadenceRpm ?? block.cadenceRpm;
  const label = part.label ?? block.label;
  const words = { ...(cadenceRpm !== undefined && { cadenceRpm }), ...(label !== undefined && { label }) };
  if (part.rampTo && target) {
    const to = resolve(part.rampTo).to;
    return [{ seconds: part.seconds, kind, from: resolve(target).from, to, ...words }];
  }
  if (target) {
    const resolved = resolve(target);
    // All out, the load counts with what the type or the length suggests.
    const counted = target.of === 'maximal' ? allOutShare(part.seconds, type) : null;
    const split =
      resolved.from === resolved.to && !part.target && counted === null
        ? repetition(type, part.seconds, resolved.from)
        : [];
    if (split.length > 1)
      return split.map((piece) => ({ ...piece, kind, ...words, ...(piece.label && { label: piece.label }) }));
    return [
      {
        seconds: part.seconds,
        kind,
        ...resolved,
        ...(counted !== null && { from: counted, to: counted }),
        ...words,
      },
    ];
  }
  return repetition(type, part.seconds).map((piece) => ({
    ...piece,
    kind,
    ...words,
    ...(piece.label && { label: piece.label }),
  }));
}

/** Easy pieces are not work: between harder ones of the same repetition they are rests. */
function kindOf(part: WorkPart, block: SessionBlock, type: SessionTypeId): SessionStep['kind'] {
  if (isWhole(type) && type !== 'hourOfPower') return 'steady';
  const easy = part.target?.of === 'ftp' && part.target.to <= 0.75 && block.work.length > 1;
  if (!easy) return 'work';
  return (block.reps ?? 1) > 1 ? 'rest' : 'steady';
}

/** What an all-out effort counts with, as a share of FTP: by its length, unless its type says. */
function allOutShare(seconds: number, type: SessionTypeId): number {
  const { maximal, target } = SESSION_TYPES[type];
  if (maximal && type !== 'test') return target;
  if (seconds <= 15) return 2.5;
  if (seconds <= 45) return 2;
  if (seconds <= 90) return 1.5;
  if (seconds <= 240) return 1.25;
  return seconds <= 600 ? 1.15 : 1.05;
}

function scaled(ridden: SessionStep, harder: (share: number) => number): SessionStep {
  return {
    ...ridden,
    from: harder(ridden.from),
    to: harder(ridden.to),
    ...(ridden.low !== undefined && { low: harder(ridden.low) }),
    ...(ridden.high !== undefined && { high: harder(ridden.high) }),
  };
}

function withBursts(
  steps: SessionStep[],
  { seconds, everyS }: { seconds: number; everyS: number },
): SessionStep[] {
  return steps.flatMap((ridden) => {
    if (ridden.kind === 'rest' || ridden.seconds < everyS + seconds) return [ridden];
    const pieces: SessionStep[] = [];
    for (let left = ridden.seconds; left > 0; left -= everyS) {
      const steadyS = Math.min(left, everyS) - (left > everyS ? seconds : 0);
      pieces.push({ ...ridden, seconds: steadyS });
      if (left > everyS) pieces.push(step('work', seconds, 1.5, 'burst'));
    }
    return pieces;
  });
}
