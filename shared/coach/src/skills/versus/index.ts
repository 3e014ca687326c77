import type { AnswerPart, PlainPart } from '@breakaway/contract';
import { needs } from '../../answer/needs.ts';
import { details, headline, suggestions, table, text } from '../../answer/parts.ts';
import { shownSeconds, show } from '../../answer/rounding.ts';
import type { Outcome, Skill, Talk } from '../../skill.ts';
import { figure, has } from '../../understanding/message.ts';
import { computeRide, effortOf, unevenRide, type Ride } from '../ride/compute.ts';
import { courseOf } from '../ride/course.ts';
import { withUsualMass } from '../ride/usual-mass.ts';
import type { RideAsk } from '../ride/ask.ts';
import { readVersus } from './read.ts';
import { versusArguments, type VersusAsk } from './ask.ts';
import { sources } from '../../answer/works.ts';

/** Two rides against each other: another drag area, another time, another road; even against uneven power. */
export const versus: Skill<VersusAsk> = {
  name: 'versus',
  title: 'Two rides against each other: drag area, time, power or road',
  arguments: versusArguments,
  results: ['headline', 'table'],
  sources: ['martin1998', 'swain1997'],
  examples: [
    'how many watts do I save with cda 0.26 instead of 0.29 at 40 km/h',
    'what do I gain from cda 0.32 to 0.28 over 40 km at 240 w',
    'how much power does 0.02 m2 less drag save at 38 km/h',
    'I did 10 miles in 27:30, how much more power for 26:00',
    'is 20 km/h at 8 % harder than 40 km/h on the flat',
    'which costs more time at 200 w over 20 km, a 15 km/h headwind or a 2 % rise',
    'even power or 10 % harder on the climbs for 60 km with 900 m',
    'how much faster is 250 w than 230 w over 40 km flat',
    'how many more watts for 38 km/h than for 35 km/h on the flat',
    'compare 250 and 280 w on 8 km',
    '10 mile tt in 24:30 at 262 w, what would i need to break 24',
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
    'wind',
    'windSpeed',
    'crosswind',
    'weight',
    'bikeWeight',
  ],
  minds: [
    'ttBike',
    'roadBike',
    'gravelBike',
    'mountainBike',
    'hoods',
    'aeroHoods',
    'drops',
    'aeroBars',
    'upright',
    'ttPosition',
    'track',
  ],
  read: readVersus,
  bare: (value) => (value >= 80 ? 'power' : null),
  change(last, message) {
    const powerW = figure(message, 'power');
    const speedMs = figure(message, 'speed');
    if (
      (powerW === undefined && speedMs === undefined) ||
      has(message, 'distance', 'grade', 'gain', 'duration')
    )
      return null;
    const paced = (ask: RideAsk): RideAsk => ({
      ...ask,
      ...(powerW === undefined ? {} : { powerW }),
      ...(speedMs === undefined ? {} : { speedMs }),
    });
    if (last.kind === 'pacing') return { ...last, ride: paced(last.ride) };
    return last.names.every((name) => !name.includes(' W') && !name.includes('km/h'))
      ? { ...last, first: paced(last.first), second: paced(last.second) }
      : null;
  },
  answer: (ask, talk) => (ask.kind === 'pacing' ? answerPacing(ask, talk) : answerTwo(ask, talk)),
  explain: () => [
    text('I ride both by the road model with everything else the same, and take the difference.'),
    ...details('Where this comes from', sources('martin1998')),
  ],
};

function answerTwo(
  { first, second, names, difference }: Extract<VersusAsk, { kind: 'two' }>,
  talk: Talk,
): Outcome {
  const level = first.terrain === 'flat' && second.terrain === 'flat';
  // What is given in W/kg hardly depends on the weight.
  const byKg = first.wattsPerKg !== undefined && second.wattsPerKg !== undefined;
  const athlete = level || byKg ? withUsualMass(talk.athlete) : talk.athlete;
  if (!athlete.massKg && first.setup.totalMassKg === undefined) return needs('weight');
  const calls: { tool: string; arguments: unknown; result: unknown }[] = [];
  const ridden = (ask: RideAsk): Ride | Outcome => {
    const course = courseOf(ask);
    if (!course) return needs(ask.terrain === 'flat' ? 'distance' : 'steepness');
    const effort = effortOf(ask, course, athlete);
    if (effort === 'needsFtp') return needs('ftp');
    if (effort === 'needsWeight') return needs('weight');
    if (effort === null) return needs('target');
    const ride = computeRide(course, effort, ask.setup, athlete);
    if (!ride.ok) return { kind: 'refuse', text: ride.message };
    calls.push({ tool: 'ride', arguments: { course, effort, setup: ask.setup }, result: ride });
    return ride;
  };
  const a = ridden(first);
  if ('kind' in a) return a;
  const b = ridden(second);
  if ('kind' in b) return b;
  const rides = [a, b];
  const power = a.computed === 'power' && b.computed === 'power';
  const by = power
    ? Math.round(b.powerW) - Math.round(a.powerW)
    : shownSeconds(b.timeS) - shownSeconds(a.timeS);
  calls.push({
    tool: 'difference',
    arguments: names,
    result: power
      ? { powerW: Math.abs(by), share: Math.abs(by) / a.powerW }
      : { timeS: Math.abs(by), share: Math.abs(by) / a.timeS },
  });
  const value = (ride: Ride) =>
    power ? `${show.watts(ride.powerW)} W` : `${show.time(ride.timeS)} (${show.kmh(ride.speedMs)} km/h)`;
  const road = roadOf(first, second, a, b);
  const figures = `${names[0]}: ${value(a)}, ${lower(names[1])}: ${value(b)}`;
  const shown = power ? show.watts(Math.abs(by)) : show.timeChange(Math.abs(by)).replace('+', '');
  const word = power ? (by < 0 ? 'W less' : 'W more') : by < 0 ? 'faster' : 'slower';
  const parts: AnswerPart[] = [];
  if (difference)
    parts.push(
      headline(
        `${names[1]} instead of ${lower(names[0])}`,
        by === 0 ? 'no difference' : shown,
        by === 0 ? '' : word,
        [...(power || by === 0 ? [] : [`${show.share(Math.abs(by) / a.timeS)}`]), road].join(' ').trim(),
      ),
      text(`${figures}.${canHold(rides, power, talk)}`),
    );
  else {
    const sides = [
      { name: names[0], ride: a },
      { name: names[1], ride: b },
    ] as const;
    const [less, more] = by > 0 ? sides : [sides[1], sides[0]];
    parts.push(
      headline(
        `${capital(more.name)} ${power ? 'is harder' : 'costs more'}`,
        by === 0 ? 'no difference' : shown,
        by === 0 ? '' : power ? 'W more' : 'more',
        road,
      ),
      text(
        `${capital(more.name)} ${power ? 'takes' : 'comes to'} ${value(more.ride)}, ${less.name} ${value(less.ride)}.${canHold(rides, power, talk)}`,
      ),
    );
  }
  const mass = athlete === talk.athlete ? '' : ' Computed for 75 kg. Your weight changes little here.';
  if (mass) parts.push(text(mass.trim()));
  return {
    kind: 'answer',
    parts: [
      ...parts,
      ...details(
        'Side by side',
        table(
          'Both rides',
          ['Ride', 'Power', 'Speed', 'Time'],
          [rowOf(names[0], a), rowOf(names[1], b)],
        ) as PlainPart,
        sources('martin1998'),
      ),
      suggestions(
        power ? 'And what does 10 W more bring over 40 km flat?' : 'And 2 kg lighter?',
        'How did you work that out?',
      ),
    ],
    calls: [...calls, { tool: 'versus', arguments: { first, second }, result: { athlete } }],
    rests: [{ of: 'ride', inputs: b.inputs }],
    result: { powerW: b.powerW, timeS: b.timeS, distanceM: b.distanceM, title: names[1] },
  };
}

const rowOf = (name: string, { powerW, speedMs, timeS }: Ride): string[] => [
  name,
  `${show.watts(powerW)} W`,
  `${show.kmh(speedMs)} km/h`,
  show.time(timeS),
];

/** What both have in common. */
function roadOf(first: RideAsk, second: RideAsk, a: Ride, b: Ride): string {
  const words: string[] = [];
  if (first.speedMs !== undefined && first.speedMs === second.speedMs)
    words.push(`at ${show.kmh(first.speedMs)} km/h`);
  else if (a.computed === 'time' && Math.round(a.powerW) === Math.round(b.powerW))
    words.push(`at ${show.watts(a.powerW)} W`);
  if (first.speedMs === undefined && first.distanceM === second.distanceM)
    words.push(`over ${show.km(a.distanceM)}`);
  return words.join(' ');
}

/** A power that the rider cannot hold is named. */
function canHold(rides: Ride[], power: boolean, { athlete }: Talk): string {
  if (!power || !athlete.cpW) return '';
  const beyond = rides.filter(({ verdict, distanceM }) => verdict?.level === 'beyond' && distanceM !== 1000);
  const hard = beyond.at(-1);
  return hard?.verdict
    ? ` ${show.watts(hard.powerW)} W is above your best for that long, about ${show.watts(hard.verdict.bestW)} W.`
    : '';
}

function answerPacing(
  { ride: ask, more, guessed }: Extract<VersusAsk, { kind: 'pacing' }>,
  talk: Talk,
): Outcome {
  const { athlete } = talk;
  if (!athlete.massKg) return needs('weight');
  const course = courseOf(ask);
  if (!course) return needs('course');
  const watts =
    ask.powerW ??
    (ask.wattsPerKg === undefined ? undefined : ask.wattsPerKg * athlete.massKg.value) ??
    (athlete.ftpW ? (ask.share ?? 0.85) * athlete.ftpW.value : undefined);
  if (watts === undefined) return needs('ftp');
  const even = unevenRide(course, ask.setup, athlete, watts, 0);
  const uneven = unevenRide(course, ask.setup, athlete, watts, more);
  if (!even || !uneven) return { kind: 'refuse', text: 'I cannot ride this course at that power.' };
  const saved = shownSeconds(even.timeS) - shownSeconds(uneven.timeS);
  const gain = saved > 0 ? `${show.timeChange(saved).replace('+', '')}` : 'nothing';
  return {
    kind: 'answer',
    parts: [
      headline(
        `${show.share(more)} harder uphill against even power`,
        gain,
        saved > 0 ? 'faster' : '',
        `${show.time(uneven.timeS)} instead of ${show.time(even.timeS)}`,
      ),
      text(
        `Both at a mean of ${show.watts(watts)} W: ${show.watts(uneven.upW)} W uphill and ${show.watts(uneven.restW)} W elsewhere, or ${show.watts(watts)} W throughout. It costs your legs more than the mean says, so stay within 5 to 10 %.${guessed ? ` I took ${show.metres(course.gainM)} of climbing.` : ''}`,
      ),
      ...details('How this was worked out', sources('martin1998', 'swain1997'), {
        kind: 'assumptions',
        items: [
          {
            label: 'Course',
            value: `ups of ${show.grade(course.stretches[0]?.slope ?? 0)}, flats and descents`,
            source: 'default',
            how: 'the route itself is not known',
          },
        ],
      } as PlainPart),
      suggestions(
        `Race plan for ${show.km(course.distanceM)} with ${show.metres(course.gainM)}`,
        'How did you work that out?',
      ),
    ],
    calls: [
      {
        tool: 'pacing',
        arguments: { ask, more },
        result: {
          even,
          uneven,
          powerW: watts,
          timeS: saved,
          share: more,
          gainM: course.gainM,
          slope: course.stretches[0]?.slope,
          n: '5 10',
        },
      },
    ],
    result: { powerW: watts, timeS: uneven.timeS, distanceM: course.distanceM, gainM: course.gainM },
  };
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
/** A name inside a sentence; signs and units keep their capitals. */
const lower = (words: string) =>
  /^[A-Z][a-z]+(?: |$)/.test(words) && !/^C[dr]/.test(words)
    ? words.charAt(0).toLowerCase() + words.slice(1)
    : words;
