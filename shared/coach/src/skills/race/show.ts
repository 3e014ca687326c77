import type { AnswerPart, PlainPart } from '@breakaway/contract';
import type { RacePlan } from '@breakaway/cycling';
import { assumptionOf, assumptions } from '../../answer/assumptions.ts';
import { details, headline, notice, suggestions, table, text } from '../../answer/parts.ts';
import { show } from '../../answer/rounding.ts';
import { sources } from '../../answer/works.ts';
import type { CoursePlan } from '../../files/course-work.ts';
import type { Talk } from '../../skill.ts';
import { feedingFor } from '../feeding/compute.ts';
import type { Setup } from '../ride/ask.ts';
import type { Course } from '../ride/course.ts';
import type { RaceAsk } from './ask.ts';
import { five } from './targets.ts';
import { beforeTheRun } from './triathlon.ts';

const kinds = [
  ['climb', 'On the climbs'],
  ['flat', 'On the flat'],
  ['descent', 'Downhill'],
] as const;

type Food = Exclude<ReturnType<typeof feedingFor>, string | null>;

/** What is ridden on the climbs, on the flat and downhill: mean power, W, and time, s. */
export function byKindOf(plan: Pick<CoursePlan['plan'], 'segments'>, start: 'climb' | 'flat') {
  return kinds.flatMap(([kind, label]) => {
    const some = plan.segments.filter(
      (part) =>
        part.kind === kind ||
        (kind === start && part.kind === 'start') ||
        (kind === 'descent' && part.kind === 'coast'),
    );
    const timeS = some.reduce((sum, part) => sum + part.timeS, 0);
    const workJ = some.reduce((sum, part) => sum + part.timeS * part.powerW, 0);
    return timeS > 0 ? [{ label, kind, watts: workJ / timeS, timeS }] : [];
  });
}

type ByKind = ReturnType<typeof byKindOf>;

/** What to ride where, in a sentence. */
export function leadOf(byKind: ByKind): string {
  const lead = byKind
    .map(({ label, kind, watts }) =>
      kind === 'descent' && watts < 60
        ? `${label.toLowerCase()} roll`
        : `${label.toLowerCase()} ${five(watts)} W`,
    )
    .join(', ');
  return `${lead.charAt(0).toUpperCase()}${lead.slice(1)}.`;
}

/** The same with shares of FTP and times. */
export const rideTable = (byKind: ByKind, ftpW: number): AnswerPart =>
  table(
    'What to ride',
    ['Where', 'Power', 'Of FTP', 'Time'],
    byKind.map(({ label, watts, timeS }) => [
      label,
      watts < 20 ? 'roll' : `${five(watts)} W`,
      watts < 20 ? 'none' : show.share(five(watts) / ftpW),
      show.aboutTime(timeS),
    ]),
  );

/** The food of a race; null where it needs none, or where none can be planned. */
function foodOf({ load, totalTimeS }: RacePlan, { temperatureC }: Setup, talk: Talk): Food | null {
  const food = feedingFor(
    {
      about: 'plan',
      durationS: totalTimeS,
      powerW: load.averagePowerW,
      ...(temperatureC === undefined ? {} : { temperatureC }),
    },
    talk,
  );
  return food && typeof food !== 'string' && food.plan.target.intakeGH >= 1 ? food : null;
}

/** What to take of it, and how much. */
export const foodTable = ({ plan }: Pick<Food, 'plan'>): PlainPart =>
  table(
    'Food and drink',
    ['What', 'Amount'],
    [
      [
        'Carbohydrate',
        `${Math.round(plan.target.intakeGH)} g/h, ${Math.round(plan.totals.carbohydrateG)} g in all`,
      ],
      ...plan.shopping.map(({ count, kind, carbohydrateG }) => [
        kind,
        `${count} of ${Math.round(carbohydrateG)} g`,
      ]),
      ['Drink', 'by thirst, 400 to 750 ml an hour'],
    ],
  ) as PlainPart;

/** How to begin it, in a sentence. */
export function earlyWords(totalTimeS: number): string {
  if (totalTimeS <= 2 * 3600) return 'Hold back 3 % in the first quarter, lift in the last.';
  const hours = Math.max(1, Math.round(totalTimeS / 3600 / 3));
  return `Stay at or under these watts in the first ${hours > 1 ? `${hours} hours` : 'hour'}: what feels easy then decides the end.`;
}

const company = {
  wheel: 'on a wheel all the way',
  group: 'in a small group that takes turns',
  bunch: 'in a bunch',
} as const;

/** Segments that are still shown one by one. */
const MOST_SPLITS = 14;

/**
 * The plan as an answer: time and power, what to ride where, splits, load and food.
 * @param tooFast true where the time that was wished for is out of reach
 * @param wind what wind makes of it, in words; empty without wind
 */
export function raceParts(
  ask: RaceAsk,
  plan: RacePlan,
  course: Course,
  talk: Talk,
  tooFast: boolean,
  wind: string,
): AnswerPart[] {
  const { load, totalTimeS } = plan;
  const { setup, terrain } = ask.ride;
  const byKind = byKindOf(plan, terrain === 'climb' ? 'climb' : 'flat');
  const lead = leadOf(byKind);
  const food = foodOf(plan, setup, talk);
  const first = byKind[0]?.watts ?? load.averagePowerW;
  const fuel = food ? ` Eat ${Math.round(food.plan.target.intakeGH)} g of carbohydrate an hour.` : '';
  const shelter = setup.company ? ` Counted ${company[setup.company]}: save your legs there.` : '';
  const run = ask.triathlon ? ` ${beforeTheRun(ask.triathlon, ask.share)}` : '';
  return [
    headline(
      ask.name ? `Plan for ${ask.name}` : 'Planned time',
      show.aboutTime(totalTimeS),
      '',
      `${show.watts(load.averagePowerW)} W mean, ${show.watts(load.normalizedW)} W normalized (IF ${load.intensityFactor.toFixed(2)})`,
    ),
    ...(tooFast && ask.targetS !== undefined
      ? [notice(`${show.aboutTime(ask.targetS)} is out of reach with your power. This is your fastest.`)]
      : []),
    text(
      `${wind || lead}${run}${shelter} ${run || shelter ? '' : earlyWords(totalTimeS)}${fuel}`.replace(
        / {2,}/g,
        ' ',
      ),
    ),
    ...(wind ? [] : [rideTable(byKind, plan.ftpW)]),
    ...details(
      'Splits, load and food',
      ...(plan.segments.length > 0 && plan.segments.length <= MOST_SPLITS
        ? [
            table(
              'Part by part',
              ['Part', 'Power', 'Time'],
              plan.segments.map((part) => [
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
      ...(food ? [foodTable(food)] : []),
      assumptions([
        {
          label: 'Course',
          value: `${show.km(course.distanceM)}, ${show.metres(course.gainM)} up`,
          source: 'asked',
          how:
            terrain === 'rolling'
              ? 'equal hills stand in for the route, the Race Analyzer plans the real one from a file'
              : 'one steady slope',
        },
        ...plan.inputs
          .filter(({ key }) => ['riderMassKg', 'bikeMassKg', 'cdaM2', 'crr', 'cpW', 'wPrimeJ'].includes(key))
          .map(assumptionOf),
      ]),
      sources('martin1998', 'jeukendrup2014'),
    ),
    suggestions(
      'What should I eat for that?',
      `Plan it for ${show.aboutTime(0.95 * totalTimeS)}`,
      first > 0 ? 'How do I taper for it?' : 'Why?',
    ),
  ];
}
