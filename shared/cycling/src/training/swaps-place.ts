import { withTargets } from './change-steps.ts';
import { shortTime } from './names.ts';
import type { Session, SessionStep } from './session.ts';
import {
  minutesOf,
  whole,
  built,
  isHard,
  isEasy,
  again,
  CATCH_UP,
  type Find,
  type Swap,
} from './swap-parts.ts';
import { SESSION_TYPES } from './types/index.ts';

/** On the trainer. */
export const indoor: Find = (session, given) => {
  const minutes = minutesOf(session);
  const most = isEasy(session) ? Math.min(90, 0.7 * minutes) : minutes;
  const inside = again(session, whole(given ?? most), { indoor: true });
  return {
    options: [
      {
        title:
          isEasy(session) && minutes > most
            ? `${shortTime(60 * whole(given ?? most))} indoors stands for it`
            : 'The same indoors, with two fans',
        session: isEasy(session) ? inside : session,
        kept: 'the stimulus: without coasting less time does as much',
        lost: 'skills and fresh air',
      },
      {
        title: 'The same 5 % easier if the room is hot',
        session: {
          ...withTargets(isEasy(session) && inside ? inside : session, 0.95, 'all'),
          name: `${session.name}, 5 % easier`,
        },
        kept: 'the intent',
        lost: 'a little power',
      },
    ],
    doNotSwap: 'Do not ride easily indoors for more than 90 minutes to save a long ride.',
  };
};

/** In the heat. */
export const hot: Find = (session) => {
  const shorter = again(session, whole(0.7 * minutesOf(session)));
  return {
    options: [
      {
        title: 'The same 5 to 10 % easier, by heart rate and feel',
        session: { ...withTargets(session, 0.93, 'all'), name: `${session.name}, 7 % easier` },
        kept: 'the intent',
        lost: 'power that the heat takes anyway',
      },
      { title: 'Shorter, early or late in the day', session: shorter, kept: 'the targets', lost: 'time' },
    ],
    doNotSwap: 'Stop for dizziness, chills or confusion. That is no day for any session.',
  };
};

/** Rain or ice. */
export const rain: Find = (session) => {
  const minutes = minutesOf(session);
  const inside = again(session, whole(isEasy(session) ? Math.min(90, 0.67 * minutes) : minutes), {
    indoor: true,
  });
  return {
    options: [
      {
        title: isEasy(session) ? `${inside?.name ?? 'A shorter ride'} indoors` : 'The same indoors',
        session: isEasy(session) ? inside : session,
        kept: 'the stimulus',
        lost: 'skills',
      },
      {
        title: 'Strength in the gym instead',
        session: built({ aim: 'gym', minutes: 60 }),
        kept: 'a training day',
        lost: 'riding',
      },
    ],
    doNotSwap: 'Do not ride intervals on ice.',
  };
};

/** Without a power meter. */
export const noPowerMeter: Find = (session) => {
  const { rpe, feel } = SESSION_TYPES[session.type];
  if (session.type === 'test') return testByHeart();
  const steps = session.steps.map((step) => ({
    ...step,
    rpe:
      step.kind === 'work'
        ? { from: rpe[0], to: rpe[1] }
        : step.to > 0.6
          ? { from: 2, to: 3 }
          : { from: 1, to: 2 },
  }));
  return {
    options: [
      {
        title: `By feel: effort ${rpe[0] === rpe[1] ? rpe[0] : `${rpe[0]} to ${rpe[1]}`} of 10 in the work`,
        session: { ...session, steps },
        kept: 'the effort',
        lost: 'the exact load',
      },
      {
        title:
          'The same time up a climb you know, and the talk test: sentences easy, phrases sweet spot, words threshold, none VO2max',
        session: null,
        kept: feel.toLowerCase().replace(/\.$/, ''),
        lost: 'the exact load',
      },
    ],
    doNotSwap: null,
  };
};

/** A test without watts: of the heart rate, or of a climb. */
function testByHeart(): ReturnType<Find> {
  return {
    options: [
      {
        title:
          'Ride 30 min alone as hard as you can hold evenly: the mean heart rate of the last 20 min is your threshold heart rate',
        session: null,
        kept: 'zones to train by',
        lost: 'FTP in watts',
      },
      {
        title: 'Time yourself up the same climb of 10 min or more',
        session: null,
        kept: 'a figure to compare with next time',
        lost: 'zones',
      },
    ],
    doNotSwap: 'A power test has no sense without a power meter.',
  };
}

/** A group ride on the same day. */
export const groupRide: Find = (session) => {
  const minutes = whole(Math.max(90, minutesOf(session)));
  const group = built({ aim: 'groupRide', minutes });
  if (isHard(session)) {
    return {
      options: [
        {
          title: 'The group ride is the hard day: count pulls and attacks, and drop the intervals',
          session: group,
          kept: 'the intensity',
          lost: 'the dose: the minutes are not measured',
        },
        {
          title: 'Ride the session first and meet them for the easy part',
          session,
          kept: 'the dose',
          lost: 'part of the group',
        },
      ],
      doNotSwap: 'Do not ride both the intervals and the group on one day.',
    };
  }
  return {
    options: [
      { title: 'Sit in and let the pulls go', session, kept: 'an easy day', lost: 'nothing but pride' },
      { title: 'Ride alone', session, kept: 'the easy day for sure', lost: 'company' },
    ],
    doNotSwap: 'Do not turn the easy day into a race: tomorrow pays for it.',
  };
};

/** Away from the bike. */
export const travel: Find = (session, given) => ({
  options: [
    onGymBike(session, given ?? Math.min(isEasy(session) ? 60 : 75, minutesOf(session))),
    {
      title: 'Strength for the legs, or stairs',
      session: built({ aim: 'gym', minutes: 45 }),
      kept: 'strength',
      lost: 'riding',
    },
    { title: 'Move the easy week here', session: null, kept: 'all of the plan', lost: 'nothing' },
  ],
  doNotSwap: CATCH_UP,
});

/** The same on a bike of a gym, by feel: its watts are seldom right. @param minutes how long there is */
function onGymBike(session: Session, minutes: number): Swap {
  const ridden =
    Math.abs(minutes - minutesOf(session)) < 3 && !isEasy(session) ? session : again(session, whole(minutes));
  const [from, to] = SESSION_TYPES[session.type].rpe;
  const effort = from === to ? `${from}` : `${from} to ${to}`;
  return {
    title: `${ridden?.name ?? 'A ride'} on a gym bike, by feel: effort ${effort} of 10${isEasy(session) ? '' : ' in the work'}, do not trust its watts`,
    session: ridden,
    kept: isEasy(session) ? 'easy aerobic work' : 'the effort and the minutes of work',
    lost: 'exact power, and your own position',
  };
}

/** No hills. */
export const flat: Find = (session) => ({
  options: [
    {
      title: 'The same on the flat: into the wind or on the trainer, in a big gear at 70 to 80 rpm, seated',
      session: { ...session, steps: session.steps.map(withoutSlope) },
      kept: 'the effort and its length',
      lost: 'the slope, a bridge or an underpass gives short pieces of it',
    },
  ],
  doNotSwap: null,
});

function withoutSlope({ label, ...step }: SessionStep): SessionStep {
  return label && label !== 'uphill' ? { ...step, label } : step;
}

/** A hill shorter than the repetitions. @param given how long it takes, min */
export const shortHill: Find = (session, given) => {
  const work = session.steps.filter(({ kind }) => kind === 'work');
  const totalMin = work.reduce((sum, { seconds }) => sum + seconds, 0) / 60;
  const reps = given ? Math.max(2, Math.round(totalMin / given)) : 6;
  return {
    options: [
      {
        title: `Ride the hill ${reps} times, rolling back down between, at the power of the session`,
        session: null,
        kept: 'all minutes of work',
        lost: 'long pieces, take the trainer or a flat road where they matter',
      },
      { title: 'The same on the flat or on the trainer', session, kept: 'all of it', lost: 'the slope' },
    ],
    doNotSwap: null,
  };
};

/** A road with lights, dogs, traffic. */
export const busyRoad: Find = (session) => ({
  options: [
    {
      title:
        'The same where nothing stops you: an industrial estate or a loop early in the day, a steady hill, or the trainer',
      session,
      kept: 'all of it',
      lost: 'only the way there: use it as the warm-up',
    },
    {
      title: 'Where the road is shorter than a repetition, ride more and shorter ones',
      session: null,
      kept: 'the minutes of work',
      lost: 'long pieces',
    },
  ],
  doNotSwap: 'No hard efforts among people, prams or dogs.',
});

/** Thunder. */
export const storm: Find = (session) => {
  const inside = isEasy(session)
    ? again(session, whole(Math.min(90, 0.67 * minutesOf(session))), { indoor: true })
    : session;
  return {
    options: [
      {
        title: 'Ride it indoors, or move it to tomorrow',
        session: inside,
        kept: 'all of the work',
        lost: 'nothing that matters',
      },
      {
        title: 'Go shorter and be home an hour before it, on a loop near the house',
        session: again(session, whole(0.6 * minutesOf(session))),
        kept: 'part of the work',
        lost: 'the rest of it',
      },
    ],
    doNotSwap: 'When you hear thunder, get off the road and into a house or a car.',
  };
};

/** Wind. */
export const wind: Find = (session) => ({
  options: [
    {
      title: 'Ride it by power or feel, not by speed: the work into the wind, the rests with it',
      session,
      kept: 'all of it',
      lost: 'speed, which does not count',
    },
    { title: 'Indoors if it is gusty', session, kept: 'the stimulus', lost: 'skills' },
  ],
  doNotSwap: 'No aero bars and no deep wheels in gusts.',
});

/** Bad roads, and no trainer either. */
export const noTrainer: Find = (session) => ({
  options: [
    {
      title:
        'Off the bike today: 30 to 40 min of brisk walking, easy running or stairs, or strength at home, and move the ride to the next good day',
      session: null,
      kept: isEasy(session) ? 'easy aerobic work' : 'the habit',
      lost: 'pedalling, but one session costs nothing',
    },
  ],
  doNotSwap: 'Do not ride on ice.',
});

/** From the trainer to the road, as where it broke. */
export const outdoors: Find = (session) => ({
  options: [
    {
      title:
        'The same outside, on a steady climb or a road without stops, go by the average of each repetition',
      session,
      kept: 'all of the work',
      lost: 'exact watts',
    },
    {
      title: 'With less than half left to do, call it done',
      session: null,
      kept: 'what you did: it counts',
      lost: 'the last part, which costs nothing',
    },
  ],
  doNotSwap: CATCH_UP,
});

/** A race, on the road or on a screen. */
export const race: Find = (session) => ({
  options: [
    {
      title: isHard(session)
        ? 'Yes: a race counts as the interval day'
        : 'Not on an easy day: a race is a hard one',
      session: null,
      kept: isHard(session) ? 'the intensity' : 'nothing of the easy day',
      lost: isHard(session)
        ? 'the dose: a race has its own mix of hard and easy'
        : 'freshness for the next hard day',
    },
  ],
  doNotSwap: 'Do not ride intervals as well within 48 hours.',
});
