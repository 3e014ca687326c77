import { needs } from '../../answer/needs.ts';
import { details, headline, suggestions, text } from '../../answer/parts.ts';
import { show } from '../../answer/rounding.ts';
import type { Outcome, Skill } from '../../skill.ts';
import { has } from '../../understanding/message.ts';
import { computeRide } from '../ride/compute.ts';
import { courseOf } from '../ride/course.ts';
import { fixedBy, rideIn } from '../ride/read.ts';
import { everestArguments, type EverestAsk } from './ask.ts';
import { sources } from '../../answer/works.ts';

/** Height of Mount Everest, which an Everesting climbs on one hill, m. */
const EVEREST_M = 8848;
/** Riders come down at about this mean speed, turns counted, m/s. */
const DOWN_MS = 40 / 3.6;
/** Shown where no hill is named: 200 m of height at 8 %. */
const USUAL = { gainM: 200, grade: 0.08 };
/** Shares of FTP that riders hold for so long. */
const LONG_SHARE = 0.6;

/** Everesting: how often, how far and how long. */
export const everest: Skill<EverestAsk> = {
  name: 'everest',
  title: 'Everesting: repeats, distance and time on a climb',
  arguments: everestArguments,
  results: ['headline'],
  sources: ['everesting', 'martin1998'],
  examples: [
    'everesting on a 5 km climb at 8 % at 180 w how long',
    'how many reps of a 300 m climb for an everesting and how long',
    'how long would an everesting take me at 170 watts',
    "how often do I have to ride alpe d'huez for an everesting",
    'everest challenge on a hill of 2 km at 9 %, 65 % of ftp',
  ],
  uses: [
    'distance',
    'gain',
    'grade',
    'power',
    'relativePower',
    'intensity',
    'weight',
    'bikeWeight',
    'totalMass',
    'count',
    'altitude',
    'temperature',
  ],
  minds: ['roadBike', 'hoods'],
  read(message) {
    const { text: plain, climb } = message;
    if (!/\beverest(?:ing|ed)?\b/.test(plain) || /\b(?:train|eat|fuel\w*|plan|gear\w*|sleep)\b/.test(plain))
      return null;
    const figures =
      climb !== null || has(message, 'distance', 'gain', 'grade', 'power', 'relativePower', 'intensity');
    if (!figures && !/\bhow (?:long|many|often)\b/.test(plain)) return null;
    const ride = fixedBy(message, { ...rideIn(message), terrain: 'climb', wants: 'time' });
    // "A 300 m climb": so short it is the height.
    if (
      ride.gainM === undefined &&
      ride.distanceM !== undefined &&
      (ride.grade === undefined ? ride.distanceM < 1000 : ride.distanceM * ride.grade < 20)
    ) {
      ride.gainM = ride.distanceM;
      delete ride.distanceM;
    }
    if (ride.gainM !== undefined && ride.gainM > 5000) delete ride.gainM;
    const known =
      ride.climbId !== undefined ||
      ride.gainM !== undefined ||
      (ride.distanceM !== undefined && ride.grade !== undefined);
    if (ride.climbId === undefined) {
      if (ride.distanceM !== undefined && ride.gainM === undefined) ride.grade ??= USUAL.grade;
      if (ride.distanceM === undefined) {
        ride.gainM ??= USUAL.gainM;
        ride.grade ??= USUAL.grade;
      }
    }
    return { ask: { ride, guessed: !known }, score: 1 };
  },
  bare: (value) => (value >= 80 ? 'power' : null),
  change(last, message) {
    if (!has(message, 'power', 'relativePower', 'intensity', 'grade', 'gain', 'distance')) return null;
    return { ...last, ride: fixedBy(message, last.ride) };
  },
  answer({ ride, guessed }, { athlete }): Outcome {
    if (!athlete.massKg && ride.setup.totalMassKg === undefined) return needs('weight');
    const watts =
      ride.powerW ??
      (ride.wattsPerKg !== undefined && athlete.massKg
        ? ride.wattsPerKg * athlete.massKg.value
        : undefined) ??
      (athlete.ftpW ? (ride.share ?? LONG_SHARE) * athlete.ftpW.value : undefined);
    if (watts === undefined) return needs('ftp');
    const course = courseOf(ride);
    if (!course || course.gainM < 1) return needs('course');
    const up = computeRide(course, { powerW: watts }, ride.setup, athlete);
    if (!up.ok) return { kind: 'refuse', text: up.message };
    const reps = EVEREST_M / course.gainM;
    const climbing = reps * up.timeS;
    const down = (reps * course.distanceM) / DOWN_MS;
    const distanceM = 2 * reps * course.distanceM;
    const shown = reps.toFixed(1);
    return {
      kind: 'answer',
      parts: [
        headline(
          'Moving time',
          show.aboutTime(climbing + down),
          '',
          `${shown} times up at ${show.watts(watts)} W, ${show.km(100 * Math.round(distanceM / 100))}`,
        ),
        text(
          `Each climb takes ${show.time(up.timeS)}: ${show.aboutTime(climbing)} uphill and about ${show.aboutTime(down)} down at 40 km/h. Breaks come on top.${guessed ? ` I took a hill of ${show.metres(course.gainM)} at ${show.grade(ride.grade ?? USUAL.grade)}.` : ''}${ride.powerW === undefined && ride.share === undefined && ride.wattsPerKg === undefined ? ` I took ${show.share(LONG_SHARE)} of your FTP.` : ''}`,
        ),
        ...details('What it rests on', sources('everesting', 'martin1998')),
        suggestions('And at 200 W?', 'What should I eat for that?'),
      ],
      calls: [
        {
          tool: 'everest',
          arguments: ride,
          result: {
            up,
            reps: shown,
            climbingS: climbing,
            downS: down,
            timeS: climbing + down,
            distanceM: 100 * Math.round(distanceM / 100),
            powerW: watts,
            share: LONG_SHARE,
            gainM: course.gainM,
            n: '8848 40',
          },
        },
      ],
      result: { powerW: watts, timeS: climbing + down, distanceM, gainM: EVEREST_M, title: 'an Everesting' },
    };
  },
};
