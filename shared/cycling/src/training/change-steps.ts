import type { Session, SessionStep } from './session.ts';

/** Runs of work steps that stand together count as one repetition. */
export function repetitions({ steps }: Session): number {
  return steps.filter(({ kind }, i) => kind === 'work' && steps[i - 1]?.kind !== 'work').length;
}

/** The session without its last repetition and the rest before it. */
export function withoutLast(session: Session): Session {
  const { steps } = session;
  const last = steps.findLastIndex(({ kind }) => kind === 'work');
  if (last === -1) return session;
  let first = last;
  while (steps[first - 1]?.kind === 'work') first--;
  if (steps[first - 1]?.kind === 'rest') first--;
  return { ...session, steps: steps.filter((_, i) => i < first || i > last) };
}

/** The session with its first repetitions only. */
export function withFirst(session: Session, count: number): Session {
  let now = session;
  while (repetitions(now) > Math.max(1, count)) now = withoutLast(now);
  return now;
}

/** The session with all targets of its work, or of all its steps, times a factor. */
export function withTargets(session: Session, factor: number, of: 'work' | 'all' = 'work'): Session {
  return {
    ...session,
    steps: session.steps.map((step): SessionStep => {
      if (step.maximal || (of === 'work' && step.kind !== 'work')) return step;
      return {
        ...step,
        from: step.from * factor,
        to: step.to * factor,
        ...(step.low !== undefined && { low: step.low * factor }),
        ...(step.high !== undefined && { high: step.high * factor }),
      };
    }),
  };
}

/** The session with longer or shorter rests between its repetitions, in steps of 5 s below a minute and 30 s above. */
export function withRests(session: Session, factor: number): Session {
  return {
    ...session,
    steps: session.steps.map((step) => {
      if (step.kind !== 'rest') return step;
      const unit = step.seconds < 60 ? 5 : 30;
      return { ...step, seconds: Math.max(unit, Math.round((step.seconds * factor) / unit) * unit) };
    }),
  };
}
