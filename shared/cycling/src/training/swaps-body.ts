import { repetitions, withFirst } from './change-steps.ts';
import { minutesOf, whole, built, rest, again, CATCH_UP, type Find } from './swap-parts.ts';

/** Legs that do not come: try, halve, ride easily, or rest. */
export const tired: Find = (session) => {
  const count = repetitions(session);
  const easy = built({ aim: 'recovery', minutes: 45 });
  const half = count > 1 ? withFirst(session, Math.ceil(count / 2)) : null;
  return {
    options: [
      ...(half
        ? [
            {
              title: 'Try 10 minutes, then half the repetitions if it does not come',
              session: { ...half, name: `${session.name}, first ${repetitions(half)}` },
              kept: 'the rhythm and part of the work',
              lost: 'the peak stimulus',
            },
          ]
        : []),
      {
        title: 'If that is too much, 45 min very easy',
        session: easy,
        kept: 'the habit',
        lost: 'the stimulus',
      },
      rest('recovery', 'one session, which costs nothing'),
    ],
    doNotSwap:
      session.type === 'test'
        ? 'Do not test when you are tired: the figure would be wrong for weeks.'
        : CATCH_UP,
  };
};

/** A sore knee. */
export const soreKnee: Find = (session) => {
  const easy = built({ aim: 'endurance', minutes: Math.min(60, whole(minutesOf(session))) });
  return {
    options: [
      {
        title: 'Short and easy with a light gear, seated, 90 rpm or more',
        session: easy && { ...easy, steps: easy.steps.map((step) => ({ ...step, cadenceRpm: 92 })) },
        kept: 'the habit',
        lost: 'the stimulus',
      },
      rest('the knee', 'one session, which costs nothing'),
    ],
    doNotSwap:
      'No low cadence and no standing. Stop if it changes how you pedal, and have a pain that stays looked at.',
  };
};

/** A sore seat. */
export const saddleSore: Find = (session) => ({
  options: [
    {
      title: 'Shorter, with breaks out of the saddle',
      session: again(session, whole(minutesOf(session) / 2)),
      kept: 'part of it',
      lost: 'time',
    },
    rest('the skin', 'one session, which costs nothing'),
  ],
  doNotSwap: 'Off the bike if it changes how you sit or pedal.',
});

/** A cold above the neck. */
export const illCold: Find = () => ({
  options: [
    {
      title: '30 to 45 minutes very easy, only if it makes you feel better',
      session: built({ aim: 'recovery', minutes: 35 }),
      kept: 'the habit',
      lost: 'intensity, which would cost more than it gives',
    },
    rest('your health', 'nothing that matters'),
  ],
  doNotSwap: 'With fever, a cough from the chest, aches or an upset stomach do not ride at all.',
});

/** Fever, chest, gut or aches. */
export const fever: Find = () => ({
  options: [rest('your health', 'nothing that matters')],
  doNotSwap: 'Do not ride until the signs are gone, then begin with easy days. See a doctor if they stay.',
});

/** One bad night. */
export const badSleep: Find = (session) => ({
  options: [
    {
      title: 'Go, and shorten it by a third',
      session: again(session, whole(0.67 * minutesOf(session))),
      kept: 'most of it: one bad night hardly costs power',
      lost: 'some work',
    },
    {
      title: 'Easy instead',
      session: built({ aim: 'endurance', minutes: Math.min(60, whole(minutesOf(session))) }),
      kept: 'the habit',
      lost: 'the stimulus',
    },
  ],
  doNotSwap: 'After several bad nights take the easy ride.',
});

/** Two bad days in a row. */
export const twoBadDays: Find = () => ({
  options: [
    {
      title: 'Two or three easy days',
      session: built({ aim: 'recovery', minutes: 40 }),
      kept: 'the weeks after',
      lost: 'a session or two, which costs nothing',
    },
    rest('recovery', 'nothing that matters'),
  ],
  doNotSwap: 'Look at sleep, food and illness before the next hard day.',
});
