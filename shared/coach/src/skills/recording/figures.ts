import type { AnswerPart, PlainPart, RideFigures } from '@breakaway/contract';
import { headline, table } from '../../answer/parts.ts';
import { show } from '../../answer/rounding.ts';

interface Figure {
  label: string;
  /** what asks for it alone */
  asked: RegExp;
  value(ride: RideFigures): number | null;
  shown(value: number): string;
}

const kmh = (ms: number) => `${show.kmh(ms)} km/h`;
const watts = (value: number) => `${show.watts(value)} W`;
const beats = (value: number) => `${show.bpm(value)} bpm`;

const MEAN = '(?:average|avg|mean)';
const MOST = '(?:max\\w*|top|highest|peak)';
const HEART = '(?:heart ?rate|hr|pulse|bpm)';

/** The figures of a ride in the order in which they are shown; what is looked for first stands before what is part of it. */
export const FIGURES = {
  distance: {
    label: 'Distance',
    asked: /\bhow far\b|\bdistance\b|\bhow many (?:km|kilomet\w+|miles)\b/,
    value: ({ distanceM }) => distanceM,
    shown: show.km,
  },
  climbing: {
    label: 'Climbing',
    asked:
      /\bhow (?:much|many) (?:did i climb|climbing|elevation|ascent|height|met\w+ of climbing)\b|\b(?:total )?(?:ascent|elevation gain|climbing)\b/,
    value: ({ ascentM }) => ascentM,
    shown: show.metres,
  },
  moving: {
    label: 'Moving time',
    asked:
      /\bhow long (?:was|did|were)\b(?! i (?:in|above|over|below|under|at)\b)|\b(?:moving|riding) time\b/,
    value: ({ movingS }) => movingS,
    shown: show.time,
  },
  elapsed: {
    label: 'From start to end',
    asked: /\b(?:elapsed|total) time\b|\bfrom start to (?:end|finish)\b/,
    value: ({ elapsedS }) => elapsedS,
    shown: show.time,
  },
  meanSpeed: {
    label: 'Mean speed',
    asked: new RegExp(`\\b${MEAN} speed\\b|\\bhow fast\\b`),
    value: ({ averageSpeedMs }) => averageSpeedMs,
    shown: kmh,
  },
  topSpeed: {
    label: 'Highest speed',
    asked: new RegExp(`\\b${MOST} speed\\b`),
    value: ({ maxSpeedMs }) => maxSpeedMs,
    shown: kmh,
  },
  meanPower: {
    label: 'Mean power',
    asked: new RegExp(`\\b${MEAN} (?:power|watts)\\b|\\bhow (?:much|many) (?:power|watts)\\b`),
    value: ({ averagePowerW }) => averagePowerW,
    shown: watts,
  },
  normalized: {
    label: 'Normalized power',
    asked: /\bnormali[sz]ed\b|\bnp\b/,
    value: ({ normalizedW }) => normalizedW,
    shown: watts,
  },
  topPower: {
    label: 'Highest power',
    asked: new RegExp(`\\b${MOST} (?:power|watts)\\b`),
    value: ({ maxPowerW }) => maxPowerW,
    shown: watts,
  },
  work: {
    label: 'Work',
    asked: /\b(?:calories|kcal|kilojoules|kj|work done)\b/,
    value: ({ workJ }) => workJ,
    shown: (joules: number) => `${show.grams(joules / 1000)} kJ`,
  },
  meanHeart: {
    label: 'Mean heart rate',
    asked: new RegExp(`\\b${MEAN} ${HEART}\\b`),
    value: ({ averageHeartRateBpm }) => averageHeartRateBpm,
    shown: beats,
  },
  topHeart: {
    label: 'Highest heart rate',
    asked: new RegExp(`\\b${MOST} ${HEART}\\b`),
    value: ({ maxHeartRateBpm }) => maxHeartRateBpm,
    shown: beats,
  },
  cadence: {
    label: 'Mean cadence',
    asked: /\bcadence\b|\brpm\b/,
    value: ({ averageCadenceRpm }) => averageCadenceRpm,
    shown: (rpm: number) => `${show.bpm(rpm)} rpm`,
  },
} satisfies Record<string, Figure>;

export type FigureName = keyof typeof FIGURES;
export const FIGURE_NAMES = Object.keys(FIGURES) as [FigureName, ...FigureName[]];

/** The one figure that a message asks for; undefined where it asks for none, or for several. */
export function figureAsked(text: string): FigureName | undefined {
  const asked = FIGURE_NAMES.filter((name) => FIGURES[name].asked.test(text));
  return asked.length === 1 ? asked[0] : undefined;
}

/** One figure of a ride; none where the file lacks it. */
export function figureParts(ride: RideFigures, name: FigureName): AnswerPart[] {
  const { label, value, shown }: Figure = FIGURES[name];
  const figure = value(ride);
  return figure === null ? [] : [headline(label, shown(figure), '')];
}

/** The ride in a row of figures; those that the file lacks are left out. */
export const figureTable = (ride: RideFigures): PlainPart =>
  table(
    'The ride',
    ['What', 'Value'],
    Object.values<Figure>(FIGURES).flatMap(({ label, value, shown }) => {
      const figure = value(ride);
      return figure === null ? [] : [[label, shown(figure)]];
    }),
  ) as PlainPart;
