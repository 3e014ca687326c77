import type { SessionConstraint } from './alternative.ts';
import { sessionLoad } from './load.ts';
import { shortTime } from './names.ts';
import type { Session } from './session.ts';
import {
  minutesOf,
  whole,
  built,
  isEasy,
  rest,
  again,
  CATCH_UP,
  type Find,
  type Swap,
  type Swaps,
} from './swap-parts.ts';
import { badSleep, fever, illCold, saddleSore, soreKnee, tired, twoBadDays } from './swaps-body.ts';
import { commute, missed, split, swapDays } from './swaps-calendar.ts';
import {
  busyRoad,
  flat,
  groupRide,
  hot,
  indoor,
  noPowerMeter,
  noTrainer,
  outdoors,
  race,
  rain,
  shortHill,
  storm,
  travel,
  wind,
} from './swaps-place.ts';
import {
  noBike,
  noPool,
  otherBike,
  row,
  run,
  spinClass,
  stairs,
  strength,
  swim,
  walk,
} from './swaps-sports.ts';

const lessTime: Find = (session, given) => {
  const minutes = given ?? whole(minutesOf(session) / 2);
  if (minutes < 20) {
    return {
      options: [rest('nothing of it today', 'one session, which costs nothing')],
      doNotSwap: CATCH_UP,
    };
  }
  if (isEasy(session)) return shorterRide(session, minutes);
  const same = again(session, minutes);
  const share = same ? sessionLoad(same).workS / Math.max(1, sessionLoad(session).workS) : 0;
  const short = built({ aim: minutes <= 35 ? 'thirtyThirty' : 'threshold', minutes });
  const options: Swap[] = [];
  if (same) {
    options.push({
      title: `${same.name} in ${shortTime(60 * minutes)}`,
      session: same,
      kept: share < 0.95 ? `${Math.round(100 * share)} % of the work` : 'all of the work',
      lost: share < 0.95 ? 'time at the target' : 'only easy riding',
    });
  }
  if (short && short.type !== session.type && minutes <= 35) {
    options.push({
      title: `${short.name} in ${shortTime(60 * minutes)}`,
      session: short,
      kept: 'a top-end signal',
      lost: 'volume',
    });
  }
  return { options, doNotSwap: CATCH_UP };
};

function shorterRide(session: Session, minutes: number): Swaps {
  const plain = built({ aim: session.type === 'recovery' ? 'recovery' : 'endurance', minutes });
  const steady = built({ aim: 'sweetSpot', minutes, level: 'new' });
  const options: Swap[] = [
    {
      title: `${plain?.name ?? 'A shorter ride'}, and move the rest to the weekend`,
      session: plain,
      kept: 'an easy day',
      lost: 'volume, if the rest is not ridden',
    },
  ];
  if (session.type !== 'recovery' && steady) {
    options.push({
      title: `${steady.name} in ${shortTime(60 * minutes)}`,
      session: steady,
      kept: 'aerobic minutes, at a higher stress',
      lost: 'fat-use volume and durability',
    });
  }
  const long = session.type === 'long' || session.type === 'backToBack';
  return {
    options,
    doNotSwap: long
      ? 'Do not swap the long ride for intervals in more than one week of three if your event lasts over 4 hours.'
      : 'Do not make it VO2max work on the day before a hard day.',
  };
}

/** What to ride instead, for each possible obstacle. */
export const SWAPS: Readonly<Record<SessionConstraint['kind'], Find>> = {
  lessTime,
  tired,
  indoor,
  hot,
  rain,
  noPowerMeter,
  groupRide,
  travel,
  soreKnee,
  saddleSore,
  illCold,
  fever,
  badSleep,
  twoBadDays,
  flat,
  shortHill,
  busyRoad,
  storm,
  wind,
  noTrainer,
  outdoors,
  race,
  run,
  walk,
  swim,
  noPool,
  row,
  strength,
  stairs,
  spinClass,
  noBike,
  otherBike,
  swapDays,
  missed,
  split,
  commute,
};
