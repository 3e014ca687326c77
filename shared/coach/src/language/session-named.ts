import {
  TEST_PROTOCOLS,
  type SessionSpec,
  type SessionTarget,
  type TestId,
  type WorkPart,
} from '@breakaway/cycling';

/** A session identified by its name, and the assumptions made. */
export type Named = { spec: SessionSpec; assumed: string[] };

const ftp = (share: number): SessionTarget => ({ of: 'ftp', from: share, to: share });
const ladder = (minutes: readonly number[]): WorkPart[] =>
  minutes.flatMap((minute, i) => [
    { seconds: 60 * minute },
    ...(i < minutes.length - 1 ? [{ seconds: 60 * minute, rest: true }] : []),
  ]);

/** Sessions that riders call by a name alone. Those named after people are as their authors described them. */
export const NAMED: Readonly<Record<string, Named>> = {
  norwegian: {
    spec: { type: 'vo2max', reps: 4, work: [{ seconds: 240 }], restS: 180, name: 'Norwegian 4x4 min' },
    assumed: [
      'The Norwegian session is 4x4 min at 90 to 95 % of the highest heart rate; I took 110 % of FTP and 3 min rests.',
    ],
  },
  seiler: {
    spec: { type: 'longVo2', reps: 4, work: [{ seconds: 480 }], restS: 120, name: "Seiler's 4x8 min" },
    assumed: [
      'In the study it was 4x8 min with 2 min rests, as hard as could be repeated; I took 105 % of FTP.',
    ],
  },
  ronnestad: {
    spec: { type: 'thirtyFifteen', sets: 3, reps: 13, work: [{ seconds: 30 }], restS: 15, setRestS: 180 },
    assumed: [
      'I took the session of the studies: 3 sets of 13 times 30 s on, 15 s off, with 3 min between sets.',
    ],
  },
  billat: {
    spec: { type: 'thirtyThirty', sets: 2, reps: 12, work: [{ seconds: 30 }], restS: 30, setRestS: 300 },
    assumed: ['I took 2 sets of 12 times 30 s on, 30 s off.'],
  },
  gimenez: {
    spec: {
      type: 'overUnder',
      name: 'Gimenez 9x(4+1 min)',
      reps: 9,
      work: [
        { seconds: 240, target: ftp(0.8), label: 'base' },
        { seconds: 60, target: ftp(1.2), label: 'peak' },
      ],
      restS: 0,
    },
    assumed: ['Gimenez is 45 min: nine times 4 min at 80 % and 1 min at 120 % of FTP.'],
  },
  tabata: {
    spec: { type: 'tabata', reps: 8, work: [{ seconds: 20 }], restS: 10 },
    assumed: ['I took the original: eight times 20 s all out, 10 s rest.'],
  },
  microbursts: {
    spec: { type: 'microbursts', sets: 2, reps: 20, work: [{ seconds: 15 }], restS: 15, setRestS: 300 },
    assumed: ['I took 2 blocks of 10 min, 15 s on and 15 s off.'],
  },
  hourOfPower: {
    spec: {
      type: 'hourOfPower',
      name: 'Hour of power',
      work: [{ seconds: 3600 }],
      target: ftp(0.87),
      bursts: { seconds: 10, everyS: 300 },
      warmUpS: 900,
      coolDownS: 600,
    },
    assumed: ['I took 87 % of FTP with a 10 s burst every 5 min.'],
  },
  doubleThreshold: {
    spec: {
      type: 'threshold',
      reps: 5,
      work: [{ seconds: 360 }],
      restS: 60,
      target: { of: 'ftp', from: 0.92, to: 0.96 },
    },
    assumed: [
      'Double threshold is two such sessions on one day, both held just below threshold; this is one of them.',
    ],
  },
  raceWinning: {
    spec: { type: 'raceWinning', reps: 5, work: [{ seconds: 220 }], restS: 300 },
    assumed: ['Each one is 30 s at 180 %, 3 min at 100 %, then a 10 s sprint.'],
  },
  standingStarts: {
    spec: { type: 'standingStarts', reps: 6, work: [{ seconds: 12 }], restS: 240 },
    assumed: ['No number was given: I took 6 starts of 12 s.'],
  },
  pyramid: {
    spec: { type: 'pyramid', work: ladder([1, 2, 3, 4, 3, 2, 1]) },
    assumed: ['I took 1-2-3-4-3-2-1 min with rests as long as the work before them.'],
  },
  openers: {
    spec: {
      type: 'openers',
      name: 'Openers',
      reps: 3,
      work: [{ seconds: 60 }],
      restS: 180,
      then: [
        {
          type: 'openers',
          reps: 2,
          work: [{ seconds: 10, label: 'sprint, not quite all out' }],
          target: ftp(2),
          restS: 120,
        },
      ],
    },
    assumed: ['I took 3 times 1 min at 110 % and two 10 s sprints inside easy riding.'],
  },
};

/** A test as a description that can be edited and built again. */
export function namedTest(id: string): Named {
  if (id === 'threeMinutes') {
    return {
      spec: {
        type: 'test',
        name: '3 min all-out test',
        work: [{ seconds: 180, target: { of: 'maximal' }, label: 'all out from the first second' }],
      },
      assumed: [
        'The mean of the last 30 s is near critical power; on a bike without fixed cadence it is rough.',
      ],
    };
  }
  const { title, session } = TEST_PROTOCOLS[id as TestId];
  const [first, last] = [session.steps[0], session.steps.at(-1)];
  const work = session.steps.slice(1, -1).map((step): WorkPart => ({
    seconds: step.seconds,
    target: step.maximal ? { of: 'maximal' } : ftp(step.from),
    ...(step.label !== undefined && { label: step.label }),
    ...(step.kind === 'rest' && { rest: true }),
  }));
  return {
    spec: {
      type: 'test',
      name: title,
      work,
      warmUpS: first?.seconds ?? 900,
      coolDownS: last?.seconds ?? 600,
    },
    assumed: [],
  };
}

/** Surges as they come, in an easy ride of a length, s. */
export const fartlek = (seconds: number): Named => ({
  spec: {
    type: 'vo2max',
    name: 'Fartlek',
    reps: Math.max(2, Math.floor((seconds - 1200) / 420)),
    work: [{ seconds: 60, label: 'as you like' }],
    target: { of: 'ftp', from: 1, to: 1.2 },
    within: { seconds },
  },
  assumed: ['Fartlek is free play: I put a hard minute about every eight into it.'],
});

/** Like a race, s. */
export const raceSimulation = (seconds: number): Named => ({
  spec: {
    type: 'tempo',
    name: 'Race simulation',
    work: [{ seconds }],
    target: ftp(0.8),
    bursts: { seconds: 30, everyS: 300 },
  },
  assumed: ['I took 80 % of FTP with a 30 s attack every 5 min.'],
});
