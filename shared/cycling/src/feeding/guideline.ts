/** Carbohydrate to take by duration, g/h. */
export type IntakeGuideline = { upToMin: number; lowGH: number; highGH: number; source: string };

/** The rows of Jeukendrup 2014, by the length of the ride. */
export const INTAKE_GUIDELINES: readonly IntakeGuideline[] = [
  { upToMin: 45, lowGH: 0, highGH: 0, source: 'Jeukendrup 2014' },
  { upToMin: 75, lowGH: 0, highGH: 30, source: 'Jeukendrup 2014' },
  { upToMin: 120, lowGH: 30, highGH: 60, source: 'Jeukendrup 2014' },
  { upToMin: 150, lowGH: 60, highGH: 60, source: 'Jeukendrup 2014' },
  { upToMin: Infinity, lowGH: 60, highGH: 90, source: 'Jeukendrup 2014' },
];
const TRAINED_GUT: IntakeGuideline = {
  upToMin: Infinity,
  lowGH: 90,
  highGH: 120,
  source: 'Podlogar 2022, trained gut',
};
const TRAINED_FROM_GH = 100;

/** No more than this share of what is burnt: at low intensity less is needed. */
const DEMAND_SHARE = 0.75;
/** Most glucose that the gut takes up, g/h (Jeukendrup 2014). */
export const GLUCOSE_LIMIT_GH = 60;

/** What may limit the intake; where several do to the same amount, the first is named. */
const LIMITS = ['guideline', 'tolerance', 'demand', 'sugars'] as const;

export type IntakeTarget = {
  intakeGH: number;
  guideline: IntakeGuideline;
  /** what set `intakeGH` */
  limitedBy: (typeof LIMITS)[number];
};

/** What to take an hour: the least of guideline, tolerance, demand, and what a gut takes up of the sugars there are. */
export function intakeTarget(
  minutes: number,
  burnGH: number,
  toleranceGH: number,
  glucoseOnly: boolean,
): IntakeTarget {
  const guideline =
    minutes > 150 && toleranceGH >= TRAINED_FROM_GH
      ? TRAINED_GUT
      : INTAKE_GUIDELINES.find((row) => minutes <= row.upToMin)!;
  const limits = {
    guideline: guideline.highGH,
    tolerance: toleranceGH,
    demand: DEMAND_SHARE * burnGH,
    sugars: glucoseOnly ? GLUCOSE_LIMIT_GH : Infinity,
  };
  const limitedBy = LIMITS.reduce((least, key) => (limits[key] < limits[least] ? key : least));
  return { intakeGH: limits[limitedBy], guideline, limitedBy };
}
