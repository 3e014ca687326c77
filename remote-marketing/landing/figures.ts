import { barChart, lineChart, type Point } from '../charts/charts.ts';
import { climb, climbNeeds, goal, reachable, riderHas } from './examples.ts';

const { round } = Math;
/** Minutes as a rider says them. */
const inMinutes = (minutes: number) => `${round(minutes)} min`;

const valueAt = (points: Point[], x: number) => points.find((point) => point.x === x)!.y;
const y = (from: number, to: number, step: number, label: string) => ({
  from,
  to,
  label,
  ticks: Array.from({ length: round((to - from) / step) + 1 }, (_, i) => from + i * step),
});

export const climbFigure = lineChart({
  name: 'Power the climb needs and power the rider has, by finishing time',
  text: `the climb in ${goal.minutes} minutes needs ${round(goal.powerW)} watts; the two lines meet at ${inMinutes(reachable.minutes)} and ${round(reachable.powerW)} watts.`,
  x: { from: 45, to: 85, ticks: [45, 55, 65, 75, 85], label: 'minutes to the top' },
  y: y(150, 400, 50, 'W'),
  lines: [
    {
      points: climbNeeds,
      tone: 'second',
      label: 'climb needs',
      labelAt: { x: 47, y: valueAt(climbNeeds, 47) + 22 },
    },
    {
      points: riderHas,
      tone: 'accent',
      label: 'you have',
      labelAt: { x: 46, y: valueAt(riderHas, 46) - 22 },
    },
  ],
  marks: [
    {
      x: goal.minutes,
      y: goal.powerW,
      label: `${round(goal.powerW)} W in ${inMinutes(goal.minutes)}`,
      side: 'right',
    },
    {
      x: reachable.minutes,
      y: reachable.powerW,
      label: `${round(reachable.powerW)} W in ${inMinutes(reachable.minutes)}`,
      side: 'right',
    },
  ],
});

const { shares } = climb;
export const sharesFigure = barChart({
  name: 'Where the power goes',
  full: 1,
  text: 'almost all of it lifts rider and bike.',
  bars: [
    { label: 'Gravity', value: shares!.gravity },
    { label: 'Rolling resistance', value: shares!.rolling },
    { label: 'Air', value: shares!.air },
    { label: 'Chain and bearings', value: shares!.mechanical },
  ].map((bar) => ({ ...bar, shown: `${round(100 * bar.value)} %` })),
});

export const doubtFigure = barChart({
  name: 'What makes the answer uncertain',
  text: 'the height gain counts most, then wind and the masses.',
  bars: climb.spread.slice(0, 5).map(({ label, effect }) => ({
    // Out of its table, a gain may be one of power.
    label: label === 'gain' ? 'Height gain' : label[0]!.toUpperCase() + label.slice(1),
    value: Math.abs(effect),
    shown: `± ${Math.abs(effect).toFixed(1)} W`,
    quiet: true,
  })),
});
