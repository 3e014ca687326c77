import type { Outcome, Skill, Talk } from '../../skill.ts';
import { changeRide, replyToRide } from './change.ts';
import { computeRide, effortOf } from './compute.ts';
import { courseOf } from './course.ts';
import { explainRide } from './explain.ts';
import { typicalTimes } from './typical.ts';
import { withMotor } from './motor.ts';
import { withUsualMass, withUsualWPrime } from './usual-mass.ts';
import { worldBestWattsPerKg } from '../../answer/limits.ts';
import { show } from '../../answer/rounding.ts';
import { needs } from '../../answer/needs.ts';
import { readRide } from './read.ts';
import { bestPowerFor, differenceAnswer, rideAnswer } from './answer.ts';
import { factsOfClimb } from './facts-of-climb.ts';
import { onRidden } from './known-by-time.ts';
import { baseOf, roadWords } from './title.ts';
import { rideArguments, type RideAsk } from './ask.ts';

/** Power, time, speed or distance of a steady ride; what a change to it brings. */
export const ride: Skill<RideAsk> = {
  name: 'ride',
  title: 'Power, time and speed for climbs, flats, rolling courses and time trials',
  arguments: rideArguments,
  results: ['headline', 'gap', 'table'],
  sources: ['martin1998'],
  examples: [
    'what power do I need for 13.8 km at 8.1 % in 55 minutes',
    "how long for alpe d'huez at 250 w",
    'how fast can I ride 40 km flat at 220 watts',
    'watts for 35 km/h on the flat on the hoods',
    'how long will a 100 km ride with 1500 m of climbing take me',
    'can I climb mont ventoux in under 2 hours',
    '40k tt at 280 w what time',
    'what average power for a 25 mile time trial in 58 minutes',
    'speed at 200 w on a 6 % climb',
    'how much faster would I be up a 10 km climb at 7 % 2 kg lighter',
    'how far do I get in 2 hours at 180 watts',
    'how far up do I get in a 6 min hill rep at 300 w on 7 %',
    'time for the climb if I hold 4 w/kg',
    'how many watts to hold 40 km/h into a 10 km/h headwind',
    'how long does it take me to ride 180 km flat at endurance pace',
    'how steep is the mortirolo',
    'my 41 min up the local climb at 230 w, what with 245?',
  ],
  uses: [
    'power',
    'relativePower',
    'intensity',
    'speed',
    'duration',
    'distance',
    'grade',
    'gain',
    'altitude',
    'totalMass',
    'cda',
    'crr',
    'temperature',
    'humidity',
    'wind',
    'crosswind',
    'windSpeed',
    'airDensity',
    'weight',
    'bikeWeight',
    'year',
  ],
  minds: [
    'ttBike',
    'roadBike',
    'gravelBike',
    'mountainBike',
    'cityBike',
    'hoods',
    'aeroHoods',
    'drops',
    'aeroBars',
    'upright',
    'ttPosition',
    'alone',
    'wheel',
    'group',
    'bunch',
    'gravelRoad',
    'cobbles',
    'roughRoad',
    'track',
    'outAndBack',
    'hot',
    'cold',
    'windy',
    'altitude',
    'beginner',
    'eBike',
  ],
  read: readRide,
  change: changeRide,
  reply: replyToRide,
  answer: answerRide,
  explain: (ask, talk) => {
    const course = courseOf(anyLengthOf(ask) ? { ...ask, distanceM: STRETCH_M } : ask);
    const effort = course && effortOf(ask, course, talk.athlete);
    if (!course || !effort || typeof effort === 'string') return [];
    const result = computeRide(course, effort, ask.setup, talk.athlete);
    return result.ok ? explainRide(result) : [];
  },
};

/** A road without a length: power and speed do not depend on it. */
const STRETCH_M = 1000;

/** True for a road of which only the slope counts. */
const anyLengthOf = (ask: RideAsk): boolean =>
  ask.distanceM === undefined &&
  ask.climbId === undefined &&
  ask.gainM === undefined &&
  (ask.terrain === 'flat' || ask.grade !== undefined);

/** "How far up do I get in 20 min?": without a power it is the best that the rider holds for that time. */
function withOwnPower(ask: RideAsk, talk: Talk): RideAsk {
  const given = [ask.powerW, ask.wattsPerKg, ask.share, ask.speedMs].some((one) => one !== undefined);
  if (ask.wants !== 'distance' || ask.timeS === undefined || given) return ask;
  const bestW = bestPowerFor(talk, ask.timeS);
  return bestW === null ? ask : { ...ask, powerW: Math.round(bestW) };
}

function answerRide(read: RideAsk, asked: Talk): Outcome {
  if (read.ridden) return onRidden(read, read.ridden, asked);
  const facts = read.facts ? factsOfClimb(read, asked) : null;
  if (facts) return facts;
  const ask = withOwnPower(read, asked);
  const level = ask.terrain === 'flat' && ask.setup.totalMassKg === undefined;
  const talk = level ? { ...asked, athlete: withUsualWPrime(withUsualMass(asked.athlete)) } : asked;
  const { athlete } = talk;
  const { setup } = ask;
  if (setup.windSpeedMs !== undefined && setup.headwindMs === undefined && !setup.outAndBack)
    return {
      kind: 'ask',
      need: 'windDirection',
      text: 'Does that wind come from the front, from behind or from the side?',
      chips: ['Headwind', 'Tailwind', 'From the side', 'Out and back'],
    };
  const fixed =
    ask.powerW !== undefined ||
    ask.wattsPerKg !== undefined ||
    ask.share !== undefined ||
    ask.speedMs !== undefined;
  const anyLength = anyLengthOf(ask);
  if (ask.wants === 'distance' && ask.timeS === undefined)
    return {
      kind: 'ask',
      need: 'rideTime',
      text: 'For how long will you ride?',
      chips: ['1 hour', '2 hours', '4 hours'],
    };
  const course = courseOf(anyLength && fixed ? { ...ask, distanceM: STRETCH_M } : ask);
  if (!course) {
    const steepness = ask.distanceM !== undefined && ask.terrain !== 'flat';
    return needs(steepness ? 'steepness' : ask.terrain === 'flat' ? 'distance' : 'course');
  }
  if (ask.typical && ask.terrain === 'climb' && (!athlete.massKg || !athlete.cpW))
    return typicalTimes(ask, course, talk);
  if (!athlete.massKg && ask.setup.totalMassKg === undefined) return needs('weight');
  const slope = course.gainM / course.distanceM;
  if (ask.terrain === 'climb' && slope > (course.distanceM > LONG_M ? STEEPEST_LONG : STEEPEST))
    return {
      kind: 'ask',
      need: 'steepness',
      text: `${show.metres(course.gainM)} of climbing over ${show.km(course.distanceM)} would be ${show.share(slope)} steep, and no road is. Which of the two is right?`,
      chips: ['The length', 'The climbing'],
    };
  if (ask.motorW !== undefined) {
    const helped = withMotor(ask, course, anyLength, talk);
    if (helped) return helped;
  }
  const inTimeS = ask.wants === 'distance' ? ask.timeS : undefined;
  const distanceWanted = inTimeS !== undefined;
  const effort = effortOf(
    distanceWanted ? ({ ...ask, timeS: undefined, speedMs: undefined } as RideAsk) : ask,
    course,
    athlete,
  );
  if (effort === 'needsFtp') return needs('ftp');
  if (effort === 'needsWeight') return needs('weight');
  if (effort === null) return needs('target');
  const result = computeRide(course, effort, setup, athlete);
  if (!result.ok) return { kind: 'refuse', text: result.message };
  const doubt = beyondBelief(
    result.wattsPerKg,
    inTimeS ?? (anyLength ? 0 : result.timeS),
    result.powerW,
    distanceWanted ? result.powerW : null,
  );
  if (doubt) return doubt;
  const calls = [{ tool: 'ride', arguments: { course, effort, setup }, result }];
  const kept = {
    powerW: result.powerW,
    ...(anyLength
      ? { speedMs: result.speedMs }
      : { timeS: result.timeS, distanceM: course.distanceM, gainM: course.gainM }),
    title: roadWords(ask, course, anyLength),
  };
  const base = baseOf(ask, talk);
  const changed = base !== null || ask.wants === 'difference';
  const answered = changed ? differenceAnswer({ ask, base, course, result, effort, talk, calls }) : null;
  return {
    kind: 'answer',
    parts: answered ?? rideAnswer({ ask, course, result, effort, talk, anyLength, calls }),
    calls,
    rests: [{ of: 'ride', inputs: result.inputs }],
    result: kept,
  };
}

/** Steeper than any road that is ridden, rise / run. */
const STEEPEST = 0.4;
/** The steepest roads of more than a few kilometres stay below this. */
const STEEPEST_LONG = 0.25;
const LONG_M = 4000;
/** So far above the best in the world, a figure is a slip. */
const A_SLIP = 1.6;

/** Asks back about impossible figures, which are probably a typing error. Null when the best might ride them. */
function beyondBelief(
  wattsPerKg: number,
  timeS: number,
  powerW: number,
  given: number | null,
): Outcome | null {
  if (timeS < 60 || wattsPerKg < A_SLIP * worldBestWattsPerKg(timeS)) return null;
  const watts = `${show.watts(powerW)} W`;
  return {
    kind: 'ask',
    need: 'target',
    text: `That cannot be: ${given === null ? `it would take ${watts}` : watts} for ${show.aboutTime(timeS)}, and the best in the world hold about ${worldBestWattsPerKg(timeS).toFixed(1)} W/kg for that long. Which figure did you mean?`,
    chips: ['At 250 W', 'In 1 hour', 'As fast as I can'],
  };
}
