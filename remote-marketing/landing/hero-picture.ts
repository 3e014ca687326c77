import { groundOf, outlineOf, ridge } from '@breakaway/ui/ridge';
import type { Answer, Question } from './ask/model.ts';

const [width, height] = [1440, 360];
const base = 344;
/** How the gradient changes along a climb, as a share of its mean: steep ramps, a shelf, an easier end. */
const shape = [1.22, 1.08, 1.2, 0.98, 1.04, 0.86, 1.12, 0.9, 0.78, 1.1, 1.16, 1.02, 0.8, 0.74];
const mean = shape.reduce((sum, share) => sum + share, 0) / shape.length;

/** The class of a gradient: the colours `--grade-1` to `--grade-5`. */
export const gradeOf = (percent: number): number =>
  1 + [3, 6, 8.5, 11].filter((limit) => percent >= limit).length;

const fixed = (value: number) => String(Math.round(value * 10) / 10);

/** The two ridges behind the climb. They never change. */
export const backdrop = [
  { seed: 5, top: 20, base: 250, tone: 'far' },
  { seed: 23, top: 110, base: 330, tone: 'near' },
]
  .map(
    ({ seed, tone, ...box }) =>
      `<path class="${tone}" d="${groundOf(ridge(seed), { left: 0, right: width, ...box }, height)}"/>`,
  )
  .join('');

/**
 * The climb of a question, kilometre by kilometre in the colours of its gradients, and where the rider is when the time
 * is over. The higher the climb, the higher it stands.
 */
export function climbPicture({ km, percent, minutes }: Question, { reachable }: Answer): string {
  const columns = Math.min(24, Math.max(6, Math.ceil(km)));
  const slopes = Array.from(
    { length: columns },
    (_, i) => shape[Math.floor((i / columns) * shape.length)]! / mean,
  );
  const rise = Math.min(1, Math.max(0.24, (km * percent) / 112));
  const heights = [0];
  for (const slope of slopes) heights.push(heights.at(-1)! + slope / columns);
  const total = heights.at(-1)!;
  const scaled = heights.map((value) => (rise * value) / total);
  const top = 64;
  const y = (value: number) => base - value * (base - top);
  const x = (i: number) => (i / columns) * width;
  const kilometres = slopes.map((slope, i) => {
    const [left, right] = [fixed(x(i)), fixed(x(i + 1) - 3)];
    // A low column has no room for its gradient.
    const room = (y(scaled[i]!) + y(scaled[i + 1]!)) / 2 < base - 22;
    const label = !room
      ? ''
      : `<text x="${fixed((x(i) + x(i + 1)) / 2)}" y="${base + 2}">${(slope * percent).toFixed(1)} %</text>`;
    return `<path class="grade-${gradeOf(slope * percent)}" d="M${left} ${fixed(y(scaled[i]!))}L${right} ${fixed(y(scaled[i + 1]!))}V${height}H${left}Z"/>${label}`;
  });
  const share = Math.min(1, minutes / reachable.minutes);
  const at = share * columns;
  const i = Math.min(Math.floor(at), columns - 1);
  const [riderX, riderY] = [
    Math.min(width - 40, share * width),
    y(scaled[i]! + (at - i) * (scaled[i + 1]! - scaled[i]!)),
  ];
  const contour = outlineOf(scaled, { left: 0, right: width, top, base });
  // A line without length and with a round end stays a circle, however wide the picture is drawn.
  const dot = `M${fixed(riderX)} ${fixed(riderY)}h0`;
  const whereWords =
    share < 1
      ? `You, after ${Math.round(minutes)} min: ${fixed(share * km)} km`
      : `You, at the top after ${Math.round(reachable.minutes)} min`;
  return `${kilometres.join('')}<path class="contour" d="${contour}"/><path class="halo" d="${dot}"/><path class="rider" d="${dot}"/><text class="you" x="${fixed(riderX - 20)}" y="${fixed(riderY - 18)}">${whereWords}</text>`;
}

export const heroPicture = (question: Question, answer: Answer): string =>
  `<svg class="picture" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" role="img" aria-label="The climb: ${question.km} km at ${question.percent} %, each kilometre in the colour of its gradient."><g>${backdrop}</g><g id="climb">${climbPicture(question, answer)}</g></svg>`;
