import { areaPath, linePath, scaleOf } from '@breakaway/ui/chart/geometry';
import { gradeOf } from '@breakaway/ui/climb-outline';
import { feeding, plan, route } from './course.ts';

const width = 1000;
const box = { top: 96, bottom: 300 };
const power = { top: 352, bottom: 432 };
/** One line each, so that none hides another. */
const food = { gel: 466, drink: 490 };
const km = (m: number) => m / 1000;
const x = scaleOf({ from: 0, to: route.distanceM }, 0, width);
const [low, high] = [Math.min(...route.elevationM) - 120, route.maxElevationM];
const y = scaleOf({ from: low, to: high }, box.bottom, box.top);
const road = route.elevationM.map((height, i) => ({ x: i * route.stepM, y: height }));
const fixed = (value: number) => String(Math.round(value * 10) / 10);
const hours = (s: number) =>
  `${Math.floor(s / 3600)}:${String(Math.floor((s % 3600) / 60)).padStart(2, '0')}`;

/** Parts of the road of one kilometre each, in the colour of their gradient. */
const kilometres = Array.from({ length: Math.ceil(km(route.distanceM)) }, (_, i) => {
  const [from, to] = [10 * i, Math.min(10 * (i + 1), route.elevationM.length - 1)];
  const slope = (100 * (route.elevationM[to]! - route.elevationM[from]!)) / ((to - from) * route.stepM);
  return { grade: gradeOf(slope), path: areaPath(road.slice(from, to + 1), x, y, box.bottom) };
});
const ground = kilometres.map(({ grade, path }) => `<path class="grade-${grade}" d="${path}"/>`).join('');
/** The bands of gradients that the course has, for its key. */
export const courseGrades: ReadonlySet<number> = new Set(kilometres.map(({ grade }) => grade));

const contour = linePath(road, x, y);

const mostW = Math.max(...plan.segments.map(({ powerW }) => powerW));
const powerY = scaleOf({ from: 0, to: mostW }, power.bottom, power.top);
const efforts = plan.segments
  .map(({ fromM, toM, powerW }) => {
    const [left, right] = [x(fromM), x(toM)];
    const label =
      right - left > 44
        ? `<text class="value" text-anchor="middle" x="${fixed((left + right) / 2)}" y="${fixed(powerY(powerW) - 8)}">${powerW} W</text>`
        : '';
    return `<rect class="effort" x="${fixed(left + 1)}" y="${fixed(powerY(powerW))}" width="${fixed(right - left - 2)}" height="${fixed(power.bottom - powerY(powerW))}"/>${label}`;
  })
  .join('');

const timeAt = (m: number) => plan.timeS[Math.round(m / route.stepM)]!;
const summits = plan.segments
  .filter(({ kind }) => kind === 'climb')
  .map(({ toM }) => {
    const anchor = toM > 0.9 * route.distanceM ? 'end' : 'middle';
    const height = route.elevationM[Math.round(toM / route.stepM)]!;
    return `<path class="drop" d="M${fixed(x(toM))} ${fixed(y(height) - 8)}V${fixed(y(height) - 26)}"/><text class="value" text-anchor="${anchor}" x="${fixed(Math.min(x(toM), width))}" y="${fixed(y(height) - 48)}">${hours(timeAt(toM))}</text><text class="tick" text-anchor="${anchor}" x="${fixed(Math.min(x(toM), width))}" y="${fixed(y(height) - 32)}">${Math.round(height)} m</text>`;
  })
  .join('');

const bites = feeding.items
  .filter(({ kind }) => kind !== 'water')
  .map(
    ({ atM, kind }) =>
      `<circle class="bite ${kind}" cx="${fixed(Math.min(width - 8, Math.max(8, x(atM))))}" cy="${kind === 'drink' ? food.drink : food.gel}" r="${kind === 'drink' ? 6 : 8}"/>`,
  )
  .join('');

const ticks = [0, 10, 20, 30, 40, 50]
  .map(
    (at) =>
      `<text class="tick" text-anchor="${at ? 'middle' : 'start'}" x="${fixed(x(1000 * at))}" y="320">${at} km</text>`,
  )
  .join('');

const { totals } = feeding;
export const courseWords = {
  km: Math.round(km(route.distanceM)),
  ascentM: Math.round(route.ascentM),
  time: hours(plan.totalTimeS),
  carbohydrateG: Math.round(totals.carbohydrateG),
  fluidL: (totals.fluidMl / 1000).toFixed(1),
};

/** A race on one axis: the road with its summits and arrival times, the power of each part, and what to eat where. */
export const courseFigure = `<svg class="course" viewBox="0 36 ${width} 468" role="img" aria-label="A race plan: ${courseWords.km} km and ${courseWords.ascentM} m of climbing in ${courseWords.time} h. ${plan.segments
  .map(
    ({ fromM, toM, powerW }) => `Kilometre ${Math.round(km(fromM))} to ${Math.round(km(toM))}: ${powerW} W`,
  )
  .join(
    '. ',
  )}. To eat: ${courseWords.carbohydrateG} g of carbohydrate.">${ground}<path class="contour" d="${contour}"/>${summits}${ticks}${efforts}<path class="axis" d="M0 ${food.gel}H${width}M0 ${food.drink}H${width}"/>${bites}</svg>`;
