import type { AnswerPart, PlainPart } from '@breakaway/contract';
import { racePlan, rollingRoute, straightRoute, type RacePlan } from '@breakaway/cycling';
import { assumptionOf, assumptions } from '../../answer/assumptions.ts';
import { needs } from '../../answer/needs.ts';
import { details, headline, notice, suggestions, table, text } from '../../answer/parts.ts';
import { show } from '../../answer/rounding.ts';
import { findEvent } from '../../language/events.ts';
import { climbById } from '../../language/gazetteer.ts';
import type { Outcome, Skill, Talk } from '../../skill.ts';
import { has } from '../../understanding/message.ts';
import { feedingFor } from '../feeding/index.ts';
import { courseOf } from '../ride/course.ts';
import { fixedBy, rideIn } from '../ride/read.ts';
import { replyToRide } from '../ride/change.ts';
import type { RideAsk } from '../ride/ask.ts';
import { setupIn } from '../ride/setup.ts';
import { dragArea } from '../ride/posture.ts';
import { climbsAnswer, climbsIn } from './climbs.ts';
import { beforeTheRun, triathlonShare } from './triathlon.ts';
import { windOn } from './wind.ts';
import { raceArguments, type RaceAsk } from './ask.ts';
import { sources } from '../../answer/works.ts';

/** A race planned: power by kind of road, time, load, and food. */
export const race: Skill<RaceAsk> = {
  name: 'race',
  title: 'Race plans: what to ride on climbs, flats and descents, with time and food',
  arguments: raceArguments,
  results: ['headline', 'table', 'timeline'],
  sources: ['allenCoggan2019', 'martin1998', 'skiba2012', 'swain1997', 'friel2009', 'jeukendrup2014'],
  examples: [
    'race plan for 120 km with 2400 m of climbing',
    'how should I pace la marmotte',
    'pacing plan for a flat 40 km time trial',
    'plan my race: 160 km 2000 m, I want under 6 hours',
    'what power should I ride on the climbs of a 5 hour gran fondo of 140 km and 3000 m',
    'pacing strategy for an ironman bike leg',
    'make me a race plan',
    "how do I pace alpe d'huez",
    'race day plan for a hilly 80 km road race with food',
    'pacing for a 25 mile tt',
    'what watts for the ötztaler',
    'give me a plan for the event on sunday 180 km 3500 m',
    '3 climbs of 60 min, 75 min and 50 min in a 7 h day, target watts for each',
    'pacing plan for a 40 km tt with 15 km/h headwind out and tailwind back',
    '70.3 bike pacing 85 % or less',
    'race of 110 km with a 12 min climb at the end',
    'gravel race 130 km, plan',
    'race plan 140 km with 2200 m, start 8:00',
    'race of 75 km with 1100 m, last climb 5 km at 6 %, how hard can i go on it',
    'olympic tri, how do i pace the bike',
  ],
  uses: [
    'distance',
    'gain',
    'grade',
    'duration',
    'speed',
    'power',
    'relativePower',
    'intensity',
    'temperature',
    'wind',
    'altitude',
    'cda',
    'crr',
    'totalMass',
    'humidity',
    'days',
    'weeks',
  ],
  minds: [
    'ttBike',
    'roadBike',
    'gravelBike',
    'mountainBike',
    'hoods',
    'drops',
    'aeroBars',
    'ttPosition',
    'upright',
    'aeroHoods',
    'hot',
    'cold',
    'group',
    'bunch',
    'wheel',
    'gravelRoad',
    'track',
    'cobbles',
    'roughRoad',
  ],
  read(message) {
    const { text: plain } = message;
    const climbs = climbsIn(message);
    // Times of climbs read as a session as well; here they are a day to ride.
    if (climbs) return { ask: { ride: rideIn(message), parts: climbs }, score: 1.4 };
    if (
      message.session ||
      has(message, 'weeklyHours') ||
      /\b(?:two|2|three|both) (?:goals|races|events|targets|peaks)\b/.test(plain)
    )
      return null;
    const event = findEvent(plain);
    const course = event !== null || message.climb !== null || has(message, 'distance');
    const pacing =
      /\b(?:race|pacing|pace|event)[- ](?:plan|strategy|guide|day plan)\b|\bpac(?:e|ing)\b|\bplan (?:for )?(?:my |the |a |this )?(?:race|event|ride|gran ?fondo|sportive|time ?trial|tt)\b|\bstrategy\b|\bhow (?:should|do|would|can) i (?:ride|approach|tackle|race|attack|spread|distribute)\b|\bhow hard (?:can|could|should|do) i (?:go|ride|push|race)\b|\b(?:what|which) (?:power|watts|effort)\b.{0,40}\b(?:climbs|flats|descents|uphill|each|race|event|gran ?fondo|marmotte)\b|\b(?:race|event|gran ?fondo|sportive|time ?trial|tt)\b.{0,30}\bplan\b|\brace day\b|\bplan\b.{0,30}\b(?:race|event|tt|time ?trial|hill ?climb|gran ?fondo|sportive)\b|\b(?:where do i|where should i|what) cap\b|\bcap (?:it|my (?:power|heart|hr))\b/.test(
        plain,
      );
    const train =
      /\b(?:train\w* (?:plan|for)|prepar\w*|block|weeks (?:to|until|out)|build up|base|taper|training)\b/.test(
        plain,
      );
    const fuelOnly =
      /\b(?:eat|feed\w*|fuel\w*|carb\w*|nutrition|drink)\b/.test(plain) &&
      !/\b(?:pac\w+|power|watts|race plan)\b/.test(plain);
    // The bike leg of a triathlon has its known lengths.
    if (train || fuelOnly || (!pacing && !event)) return null;
    const own = rideIn(message);
    const ride: RideAsk = fixedBy(message, own);
    if (event && !has(message, 'distance')) {
      ride.distanceM = event.distanceM;
      ride.gainM = event.gainM;
      ride.terrain = event.gainM > 0.004 * event.distanceM ? 'rolling' : 'flat';
      if (/tt|ironman|triathlon|70\.3/i.test(`${event.kind} ${event.name}`)) ride.setup.bike ??= 'tt';
    }
    // "Hilly" says something of the metres to climb, where nothing else does.
    const perKm = /\bmountain(?:s|ous)\b/.test(plain)
      ? 20
      : /\b(?:hilly|lumpy|punchy|with (?:some |a few |short )?hills)\b/.test(plain)
        ? 12
        : /\b(?:rolling|undulating)\b/.test(plain)
          ? 7
          : 0;
    if (
      perKm > 0 &&
      ride.distanceM !== undefined &&
      ride.gainM === undefined &&
      ride.grade === undefined &&
      !message.climb
    ) {
      ride.gainM = (perKm * ride.distanceM) / 1000;
      ride.terrain = 'rolling';
    }
    const ask: RaceAsk = { ride };
    if (event) ask.name = event.name;
    if (event && /70\.3/.test(event.name)) ask.triathlon = 'half';
    else if (event && /ironman/i.test(event.name)) ask.triathlon = 'full';
    else if (event && /olympic/i.test(event.name)) ask.triathlon = 'olympic';
    else if (event && /sprint tri/i.test(event.name)) ask.triathlon = 'sprint';
    if (
      /\bhill ?-?climb (?:race|event|tt|time ?trial)\b|\bhill ?-?climb\b(?= *(?:\?|$))|\buphill (?:race|tt|time ?trial)\b|\bmountain (?:tt|time ?trial)\b/.test(
        plain,
      ) &&
      !message.climb
    )
      ask.uphill = true;
    if (ride.timeS !== undefined) ask.targetS = ride.timeS;
    if (ride.share !== undefined && !/\b(?:climbs|flats)\b/.test(plain)) ask.share = ride.share;
    let score =
      (pacing ? 0.5 : 0.15) +
      (course ? 0.3 : 0) +
      (event ? 0.1 : 0) +
      (/\brace plan|pacing (?:plan|strategy)|pace\b/.test(plain) ? 0.15 : 0);
    if (/\bon the climbs\b|\bclimbs, flats\b/.test(plain)) score += 0.25;
    // "How do I pace it and when do I eat?": the race plan says both.
    if (course && /\bpac(?:e|ing)\b/.test(plain) && /\b(?:eat\w*|fuel\w*|food|gels?)\b/.test(plain))
      score += 0.3;
    if (
      !course &&
      !/\b(?:my|a|the|me)\b.{0,12}\b(?:race|pacing) plan\b|\brace plan\b|\bpacing plan\b/.test(plain)
    )
      score -= 0.25;
    if (has(message, 'power') && has(message, 'duration') && !/\bplan|pac/.test(plain)) score -= 0.3;
    if (
      /\b(?:why|negative split|positive split|in general|usually|what does|what is)\b/.test(plain) &&
      !course
    )
      score -= 0.4;
    return { ask, score: Math.min(1.2, score) };
  },
  change(last, message) {
    if (
      !has(message, 'duration', 'distance', 'gain', 'temperature', 'wind', 'intensity', 'power') &&
      message.concepts.size === 0
    )
      return null;
    if (/\b(?:eat|carb|session|train)\b/.test(message.words)) return null;
    const setup = { ...last.ride.setup, ...setupIn(message) };
    const ride = { ...fixedBy(message, last.ride), setup };
    const changed = has(message, 'duration') ? { targetS: ride.timeS! } : {};
    return Object.keys(setupIn(message)).length === 0 &&
      !has(message, 'duration', 'distance', 'gain', 'intensity')
      ? null
      : { ...last, ride, ...changed };
  },
  reply(ask, need, message, talk) {
    const ride = replyToRide(ask.ride, need === 'raceCourse' ? 'course' : need, message, talk);
    const event = findEvent(message.text);
    if (event)
      return {
        ...ask,
        name: event.name,
        ride: { ...ask.ride, distanceM: event.distanceM, gainM: event.gainM, terrain: 'rolling' },
      };
    return ride && { ...ask, ride };
  },
  answer(ask, talk): Outcome {
    const { athlete } = talk;
    const { ride } = ask;
    if (ask.parts) return athlete.ftpW ? climbsAnswer(ask.parts, athlete) : needs('ftp');
    const climb = climbById(ride.climbId ?? '');
    if (ride.distanceM === undefined && !climb)
      return {
        kind: 'ask',
        need: 'raceCourse',
        text: 'How long is the course, and how much does it climb?',
        chips: ['120 km with 2000 m', '40 km flat time trial', 'La Marmotte'],
      };
    if (ask.uphill && ride.gainM === undefined && ride.grade === undefined && !climb)
      return needs('steepness');
    const known = courseOf(
      ride.terrain === 'climb' && ride.gainM === undefined && ride.grade === undefined && !climb
        ? { ...ride, terrain: 'flat' }
        : ride,
    );
    if (!known) return needs('steepness');
    if (!athlete.massKg && (athlete.ftpW || athlete.cpW)) return needs('weight');
    if (!athlete.ftpW && !athlete.cpW) return byHeartRate(ask, known, talk);
    const oneWay = ride.terrain === 'climb';
    const slope = known.gainM / known.distanceM;
    if (known.distanceM < 1000 || known.distanceM > 1_500_000 || (!oneWay && slope > 0.1))
      return {
        kind: 'refuse',
        text: 'I cannot plan a course of that length and climbing. Please check the two.',
      };
    const route = oneWay ? straightRoute(known.distanceM, slope) : rollingRoute(known.distanceM, known.gainM);
    const { setup } = ride;
    const area = dragArea(athlete, setup, oneWay ? 5 : slope > 0.01 ? 7.5 : 9.5);
    const goal =
      ask.targetS !== undefined
        ? ({ kind: 'time', timeS: ask.targetS } as const)
        : ask.share !== undefined || ask.triathlon
          ? ({
              kind: 'intensity',
              if: Math.min(1.5, Math.max(0.3, ask.share ?? triathlonShare(ask.triathlon!))),
            } as const)
          : ({ kind: 'fastest' } as const);
    const question = {
      route,
      athlete: { ...athlete, cdaM2: { ...athlete.cdaM2, aero: area, climb: area, drop: area, tt: area } },
      bike: setup.bike ?? ('road' as const),
      ...(setup.temperatureC === undefined ? {} : { temperatureC: setup.temperatureC }),
      ...(setup.altitudeM !== undefined
        ? { altitudeM: setup.altitudeM }
        : known.altitudeM === undefined
          ? {}
          : { altitudeM: known.altitudeM }),
      ...(setup.crr === undefined ? {} : { crr: setup.crr }),
    };
    let plan = racePlan({ ...question, goal });
    let tooFast: string | null = null;
    if (!plan.ok && ask.targetS !== undefined) {
      tooFast = plan.message;
      plan = racePlan({ ...question, goal: { kind: 'fastest' } });
    }
    if (!plan.ok) return { kind: 'refuse', text: plan.message };
    const wind = windOn({
      course: known,
      setup,
      athlete,
      meanW: plan.load.averagePowerW,
      normalizedW: plan.load.normalizedW,
      timeS: plan.totalTimeS,
    });
    if (wind) plan = { ...plan, totalTimeS: wind.timeS };
    const parts = raceParts(ask, plan, known, talk, tooFast, wind?.words ?? '');
    return {
      kind: 'answer',
      parts,
      calls: [
        {
          tool: 'race',
          arguments: ask,
          result: { shown: parts, load: plan.load, totalTimeS: plan.totalTimeS },
        },
      ],
      result: {
        powerW: plan.load.averagePowerW,
        timeS: plan.totalTimeS,
        distanceM: known.distanceM,
        gainM: known.gainM,
        title: ask.name ?? `${show.km(known.distanceM)} with ${show.metres(known.gainM)}`,
      },
    };
  },
  explain: () => [
    text(
      "The plan spends your power where it saves most time: more uphill and into the wind, less downhill, within what your curve holds and with some W' kept. It never asks for more than is usual for a ride of this length.",
    ),
    ...details('Where this comes from', sources('martin1998', 'skiba2012', 'swain1997')),
  ],
};

/** Share of threshold heart rate that riders hold, by the hours of the race; a coaching convention after Friel. */
const heartByHours: readonly [upToH: number, low: number, high: number, rpe: string][] = [
  [1.2, 0.97, 1.02, '8'],
  [2.5, 0.92, 0.98, '7'],
  [4, 0.87, 0.93, '6'],
  [6.5, 0.82, 0.89, '5'],
  [10, 0.76, 0.85, '4'],
  [Infinity, 0.7, 0.8, '3 to 4'],
];

/** A plan without power: by heart rate where its threshold is known, else by feel. */
function byHeartRate(ask: RaceAsk, course: { distanceM: number; gainM: number }, { athlete }: Talk): Outcome {
  const hours =
    ask.targetS !== undefined ? ask.targetS / 3600 : course.distanceM / 28_000 + course.gainM / 1100;
  const [, low, high, rpe] = heartByHours.find(([upTo]) => hours <= upTo)!;
  const bpm = athlete.thresholdHrBpm?.value;
  const range = bpm ? `${show.bpm(low * bpm)} to ${show.bpm(high * bpm)}` : null;
  const parts: AnswerPart[] = [
    range
      ? headline(
          ask.name ? `Plan for ${ask.name}` : 'Heart rate to hold',
          range,
          'bpm',
          `for about ${show.aboutTime(3600 * hours)}`,
        )
      : headline('Effort to hold', rpe, 'of 10', `for about ${show.aboutTime(3600 * hours)}`),
    text(
      `Stay in the lower half of it for the first third, and up to ${bpm ? `${show.bpm((high + 0.03) * bpm)} bpm` : 'one point more'} on climbs. Heart rate lags, so start by feel, and eat ${hours > 2.5 ? '60 to 90' : '30 to 60'} g of carbohydrate an hour.`,
    ),
    ...details(
      'What it rests on',
      assumptions([
        {
          label: 'Time',
          value: show.aboutTime(3600 * hours),
          source: ask.targetS === undefined ? 'estimated' : 'asked',
          how:
            ask.targetS === undefined
              ? 'from length and climbing; you know your speed better'
              : 'as you said',
        },
        {
          label: 'Heart rate',
          value: `${show.share(low)} to ${show.share(high)} of threshold`,
          source: 'default',
          how: 'coaching convention for this length',
        },
      ]),
      sources('friel2009'),
    ),
    suggestions('What should I eat for that?', 'My FTP is 250 W', 'How do I find my threshold heart rate?'),
  ];
  return {
    kind: 'answer',
    parts,
    calls: [{ tool: 'race by heart rate', arguments: ask, result: { shown: parts } }],
    result: {
      timeS: 3600 * hours,
      distanceM: course.distanceM,
      gainM: course.gainM,
      title: ask.name ?? show.km(course.distanceM),
    },
  };
}

const kinds = [
  ['climb', 'On the climbs'],
  ['flat', 'On the flat'],
  ['descent', 'Downhill'],
] as const;

function raceParts(
  ask: RaceAsk,
  plan: RacePlan,
  course: { distanceM: number; gainM: number },
  talk: Parameters<typeof feedingFor>[1],
  tooFast: string | null,
  wind: string,
): AnswerPart[] {
  const { load, totalTimeS } = plan;
  const start = ask.ride.terrain === 'climb' ? 'climb' : 'flat';
  const mean = (kind: string) => {
    const some = plan.segments.filter(
      (part) =>
        part.kind === kind ||
        (kind === start && part.kind === 'start') ||
        (kind === 'descent' && part.kind === 'coast'),
    );
    const timeS = some.reduce((sum, part) => sum + part.timeS, 0);
    return timeS > 0
      ? { watts: some.reduce((sum, part) => sum + part.timeS * part.powerW, 0) / timeS, timeS }
      : null;
  };
  const byKind = kinds.flatMap(([kind, label]) => {
    const found = mean(kind);
    return found ? [{ label, kind, ...found }] : [];
  });
  const five = (watts: number) => 5 * Math.round(watts / 5);
  const lead = byKind
    .map(({ label, kind, watts }) =>
      kind === 'descent' && watts < 60
        ? `${label.toLowerCase()} roll`
        : `${label.toLowerCase()} ${five(watts)} W`,
    )
    .join(', ');
  const food = feedingFor(
    {
      about: 'plan',
      durationS: totalTimeS,
      powerW: load.averagePowerW,
      ...(ask.ride.setup.temperatureC === undefined ? {} : { temperatureC: ask.ride.setup.temperatureC }),
    },
    talk,
  );
  const eat = food && typeof food !== 'string' ? food : null;
  const finish = show.aboutTime(totalTimeS);
  const first = byKind[0]?.watts ?? load.averagePowerW;
  const hour = Math.max(1, Math.round(totalTimeS / 3600 / 3));
  const early =
    totalTimeS > 2 * 3600
      ? `Stay at or under these watts in the first ${hour > 1 ? `${hour} hours` : 'hour'}: what feels easy then decides the end.`
      : `Hold back 3 % in the first quarter, lift in the last.`;
  const fuel =
    eat && eat.plan.target.intakeGH >= 1
      ? ` Eat ${Math.round(eat.plan.target.intakeGH)} g of carbohydrate an hour.`
      : '';
  const target =
    tooFast === null
      ? []
      : [notice(`${show.aboutTime(ask.targetS!)} is out of reach with your power; this is your fastest.`)];
  const company = {
    wheel: 'on a wheel all the way',
    group: 'in a small group that takes turns',
    bunch: 'in a bunch',
  } as const;
  const shelter = ask.ride.setup.company
    ? ` Counted ${company[ask.ride.setup.company]}: save your legs there.`
    : '';
  const run = ask.triathlon ? ` ${beforeTheRun(ask.triathlon, ask.share)}` : '';
  const half = plan.segments.length <= 14 ? plan.segments : [];
  return [
    headline(
      ask.name ? `Plan for ${ask.name}` : 'Planned time',
      finish,
      '',
      `${show.watts(load.averagePowerW)} W mean, ${show.watts(load.normalizedW)} W normalized (IF ${load.intensityFactor.toFixed(2)})`,
    ),
    ...target,
    text(
      `${wind || `${lead.charAt(0).toUpperCase()}${lead.slice(1)}.`}${run}${shelter} ${run || shelter ? '' : early}${fuel}`.replace(
        / {2,}/g,
        ' ',
      ),
    ),
    ...(wind
      ? []
      : [
          table(
            'What to ride',
            ['Where', 'Power', 'Of FTP', 'Time'],
            byKind.map(({ label, watts, timeS }) => [
              label,
              watts < 20 ? 'roll' : `${five(watts)} W`,
              watts < 20 ? 'none' : show.share(five(watts) / plan.ftpW),
              show.aboutTime(timeS),
            ]),
          ),
        ]),
    ...details(
      'Splits, load and food',
      ...(half.length > 0
        ? [
            table(
              'Part by part',
              ['Part', 'Power', 'Time'],
              half.map((part) => [
                `km ${(part.fromM / 1000).toFixed(1)} to ${(part.toM / 1000).toFixed(1)}, ${part.kind}`,
                `${part.powerW} W`,
                show.time(part.timeS),
              ]),
            ) as PlainPart,
          ]
        : []),
      table(
        'Load',
        ['What', 'Value'],
        [
          ['TSS', show.grams(load.trainingStressScore)],
          ['Work', `${show.grams(load.workJ / 1000)} kJ`],
          ['Variability index', load.variabilityIndex.toFixed(2)],
          ['Speed', `${show.kmh(course.distanceM / totalTimeS)} km/h`],
          ['Give or take', show.aboutTime(Math.max(plan.sd, 0.04 * totalTimeS))],
        ],
      ) as PlainPart,
      ...(eat && eat.plan.target.intakeGH >= 1
        ? [
            table(
              'Food and drink',
              ['What', 'Amount'],
              [
                [
                  'Carbohydrate',
                  `${Math.round(eat.plan.target.intakeGH)} g/h, ${Math.round(eat.plan.totals.carbohydrateG)} g in all`,
                ],
                ...eat.plan.shopping.map(({ count, kind, carbohydrateG }) => [
                  kind,
                  `${count} of ${Math.round(carbohydrateG)} g`,
                ]),
                ['Drink', 'by thirst, 400 to 750 ml an hour'],
              ],
            ) as PlainPart,
          ]
        : []),
      assumptions([
        {
          label: 'Course',
          value: `${show.km(course.distanceM)}, ${show.metres(course.gainM)} up`,
          source: 'asked',
          how:
            ask.ride.terrain === 'rolling'
              ? 'equal hills stand in for the route; the Race Analyzer plans the real one from a file'
              : 'one steady slope',
        },
        ...plan.inputs
          .filter(({ key }) => ['riderMassKg', 'bikeMassKg', 'cdaM2', 'crr', 'cpW', 'wPrimeJ'].includes(key))
          .map(assumptionOf),
      ]),
      sources('martin1998', 'jeukendrup2014'),
    ),
    suggestions(
      `What should I eat for that?`,
      `Plan it for ${show.aboutTime(0.95 * totalTimeS)}`,
      first > 0 ? 'How do I taper for it?' : 'Why?',
    ),
  ];
}
