import type { UnitFormat } from '@breakaway/contract/units';
import { elapsedTimes, formatDuration, type Route } from '@breakaway/cycling';
import { factsOf } from '../engine/facts.ts';
import { clockAfter } from '../sections/clock.ts';
import { reserveWord, roundTime } from '../verdict/words.ts';
import type { Row } from './input-rows.ts';
import { finishOf, type Candidate } from './scenario.ts';

/** Differences from here on are said in minutes. */
const LONG_S = 120;

/** How much sooner or later a plan is at the finish than another: "72 s sooner". */
export function gapWords(seconds: number): string {
  const whole = Math.round(Math.abs(seconds));
  if (whole === 0) return 'the same';
  const amount = whole < LONG_S ? `${whole} s` : `${formatDuration(whole)} ${whole < 3600 ? 'min' : 'h'}`;
  return `${amount} ${seconds < 0 ? 'sooner' : 'later'}`;
}

/** What comes out of each of the plans; the first is what the others are measured by. */
export function resultRows(of: readonly Candidate[], units: UnitFormat): Row[] {
  const [first] = of;
  if (!first) return [];
  const row = (head: string, words: (one: Candidate) => string): Row => ({ head, cells: of.map(words) });
  const fact = (words: (facts: ReturnType<typeof factsOf>) => string) => (one: Candidate) =>
    words(factsOf(one.plan));
  return [
    { ...row('Finish', (one) => formatDuration(finishOf(one))), main: true },
    row('At', (one) => clockAfter(one.start, finishOf(one))),
    ...(of.length > 1
      ? [
          row('Compared with the first', (one) =>
            one === first ? '–' : gapWords(finishOf(one) - finishOf(first)),
          ),
        ]
      : []),
    row('8 of 10 days', bandWords),
    row(
      'NP, IF',
      fact(
        ({ normalizedW, intensityFactor }) => `${Math.round(normalizedW)} W, ${intensityFactor.toFixed(2)}`,
      ),
    ),
    row(
      'Work',
      fact(({ workJ }) => `${Math.round(workJ / 1000)} kJ`),
    ),
    row('Carbs', ({ carbsGH }) => (carbsGH === null ? '–' : `${carbsGH} g/h`)),
    row(
      "Lowest W'",
      fact(({ wPrimeLeast }) => `${Math.round(100 * wPrimeLeast)} %, ${reserveWord(wPrimeLeast).word}`),
    ),
    ...first.plan.climbs.map(({ startM }, i) =>
      row(`Climb at ${units.name('km')} ${units.shown(startM / 1000, 'km').toFixed(1)}`, ({ plan }) => {
        const climb = plan.climbs[i];
        return climb ? `${formatDuration(climb.timeS)}, ${Math.round(climb.averagePowerW)} W` : '–';
      }),
    ),
  ];
}

/** The range of the riding time, with the stops. */
function bandWords({ band, stopS }: Candidate): string {
  return band ? `${roundTime(band.p10S + stopS)} to ${roundTime(band.p90S + stopS)}` : 'being computed';
}

/** A plan with its road, as the times of a clock are worked out from it. */
export const onRoad = ({ plan: { timeS, question } }: Candidate, { stepM }: Pick<Route, 'stepM'>) => ({
  timeS,
  question: { route: { stepM }, ...(question.stops && { stops: question.stops }) },
});

/** How far a plan is behind the first along the road, s at every node; below zero it is ahead. */
export function gapsAlong(one: Candidate, first: Candidate, route: Pick<Route, 'stepM'>): Float64Array {
  const before = elapsedTimes(onRoad(first, route));
  return elapsedTimes(onRoad(one, route)).map((atS, i) => atS - (before[i] ?? atS));
}
