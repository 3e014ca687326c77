import type { SessionStep, SessionTypeId } from './session.ts';
import { step } from './steps.ts';
import { restAfterS, SESSION_TYPES } from './types/index.ts';

/** Sets of repetitions with their rests. */
export type Rung = { sets: number; reps: number; workS: number; restS: number; setRestS: number };

/** Types that are made of repetitions of one length. */
export type LadderType = keyof typeof STEPS_UP;

const min = 60;
const tens = (...counts: number[]) => counts.map((reps) => [1, reps, 10] as const);

/**
 * Sets, repetitions and the length of one, s, from the smallest amount of work to the most that a session of the type
 * should hold. Conventions of coaches.
 */
const STEPS_UP = {
  tempo: [
    [1, 1, 10 * min],
    [1, 1, 15 * min],
    [1, 1, 20 * min],
    [1, 2, 15 * min],
    [1, 2, 20 * min],
    [1, 3, 15 * min],
    [1, 2, 30 * min],
    [1, 3, 25 * min],
    [1, 3, 30 * min],
  ],
  sweetSpot: [
    [1, 1, 10 * min],
    [1, 2, 8 * min],
    [1, 2, 10 * min],
    [1, 3, 8 * min],
    [1, 2, 15 * min],
    [1, 3, 10 * min],
    [1, 3, 12 * min],
    [1, 2, 20 * min],
    [1, 3, 15 * min],
    [1, 3, 20 * min],
    [1, 2, 40 * min],
  ],
  threshold: [
    [1, 2, 4 * min],
    [1, 2, 5 * min],
    [1, 3, 5 * min],
    [1, 2, 8 * min],
    [1, 3, 8 * min],
    [1, 3, 10 * min],
    [1, 4, 8 * min],
    [1, 2, 20 * min],
    [1, 3, 15 * min],
    [1, 3, 20 * min],
  ],
  timeTrialPace: [
    [1, 1, 8 * min],
    [1, 1, 10 * min],
    [1, 2, 8 * min],
    [1, 2, 10 * min],
    [1, 3, 10 * min],
    [1, 3, 12 * min],
    [1, 2, 20 * min],
    [1, 3, 15 * min],
  ],
  longVo2: [1, 2, 3, 4, 5].map((reps) => [1, reps, 8 * min] as const),
  overUnder: [
    [1, 1, 9 * min],
    [1, 2, 6 * min],
    [1, 2, 9 * min],
    [1, 3, 9 * min],
    [1, 3, 12 * min],
    [1, 4, 12 * min],
  ],
  hillReps: [
    [1, 2, 3 * min],
    [1, 3, 3 * min],
    [1, 4, 3 * min],
    [1, 4, 4 * min],
    [1, 5, 4 * min],
    [1, 6, 4 * min],
    [1, 5, 6 * min],
    [1, 6, 6 * min],
    [1, 4, 10 * min],
  ],
  vo2max: [
    [1, 2, 3 * min],
    [1, 3, 3 * min],
    [1, 4, 3 * min],
    [1, 5, 3 * min],
    [1, 4, 4 * min],
    [1, 6, 3 * min],
    [1, 5, 4 * min],
    [1, 4, 5 * min],
    [1, 5, 5 * min],
  ],
  hardStart: [
    [1, 2, 3 * min],
    [1, 3, 3 * min],
    [1, 4, 3 * min],
    [1, 4, 4 * min],
    [1, 5, 4 * min],
    [1, 5, 5 * min],
  ],
  thirtyFifteen: [
    [1, 9, 30],
    [1, 13, 30],
    [2, 9, 30],
    [2, 11, 30],
    [3, 9, 30],
    [3, 11, 30],
    [3, 13, 30],
  ],
  fortyTwenty: [
    [1, 8, 40],
    [1, 10, 40],
    [2, 8, 40],
    [2, 10, 40],
    [3, 8, 40],
    [3, 10, 40],
    [3, 12, 40],
  ],
  thirtyThirty: [
    [1, 8, 30],
    [1, 12, 30],
    [2, 8, 30],
    [2, 10, 30],
    [2, 12, 30],
    [3, 10, 30],
    [3, 12, 30],
  ],
  microbursts: [
    [1, 10, 15],
    [1, 20, 15],
    [2, 15, 15],
    [2, 20, 15],
    [3, 20, 15],
  ],
  tabata: [
    [1, 8, 20],
    [2, 8, 20],
  ],
  anaerobic: [
    [1, 2, 60],
    [1, 3, 60],
    [1, 4, 60],
    [1, 5, 60],
    [1, 6, 60],
    [1, 5, 90],
    [1, 8, 60],
    [1, 6, 90],
    [1, 10, 60],
  ],
  sprintIntervals: [2, 3, 4, 5, 6, 7, 8].map((reps) => [1, reps, 30] as const),
  sprints: tens(2, 3, 4, 5, 6, 8, 10),
  standingStarts: tens(2, 3, 4, 5, 6, 7, 8),
  lowCadence: [
    [1, 2, 4 * min],
    [1, 3, 4 * min],
    [1, 4, 4 * min],
    [1, 4, 5 * min],
    [1, 4, 6 * min],
    [1, 5, 6 * min],
    [1, 4, 8 * min],
    [1, 6, 6 * min],
    [1, 6, 8 * min],
  ],
  raceWinning: [1, 2, 3, 4, 5, 6].map((reps) => [1, reps, 220] as const),
  fatigued: [
    [1, 1, 8 * min],
    [1, 2, 8 * min],
    [1, 2, 10 * min],
    [1, 3, 10 * min],
    [1, 3, 12 * min],
    [1, 3, 15 * min],
  ],
} as const satisfies Partial<
  Record<SessionTypeId, readonly (readonly [sets: number, reps: number, workS: number])[]>
>;

/** Whether a type is made of repetitions of one length. */
export const hasLadder = (type: SessionTypeId): type is LadderType => Object.hasOwn(STEPS_UP, type);

/** All rungs of a type, from the least work to the most. */
export function rungsOf(type: LadderType): Rung[] {
  return STEPS_UP[type].map(([sets, reps, workS]) => ({
    sets,
    reps,
    workS,
    restS: restAfterS(type, workS),
    setRestS: sets > 1 ? (SESSION_TYPES[type].rest?.setS ?? 0) : 0,
  }));
}

/** Work of a rung, s, without its rests. */
export const rungWorkS = ({ sets, reps, workS }: Rung): number => sets * reps * workS;

/** The most work that a session of a type should hold, s. */
export const mostWorkS = (type: LadderType): number => Math.max(...rungsOf(type).map(rungWorkS));

/** Work at one power, split where it is part of what the type is: overs and unders, a hard start, attack and sprint. */
export function repetition(type: SessionTypeId, workS: number, share?: number): SessionStep[] {
  const { target, maximal } = SESSION_TYPES[type];
  const at = share ?? target;
  if (type === 'overUnder') {
    // Two minutes under, one over, until it is full.
    const unit = Math.min(60, Math.max(1, Math.round(workS / 3)));
    const pieces: SessionStep[] = [];
    for (let left = workS; left > 0;) {
      const over = pieces.length % 2 === 1;
      const seconds = Math.min(left, over ? unit : 2 * unit);
      pieces.push(step('work', seconds, over ? at + 0.07 : at - 0.03, over ? 'over' : 'under'));
      left -= seconds;
    }
    return pieces;
  }
  if (type === 'hardStart' && workS > 90)
    return [step('work', 45, at + 0.2, 'hard start'), step('work', workS - 45, at, 'hold')];
  if (type === 'raceWinning' && workS > 60)
    return [
      step('work', 30, 1.8, 'attack'),
      step('work', workS - 40, at, 'hold'),
      { ...step('work', 10, SESSION_TYPES.sprints.target, 'sprint'), maximal: true },
    ];
  return [
    {
      ...step('work', workS, at),
      ...(maximal && { maximal }),
      ...(type === 'lowCadence' && { cadenceRpm: 55, label: 'seated, big gear' }),
      ...(type === 'standingStarts' && { label: 'from almost standing, big gear' }),
    },
  ];
}
