import {
  buildSession,
  sessionLoad,
  sessionSeconds,
  SESSION_TYPES,
  type Alternatives,
  type Session,
  type SessionTypeId,
} from '@breakaway/cycling';
import { capital } from './answer.ts';

/** Kinds of session that train nearly the same, with what is different. */
const relatives: Partial<Record<SessionTypeId, [SessionTypeId, string][]>> = {
  hillReps: [
    ['threshold', 'the slope, on the flat take a headwind, a big gear or the trainer'],
    ['vo2max', 'the slope, and some length'],
  ],
  threshold: [
    ['sweetSpot', 'a little intensity'],
    ['overUnder', 'steadiness'],
  ],
  sweetSpot: [
    ['tempo', 'a little intensity'],
    ['threshold', 'minutes'],
  ],
  overUnder: [
    ['threshold', 'the surges'],
    ['fortyTwenty', 'length'],
  ],
  vo2max: [
    ['thirtyFifteen', 'long efforts in one piece'],
    ['longVo2', 'the highest power'],
    ['hillReps', 'exact watts, a hard group ride or a race does it too'],
  ],
  longVo2: [
    ['vo2max', 'minutes'],
    ['threshold', 'intensity'],
  ],
  thirtyFifteen: [
    ['fortyTwenty', 'the rhythm'],
    ['vo2max', 'the short pieces'],
  ],
  fortyTwenty: [
    ['thirtyFifteen', 'the rhythm'],
    ['microbursts', 'length'],
  ],
  thirtyThirty: [
    ['thirtyFifteen', 'rest'],
    ['vo2max', 'the short pieces'],
  ],
  microbursts: [
    ['thirtyThirty', 'the sharpness'],
    ['fortyTwenty', 'the sharpness'],
  ],
  anaerobic: [
    ['sprintIntervals', 'length'],
    ['vo2max', 'power'],
  ],
  sprintIntervals: [
    ['sprints', 'the endurance of it'],
    ['tabata', 'full power'],
  ],
  sprints: [
    ['standingStarts', 'speed'],
    ['anaerobic', 'peak power'],
  ],
  standingStarts: [
    ['sprints', 'the force at the start, seated and at a high cadence it is kind to knees'],
    ['lowCadence', 'explosiveness'],
  ],
  lowCadence: [
    ['sweetSpot', 'the torque'],
    ['hillReps', 'the low cadence'],
  ],
  tempo: [
    ['endurance', 'intensity'],
    ['sweetSpot', 'ease'],
  ],
  endurance: [
    ['tempo', 'ease: take less of it'],
    ['recovery', 'the training in it'],
  ],
  long: [
    ['fatigued', 'hours'],
    ['tempo', 'hours: two shorter days in a row come nearer'],
  ],
  tabata: [
    ['thirtyFifteen', 'the all-out efforts'],
    ['sprintIntervals', 'the short rests'],
  ],
  timeTrialPace: [
    ['threshold', 'minutes in position'],
    ['sweetSpot', 'race pace'],
  ],
  raceWinning: [
    ['anaerobic', 'the holding on'],
    ['fortyTwenty', 'the attack'],
  ],
  pyramid: [
    ['vo2max', 'variety'],
    ['thirtyFifteen', 'the long steps'],
  ],
};

/** A similar session, unless a reason against it was given. */
export function likeIt(from: Session): Alternatives {
  const minutes = Math.min(360, Math.max(20, Math.round(sessionSeconds(from) / 60)));
  const some = relatives[from.type] ?? [
    ['sweetSpot', 'the special stimulus'],
    ['endurance', 'intensity'],
  ];
  const options = some.flatMap(([aim, lost]) => {
    const session = buildSession({ aim, minutes });
    return session
      ? [
          {
            title: capital(session.name),
            session,
            kept: SESSION_TYPES[aim].purpose.replace(/^It /, 'it ').replace(/\.$/, ''),
            lost,
            loadChangeTss: Math.round(sessionLoad(session).tss - sessionLoad(from).tss),
          },
        ]
      : [];
  });
  return { options, doNotSwap: null };
}
