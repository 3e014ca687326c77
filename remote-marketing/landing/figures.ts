import { formatDuration } from '@breakaway/cycling';
import { barChart, lineChart, profileChart, type Point } from '../charts/charts.ts';
import {
  climb,
  climbNeeds,
  course,
  feeding,
  reachable,
  riderHas,
  sections,
  timeTrial,
  timeTrialCurve,
} from './examples.ts';

export const round = Math.round;
export const clock = formatDuration;
/** Minutes as a rider says them. */
export const inMinutes = (minutes: number) => `${round(minutes)} min`;

const valueAt = (points: Point[], x: number) => points.find((point) => point.x === x)!.y;
const y = (from: number, to: number, step: number, label: string) => ({
  from,
  to,
  label,
  ticks: Array.from({ length: round((to - from) / step) + 1 }, (_, i) => from + i * step),
});

export const climbFigure = lineChart({
  name: 'Power the climb needs and power the rider has, by finishing time',
  text: `the climb in 55 minutes needs ${round(climb.powerW)} watts; the two lines meet at ${inMinutes(reachable.minutes)} and ${round(reachable.powerW)} watts.`,
  x: { from: 45, to: 85, ticks: [45, 55, 65, 75, 85], label: 'minutes to the top' },
  y: y(150, 400, 50, 'W'),
  lines: [
    {
      points: climbNeeds,
      tone: 'accent',
      label: 'climb needs',
      labelAt: { x: 47, y: valueAt(climbNeeds, 47) + 22 },
    },
    {
      points: riderHas,
      tone: 'second',
      label: 'rider has',
      labelAt: { x: 46, y: valueAt(riderHas, 46) - 22 },
    },
  ],
  marks: [
    { x: 55, y: climb.powerW, label: `${round(climb.powerW)} W in 55 min`, side: 'start' },
    {
      x: reachable.minutes,
      y: reachable.powerW,
      label: `${round(reachable.powerW)} W in ${inMinutes(reachable.minutes)}`,
      side: 'start',
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
    label: label[0]!.toUpperCase() + label.slice(1),
    value: Math.abs(effect),
    shown: `± ${Math.abs(effect).toFixed(1)} W`,
    quiet: true,
  })),
});

export const timeTrialFigure = lineChart({
  name: 'Time for a flat 40 km by power',
  text: `250 watts give ${clock(timeTrial.timeS)}; each further watt buys less.`,
  x: { from: 170, to: 350, ticks: [170, 200, 250, 300, 350], label: 'watts' },
  y: y(50, 70, 5, 'min'),
  lines: [{ points: timeTrialCurve, tone: 'accent', label: '', labelAt: { x: 170, y: 50 } }],
  marks: [{ x: 250, y: timeTrial.timeS / 60, label: `${clock(timeTrial.timeS)} at 250 W`, side: 'start' }],
});

const outline: Point[] = [{ x: 0, y: course.startM }];
for (const { km, slope } of sections) {
  const from = outline.at(-1)!;
  outline.push({ x: from.x + km, y: from.y + 1000 * km * slope });
}
export const courseKm = outline.at(-1)!.x;
export const courseGainM = outline.reduce(
  (gain, point, i) => gain + Math.max(0, point.y - (outline[i - 1]?.y ?? point.y)),
  0,
);
export const courseTimeS = sections.reduce((sum, { timeS }) => sum + timeS, 0);

export const courseFigure = profileChart({
  name: 'Elevation profile of the example course',
  text: sections.map(({ name, km, timeS }) => `${name}, ${km} km, ${clock(timeS)}`).join('; ') + '.',
  x: { from: 0, to: courseKm, ticks: [0, 10, 20, 30], label: 'km' },
  y: y(200, 1400, 400, 'm'),
  outline,
  labels: sections.map((section, i) => {
    const [from, to] = [outline[i]!, outline[i + 1]!];
    return {
      x: (from.x + to.x) / 2 - (section.slope > 0.03 ? 2.6 : 0),
      y: (from.y + to.y) / 2 + (section.slope > 0.03 ? 60 : 0),
      lines: [clock(section.timeS), `${(100 * section.slope).toFixed(1)} %`.replace('-', '−')],
    };
  }),
});

export const feedingFigure = barChart({
  name: 'Carbohydrate in an hour',
  text: `${round(feeding.burn.carbohydrateGH)} grams burned, ${round(feeding.intakeGH)} grams eaten.`,
  bars: [
    {
      label: 'Carbohydrate burned',
      value: feeding.burn.carbohydrateGH,
      shown: `${round(feeding.burn.carbohydrateGH)} g/h`,
      quiet: true,
    },
    { label: 'Eaten, by plan', value: feeding.intakeGH, shown: `${round(feeding.intakeGH)} g/h` },
    {
      label: 'Fat burned',
      value: feeding.burn.fatGH,
      shown: `${round(feeding.burn.fatGH)} g/h`,
      quiet: true,
    },
  ],
});
