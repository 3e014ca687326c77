import type { SessionSpec, SessionTypeId } from '@breakaway/cycling';
import type { Message } from '../../understanding/message.ts';
import { hillTakes } from './minutes.ts';

/** "3 blocks of tempo on a hill of 18 minutes, 2 h 30 in all": repetitions as long as the hill. */
export function hillSession(
  plain: string,
  type: SessionTypeId | null,
  minutes: number | undefined,
): SessionSpec | null {
  const hill = hillTakes(plain);
  if (!hill) return null;
  const count =
    Number(/\b(\d{1,2}) ?(?:x|times|blocks?|reps?|repeats?|goes|efforts?|climbs?|laps)\b/.exec(plain)?.[1]) ||
    undefined;
  const steady =
    type !== null &&
    [
      'tempo',
      'sweetSpot',
      'threshold',
      'endurance',
      'vo2max',
      'lowCadence',
      'overUnder',
      'timeTrialPace',
    ].includes(type)
      ? type
      : null;
  const aim: SessionTypeId =
    steady ?? (hill >= 15 ? 'sweetSpot' : hill >= 10 ? 'threshold' : hill >= 1.5 ? 'hillReps' : 'anaerobic');
  const seconds = 60 * hill;
  const sprints = /\bsprints?\b(?! (?:tri|distance|finish))/.test(plain)
    ? [{ type: 'sprints' as const, reps: 4, work: [{ seconds: 10 }], restS: 180 }]
    : [];
  // Down again in about two thirds of the time.
  const restS = Math.max(120, Math.round((0.65 * seconds) / 30) * 30);
  const reps = count ?? Math.max(2, Math.min(8, Math.round((hill >= 10 ? 36 : 24) / hill)));
  const spec: SessionSpec = {
    type: aim,
    reps,
    work: [{ seconds, label: 'uphill' }],
    restS,
    ...(aim === 'hillReps' && hill <= 3 ? { target: { of: 'ftp' as const, from: 1.15, to: 1.15 } } : {}),
  };
  if (minutes === undefined) return sprints.length > 0 ? { ...spec, then: sprints } : spec;
  const needs = reps * (seconds + restS) + 1200;
  // A long ride around a few climbs, or as many as the time allows.
  if (count !== undefined && needs < 60 * minutes - 1200)
    return { ...spec, ...(sprints.length > 0 ? { then: sprints } : {}), within: { seconds: 60 * minutes } };
  return { ...spec, totalS: 60 * minutes };
}

/** "8 minute efforts", of which no number was said: half an hour of them. @param hillMin what the hill takes */
export function effortsIn(
  message: Message,
  type: SessionTypeId,
  hillMin: number | undefined,
): SessionSpec | null {
  const piece = message.quantities.find(
    ({ kind, relative, value }) =>
      kind === 'duration' && !relative && value / 60 !== hillMin && value >= 120 && value <= 1800,
  )?.value;
  return piece === undefined
    ? null
    : { type, reps: Math.max(2, Math.round(1920 / piece)), work: [{ seconds: piece }] };
}
