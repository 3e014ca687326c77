import {
  airDensityKgM3,
  fuelUse,
  positionFor,
  powerAtSpeed,
  powerCurveOf,
  powerForDuration,
  speedAtPower,
  formatDuration,
  type Position,
} from '@breakaway/cycling';
import { lineChart, profileChart, type Line, type Point } from '../../../charts/charts.ts';
import { athlete, rider } from '../../../charts/rider.ts';
import { treeOf } from '../../../charts/tree.ts';

const steps = (from: number, to: number, step = 1) =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => from + i * step);
const round = Math.round;
/** A number and its unit stay on one line. */
const nb = '\u00a0';

const onTheRoad = (position: Position, altitudeM = 0) => ({
  massKg: rider.massKg + rider.bikeKg + athlete.kitMassKg.value,
  cdaM2: athlete.cdaM2[position].value,
  crr: 0.004,
  airDensityKgM3: airDensityKgM3({ temperatureC: 20, altitudeM }),
});

const STEADY_W = 250;
const slopes = [
  { name: 'flat', slope: 0, tone: 'third', tag: { x: 39.8, y: 372 }, side: 'left' },
  { name: '4 %', slope: 0.04, tone: 'second', tag: { x: 30.4, y: 372 }, side: 'below' },
  { name: '8 %', slope: 0.08, tone: 'accent', tag: { x: 20, y: 372 }, side: 'left' },
] as const;
const reached = slopes.map(
  ({ slope }) => 3.6 * speedAtPower(onTheRoad(positionFor('road', slope)), { slope }, STEADY_W),
);

export const slopesTitle = 'Power against speed on three slopes';
/** Power against speed on three slopes. */
export const slopesFigure = treeOf(
  lineChart({
    name: slopesTitle,
    text: `${STEADY_W} watts give ${reached.map((kmh, i) => `${kmh.toFixed(1)} kilometres an hour ${i === 0 ? 'on the flat' : `on ${slopes[i]!.name}`}`).join(', ')}.`,
    x: { from: 0, to: 45, ticks: [0, 10, 20, 30, 40], label: 'km/h' },
    y: { from: 0, to: 400, ticks: [0, 100, 200, 300, 400], label: 'W' },
    lines: slopes.map(({ name, slope, tone, tag }): Line => ({
      points: steps(3, 45, 0.5)
        .map((x) => ({
          x,
          y: powerAtSpeed(onTheRoad(positionFor('road', slope)), { slope }, x / 3.6).pedalW,
        }))
        .filter(({ y }) => y <= 400),
      tone,
      label: name.replace(' ', nb),
      labelAt: tag,
    })),
    marks: reached.map((x, i) => ({
      x,
      y: STEADY_W,
      label: `${x.toFixed(1)}${nb}km/h`,
      side: slopes[i]!.side,
    })),
    rule: { y: STEADY_W, label: `${STEADY_W}${nb}W` },
  }),
);
export const slopesCaption = `What speed costs on the flat (hands on the drops) and uphill. The points are the speeds that ${STEADY_W}${nb}W give, in still air at 20${nb}°C at sea level. Road model of Martin et al. 1998.`;

const curve = powerCurveOf(athlete)!;
const bestFor = (minutes: number) => powerForDuration(curve, 60 * minutes);
/** Where the model adds its second law, minutes: the curve has a bend there, and the picture says why. */
const DECLINE_FROM_MIN = 30;
const held = [5, 20, 60].map((minutes) => ({ minutes, powerW: bestFor(minutes) }));

export const holdTitle = 'The highest power a rider can hold, by duration';
/** What the rider can hold, and for how long. */
export const holdFigure = treeOf(
  lineChart({
    name: holdTitle,
    text: held.map(({ minutes, powerW }) => `${round(powerW)} watts for ${minutes} minutes`).join(', ') + '.',
    x: { from: 0, to: 90, ticks: [0, 15, 30, 45, 60, 75, 90], label: 'minutes' },
    y: { from: 200, to: 400, ticks: [200, 250, 300, 350, 400], label: 'W' },
    lines: [
      {
        points: [...steps(2, 20, 0.25), ...steps(20.5, 90, 0.5)]
          .map((x) => ({ x, y: bestFor(x) }))
          .filter(({ y }) => y <= 400),
        tone: 'accent',
        label: '',
        labelAt: { x: 0, y: 200 },
      },
    ],
    marks: held.map(({ minutes, powerW }) => ({
      x: minutes,
      y: powerW,
      label: `${round(powerW)}${nb}W`,
      side: 'right' as const,
    })),
    rule: { x: DECLINE_FROM_MIN, label: `from ${DECLINE_FROM_MIN}${nb}min: fatigue` },
  }),
);
export const holdCaption = `What you can hold, and for how long. Up to half an hour the curve is that of Morton 1996. From there on Puchowicz et al. 2020 add the fatigue of long efforts: the bend at ${DECLINE_FROM_MIN}${nb}minutes is in the model. Critical power and W′ are estimated from an FTP of ${rider.ftpW}${nb}W and a weight of ${rider.massKg}${nb}kg.`;

const CLIMB_W = 240;
const bottomM = 600;
const kilometres = [0.05, 0.075, 0.09, 0.06, 0.085, 0.07].map((slope) => ({
  slope,
  timeS: 1000 / speedAtPower(onTheRoad('climb', bottomM + 215), { slope }, CLIMB_W),
}));
const outline: Point[] = [{ x: 0, y: bottomM }];
for (const { slope } of kilometres) {
  const from = outline.at(-1)!;
  outline.push({ x: from.x + 1, y: from.y + 1000 * slope });
}
const climbTimeS = kilometres.reduce((sum, { timeS }) => sum + timeS, 0);

export const climbTitle = 'A climb of 6 kilometres with the time of each kilometre';
/** A climb, kilometre by kilometre. */
export const climbFigure = treeOf(
  profileChart({
    name: climbTitle,
    text: `${kilometres.map(({ slope, timeS }) => `${(100 * slope).toFixed(1)} percent in ${formatDuration(timeS)}`).join(', ')}, ${formatDuration(climbTimeS)} in all.`,
    x: { from: 0, to: 6, ticks: [0, 1, 2, 3, 4, 5, 6], label: 'km' },
    y: { from: 500, to: 1200, ticks: [500, 700, 900, 1100], label: 'm' },
    outline,
    labels: kilometres.map(({ slope, timeS }, i) => ({
      x: i + 0.5,
      y: (outline[i]!.y + outline[i + 1]!.y) / 2 + 25,
      lines: [formatDuration(timeS), `${(100 * slope).toFixed(1)}${nb}%`],
    })),
  }),
);
export const climbCaption = `A climb of our own making, with the time of each kilometre at a steady ${CLIMB_W}${nb}W: ${formatDuration(climbTimeS)} in all. Road model of Martin et al. 1998.`;

const powers = steps(100, 255, 5);
const burned = (powerW: number) => fuelUse(powerW, rider.massKg, athlete.vo2MaxMlKgMin!.value);

export const fuelTitle = 'Carbohydrate and fat burned in an hour, by power';
/** What a power burns. */
export const fuelFigure = treeOf(
  lineChart({
    name: fuelTitle,
    text: `at 150 watts ${round(burned(150).carbohydrateGH)} grams of carbohydrate and ${round(burned(150).fatGH)} of fat; at 250 watts ${round(burned(250).carbohydrateGH)} and ${round(burned(250).fatGH)}.`,
    x: { from: 100, to: 260, ticks: [100, 150, 200, 250], label: 'watts' },
    y: { from: 0, to: 240, ticks: [0, 60, 120, 180, 240], label: 'g/h' },
    lines: [
      {
        points: powers.map((x) => ({ x, y: burned(x).carbohydrateGH })),
        tone: 'accent',
        label: 'carbohydrate',
        labelAt: { x: 186, y: 94 },
      },
      {
        points: powers.map((x) => ({ x, y: burned(x).fatGH })),
        tone: 'second',
        label: 'fat',
        labelAt: { x: 128, y: 42 },
      },
    ],
    marks: [150, 250].map((x) => ({
      x,
      y: burned(x).carbohydrateGH,
      label: `${round(burned(x).carbohydrateGH)}${nb}g/h`,
      side: 'left' as const,
    })),
  }),
);
export const fuelCaption = `What an hour burns by power: energy after Moseley and Jeukendrup 2001, split into fat and carbohydrate by a curve through Achten 2002. The feeding plan replaces what your gut can take, by the guidelines of Jeukendrup 2014.`;

export const riderCaption = `All four pictures are computed for one rider of ${rider.massKg}${nb}kg and ${rider.heightCm}${nb}cm, with an FTP of ${rider.ftpW}${nb}W and a road bike of ${rider.bikeKg}${nb}kg.`;
