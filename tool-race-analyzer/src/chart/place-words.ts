import type { UnitFormat } from '@breakaway/contract/units';
import { formatDuration, stoppedS, type RacePlan, type Route } from '@breakaway/cycling';
import type { RideStart } from '@breakaway/tool-kit/clock';
import { placeDigits } from '@breakaway/tool-kit/route-view';
import { clockAfter } from '../sections/clock.ts';
import { segmentAt } from './place.ts';
import { surfaceAt } from './lanes.ts';

/** What is at a place of the course, in pairs of a name and a value. */
export function factsAt(
  node: number,
  route: Route,
  plan: RacePlan | null,
  headwinds: Float64Array | null,
  start: RideStart | null,
  units: UnitFormat,
): { name: string; value: string }[] {
  const atM = node * route.stepM;
  const place = {
    name: 'At',
    value: `${units.name('km')} ${units.shown(atM / 1000, 'km').toFixed(placeDigits(route))}`,
  };
  const road = route.hasElevation
    ? [
        { name: 'Height', value: units.show(route.elevationM[node] ?? 0, 'm', 0) },
        { name: 'Gradient', value: `${(100 * (route.slope[node] ?? 0)).toFixed(1).replace('-', '−')} %` },
      ]
    : [];
  if (!plan) return [place, ...road];
  const surface = surfaceAt(plan, atM);
  const { segment } = segmentAt(plan.segments, atM);
  const wPrimeJ = plan.inputs.find(({ key }) => key === 'wPrimeJ')?.value ?? 1;
  const timeS = (plan.timeS[node] ?? plan.totalTimeS) + stoppedS(plan.question.stops, atM);
  const wind = 3.6 * (headwinds?.[node] ?? 0);
  return [
    place,
    { name: 'Clock', value: clockAfter(start, timeS) },
    { name: 'After', value: formatDuration(timeS) },
    {
      name: 'Target',
      value: segment.powerW > 0 ? `${segment.powerW} W (${segment.lowW} to ${segment.highW})` : 'coast',
    },
    ...road,
    ...(surface ? [{ name: 'Surface', value: surface }] : []),
    { name: 'Speed', value: units.show(3.6 * (plan.speedMs[node] ?? 0), 'km/h', 0) },
    { name: "W'", value: `${Math.round((100 * Math.max(0, plan.wBalanceJ[node] ?? 0)) / wPrimeJ)} %` },
    ...(headwinds
      ? [{ name: wind < 0 ? 'Tailwind' : 'Headwind', value: units.show(Math.abs(wind), 'km/h', 0) }]
      : []),
  ];
}

/** The same as one line, for those who hear it. */
export const wordsOf = (facts: readonly { name: string; value: string }[]): string =>
  facts
    .map(({ name, value }, i) => (i === 0 ? `${value}:` : `${name} ${value}`))
    .join(', ')
    .replace(':,', ':');
