import { shortTime } from './names.ts';
import { built, isEasy, isHard, minutesOf, whole, CATCH_UP, type Find } from './swap-parts.ts';

/** Two days that change places. */
export const swapDays: Find = () => ({
  options: [
    {
      title:
        'Yes, swap the two days. Keep one easy day or day off between hard days, and ride easily on the day before the intervals',
      session: null,
      kept: 'the whole week',
      lost: 'nothing',
    },
  ],
  doNotSwap: 'Leave the last days before an event as they are.',
});

/** A session that was missed. */
export const missed: Find = (session, days) => ({
  options: [
    {
      title:
        days !== undefined && days > 3 * 1440
          ? 'Repeat this week a little easier, then go on with the plan'
          : isHard(session)
            ? 'Leave it out, or ride it only where the next hard day is two days away'
            : session.type === 'long'
              ? 'Leave it out and go on with the plan. If you like, lengthen an easy ride in the week by 30 to 60 min'
              : 'Leave it out and go on with the plan',
      session: null,
      kept: 'the next sessions at full quality',
      lost: 'one session, which costs nothing',
    },
  ],
  doNotSwap: CATCH_UP,
});

/** One ride in two parts. */
export const split: Find = (session) => {
  const long = isEasy(session) && minutesOf(session) > 150;
  const half = shortTime(60 * whole(minutesOf(session) / 2));
  return {
    options: [
      {
        title: isHard(session)
          ? 'Ride the whole hard part in one of the two, and make the other one easy'
          : `Yes: two rides of ${half} count nearly as much as one`,
        session: null,
        kept: isHard(session) ? 'all of the work' : 'the load and the hours',
        lost: long ? 'the last hours on tired legs, which are the point of a long ride' : 'little',
      },
    ],
    doNotSwap: long ? 'Before a long event ride at least every second long ride in one piece.' : null,
  };
};

/** The way to work. */
export const commute: Find = (session, given) => {
  const minutes = Math.max(20, given ?? 30);
  const hard = isHard(session) ? built({ aim: session.type, minutes }) : null;
  return {
    options: [
      {
        title: hard
          ? `Yes, one way: ${hard.name} in ${shortTime(60 * minutes)}, and the other way easy`
          : 'Yes: easy commutes count in full towards endurance',
        session: hard,
        kept: hard ? 'part of the work' : 'the hours',
        lost: hard ? 'repetitions, and even power where there is traffic' : 'long time in one piece',
      },
    ],
    doNotSwap: 'No hard efforts among traffic, and not both ways on one day.',
  };
};
