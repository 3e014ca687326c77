import { secondsOf } from './load.ts';
import { nameOf, shortTime } from './names.ts';
import type { Session, SessionStep, SessionTypeId } from './session.ts';
import type { LadderType } from './ladders.ts';
import { coolDown, EASY_SHARE, filled, framesOf, repeated, step, warmUp } from './steps.ts';
import { TEST_PROTOCOLS, type TestId } from './test-protocols.ts';
import { SESSION_TYPES } from './types/index.ts';

/** A ride of a type that is not made of repetitions of one length: whole rides, pyramids, openers, tests, the gym. */
export function ride(type: Exclude<SessionTypeId, LadderType>, totalS: number, shareOfMost: number): Session {
  const { called, target } = SESSION_TYPES[type];
  const named = (steps: SessionStep[]): Session => ({
    name: `${shortTime(totalS)} ${called}`,
    type,
    steps: steps.filter(({ seconds }) => seconds > 0),
  });
  switch (type) {
    case 'recovery':
      return named([step('steady', totalS, target)]);
    case 'endurance':
      return named(rolling([step('steady', totalS - 900, target)]));
    case 'long':
    case 'backToBack': {
      const lateS = Math.min(3600, Math.round((totalS - 900) / 3 / 60) * 60);
      const late = step('steady', lateS, type === 'long' ? 0.78 : 0.74, 'firmer, on tired legs');
      return named(rolling([step('steady', totalS - 900 - lateS, target), late]));
    }
    case 'heat': {
      const hotS = Math.min(totalS, 5400);
      return named([
        step('steady', hotS, target, 'by heart rate'),
        step('steady', totalS - hotS, target, 'in the cool'),
      ]);
    }
    case 'groupRide':
      return named(rolling(surges(totalS - 900)));
    case 'enduranceSprints':
      return withSprints(totalS, shareOfMost);
    case 'hourOfPower':
      return hourOfPower(totalS, shareOfMost);
    case 'pyramid':
      return pyramid(totalS, shareOfMost);
    case 'openers':
      return named(openers(totalS));
    case 'gym':
      return named(gym(totalS));
    case 'test':
      return test(totalS);
  }
}

/** Ten minutes into it and five out of it. */
const rolling = (steps: SessionStep[]): SessionStep[] => [
  { seconds: 600, kind: 'warmUp', from: 0.5, to: 0.65 },
  ...steps,
  ...coolDown(300),
];

/** Four minutes with the group and one in which it hurts. */
function surges(seconds: number): SessionStep[] {
  const rounds = Math.floor(seconds / 300);
  return [
    ...Array.from({ length: rounds }, () => [
      step('steady', 240, 0.65, 'with the group'),
      step('steady', 60, 1, 'pull or surge'),
    ]).flat(),
    step('steady', seconds - rounds * 300, 0.65, 'with the group'),
  ];
}

function withSprints(totalS: number, shareOfMost: number): Session {
  const { target, called } = SESSION_TYPES.enduranceSprints;
  const [leadS, sprintS, apartS] = [900, 15, 540];
  const room = Math.floor((totalS - leadS - 300) / apartS);
  const sprints = Math.max(1, Math.min(Math.round(10 * shareOfMost), room));
  const sprint: SessionStep = { ...step('work', sprintS, 2.2, 'sprint'), maximal: true };
  const main = repeated({ reps: sprints, restS: apartS - sprintS }, () => [sprint], target).map((ridden) =>
    ridden.kind === 'rest' ? { ...ridden, kind: 'steady' as const } : ridden,
  );
  const leftS = totalS - 600 - (leadS - 600) - secondsOf(main);
  return {
    name: `${shortTime(totalS)} ${called}`,
    type: 'enduranceSprints',
    steps: [
      { seconds: 600, kind: 'warmUp', from: 0.5, to: target },
      step('steady', leadS - 600, target),
      ...main,
      step('steady', leftS, target),
    ],
  };
}

/** Bursts of ten seconds every five minutes, and at most an hour of it. */
function hourOfPower(totalS: number, shareOfMost: number): Session {
  const { warmUpS, coolDownS } = framesOf(totalS);
  const { target } = SESSION_TYPES.hourOfPower;
  const mostS = Math.max(600, Math.round((3600 * shareOfMost) / 300) * 300);
  const workS = Math.min(mostS, Math.floor((totalS - warmUpS - coolDownS) / 60) * 60);
  const rounds = Math.max(1, Math.floor(workS / 300));
  const roundS = workS / rounds;
  const work = Array.from({ length: rounds }, (_, i) => {
    const lasts = Math.round((i + 1) * roundS) - Math.round(i * roundS);
    return i < rounds - 1
      ? [step('work', lasts - 10, target), step('work', 10, 1.3, 'burst')]
      : [step('work', lasts, target)];
  }).flat();
  return {
    name:
      workS === 3600 ? 'Hour of power' : `${shortTime(workS)} at ${Math.round(100 * target)} % with bursts`,
    type: 'hourOfPower',
    steps: filled(work, totalS),
  };
}

/** Minutes of the steps of a pyramid, from the smallest to the highest. */
const PYRAMIDS = [
  [1, 2, 1],
  [1, 2, 2, 1],
  [1, 2, 3, 2, 1],
  [1, 2, 3, 3, 2, 1],
  [1, 2, 3, 4, 3, 2, 1],
  [1, 2, 3, 4, 5, 4, 3, 2, 1],
] as const;

function pyramid(totalS: number, shareOfMost: number): Session {
  const { warmUpS, coolDownS } = framesOf(totalS);
  const { target } = SESSION_TYPES.pyramid;
  const stepsOf = (minutes: readonly number[]) =>
    minutes.flatMap((length, i) => [
      step('work', 60 * length, target),
      ...(i < minutes.length - 1 ? [step('rest', 60 * length, 0.5)] : []),
    ]);
  const most = Math.ceil(PYRAMIDS.length * shareOfMost);
  const fitting = PYRAMIDS.slice(0, most).filter(
    (minutes) => secondsOf(stepsOf(minutes)) <= totalS - warmUpS - coolDownS,
  );
  const minutes = fitting.at(-1) ?? PYRAMIDS[0];
  return {
    name: nameOf({ type: 'pyramid', work: minutes.map((length) => ({ seconds: 60 * length })) }, 'pyramid'),
    type: 'pyramid',
    steps: filled(stepsOf(minutes), totalS),
  };
}

/** Three minutes at 110 % and two short sprints, wherever they fit between easy riding. */
function openers(totalS: number): SessionStep[] {
  const efforts = totalS < 1800 ? 2 : 3;
  const main = [
    ...repeated({ reps: efforts, restS: 120 }, () => [step('work', 60, SESSION_TYPES.openers.target)], 0.55),
    step('rest', 120, 0.55),
    ...repeated(
      { reps: 2, restS: 110 },
      () => [{ ...step('work', 10, 2, 'sprint, not quite all out') }],
      0.55,
    ),
  ];
  const leftS = totalS - secondsOf(main);
  const before = Math.round((0.6 * leftS) / 60) * 60;
  const warm = Math.min(900, before);
  return [
    ...warmUp(warm),
    step('steady', before - warm, 0.6),
    ...main,
    step('steady', Math.max(0, leftS - before - 600), 0.6),
    ...coolDown(Math.min(600, leftS - before)),
  ];
}

const LIFTS = ['squat or leg press', 'one-leg press or step-up', 'hip flexion with a cable', 'calf raise'];

function gym(totalS: number): SessionStep[] {
  const lifts = totalS < 1800 ? LIFTS.slice(0, 2) : LIFTS;
  const warmS = Math.min(600, Math.round(totalS / 5));
  const restS = totalS - warmS;
  return [
    step('steady', warmS, 0, 'warm up: easy spin or rowing, then light sets'),
    ...lifts.map((lift, i) =>
      step(
        'steady',
        Math.floor(((i + 1) * restS) / lifts.length) - Math.floor((i * restS) / lifts.length),
        0,
        `${lift}: 3 sets of 4 to 10, 2 to 3 min rest`,
      ),
    ),
  ];
}

function test(totalS: number): Session {
  const id: TestId = totalS >= 3600 ? 'twentyMinutes' : totalS >= 2160 ? 'ramp' : 'fiveMinutes';
  const { title, session } = TEST_PROTOCOLS[id];
  const main = session.steps.slice(1, -1);
  const spareS = totalS - secondsOf(main);
  const warm = Math.min(1200, Math.round((0.6 * spareS) / 60) * 60);
  const cool = Math.min(900, spareS - warm);
  const left = spareS - warm - cool;
  return {
    name: title,
    type: 'test',
    steps: [
      ...warmUp(warm),
      ...main,
      ...(left > 0 ? [step('steady', left, EASY_SHARE, 'easy riding')] : []),
      ...coolDown(cool),
    ],
  };
}
