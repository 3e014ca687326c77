import { conflictOf } from '../athlete.ts';
import type { Athlete } from '@breakaway/cycling';
import { athleteFacts, type Facts } from '../memory.ts';
import type { Quantity, QuantityKind } from '../language/quantity.ts';
import type { Message } from '../understanding/message.ts';

/** Facts about the rider among the figures of a message. */
export function factsIn({ quantities }: Message): Facts {
  const facts: Facts = {};
  for (const { kind, value, relative } of quantities)
    if (!relative && (athleteFacts as readonly string[]).includes(kind)) facts[kind as keyof Facts] ??= value;
  return facts;
}

/** What a figure can be at all, in the unit of `Quantity.value`; beyond it the writer has slipped. */
const possible: Partial<Record<QuantityKind, [low: number, high: number]>> = {
  power: [5, 2600],
  relativePower: [0.2, 27],
  intensity: [0.05, 8],
  ftp: [40, 600],
  cadence: [10, 300],
  heartRate: [25, 240],
  thresholdHr: [80, 230],
  maxHr: [90, 240],
  restingHr: [25, 120],
  speed: [0.3, 45],
  duration: [1, 60 * 24 * 3600],
  distance: [10, 50_000_000],
  grade: [-0.5, 0.5],
  gain: [0, 200_000],
  altitude: [-450, 8900],
  weight: [25, 250],
  bikeWeight: [3, 60],
  totalMass: [30, 350],
  height: [1, 2.5],
  age: [5, 110],
  temperature: [-45, 58],
  wind: [-60, 60],
  windSpeed: [0, 60],
  crosswind: [0, 60],
  humidity: [0, 1],
  cda: [0.1, 1.5],
  crr: [0.001, 0.1],
  carbRate: [0, 300],
  volume: [1, 100_000],
  choTolerance: [5, 300],
  wPrime: [1000, 80_000],
  tyreWidth: [15, 80],
  pressure: [0.3, 20],
  weeklyHours: [0.2, 60],
  weeks: [0, 260],
  tss: [0, 3000],
  ctl: [0, 300],
  vo2max: [10, 100],
};

/** Of a longer figure only the beginning is repeated. */
const LONGEST_FIGURE = 24;

/** A sentence about a figure that cannot be; null where all can. */
export function impossibleFigure({
  quantities,
}: Message): { text: string; chips: string[]; figure: string } | null {
  for (const one of quantities) {
    const range = possible[one.kind];
    if (!range || one.relative || (one.value >= range[0] && one.value <= range[1])) continue;
    const positive = one.value < 0 && -one.value >= range[0] && -one.value <= range[1];
    const written = one.text.length > LONGEST_FIGURE ? `${one.text.slice(0, LONGEST_FIGURE)}…` : one.text;
    const meant = written.replace(/^-/, '');
    return positive
      ? {
          text: `You wrote ${written}, which cannot be. Did you mean ${meant}?`,
          chips: [`I meant ${meant}`],
          figure: one.text,
        }
      : {
          text: `You wrote ${written}, which cannot be right. What did you mean?`,
          chips: [],
          figure: one.text,
        };
  }
  return null;
}

/** Two different figures of one kind that describe one thing: the answer would depend on which one is read. */
export function contradiction({ quantities, words }: Message): [Quantity, Quantity] | null {
  if (
    /\b(?:or|vs|versus|compare\w*|against|instead|from|than|then|first|second|last|old|new|was|used to|to|and|between|both|after|before|meant|sorry|not)\b/.test(
      words,
    )
  )
    return null;
  for (const [i, one] of quantities.entries()) {
    if (!['power', 'ftp', 'weight', 'distance', 'grade', 'gain'].includes(one.kind) || one.relative) continue;
    const other = quantities
      .slice(i + 1)
      .find(
        (later) => later.kind === one.kind && !later.relative && Math.abs(later.value - one.value) > 1e-9,
      );
    if (other) return [one, other];
  }
  return null;
}

/** What the profile says against a value that was just given; null where nothing does. */
export const objection = (athlete: Athlete, facts: Facts): string | null =>
  conflictOf(athlete, facts)?.text ?? null;
