import { repetitions, withFirst, withTargets } from './change-steps.ts';
import type { Colour, FeasibilityRider, FeasibleChange } from './verdict.ts';
import type { Session, SessionStep } from './session.ts';

/** Steps of on and off no longer than this are taken too hard by both laws of recovery, s. */
const ON_OFF_S = 30;
/** A target so near to critical power that the guess of it decides, as a share. */
const NEAR_CP = 0.04;

/** What the balance of W' cannot say of a session, and whether it should warn rather than forbid. */
export function limitsOf(
  { steps }: Session,
  { cpW, ftpW, wPrimeMeasured }: FeasibilityRider,
): { limits: string[]; lenient: boolean } {
  const work = steps.filter(({ kind }) => kind === 'work');
  const onOff = work.some(
    (step) => step.seconds <= ON_OFF_S && step.from * ftpW > cpW && isRest(steps, step),
  );
  const allOut = steps.some(({ maximal }) => maximal);
  const near = work.some(
    ({ seconds, from }) => seconds > 120 && Math.abs(from * ftpW - cpW) <= NEAR_CP * cpW,
  );
  return {
    lenient: onOff || allOut,
    limits: [
      ...(onOff
        ? ['In on and off of 30 s or less the model takes too much of W′. Riders manage more than it says.']
        : []),
      ...(allOut ? ['All-out efforts end where you end. The model does not judge them.'] : []),
      ...(near
        ? ['The targets lie close to critical power, so the figure for it decides, not the model.']
        : []),
      ...(wPrimeMeasured ? [] : ['Your W′ is an estimate that may be 30 % off.']),
    ],
  };
}

/** Whether a short rest follows a step. */
function isRest(steps: readonly SessionStep[], step: SessionStep): boolean {
  const next = steps[steps.indexOf(step) + 1];
  return next?.kind === 'rest' && next.seconds <= ON_OFF_S;
}

/**
 * How long riders hold FTP, min: 35 to 60; sweet spot about two to three times as long; sessions above FTP hold 15 to 40
 * min. Conventions with a wide spread (51 min with a standard deviation of 16 in Borszcz et al. 2019).
 */
const HELD = {
  vo2max: {
    from: 1.06,
    most: 1.3,
    piece: [8, 15],
    total: [30, 45],
    what: 'above 105 %',
    held: '15 to 25 min in a session',
  },
  longVo2: {
    from: 1.03,
    most: 1.06,
    piece: [12, 25],
    total: [40, 60],
    what: 'just above FTP',
    held: '24 to 40 min in a session',
  },
  threshold: {
    from: 0.95,
    most: 1.02,
    piece: [40, 60],
    total: [60, 90],
    what: 'at threshold',
    held: '35 to 60 min',
  },
  sweetSpot: {
    from: 0.84,
    most: 0.95,
    piece: [70, 100],
    total: [100, 150],
    what: 'at sweet spot',
    held: 'two to three times as long as FTP',
  },
} as const;

type Verdict = { colour: Colour; limits: string[]; changes: () => FeasibleChange[] };

/** Below critical power the model knows no end, and just above it hardly one: there the time that riders hold such a power decides. */
export function timeAtThreshold(session: Session): Verdict {
  for (const { from, most, piece, total, what, held } of Object.values(HELD)) {
    const minutes = session.steps
      .filter((step) => step.kind === 'work' && !step.maximal && step.from >= from && step.from <= most)
      .map(({ seconds }) => seconds / 60);
    const [sum, longest] = [minutes.reduce((all, length) => all + length, 0), Math.max(0, ...minutes)];
    const over = (limit: 0 | 1) => sum > total[limit] || longest > piece[limit];
    if (!over(0)) continue;
    return {
      colour: over(1) ? 'red' : 'amber',
      limits: [`It holds ${Math.round(sum)} min ${what}. Most riders hold that power ${held}.`],
      changes: () => shorter(session),
    };
  }
  return { colour: 'green', limits: [], changes: () => [] };
}

function shorter(session: Session): FeasibleChange[] {
  const count = repetitions(session);
  const lower = withTargets(session, 0.95);
  const easier: FeasibleChange = {
    kind: 'lowerTarget',
    text: 'Ride the work 5 % easier.',
    session: { ...lower, name: `${session.name}, 5 % easier` },
  };
  if (count < 2) return [easier];
  const kept = Math.ceil(count * 0.6);
  return [
    {
      kind: 'fewerReps',
      text: `Ride ${kept} repetition${kept === 1 ? '' : 's'} instead of ${count}.`,
      session: { ...withFirst(session, kept), name: `${session.name}, first ${kept}` },
    },
    easier,
  ];
}
