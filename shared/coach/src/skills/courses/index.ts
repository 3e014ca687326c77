import { needs } from '../../answer/needs.ts';
import { details, headline, suggestions, table, text } from '../../answer/parts.ts';
import { shownSeconds, show } from '../../answer/rounding.ts';
import { climbById } from '../../language/gazetteer.ts';
import type { Outcome, Skill } from '../../skill.ts';
import { climbAsked, coursesIn, sizeOf, stretchesIn } from '../../understanding/courses.ts';
import { figures, has } from '../../understanding/message.ts';
import { computeRide, type Ride } from '../ride/compute.ts';
import { courseOf } from '../ride/course.ts';
import { rideIn } from '../ride/read.ts';
import { coursesArguments, type CoursesAsk } from './ask.ts';
import { sources } from '../../answer/works.ts';

/** Several courses at one power: which takes longer, or all of them one after the other. */
export const courses: Skill<CoursesAsk> = {
  name: 'courses',
  title: 'Several climbs or courses beside each other, or one after the other',
  arguments: coursesArguments,
  results: ['headline', 'table'],
  sources: ['martin1998', 'climbLists'],
  examples: [
    'which takes longer angliru or zoncolan at 230 w',
    'which is harder mont ventoux or alpe d huez',
    'first 4 km at 4 % then 3 km at 9 % at 255 w total time',
    'quicker at 200 w: 90 km with 600 m or 80 km with 1300 m',
    'galibier and telegraphe together at my ftp how long',
    'compare stelvio and gavia',
    '20 km flat and 10 km at 6 % at 220 w how long',
    '10 km flat, 5 km at 8 %, 10 km flat, time at 200 w',
    '2 km at 5 % followed by 3 km at 8 % how long at 240 w',
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
    'temperature',
    'wind',
    'altitude',
    'cda',
    'crr',
  ],
  minds: ['hoods', 'drops', 'upright', 'ttBike', 'roadBike', 'gravelBike', 'wheel', 'group'],
  read(message) {
    if (message.session || /\b(?:a|per|each|every|normal|usual|my) week\b|\bweekly\b/.test(message.text))
      return null;
    const found = coursesIn(message).filter((one) => sizeOf(one) !== null);
    if (found.length < 2 || found.length > 6) return null;
    // Out and back on one road is one ride.
    if (
      message.concepts.has('outAndBack') &&
      has(message, 'wind', 'windSpeed') &&
      new Set(figures(message, 'distance')).size < 2
    )
      return null;
    if (climbAsked(message, found)) return null;
    const { text: plain } = message;
    // Stretches that differ in steepness are parts of one ride, unless they are set against each other.
    const parts = stretchesIn(message).length > 1;
    const sum =
      /\b(?:then|followed by|total|together|in all|altogether|back to back|combined|and then|first .* (?:then|next|second))\b/.test(
        plain,
      );
    const versus =
      /\b(?:which|or|vs\.?|versus|compare\w*|harder|quicker|faster|longer|easier|than|difference)\b/.test(
        plain,
      );
    if (!sum && !versus && !parts) return null;
    const ride = rideIn(message);
    return {
      ask: {
        courses: found,
        sum: sum ? !/\b(?:which|vs|versus|compare)\b/.test(plain) : !versus,
        setup: ride.setup,
        ...(ride.powerW === undefined ? {} : { powerW: ride.powerW }),
        ...(ride.share === undefined ? {} : { share: ride.share }),
        ...(ride.wattsPerKg === undefined ? {} : { wattsPerKg: ride.wattsPerKg }),
      },
      score: 0.95,
    };
  },
  bare: (value) => (value >= 80 ? 'power' : null),
  change(last, message) {
    const ride = rideIn(message);
    if (ride.powerW === undefined && ride.share === undefined && ride.wattsPerKg === undefined) return null;
    if (ride.distanceM !== undefined || ride.climbId !== undefined) return null;
    const next: CoursesAsk = { courses: last.courses, sum: last.sum, setup: last.setup };
    return {
      ...next,
      ...(ride.powerW === undefined ? {} : { powerW: ride.powerW }),
      ...(ride.share === undefined ? {} : { share: ride.share }),
      ...(ride.wattsPerKg === undefined ? {} : { wattsPerKg: ride.wattsPerKg }),
    };
  },
  answer(ask, { athlete }): Outcome {
    if (!athlete.massKg && ask.setup.totalMassKg === undefined) return needs('weight');
    const watts =
      ask.powerW ??
      (ask.wattsPerKg !== undefined && athlete.massKg ? ask.wattsPerKg * athlete.massKg.value : undefined) ??
      (athlete.ftpW ? (ask.share ?? (ask.sum ? 1 : 0.9)) * athlete.ftpW.value : undefined);
    if (watts === undefined) return needs('ftp');
    const rides = ask.courses.flatMap((one) => {
      const size = sizeOf(one);
      if (!size) return [];
      const share = size.gainM / size.distanceM;
      const terrain =
        one.climbId || share >= 0.03 || one.grade !== undefined
          ? ('climb' as const)
          : size.gainM > 0
            ? ('rolling' as const)
            : ('flat' as const);
      const course = courseOf({
        wants: 'time',
        terrain: one.grade !== undefined && Math.abs(one.grade) < 0.001 ? 'flat' : terrain,
        setup: ask.setup,
        ...one,
      });
      const climb = climbById(one.climbId ?? '');
      const sides =
        ask.courses.filter(({ climbId }) => climbById(climbId ?? '')?.name === climb?.name).length > 1;
      const name = climb
        ? `${climb.name}${sides ? ` from ${climb.from}` : ''}`
        : `${show.km(size.distanceM)} ${size.gainM < 1 ? 'flat' : one.grade === undefined ? `with ${show.metres(size.gainM)}` : `at ${show.grade(one.grade)}`}`;
      return [{ name, size, ride: course && computeRide(course, { powerW: watts }, ask.setup, athlete) }];
    });
    const done = rides.flatMap(({ name, size, ride }) =>
      ride?.ok ? [{ name, size, ride: ride as Ride }] : [],
    );
    const sorted = [...done].sort((a, b) => b.ride.timeS - a.ride.timeS);
    const [longest, shortest] = [sorted[0], sorted.at(-1)];
    if (!longest || !shortest || done.length < 2)
      return { kind: 'refuse', text: 'I cannot ride these at that power. Check lengths and grades.' };
    const total = done.reduce((sum, { ride }) => sum + shownSeconds(ride.timeS), 0);
    const rows = done.map(({ name, size, ride }) => [
      name,
      show.km(size.distanceM),
      show.metres(size.gainM),
      `${show.kmh(ride.speedMs)} km/h`,
      show.time(ride.timeS),
    ]);
    const at = `${show.watts(watts)} W`;
    const parts = ask.sum
      ? [
          headline('Total time', show.time(total), '', `at ${at}`),
          text(
            `${done.map(({ name, ride }) => `${name} takes ${show.time(ride.timeS)}`).join(', ')}. Roads between them are not counted.`,
          ),
        ]
      : [
          headline(
            `${longest.name} takes longer`,
            show
              .timeChange(shownSeconds(longest.ride.timeS) - shownSeconds(shortest.ride.timeS))
              .replace('+', ''),
            'more',
            `${show.time(longest.ride.timeS)} against ${show.time(shortest.ride.timeS)} at ${at}`,
          ),
          text(
            `${shortest.name} is the quicker one at the same power.${athlete.ftpW && ask.powerW === undefined ? ` I took ${show.share(watts / athlete.ftpW.value)} of your FTP.` : ''}`,
          ),
        ];
    return {
      kind: 'answer',
      parts: [
        ...parts,
        table('Side by side', ['Course', 'Length', 'Climbing', 'Speed', 'Time'], rows),
        ...details('What it rests on', sources('martin1998', 'climbLists')),
        suggestions('And at 4 W/kg?', 'What should I eat for that?'),
      ],
      calls: [
        {
          tool: 'courses',
          arguments: ask,
          result: {
            rows,
            total,
            watts,
            differenceS: shownSeconds(longest.ride.timeS) - shownSeconds(shortest.ride.timeS),
            timeS: total,
            share: athlete.ftpW ? watts / athlete.ftpW.value : 0,
            powerW: watts,
          },
        },
      ],
      result: { powerW: watts, timeS: total, title: done.map(({ name }) => name).join(' and ') },
    };
  },
};
