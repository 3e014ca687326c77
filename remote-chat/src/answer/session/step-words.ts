import type { SessionStep } from '../parts.ts';
import { collapse, type Run } from './collapse.ts';

const NBSP = '\u00a0';

/** A duration: "90 s", "8 min", "2 min 30 s", "1 h 30 min", with non-breaking spaces before units. */
export function timeWords(seconds: number): string {
  const whole = Math.round(seconds);
  if (whole < 60 || (whole < 120 && whole % 60 !== 0)) return `${whole}${NBSP}s`;
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  return [
    hours > 0 ? `${hours}${NBSP}h` : '',
    minutes > 0 ? `${minutes}${NBSP}min` : '',
    rest > 0 ? `${rest}${NBSP}s` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** A power for the rider: in watts when FTP is known, otherwise as a percentage of it. */
export const powerWords = (share: number, ftpW: number | null): string =>
  ftpW === null ? `${Math.round(100 * share)}${NBSP}% of FTP` : `${Math.round(share * ftpW)}${NBSP}W`;

/** Ridden as hard as possible, so there is no target power. */
export const isAllOut = ({ label }: SessionStep) => label === 'all out';

function targetWords(step: SessionStep, ftpW: number | null): string {
  const { from, to } = step;
  if (isAllOut(step)) return 'all out';
  const [first, last] = [powerWords(from, ftpW), powerWords(to, ftpW)];
  if (first === last) return `at ${last}`;
  return `from ${Math.round(from * (ftpW ?? 100))} to ${last}`;
}

const before: Record<SessionStep['kind'], string> = {
  warmUp: 'Warm-up: ',
  work: '',
  rest: '',
  steady: '',
  coolDown: 'Cool-down: ',
};

/** One step: "8 min at 245 W", "Warm-up: 15 min from 125 to 185 W", "3 min easy at 125 W". */
export function stepWords(step: SessionStep, ftpW: number | null): string {
  const easy = step.kind === 'rest' ? 'easy ' : '';
  const label = step.label && !isAllOut(step) ? `, ${step.label}` : '';
  return `${before[step.kind] ?? ''}${timeWords(step.seconds)} ${easy}${targetWords(step, ftpW)}${label}`;
}

/** The steps of a session with repetitions written once. */
export const runsOf = (steps: SessionStep[]): Run<SessionStep>[] =>
  collapse(steps, {
    keyOf: ({ seconds, kind, from, to, label }) => JSON.stringify([seconds, kind, from, to, label]),
    isRest: ({ kind }) => kind === 'rest',
  });

/** Whether a repetition fits on one line: "4 × 8 min at 245 W". */
const isSingle = (runs: Run<SessionStep>[]) => runs.length === 1 && runs[0]!.kind === 'one';

/** Everything on one line: "Warm-up: 15 min from 125 to 185 W; 4 × (8 min at 245 W, 3 min easy at 125 W)". */
export function runWords(run: Run<SessionStep>, ftpW: number | null): string {
  if (run.kind === 'one') return stepWords(run.item, ftpW);
  const words = (runs: Run<SessionStep>[]) => runs.map((one) => runWords(one, ftpW)).join(', ');
  const inside = words(run.runs);
  const times = `${run.times} × ${isSingle(run.runs) ? inside : `(${inside})`}`;
  return run.between.length > 0 ? `${times} with ${words(run.between)} between` : times;
}

export const sessionWords = (steps: SessionStep[], ftpW: number | null): string =>
  runsOf(steps)
    .map((run) => runWords(run, ftpW))
    .join('; ');
