import {
  hasLadder,
  mostWorkS,
  repetition,
  rungsOf,
  rungWorkS,
  type LadderType,
  type Rung,
} from './ladders.ts';
import { secondsOf } from './load.ts';
import { nameOf } from './names.ts';
import { ride } from './rides.ts';
import type { Session, SessionStep, SessionTypeId } from './session.ts';
import type { SessionSpec } from './spec.ts';
import { filled, framesOf, repeated } from './steps.ts';
import { SESSION_TYPES } from './types/index.ts';

/** How much hard work a rider takes: half of the most that a type holds, 85 % of it, or all of it. */
export type SessionLevel = 'new' | 'regular' | 'trained';

export type BuildQuestion = {
  aim: SessionTypeId;
  /** whole session, 20 to 360 */
  minutes: number;
  /** `regular` when not given */
  level?: SessionLevel | undefined;
  /** of the most work that the type holds, 0 to 1: a plan climbs its ladder with it; by the level when not given */
  shareOfMost?: number | undefined;
  indoor?: boolean | undefined;
  noPowerMeter?: boolean | undefined;
};

const SHARE_OF_MOST: Record<SessionLevel, number> = { new: 0.5, regular: 0.85, trained: 1 };
const SHORTEST_MIN = 20;
const LONGEST_MIN = 360;

/**
 * A session of a type that lasts exactly the given minutes. More time means more or longer repetitions along the ladder
 * of the type, up to the work that its level takes; what is left beyond that is ridden easily. Without a power meter the
 * steps carry the effort that they should feel like.
 * @returns null for a length that is not between 20 and 360 minutes
 * @example
 * buildSession({ aim: 'threshold', minutes: 60 }).name // => '4x8 min at threshold'
 * buildSession({ aim: 'vo2max', minutes: 60, level: 'new' }).name // => '4x3 min VO2max'
 * buildSession({ aim: 'endurance', minutes: 120 }).name // => '2 h endurance'
 * buildSession({ aim: 'threshold', minutes: 5 }) // => null
 */
export function buildSession({
  aim,
  minutes,
  level = 'regular',
  shareOfMost = SHARE_OF_MOST[level],
  indoor = false,
  noPowerMeter = false,
}: BuildQuestion): Session | null {
  if (!(minutes >= SHORTEST_MIN && minutes <= LONGEST_MIN)) return null;
  const totalS = Math.round(60 * minutes);
  const session = hasLadder(aim) ? laddered(aim, totalS, shareOfMost) : ride(aim, totalS, shareOfMost);
  const steps = indoor ? session.steps.flatMap(indoors) : session.steps;
  return { ...session, steps: noPowerMeter ? steps.map((ridden) => byFeel(ridden, aim)) : steps };
}

/**
 * The description of a session that `buildSession` makes, for changing it with words; null when it is not a single ride
 * or not made of repetitions.
 * @example
 * builtSpec({ aim: 'threshold', minutes: 60 }) // => { type: 'threshold', reps: 4, work: [{ seconds: 480 }], warmUpS: 720 }
 */
export function builtSpec(question: BuildQuestion): SessionSpec | null {
  const { aim, minutes, level = 'regular', shareOfMost = SHARE_OF_MOST[level] } = question;
  const session = buildSession({ ...question, indoor: false });
  if (!session) return null;
  if (aim === 'endurance' || aim === 'recovery')
    return { type: aim, work: [{ seconds: 60 * minutes }], warmUpS: 0, coolDownS: 0 };
  if (!hasLadder(aim)) return null;
  const { sets, reps, workS, restS, setRestS } = rungFor(aim, Math.round(60 * minutes), shareOfMost);
  const easyS = session.steps.find(({ kind }) => kind === 'steady')?.seconds ?? 0;
  return {
    type: aim,
    ...(sets > 1 && { sets, setRestS }),
    reps,
    work: [{ seconds: workS }],
    restS,
    warmUpS: session.steps.find(({ kind }) => kind === 'warmUp')?.seconds ?? 0,
    coolDownS: session.steps.find(({ kind }) => kind === 'coolDown')?.seconds ?? 0,
    ...(easyS > 0 && { then: [{ type: 'endurance', work: [{ seconds: easyS }] }] }),
  };
}

/** The rung of a ladder that fits into the time and the level. */
function rungFor(type: LadderType, totalS: number, shareOfMost: number): Rung {
  const { warmUpS, coolDownS } = framesOf(totalS);
  const roomS = totalS - warmUpS - coolDownS;
  const mostS = shareOfMost * mostWorkS(type);
  // The first rung is the least that there is, so it always counts as fitting.
  const fitting = rungsOf(type).filter(
    (rung, i) => i === 0 || (rungWorkS(rung) <= mostS && secondsOf(rungSteps(type, rung)) <= roomS),
  );
  return fitting.reduce((best, one) => (rungWorkS(one) >= rungWorkS(best) ? one : best));
}

function laddered(type: LadderType, totalS: number, shareOfMost: number): Session {
  const rung = rungFor(type, totalS, shareOfMost);
  const { sets, reps, workS, restS } = rung;
  return {
    name: nameOf({ sets, reps, work: [{ seconds: workS }], restS }, type),
    type,
    steps: filled(rungSteps(type, rung), totalS, type === 'fatigued' ? 'before' : 'after'),
  };
}

function rungSteps(type: LadderType, rung: Rung): SessionStep[] {
  const lastRest = rung.sets > 1 && rung.restS <= 60;
  const share = SESSION_TYPES[type].rest?.intensity ?? 0.5;
  return repeated({ ...rung, lastRest }, () => repetition(type, rung.workS), share);
}

/** Sitting still on a trainer is uncomfortable: easy riding gets a change of position every quarter of an hour. */
function indoors(ridden: SessionStep): SessionStep[] {
  const pieces = Math.floor(ridden.seconds / 900);
  if (ridden.kind !== 'steady' || pieces < 2) return [ridden];
  return Array.from({ length: pieces }, (_, i) => ({
    ...ridden,
    seconds: Math.floor(((i + 1) * ridden.seconds) / pieces) - Math.floor((i * ridden.seconds) / pieces),
    label: i === 0 ? (ridden.label ?? 'steady, fan on') : 'stand up for half a minute, then go on',
  }));
}

/** The felt effort of a step: that of the type in its work, by the power that it usually goes with elsewhere. */
function byFeel(ridden: SessionStep, type: SessionTypeId): SessionStep {
  const [from, to] = ridden.kind === 'work' ? SESSION_TYPES[type].rpe : ridden.to > 0.6 ? [2, 3] : [1, 2];
  return { ...ridden, rpe: { from, to } };
}
