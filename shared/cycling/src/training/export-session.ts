import type { Refusal } from '../answer/input.ts';
import { ANY_START_MS } from '../exports/course-line.ts';
import type { PlanFile } from '../exports/export-plan.ts';
import { FitEncoder } from '../exports/fit-encoder.ts';
import { addFileIdOf, WORKOUT_FILE } from '../exports/fit-file.ts';
import { addWorkout, MAX_STEPS, WATTS_OFFSET, type FitStep } from '../exports/fit-steps.ts';
import { fileBase, plainText } from '../exports/text.ts';
import { ergFile, mrcFile } from '../exports/trainer.ts';
import { joinedTo, withRepeats } from '../exports/workout-steps.ts';
import type { Workout, WorkoutPart } from '../exports/workout.ts';
import type { Written } from '../exports/written.ts';
import { zwoFile } from '../exports/zwo.ts';
import { shortTime } from './names.ts';
import type { Session, SessionStep } from './session.ts';
import { SESSION_TYPES } from './types/index.ts';

export type SessionExportOptions = {
  /** FTP of the rider, W; only ERG needs it, the others then hold shares of FTP */
  ftpW?: number | null | undefined;
  /** when the file is made, UTC, ms since 1970; FIT only */
  createdMs?: number | undefined;
};

type Format = {
  label: string;
  ending: string;
  mediaType: string;
  write: (session: Session, options: SessionExportOptions) => Written;
};

const FORMATS = {
  zwo: {
    label: 'Zwift workout',
    ending: 'zwo',
    mediaType: 'application/xml',
    write: (session, { ftpW }) => zwoFile(workoutOf(session, ftpW)),
  },
  fit: {
    label: 'Workout for Garmin, Wahoo and other head units',
    ending: 'workout.fit',
    mediaType: 'application/vnd.ant.fit',
    write: fitFile,
  },
  erg: { label: 'Indoor trainer, watts', ending: 'erg', mediaType: 'text/plain', write: erg },
  mrc: {
    label: 'Indoor trainer, percent of FTP',
    ending: 'mrc',
    mediaType: 'text/plain',
    write: (session, { ftpW }) => noted(mrcFile(workoutOf(session, ftpW)), session),
  },
} satisfies Record<string, Format>;

export type SessionFormat = keyof typeof FORMATS;

/** The formats of training sessions in the order in which to offer them, each with words for a list. */
export const SESSION_FORMATS: readonly { format: SessionFormat; label: string; ending: string }[] = (
  Object.keys(FORMATS) as SessionFormat[]
).map((format) => ({ format, label: FORMATS[format].label, ending: FORMATS[format].ending }));

/**
 * Writes a session as a file for a trainer app or a head unit; the same session gives the same bytes. Ramps are ramps in
 * ZWO, ERG and MRC, and a step between two targets in FIT, where steps that repeat are written once. What is ridden all
 * out has no target in ZWO and FIT. Formats as in `exportPlan`.
 * @returns a refusal for another format, for strength training, for a session without steps, and for ERG without an FTP
 * @example
 * const session = testProtocol('fiveMinutes');
 * exportSession(session, 'mrc').fileName // => '5-min-test.mrc'
 * exportSession(session, 'erg', { ftpW: 200 }).content.split('\r\n').slice(9, 12) // => ['0.0000\t100', '15.0000\t150', '15.0000\t236']
 * exportSession(session, 'erg').missing // => ['powerMatrix.ftp']
 */
export function exportSession(
  session: Session,
  format: SessionFormat,
  options: SessionExportOptions = {},
): PlanFile | Refusal {
  if (!Object.hasOwn(FORMATS, format))
    return { ok: false, message: 'Sessions are not written in this format.' };
  if (session.type === 'gym')
    return { ok: false, message: 'Strength training has no targets for a trainer or a head unit.' };
  const steps = session.steps.filter(({ seconds }) => seconds > 0);
  const sound = steps.every((step) =>
    [step.seconds, step.from, step.to].every((value) => value >= 0 && value < 1e6),
  );
  if (steps.length === 0 || !sound) return { ok: false, message: 'This session has no steps to ride.' };
  const { ending, mediaType, write }: Format = FORMATS[format];
  const known = options.ftpW && options.ftpW > 0 && options.ftpW < 1000 ? options.ftpW : null;
  const named = { ...session, name: plainText(session.name) || SESSION_TYPES[session.type].title, steps };
  const written = write(named, { ...options, ftpW: known });
  if (!written.ok) return written;
  return {
    ok: true,
    fileName: `${fileBase(named.name, 'session')}.${ending}`,
    mediaType,
    content: written.content,
    notes: written.notes,
  };
}

function erg(session: Session, { ftpW }: SessionExportOptions): Written {
  if (!ftpW) {
    return {
      ok: false,
      message: 'This format counts in watts. Enter your FTP first.',
      missing: ['powerMatrix.ftp'],
    };
  }
  return noted(ergFile(workoutOf(session, ftpW)), session);
}

const ALL_OUT_HELD = 'Where you ride all out, let the trainer free: the file holds a number there.';

/** A trainer file holds a power everywhere, also where the session says all out. */
function noted(written: Written, { steps }: Session): Written {
  if (!written.ok || !steps.some(({ maximal }) => maximal)) return written;
  return { ...written, notes: [...written.notes, ALL_OUT_HELD] };
}

/** In watts where FTP is known, else in shares of it. */
function workoutOf({ name, type, steps }: Session, ftpW: number | null | undefined): Workout {
  const full = ftpW ?? 1;
  return {
    name,
    description: SESSION_TYPES[type].purpose,
    ftpW: ftpW ?? null,
    full,
    parts: steps.map((step): WorkoutPart => ({
      timeS: step.seconds,
      from: step.from * full,
      to: step.to * full,
      kind: step.kind === 'steady' ? 'work' : step.kind,
      free: step.maximal ? 'allOut' : null,
      cadenceRpm: step.cadenceRpm,
      cue: cueOf(step, ftpW),
    })),
    texts: [],
    notes: [],
  };
}

const KIND: Record<SessionStep['kind'], string> = {
  warmUp: 'Warm-up',
  work: 'Work',
  rest: 'Easy',
  steady: 'Steady',
  coolDown: 'Cool-down',
};

/** What to do, in a few words: "Work 8 min: 245 W, seated, 60 rpm". */
function cueOf(step: SessionStep, ftpW: number | null | undefined): string {
  const level = (share: number) => (ftpW ? `${Math.round(share * ftpW)} W` : `${Math.round(100 * share)} %`);
  const target = step.maximal
    ? 'all out'
    : step.from === step.to
      ? level(step.from)
      : `${level(step.from)} to ${level(step.to)}`;
  const range = (from: number, to: number) => (from === to ? `${from}` : `${from} to ${to}`);
  const more = [
    step.rpe && `effort ${range(step.rpe.from, step.rpe.to)} of 10`,
    step.thresholdHr &&
      `${range(Math.round(100 * step.thresholdHr.from), Math.round(100 * step.thresholdHr.to))} % of threshold heart rate`,
    step.cadenceRpm && `${step.cadenceRpm} rpm`,
    step.label,
  ].filter(Boolean);
  return `${KIND[step.kind]} ${shortTime(step.seconds)}: ${[target, ...more].join(', ')}`;
}

/** A band around a target that has no range of its own, as a share of it. */
const BAND = 0.03;

function fitFile(session: Session, { ftpW, createdMs }: SessionExportOptions): Written {
  const raw = (share: number) =>
    ftpW ? WATTS_OFFSET + Math.round(share * ftpW) : Math.min(WATTS_OFFSET - 1, Math.round(100 * share));
  const all = withRepeats(session.steps, sameStep);
  const steps = all.length <= MAX_STEPS ? all : joined(session.steps);
  const fit = new FitEncoder();
  const identity = [
    session.name,
    ftpW ?? '',
    ...session.steps.map((step) => `${step.seconds}:${step.from}:${step.to}`),
  ];
  addFileIdOf(fit, WORKOUT_FILE, identity.join('|'), createdMs ?? ANY_START_MS);
  addWorkout(
    fit,
    session.name,
    steps.map((step): FitStep => {
      if ('backTo' in step) return step;
      const low = step.low ?? Math.min(step.from, step.to) * (step.from === step.to ? 1 - BAND : 1);
      const high = step.high ?? Math.max(step.from, step.to) * (step.from === step.to ? 1 + BAND : 1);
      return {
        name: step.label && step.label.length <= 15 ? step.label : KIND[step.kind],
        endedBy: 'time',
        duration: Math.round(step.seconds * 1000),
        // A rider who goes by feel or heart rate gets no alerts about watts.
        band: step.maximal || step.rpe || step.thresholdHr ? null : { low: raw(low), high: raw(high) },
        intensity: step.kind === 'steady' ? 'work' : step.kind,
        note: cueOf(step, ftpW),
      };
    }),
  );
  const notes =
    steps.length < all.length || all.length > MAX_STEPS
      ? [
          `Head units take ${MAX_STEPS} steps, so of the ${session.steps.length} steps those most alike were joined.`,
        ]
      : [];
  return { ok: true, content: fit.finish(), notes };
}

const sameStep = (a: SessionStep, b: SessionStep): boolean =>
  a.seconds === b.seconds &&
  a.kind === b.kind &&
  a.from === b.from &&
  a.to === b.to &&
  a.low === b.low &&
  a.high === b.high &&
  a.maximal === b.maximal &&
  a.cadenceRpm === b.cadenceRpm &&
  a.label === b.label;

/** Neighbours joined until a head unit takes them; ramps become even. */
function joined(steps: readonly SessionStep[]): SessionStep[] {
  const parts = steps.map((step) => {
    const mean = (step.from + step.to) / 2;
    return { step, timeS: step.seconds, powerW: mean, lowW: step.low ?? mean, highW: step.high ?? mean };
  });
  return joinedTo(parts, MAX_STEPS).map(({ step, timeS, powerW, lowW, highW }) => ({
    ...step,
    seconds: timeS,
    from: powerW,
    to: powerW,
    ...(lowW < highW && { low: lowW, high: highW }),
  }));
}
