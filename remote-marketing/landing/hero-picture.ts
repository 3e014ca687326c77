import { climbOutline } from '@breakaway/ui/climb-outline';
import { groundOf, ridge } from '@breakaway/ui/ridge';
import { spokenTime } from './ask/answer.ts';
import type { Answer, Question } from './ask/model.ts';

/** The climb's foot lies above the edge, so that every kilometre has room for its gradient. */
const box = { width: 1440, height: 300, top: 60, base: 260 };
/** How the gradient changes along a climb, as a share of its mean: steep ramps, a shelf, an easier end. */
const shape = [1.22, 1.08, 1.2, 0.98, 1.04, 0.86, 1.12, 0.9, 0.78, 1.1, 1.16, 1.02, 0.8, 0.74];
const mean = shape.reduce((sum, share) => sum + share, 0) / shape.length;
/** The climb that fills the picture: its height in km times %. */
const HIGHEST = 112;

const fixed = (value: number) => String(Math.round(value * 10) / 10);

/** The two ridges behind the climb. They never change. */
const backdrop = [
  { seed: 5, top: 10, base: 210, tone: 'far' },
  { seed: 23, top: 90, base: 272, tone: 'near' },
]
  .map(
    ({ seed, tone, ...place }) =>
      `<path class="${tone}" d="${groundOf(ridge(seed), { left: 0, right: box.width, ...place }, box.height)}"/>`,
  )
  .join('');

/**
 * The climb of a question, part by part in the colours of its gradients, and where the rider is when the time is over.
 * The higher the climb, the higher it stands.
 */
export function climbPicture({ km, percent, minutes }: Question, { reachable }: Answer): string {
  const count = Math.min(24, Math.max(6, Math.ceil(km)));
  const gradients = Array.from(
    { length: count },
    (_, i) => (percent * shape[Math.floor((i / count) * shape.length)]!) / mean,
  );
  const climb = climbOutline(gradients, box, Math.min(1, Math.max(0.24, (km * percent) / HIGHEST)));
  const columns = climb.columns.map(({ path, grade, percent: gradient, labelX }) => {
    const label = `<text x="${fixed(labelX)}" y="${box.height - 14}">${gradient.toFixed(1)} %</text>`;
    return `<path class="grade-${grade}" d="${path}"/>${label}`;
  });
  const share = Math.min(1, minutes / reachable.minutes);
  const { x, y } = climb.at(Math.min(share, 0.955));
  // A line without length and with a round end stays a circle, however wide the picture is drawn.
  const dot = `M${fixed(x)} ${fixed(y)}h0`;
  const words =
    share < 1
      ? `You, after ${spokenTime(minutes)}: ${fixed(share * km)} km`
      : `You, at the top after ${spokenTime(reachable.minutes)}`;
  return `${columns.join('')}<path class="contour" d="${climb.contour}"/><path class="halo" d="${dot}"/><path class="rider" d="${dot}"/><text class="you" x="${fixed(x - 20)}" y="${fixed(y - 18)}">${words}</text>`;
}

export const heroPicture = (question: Question, answer: Answer): string =>
  `<svg class="picture" viewBox="0 0 ${box.width} ${box.height}" preserveAspectRatio="none" role="img" aria-label="The climb: ${question.km} km at ${question.percent} %, each kilometre in the colour of its gradient."><g>${backdrop}</g><g id="climb">${climbPicture(question, answer)}</g></svg>`;
