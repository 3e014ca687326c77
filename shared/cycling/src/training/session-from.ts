import type { Refusal } from '../answer/input.ts';
import { blockSteps, Missing } from './block-steps.ts';
import { fitted } from './fitted.ts';
import { secondsOf } from './load.ts';
import { isWhole, nameOf } from './names.ts';
import type { Session, SessionStep, SessionTypeId } from './session.ts';
import type { SessionBlock, SessionSpec } from './spec.ts';
import { coolDown, COOL_DOWN_S, filled, step, WARM_UP_S, warmUp } from './steps.ts';
import { resolveTarget, type TargetRider } from './targets.ts';
import { typeOf } from './type-of.ts';
import { SESSION_TYPES } from './types/index.ts';

/** A session that was built, with the assumptions behind it. */
export type BuiltSession = { ok: true; session: Session; assumed: string[] };

/** Field of the profile and words for what is missing. */
const FIELD = {
  ftp: ['powerMatrix.ftp', 'FTP'],
  weight: ['bodyMatrix.weight', 'weight'],
  thresholdHeartRate: ['heartRateMatrix.thresholdHr', 'threshold heart rate'],
} as const;

/**
 * A session from its description: all repetitions written out, with 15 min of warm-up and 10 min of cool-down unless it
 * says otherwise. What it leaves open comes from its type, and the type from the length of the work: from 15 min sweet
 * spot, from 6 threshold, from 2.5 VO2max, from half a minute anaerobic, below a sprint.
 * @param rider what targets in watts, W/kg or heart rates are counted with
 * @returns a refusal where such a figure is missing, or the description holds no work
 * @example
 * const built = sessionFrom({ type: 'threshold', reps: 4, work: [{ seconds: 480 }] });
 * built.session // => { name: '4x8 min at threshold', type: 'threshold' }
 * built.session.steps.map((step) => step.seconds) // => [900, 480, 180, 480, 180, 480, 180, 480, 600]
 * sessionFrom({ reps: 3, work: [{ seconds: 600 }], target: { of: 'watts', from: 250, to: 250 } }).missing // => ['powerMatrix.ftp']
 */
export function sessionFrom(spec: SessionSpec, rider: TargetRider = {}): BuiltSession | Refusal {
  const lengths = [spec, ...(spec.then ?? [])].flatMap(({ work }) => work.map(({ seconds }) => seconds));
  const sound = lengths.every((seconds) => seconds > 0 && seconds <= 86_400);
  const times = (spec.sets ?? 1) * (spec.reps ?? 1);
  if (!sound || lengths.length === 0 || !(times >= 1 && times <= 200))
    return { ok: false, message: 'There is no work in this session that could be ridden.' };
  const type = typeOf(spec, rider);
  try {
    const assumed = new Set<string>();
    const fit = fitted(spec, type);
    return {
      ok: true,
      session: {
        name: fit.name ?? nameOf(fit, type),
        type: kindOf(fit, type, rider),
        steps: whole(stepsOf(fit, type, rider, assumed)),
      },
      assumed: [...assumed],
    };
  } catch (error) {
    if (!(error instanceof Missing)) throw error;
    const [field, words] = FIELD[error.what];
    return { ok: false, message: `For these targets I need your ${words}.`, missing: [field] };
  }
}

/**
 * The kind of the whole session: that of its first block that is not an easy ride; easy rides with sprints have their
 * own.
 */
function kindOf(spec: SessionSpec, type: SessionTypeId, rider: TargetRider): SessionTypeId {
  if (spec.within) {
    const sprints = type === 'sprints' || type === 'sprintIntervals' || type === 'standingStarts';
    return sprints && !spec.then ? 'enduranceSprints' : type;
  }
  const types = [type, ...(spec.then ?? []).map((next) => typeOf(next, rider))];
  return types.find((one) => !isWhole(one)) ?? type;
}

function stepsOf(
  spec: SessionSpec,
  type: SessionTypeId,
  rider: TargetRider,
  assumed: Set<string>,
): SessionStep[] {
  if (spec.within) return placed({ ...spec, within: spec.within }, type, rider, assumed);
  const main = blockSteps(spec, type, rider, assumed);
  let before: SessionBlock = spec;
  let lastType = type;
  for (const next of spec.then ?? []) {
    const nextType = typeOf(next, rider);
    const gapS =
      isWhole(lastType) || isWhole(nextType) ? 0 : (before.setRestS ?? Math.max(before.restS ?? 0, 300));
    if (gapS > 0) main.push(step('rest', gapS, 0.5));
    main.push(...blockSteps(next, nextType, rider, assumed));
    [before, lastType] = [next, nextType];
  }
  if (spec.totalS !== undefined && !isWhole(type)) return filled(main, spec.totalS);
  return [
    ...warmUp(spec.warmUpS ?? (framed(type) ? WARM_UP_S : 0)),
    ...main,
    ...coolDown(spec.coolDownS ?? (framed(lastType) ? COOL_DOWN_S : 0)),
  ];
}

/** Whether a session that begins or ends with the type needs a warm-up or a cool-down. */
const framed = (type: SessionTypeId): boolean => !isWhole(type) || type === 'hourOfPower';

/** Repetitions inside an easy ride: the first after 15 min, the others evenly up to 10 min before the end. */
function placed(
  spec: SessionSpec & { within: NonNullable<SessionSpec['within']> },
  type: SessionTypeId,
  rider: TargetRider,
  assumed: Set<string>,
): SessionStep[] {
  const { within, then = [], ...inner } = spec;
  const rideS = within.seconds;
  const easy = within.target ? resolveTarget(within.target, rider) : null;
  if (easy && !easy.ok) throw new Missing(easy.missing);
  const share = easy?.ok ? easy.step.from : SESSION_TYPES.endurance.target;
  const efforts = [
    { block: inner, type },
    ...then.map((block) => ({ block, type: typeOf(block, rider) })),
  ].flatMap(({ block, type: kind }) => {
    const work = blockSteps({ ...block, sets: 1, reps: 1 }, kind, rider, assumed).map((ridden) => ({
      ...ridden,
      kind: 'work' as const,
    }));
    return Array.from({ length: (block.sets ?? 1) * (block.reps ?? 1) }, () => work);
  });
  const workS = efforts.reduce((sum, work) => sum + secondsOf(work), 0);
  const leadS = Math.min(900, Math.max(0, rideS - workS) / 2);
  const gapS =
    efforts.length > 1 ? Math.max(0, Math.floor((rideS - workS - 2 * leadS) / (efforts.length - 1))) : 0;
  const steps: SessionStep[] = [step('steady', leadS, share)];
  efforts.forEach((work, i) => {
    steps.push(...work);
    if (i < efforts.length - 1 && gapS > 0) steps.push(step('steady', gapS, share));
  });
  const leftS = rideS - secondsOf(steps);
  if (leftS > 0) steps.push(step('steady', leftS, share));
  return steps.filter(({ seconds }) => seconds > 0);
}

/** Steps of whole seconds, without those that have none. */
function whole(steps: SessionStep[]): SessionStep[] {
  return steps
    .map((ridden) => ({ ...ridden, seconds: Math.round(ridden.seconds) }))
    .filter(({ seconds }) => seconds > 0);
}
